import { lateParts, Section, Tabs } from '@portal/shared/ui'
import { LedgerScene } from '../../illustrations/ledger-scene.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { usePageCopy } from './copy.ts'
import { useOverviewStats } from './use-overview-stats.ts'

// The six tabs (spec §2): five are hidden when the page opens, and all can be read without a script.
export const late = lateParts(import.meta.url, {
  FullDisclosure: () => import('./panels/full-disclosure.tsx'),
  Lgsf: () => import('./panels/lgsf.tsx'),
  BayanihanGrant: () => import('./panels/bayanihan-grant.tsx'),
  InvitationToBid: () => import('./panels/invitation-to-bid.tsx'),
  NoticeOfAward: () => import('./panels/notice-of-award.tsx'),
  ContractAgreement: () => import('./panels/contract-agreement.tsx'),
})
const { FullDisclosure, Lgsf, BayanihanGrant, InvitationToBid, NoticeOfAward, ContractAgreement } =
  late.components

export default function TransparencyPage() {
  const copy = usePageCopy()
  const stats = useOverviewStats()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<LedgerScene />}>
      <Section title={copy.figures} tone="tinted">
        <Stats stats={stats} />
      </Section>
      <Tabs
        label={copy.tabsLabel}
        tabs={[
          {
            id: 'full-disclosure',
            label: copy.tabs['full-disclosure'].label,
            content: <FullDisclosure />,
          },
          { id: 'lgsf', label: copy.tabs['lgsf'].label, content: <Lgsf /> },
          {
            id: 'bayanihan-grant',
            label: copy.tabs['bayanihan-grant'].label,
            content: <BayanihanGrant />,
          },
          {
            id: 'invitation-to-bid',
            label: copy.tabs['invitation-to-bid'].label,
            content: <InvitationToBid />,
          },
          {
            id: 'notice-of-award',
            label: copy.tabs['notice-of-award'].label,
            content: <NoticeOfAward />,
          },
          {
            id: 'contract-agreement',
            label: copy.tabs['contract-agreement'].label,
            content: <ContractAgreement />,
          },
        ]}
      />
    </RecordPage>
  )
}
