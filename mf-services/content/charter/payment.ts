import type { Step } from './service.ts'

// placeholder: the post, until the Treasurer's Office has confirmed it
/** Paying is the same step in every service that costs something. */
export function payment(minutes: number): Step {
  return {
    client: {
      en: "Take the order of payment to the Treasurer's Office, pay, and keep the official receipt.",
      fil: 'Dalhin ang order of payment sa Tanggapan ng Ingat-Yaman, magbayad, at itago ang opisyal na resibo.',
    },
    office: {
      en: 'Accepts the payment and issues the official receipt.',
      fil: 'Tinatanggap ang bayad at nagbibigay ng opisyal na resibo.',
    },
    person: {
      en: "Revenue Collection Clerk, Treasurer's Office",
      fil: 'Kawani sa Koleksiyon, Tanggapan ng Ingat-Yaman',
    },
    time: { minutes },
    paid: true,
  }
}
