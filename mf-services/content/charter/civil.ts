import { payment } from './payment.ts'
import { formAt, places } from './places.ts'
import type { Service } from './service.ts'

const clerk = {
  en: 'Registration Clerk, Civil Registry Office',
  fil: 'Kawani sa Pagrerehistro, Tanggapan ng Rehistro Sibil',
}

// placeholder: who may avail, and the steps with their posts and times, until the offices have confirmed them
export const civil: Service = {
  id: 'civil',
  form: 'civil-registry',
  description: {
    en: 'Certified copies of the birth, marriage and death records that the town keeps.',
    fil: 'Sertipikadong kopya ng rekord ng kapanganakan, kasal at kamatayan na iniingatan ng bayan.',
  },
  apply: { en: 'Apply for Civil Registry', fil: 'Humiling sa Rehistro Sibil' },
  classification: 'simple',
  transactions: ['G2C'],
  whoMayAvail: {
    en: 'The person named in the record; the spouse, parents, children or guardian; the nearest of kin of a person who has died; whoever they authorize in writing',
    fil: 'Ang taong nakatala sa rekord; ang asawa, magulang, anak o legal na tagapag-alaga (guardian); ang pinakamalapit na kamag-anak ng namatay; sinumang may nakasulat na pahintulot nila',
  },
  whereToGet: [
    formAt('civil-registry'),
    places.idIssuer,
    {
      en: 'Whoever authorizes you writes and signs the letter',
      fil: 'Isinusulat at nilalagdaan ng nagbibigay ng pahintulot',
    },
    {
      en: "Treasurer's Office, in step 2",
      fil: 'Tanggapan ng Ingat-Yaman, sa ika-2 hakbang',
    },
  ],
  steps: [
    {
      client: {
        en: 'Submit the request form and show your ID.',
        fil: 'Isumite ang form ng kahilingan at ipakita ang ID.',
      },
      office: {
        en: 'Checks the form and the ID, and gives the order of payment.',
        fil: 'Tinitingnan ang form at ID, at nagbibigay ng order of payment.',
      },
      person: clerk,
      time: { minutes: 15 },
    },
    payment(10),
    {
      client: {
        en: 'Show the official receipt and take the claim stub.',
        fil: 'Ipakita ang opisyal na resibo at kunin ang claim stub.',
      },
      office: {
        en: 'Searches the register, prepares the copy, compares it with the record and certifies it.',
        fil: 'Hinahanap ang tala, inihahanda ang kopya, inihahambing sa rekord at sinesertipikahan.',
      },
      person: {
        en: 'Registration Officer; Municipal Civil Registrar',
        fil: 'Opisyal sa Pagrerehistro; Tagarehistro Sibil ng Bayan',
      },
      time: { days: [1, 3] },
    },
    {
      client: {
        en: 'Show the claim stub and your ID. Check every entry before you leave.',
        fil: 'Ipakita ang claim stub at ID. Basahing mabuti ang kopya bago umalis.',
      },
      office: {
        en: 'Releases the certified copy.',
        fil: 'Ibinibigay ang sertipikadong kopya.',
      },
      person: clerk,
      time: { minutes: 10 },
    },
  ],
}
