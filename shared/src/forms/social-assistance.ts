import { type FormFacts, free, workingDays } from './form.ts'

// placeholder: requirements, until the office has confirmed them
export const socialAssistance: FormFacts = {
  title: {
    en: 'Social Assistance Application',
    fil: 'Aplikasyon para sa Tulong Panlipunan',
  },
  homeTitle: {
    en: 'Social Assistance Requirements',
    fil: 'Mga Kailangan para sa Tulong Panlipunan',
  },
  description: {
    en: 'For families in need of medical, burial, educational, food or transportation assistance.',
    fil: 'Para sa mga pamilyang nangangailangan ng tulong medikal, pampalibing, pang-edukasyon, pagkain o pamasahe.',
  },
  category: { en: 'Social Services', fil: 'Serbisyong Panlipunan' },
  icon: 'heart-handshake',
  office: 'social-services',
  requirements: [
    {
      en: 'Application form, filled in and signed',
      fil: 'Form ng aplikasyon na sinagutan at nilagdaan',
    },
    {
      en: 'Certificate of indigency from the barangay (original)',
      fil: 'Sertipiko ng indigency mula sa barangay (orihinal)',
    },
    {
      en: 'One valid ID of the applicant, with a photocopy',
      fil: 'Isang balidong ID ng aplikante, kasama ang photocopy',
    },
    {
      en: 'For medical assistance: medical certificate, and the prescription, laboratory request or hospital bill',
      fil: 'Para sa tulong medikal: medical certificate, at ang reseta, laboratory request o bayarin sa ospital',
    },
    {
      en: 'For burial assistance: death certificate and funeral contract',
      fil: 'Para sa tulong pampalibing: sertipiko ng kamatayan at kontrata sa punerarya',
    },
    {
      en: 'For educational assistance: school ID or certificate of enrollment',
      fil: 'Para sa tulong pang-edukasyon: school ID o certificate of enrollment',
    },
  ],
  processingTime: workingDays(5, 10),
  fee: free,
}
