import { telHref } from '@portal/shared/site'
import { ButtonLink } from '@portal/shared/ui'
import { Phone, Utensils } from 'lucide-react'
import type { restaurants } from '../../content/facts/restaurants.ts'
import { DetailsDialog } from '../parts/details-dialog.tsx'
import { peso } from '../parts/peso.ts'
import { useMenusCopy } from './copy.ts'
import { type MenuCourse, menuCourses } from './menu-courses.ts'

interface ViewMenuProps {
  restaurant: (typeof restaurants)[number]
  name: string
}

/** The menu of a restaurant with its prices. */
export function ViewMenu({ restaurant: { id, phone }, name }: ViewMenuProps) {
  const copy = useMenusCopy()
  return (
    <DetailsDialog
      label={copy.viewMenu}
      name={copy.viewNamed(name)}
      icon={<Utensils aria-hidden="true" />}
      title={copy.title(name)}
      description={copy.note}
    >
      <div className="space-y-6">
        {menuCourses(id).map((course) => (
          <CourseTable key={course.course} course={course} />
        ))}
      </div>
      <div className="mt-6">
        <ButtonLink icon={<Phone aria-hidden="true" />} href={telHref(phone)}>
          {copy.call(phone)}
        </ButtonLink>
      </div>
    </DetailsDialog>
  )
}

function CourseTable({ course: { course, dishes } }: { course: MenuCourse }) {
  const copy = useMenusCopy()
  return (
    <table className="w-full">
      <caption className="border-gold border-b-2 pb-1 text-start font-display font-semibold text-lg">
        {copy.courses[course]}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.dish}</th>
          <th scope="col">{copy.price}</th>
        </tr>
      </thead>
      <tbody>
        {dishes.map(({ id, price }) => (
          <tr key={id} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              <span className="block font-semibold">{copy.dishes[id].name}</span>
              <span className="block text-ink-muted text-sm">{copy.dishes[id].note}</span>
            </th>
            <td className="py-2 text-end align-top font-semibold whitespace-nowrap">
              {peso(price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
