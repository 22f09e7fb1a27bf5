import { Card, CardTitle } from '@portal/shared/ui'
import { homeReading, profile, readingYears } from '../../../../content/facts/about.ts'
import { useAboutCopy } from '../copy.ts'

const rows = ['population', 'barangays', 'landArea'] as const

/** Says openly that two pages print different figures, and why. */
export function TwoReadings() {
  const copy = useAboutCopy().readings
  const cell = 'border-sky/40 border-t py-2 pe-2 text-start align-top last:pe-0 sm:pe-4'
  return (
    <Card tone="sky">
      <CardTitle level={3}>{copy.title}</CardTitle>
      <p className="mt-2 max-w-prose">{copy.text}</p>
      <table className="mt-4 w-full max-w-xl max-sm:text-sm">
        <caption className="ui-visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            {[copy.figure, copy.profile(readingYears.profile), copy.home(readingYears.home)].map(
              (heading) => (
                <th
                  key={heading}
                  scope="col"
                  className="py-2 pe-2 text-start align-top last:pe-0 sm:pe-4"
                >
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={`${cell} font-normal`}>
                {copy.rows[row]}
              </th>
              <td className={cell}>{profile[row]}</td>
              <td className={cell}>{homeReading[row]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">{copy.certified}</p>
    </Card>
  )
}
