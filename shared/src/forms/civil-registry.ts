import { type FormFacts, workingDays } from './form.ts'

// placeholder: requirements, until the office has confirmed them
export const civilRegistry: FormFacts = {
  title: {
    en: 'Civil Registry Request Form',
    fil: 'Form ng Kahilingan sa Rehistro Sibil',
  },
  homeTitle: { en: 'Civil Registry Forms', fil: 'Mga Form ng Rehistro Sibil' },
  description: {
    en: 'One form for certified copies of birth, marriage and death records.',
    fil: 'Isang form para sa sertipikadong kopya ng rekord ng kapanganakan, kasal at kamatayan.',
  },
  category: { en: 'Civil Registry', fil: 'Rehistro Sibil' },
  icon: 'scroll-text',
  office: 'civil-registry',
  openOnSaturday: true,
  requirements: [
    {
      en: 'Request form, filled in and signed',
      fil: 'Form ng kahilingan na sinagutan at nilagdaan',
    },
    {
      en: 'One valid government ID of the person who requests, with a photocopy',
      fil: 'Isang balidong government ID ng humihiling, kasama ang photocopy',
    },
    {
      en: 'For a representative: authorization letter, and a copy of the ID of whoever signs it',
      fil: 'Kung kinatawan ang kukuha: liham ng pahintulot, at kopya ng ID ng lumagda rito',
    },
    {
      en: "Official receipt of the fee from the Treasurer's Office, paid once the request is submitted",
      fil: 'Opisyal na resibo ng bayad mula sa Tanggapan ng Ingat-Yaman, pagkaraang isumite ang kahilingan',
    },
  ],
  processingTime: workingDays(1, 3),
  fee: { en: '₱140 per copy', fil: '₱140 bawat kopya' },
}
