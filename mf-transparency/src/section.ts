import { dictionary } from '@portal/shared/i18n'
import { defineSection } from '@portal/shared/section'
import { names } from './names.ts'
import { anchors } from './project-anchors.ts'

export default defineSection({
  id: 'transparency',
  pages: [
    {
      path: '/transparency',
      title: dictionary['nav.transparency'],
      description: {
        en: 'Budgets, accounts, fund reports, bids, awards and contracts of the municipality, to read, download and save as data.',
        fil: 'Mga badyet, kuwenta, ulat ng pondo, bid, paggawad at kontrata ng munisipyo, na mababasa, mada-download at mase-save bilang datos.',
      },
      anchors: [
        'full-disclosure',
        'lgsf',
        'bayanihan-grant',
        'invitation-to-bid',
        'notice-of-award',
        'contract-agreement',
      ],
      load: () => import('./pages/transparency/page.tsx'),
    },
    {
      path: '/transparency/full-disclosure',
      title: names.fullDisclosure,
      description: {
        en: 'Annual budget, financial statements, procurement plan and fund reports of the municipality, and how to request a document.',
        fil: 'Taunang badyet, mga ulat pinansiyal, plano ng pagbili at mga ulat ng pondo ng munisipyo, at kung paano humiling ng dokumento.',
      },
      anchors: ['documents', 'request'],
      load: () => import('./pages/full-disclosure/page.tsx'),
    },
    {
      path: '/transparency/lgsf',
      title: names.lgsf,
      description: {
        en: 'Projects and reports of the Local Government Support Fund in the municipality.',
        fil: 'Mga proyekto at ulat ng Local Government Support Fund sa bayan.',
      },
      anchors: ['projects', 'documents'],
      load: () => import('./pages/lgsf/page.tsx'),
    },
    {
      path: '/transparency/bayanihan-grant',
      title: names.bayanihanGrant,
      description: {
        en: 'How the Bayanihan Grant of 2020 was planned, spent and liquidated.',
        fil: 'Kung paano binalak, ginastos at ni-liquidate ang Bayanihan Grant noong 2020.',
      },
      anchors: ['uses', 'projects', 'documents'],
      load: () => import('./pages/bayanihan-grant/page.tsx'),
    },
    {
      path: '/transparency/invitation-to-bid',
      title: names.invitationToBid,
      description: {
        en: 'Open bids of the municipality, the archive of closed ones, and the guidelines for bidders.',
        fil: 'Mga bukás na bid ng munisipyo, ang arkibo ng mga sarado na, at ang mga tuntunin para sa bidder.',
      },
      anchors: ['open', 'archive', 'guidelines', ...anchors.invited],
      load: () => import('./pages/invitation-to-bid/page.tsx'),
    },
    {
      path: '/transparency/notice-of-award',
      title: names.noticeOfAward,
      description: {
        en: 'Who won each bid of the municipality, and for how much.',
        fil: 'Sino ang nanalo sa bawat bid ng munisipyo, at magkano.',
      },
      anchors: anchors.awarded,
      load: () => import('./pages/notice-of-award/page.tsx'),
    },
    {
      path: '/transparency/notice-to-proceed',
      title: names.noticeToProceed,
      description: {
        en: 'When each contractor of the municipality may begin, and until when the contract runs.',
        fil: 'Kailan maaaring magsimula ang bawat kontratista ng munisipyo, at hanggang kailan ang kontrata.',
      },
      anchors: anchors.contracted,
      load: () => import('./pages/notice-to-proceed/page.tsx'),
    },
    {
      path: '/transparency/contract-agreement',
      title: names.contractAgreement,
      description: {
        en: 'Active and completed contracts of the municipality, and its transparency policy.',
        fil: 'Mga kasalukuyan at natapos na kontrata ng munisipyo, at ang patakaran nito sa transparency.',
      },
      anchors: ['active', 'completed', 'policy', ...anchors.contracted],
      load: () => import('./pages/contract-agreement/page.tsx'),
    },
  ],
  menu: [
    {
      id: 'transparency',
      label: dictionary['nav.transparency'],
      to: '/transparency',
      links: [
        { label: names.fullDisclosure, to: '/transparency/full-disclosure' },
        { label: names.lgsf, to: '/transparency/lgsf' },
        { label: names.bayanihanGrant, to: '/transparency/bayanihan-grant' },
        { label: names.invitationToBid, to: '/transparency/invitation-to-bid' },
        { label: names.noticeOfAward, to: '/transparency/notice-of-award' },
        { label: names.noticeToProceed, to: '/transparency/notice-to-proceed' },
        { label: names.contractAgreement, to: '/transparency/contract-agreement' },
      ],
    },
  ],
})
