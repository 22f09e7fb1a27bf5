import { payment } from './payment.ts'
import { formAt, places } from './places.ts'
import type { Service } from './service.ts'

// placeholder: who may avail, and the steps with their posts and times, until the offices have confirmed them
export const building: Service = {
  id: 'building',
  form: 'building-permit',
  description: {
    en: 'Permission to build, add to, repair or take down a house or any other structure.',
    fil: 'Pahintulot para magtayo, magdagdag, magkumpuni o maggiba ng bahay o iba pang gusali.',
  },
  apply: { en: 'Apply for Building Permits', fil: 'Mag-apply ng Permit sa Pagpapatayo' },
  classification: 'technical',
  transactions: ['G2C', 'G2B', 'G2G'],
  whoMayAvail: {
    en: 'Owners of a lot or building in the municipality, their contractors and authorized representatives, and agencies that build here',
    fil: 'Mga may-ari ng lote o gusali sa bayan, ang kanilang kontratista at awtorisadong kinatawan, at mga ahensiyang nagpapatayo rito',
  },
  whereToGet: [
    formAt('building-permit'),
    {
      en: "Registry of Deeds; the lot's owner and a notary public",
      fil: 'Registry of Deeds; may-ari ng lote at notaryo publiko',
    },
    {
      en: "Municipal Assessor's Office; Treasurer's Office (receipt)",
      fil: 'Tanggapan ng Tagatasa ng Bayan; Tanggapan ng Ingat-Yaman (resibo)',
    },
    {
      en: 'Hall of the barangay where the site is',
      fil: 'Barangay hall na nakasasakop sa lugar',
    },
    places.planning,
    {
      en: 'Your licensed architect and engineers',
      fil: 'Inyong lisensiyadong arkitekto at mga inhinyero',
    },
    {
      en: 'Your architect, engineer or contractor',
      fil: 'Inyong arkitekto, inhinyero o kontratista',
    },
    places.fire,
    {
      en: 'The professionals who signed the plans',
      fil: 'Mga propesyonal na lumagda sa plano',
    },
  ],
  steps: [
    {
      client: {
        en: 'Submit the form, the plans and all other requirements.',
        fil: 'Isumite ang form, mga plano at lahat ng iba pang kailangan.',
      },
      office: {
        en: 'Checks that nothing is missing and gives a receipt with a reference number.',
        fil: 'Tinitingnan kung kumpleto at nagbibigay ng resibo ng pagtanggap na may reference number.',
      },
      person: {
        en: 'Receiving Clerk, Engineering Office',
        fil: 'Kawani sa Pagtanggap, Tanggapan ng Inhinyero',
      },
      time: { minutes: 60 },
    },
    {
      client: {
        en: 'Meet the inspectors at the site.',
        fil: 'Salubungin ang mga inspektor sa lugar na pagtatayuan.',
      },
      office: {
        en: 'Checks the lines of the lot, setbacks, access and hazards on the site.',
        fil: 'Sinusuri ang mga hangganan ng lote, setback, daanan at panganib sa lugar.',
      },
      person: {
        en: 'Building Inspector; Zoning Officer',
        fil: 'Inspektor ng Gusali; Opisyal sa Zoning',
      },
      time: { days: [3, 5] },
    },
    {
      client: {
        en: 'If corrections are asked for, return the corrected plans.',
        fil: 'Kung may ipinapaayos, ibalik ang naiwastong plano.',
      },
      office: {
        en: 'Evaluates the architectural, structural, electrical, sanitary and plumbing plans.',
        fil: 'Sinusuri ang planong arkitektural, estruktural, elektrikal, sanitary at plumbing.',
      },
      person: {
        en: 'Plan Evaluators, Engineering Office',
        fil: 'Mga tagasuri ng plano, Tanggapan ng Inhinyero',
      },
      time: { days: [10, 15] },
    },
    {
      client: {
        en: 'Wait for a call or text message, then claim the order of payment.',
        fil: 'Hintayin ang tawag o text, saka kunin ang order of payment.',
      },
      office: {
        en: 'Computes the fee from the cost of the project.',
        fil: 'Kinukuwenta ang bayad batay sa halaga ng proyekto.',
      },
      person: {
        en: 'Assessment Clerk, Engineering Office',
        fil: 'Kawani sa Pagtatasa, Tanggapan ng Inhinyero',
      },
      time: { days: [2, 3] },
    },
    payment(20),
    {
      client: {
        en: 'Wait for the notice that the permit is ready.',
        fil: 'Hintayin ang abiso na handa na ang permit.',
      },
      office: {
        en: 'Reviews the evaluation and signs the permit.',
        fil: 'Nirerepaso ang pagsusuri at nilalagdaan ang permit.',
      },
      person: {
        en: 'Municipal Engineer as Building Official',
        fil: 'Inhinyero ng Bayan bilang Building Official',
      },
      time: { days: [5, 7] },
    },
    {
      client: {
        en: 'Show the official receipt and an ID, and sign the logbook.',
        fil: 'Ipakita ang opisyal na resibo at ID, at lumagda sa logbook.',
      },
      office: {
        en: 'Releases the permit, the approved plans and the sign for the site.',
        fil: 'Ibinibigay ang permit, ang aprobadong plano at ang karatula para sa lugar.',
      },
      person: {
        en: 'Releasing Clerk, Engineering Office',
        fil: 'Kawani sa Paglalabas ng Permit, Tanggapan ng Inhinyero',
      },
      time: { minutes: 15 },
    },
  ],
}
