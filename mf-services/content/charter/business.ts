import { payment } from './payment.ts'
import { formAt, places } from './places.ts'
import type { Service } from './service.ts'

// placeholder: who may avail, and the steps with their posts and times, until the offices have confirmed them
export const business: Service = {
  id: 'business',
  form: 'business-permit',
  description: {
    en: "The mayor's permit to open a business, renew it every year, or change what is registered.",
    fil: 'Permit mula sa punong bayan para magbukas ng negosyo, mag-renew taon-taon, o magbago ng nakarehistro.',
  },
  apply: { en: 'Apply for Business Permits', fil: 'Mag-apply ng Permit sa Negosyo' },
  classification: 'technical',
  transactions: ['G2B'],
  whoMayAvail: {
    en: 'Owners of a business in the municipality: single proprietors, partnerships, corporations and cooperatives, or whoever they authorize in writing',
    fil: 'Mga may negosyo sa bayan: iisang may-ari, sosyohan, korporasyon at kooperatiba, o sinumang may nakasulat na pahintulot nila',
  },
  whereToGet: [
    formAt('business-permit'),
    { en: 'DTI, SEC or CDA, in person or online', fil: 'DTI, SEC o CDA, sa opisina o online' },
    {
      en: 'Hall of the barangay where the business stands',
      fil: 'Barangay hall na nakasasakop sa negosyo',
    },
    {
      en: "Registry of Deeds, Municipal Assessor's Office or the lessor",
      fil: 'Registry of Deeds, Tanggapan ng Tagatasa ng Bayan o nagpapaupa',
    },
    places.planning,
    { en: 'Municipal Health Office', fil: 'Tanggapan ng Kalusugang Pambayan' },
    places.fire,
    {
      en: "Treasurer's Office (cedula); the agency that issued the ID",
      fil: 'Tanggapan ng Ingat-Yaman (sedula); ahensiyang nagbigay ng ID',
    },
    { en: 'Your own records', fil: 'Sariling talaan ng negosyo' },
  ],
  steps: [
    {
      client: {
        en: 'Submit the form with all requirements.',
        fil: 'Isumite ang form kasama ang lahat ng kailangan.',
      },
      office: {
        en: 'Checks that nothing is missing and gives a receipt with a reference number.',
        fil: 'Tinitingnan kung kumpleto at nagbibigay ng resibo ng pagtanggap na may reference number.',
      },
      person: {
        en: 'Licensing Clerk, Business License Office',
        fil: 'Kawani sa Paglilisensiya, Tanggapan ng Lisensiya sa Negosyo',
      },
      time: { minutes: 30 },
    },
    {
      client: {
        en: 'Be at the place of business on the day of the inspection.',
        fil: 'Hintayin ang mga inspektor sa puwesto ng negosyo sa araw ng inspeksiyon.',
      },
      office: {
        en: 'Inspects zoning, building, sanitation and fire safety in one visit and writes the report.',
        fil: 'Sinusuri sa isang dalaw ang zoning, gusali, kalinisan at kaligtasan sa sunog, at gumagawa ng ulat.',
      },
      person: { en: 'Joint Inspection Team', fil: 'Pangkat ng Magkasanib na Inspeksiyon' },
      time: { days: [7, 10] },
    },
    {
      client: {
        en: 'Wait for a call or text message, then claim the order of payment.',
        fil: 'Hintayin ang tawag o text, saka kunin ang order of payment.',
      },
      office: {
        en: 'Computes the taxes and fees for the type of business.',
        fil: 'Kinukuwenta ang buwis at bayarin ayon sa uri ng negosyo.',
      },
      person: {
        en: 'Licensing Clerk, Business License Office',
        fil: 'Kawani sa Paglilisensiya, Tanggapan ng Lisensiya sa Negosyo',
      },
      time: { days: [3, 4] },
    },
    payment(20),
    {
      client: {
        en: 'Wait for the notice that the permit is ready.',
        fil: 'Hintayin ang abiso na handa na ang permit.',
      },
      office: {
        en: 'Reviews the papers; the mayor signs the permit.',
        fil: 'Nirerepaso ang mga papeles; nilalagdaan ng punong bayan ang permit.',
      },
      person: {
        en: 'Head of the Business License Office; Municipal Mayor',
        fil: 'Pinuno ng Tanggapan ng Lisensiya sa Negosyo; Punong Bayan',
      },
      time: { days: [5, 6] },
    },
    {
      client: {
        en: 'Show the official receipt and an ID, and sign the logbook.',
        fil: 'Ipakita ang opisyal na resibo at ID, at lumagda sa logbook.',
      },
      office: {
        en: 'Releases the permit and the business plate.',
        fil: 'Ibinibigay ang permit at ang plaka ng negosyo.',
      },
      person: {
        en: 'Releasing Clerk, Business License Office',
        fil: 'Kawani sa Paglalabas ng Permit, Tanggapan ng Lisensiya sa Negosyo',
      },
      time: { minutes: 15 },
    },
  ],
}
