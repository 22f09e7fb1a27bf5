import type { Translated } from '@portal/shared/i18n'
import type { footer as en } from '../en/footer.ts'

export const footer = {
  services: 'Mga serbisyo',
  transparency: 'Transparency',
  quickLinks: 'Mabilisang link',
  office: 'Munisipyo',
  hotlines: 'Mga hotline sa emergency',
  social: 'Sundan kami',
  newTab: (name) => `${name} (magbubukas sa bagong tab)`,
  statements: 'Tungkol sa website na ito',
  terms: 'Mga tuntunin ng paggamit',
  termsText:
    'Ang impormasyon sa website na ito ay para sa publiko at malayang magagamit basta’t babanggitin ang pinagmulan. Opisyal na kopya ang mga form at dokumento, maliban sa mga may tatak na halimbawa; kung may kaibahan sa nakalimbag na kopyang nasa munisipyo, ang nakalimbag ang masusunod.',
  compliance:
    'Sumusunod ang website na ito sa RA 11032 (Ease of Doing Business), RA 10173 (Data Privacy Act), RA 10844 (DICT Act) at WCAG 2.1 AA.',
  rights: (title) => `${title}, Republika ng Pilipinas`,
} as const satisfies Translated<typeof en>
