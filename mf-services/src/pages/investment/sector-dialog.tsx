import { contactLink, telHref } from '@portal/shared/site'
import { ButtonLink, Dialog } from '@portal/shared/ui'
import { Mail, Phone } from 'lucide-react'
import { investmentOffice } from '../../../content/facts/investment-office.ts'
import { useInvestmentCopy } from './copy.ts'
import type { Sector } from './sector-card.tsx'

interface SectorDialogProps {
  sector: Sector
  open: boolean
  onClose: () => void
}

/** Projects, sites and permits of one sector, and whom to ask about them. */
export function SectorDialog({ sector, open, onClose }: SectorDialogProps) {
  const copy = useInvestmentCopy().sectors
  const { title, description, projects, sites, permits } = copy.items[sector.id]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <ButtonLink
            to={contactLink({
              department: investmentOffice.department,
              subject: copy.askSubject(title),
            })}
            variant="secondary"
            icon={<Mail aria-hidden="true" />}
          >
            {copy.ask}
          </ButtonLink>
          <ButtonLink href={telHref(investmentOffice.phone)} icon={<Phone aria-hidden="true" />}>
            {copy.call(investmentOffice.phone)}
          </ButtonLink>
        </>
      }
    >
      <p className="text-ink-muted text-sm">{copy.range}</p>
      <p className="font-display font-semibold text-2xl text-forest-ink">{sector.range}</p>
      <h3 className="mt-5 font-semibold text-xl">{copy.projects}</h3>
      <ul className="mt-2 grid gap-1.5 pl-5 list-disc marker:text-gold">
        {projects.map((project) => (
          <li key={project}>{project}</li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold text-xl">{copy.sites}</h3>
      <p className="mt-1">{sites}</p>
      <h3 className="mt-5 font-semibold text-xl">{copy.permits}</h3>
      <p className="mt-1">{permits}</p>
    </Dialog>
  )
}
