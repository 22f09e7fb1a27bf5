import { formAt, places } from './places.ts'
import type { Service } from './service.ts'

const worker = {
  en: 'Social Worker, Social Services Office',
  fil: 'Social Worker, Tanggapan ng Serbisyong Panlipunan',
}

// placeholder: who may avail, and the steps with their posts and times, until the offices have confirmed them
export const social: Service = {
  id: 'social',
  form: 'social-assistance',
  description: {
    en: 'Help for families in need: hospital bills, burial, school, food or fare.',
    fil: 'Tulong sa mga pamilyang nangangailangan: gastos sa ospital, libing, pag-aaral, pagkain o pamasahe.',
  },
  apply: { en: 'Apply for Social Assistance', fil: 'Mag-apply ng Tulong Panlipunan' },
  classification: 'complex',
  transactions: ['G2C'],
  whoMayAvail: {
    en: 'Residents in crisis or with little income. Senior citizens, persons with disability, pregnant women and solo parents are served first.',
    fil: 'Mga residenteng nasa krisis o kapos ang kita. Inuunang paglingkuran ang senior citizen, may kapansanan, buntis at solo parent.',
  },
  whereToGet: [
    formAt('social-assistance'),
    { en: 'Hall of your barangay', fil: 'Barangay hall ninyo' },
    places.idIssuer,
    {
      en: 'Attending doctor, hospital or health center',
      fil: 'Doktor na tumitingin, ospital o health center',
    },
    {
      en: 'Civil Registry Office; funeral home',
      fil: 'Tanggapan ng Rehistro Sibil; punerarya',
    },
    { en: "School registrar's office", fil: 'Registrar ng paaralan' },
  ],
  steps: [
    {
      client: {
        en: 'Submit the form with the requirements and answer the interview.',
        fil: 'Isumite ang form kasama ang mga kailangan at sagutin ang panayam.',
      },
      office: {
        en: 'Checks the papers, interviews the applicant and gives a reference number.',
        fil: 'Tinitingnan ang mga papeles, kinakapanayam ang aplikante at nagbibigay ng reference number.',
      },
      person: worker,
      time: { minutes: 60 },
    },
    {
      client: {
        en: 'Receive the social worker at home, where a visit is needed.',
        fil: 'Tanggapin sa bahay ang social worker, kung kailangan ang pagdalaw.',
      },
      office: {
        en: 'Visits the family, studies the case and recommends the assistance.',
        fil: 'Dinadalaw ang pamilya, pinag-aaralan ang kaso at nagrerekomenda ng tulong.',
      },
      person: worker,
      time: { days: [2, 5] },
    },
    {
      client: {
        en: 'Wait for a call or text message.',
        fil: 'Hintayin ang tawag o text.',
      },
      office: {
        en: 'Decides on the recommendation.',
        fil: 'Nagpapasya sa rekomendasyon.',
      },
      person: {
        en: 'Head of the Social Services Office; Municipal Mayor',
        fil: 'Pinuno ng Tanggapan ng Serbisyong Panlipunan; Punong Bayan',
      },
      time: { days: [1, 2] },
    },
    {
      client: {
        en: 'Wait for the date of release.',
        fil: 'Hintayin ang petsa ng pagkuha ng tulong.',
      },
      office: {
        en: 'Prepares the voucher and the money or guarantee letter.',
        fil: 'Inihahanda ang voucher at ang pera o guarantee letter.',
      },
      person: {
        en: 'Municipal Accountant; Municipal Treasurer',
        fil: 'Accountant ng Bayan; Ingat-Yaman ng Bayan',
      },
      time: { days: [2, 3] },
    },
    {
      client: {
        en: 'Bring your ID and sign for the assistance.',
        fil: 'Dalhin ang ID at lumagda sa pagtanggap ng tulong.',
      },
      office: {
        en: 'Releases the assistance.',
        fil: 'Ibinibigay ang tulong.',
      },
      person: {
        en: "Disbursing Officer, Treasurer's Office",
        fil: 'Opisyal sa Pagbabayad, Tanggapan ng Ingat-Yaman',
      },
      time: { minutes: 20 },
    },
  ],
}
