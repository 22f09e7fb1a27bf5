import { ButtonLink, LastChecked } from '@portal/shared/ui'
import { mayorOffice } from '../../../content/facts/mayor.ts'
import { officials, officialsCheck } from '../../../content/facts/officials.ts'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { useMayorCopy } from '../../copy/mayor.ts'
import { MayorActions } from '../../parts/mayor-actions.tsx'
import { MayorPicture } from '../../parts/mayor-picture.tsx'
import { OfficePhone } from '../../parts/office-phone.tsx'

export default function MayorPanel() {
  const copy = useMayorCopy()
  const { openDoor, more } = useGovernanceCopy().mayor
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] md:gap-12">
      <MayorPicture />
      <div className="grid gap-6">
        <div>
          <h3 className="text-3xl">{officials.mayor}</h3>
          <p className="font-semibold text-lg">{copy.position}</p>
          <p className="mt-3 text-lg">{copy.lead}</p>
        </div>
        <blockquote className="border-gold border-s-4 ps-5 font-display text-2xl">
          {copy.vision.quote}
        </blockquote>
        <LastChecked {...officialsCheck} />
        <div>
          <p>{openDoor}</p>
          <OfficePhone office={copy.office} phone={mayorOffice.phone} />
        </div>
        <MayorActions />
        <ButtonLink to="/governance/mayor" variant="quiet" className="-ml-2.5 justify-self-start">
          {more}
        </ButtonLink>
      </div>
    </div>
  )
}
