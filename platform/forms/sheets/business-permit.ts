import type { FormSheet } from '../sheet.ts'
import { date, email, fullName, mobile, option, signatureOf, text } from './common-fields.ts'

export const businessPermitSheet: FormSheet = {
  overline: { en: 'Business permits', fil: 'Permit sa Negosyo' },
  heading: { en: 'Business Permit Application', fil: 'Aplikasyon para sa Permit sa Negosyo' },
  checklistHeading: { en: 'Requirements', fil: 'Mga kailangan' },
  groups: [
    {
      heading: { en: 'Application', fil: 'Aplikasyon' },
      fields: [
        {
          kind: 'one',
          name: 'applicationType',
          label: { en: 'Type of application', fil: 'Uri ng aplikasyon' },
          span: 6,
          options: [
            option('new', 'New', 'Bago'),
            option('renewal', 'Renewal', 'Pag-renew'),
            option('amendment', 'Amendment', 'Pagbabago'),
          ],
        },
        {
          kind: 'one',
          name: 'paymentMode',
          label: { en: 'Mode of payment', fil: 'Paraan ng pagbabayad' },
          span: 6,
          options: [
            option('annual', 'Annual', 'Taunan'),
            option('semiannual', 'Semi-annual', 'Kada 6 na buwan'),
            option('quarterly', 'Quarterly', 'Kada 3 buwan'),
          ],
        },
        {
          kind: 'one',
          name: 'organization',
          label: { en: 'Type of organization', fil: 'Uri ng organisasyon' },
          span: 12,
          options: [
            option('single', 'Sole proprietorship', 'Iisang may-ari'),
            option('partnership', 'Partnership', 'Sosyohan'),
            option('corporation', 'Corporation', 'Korporasyon'),
            option('cooperative', 'Cooperative', 'Kooperatiba'),
          ],
        },
      ],
    },
    {
      heading: { en: 'Owner or president', fil: 'May-ari o pangulo' },
      fields: [
        ...fullName('owner'),
        text('ownerAddress', 8, 'Home address', 'Tirahan'),
        text('ownerTin', 4, 'TIN', 'TIN'),
        mobile('ownerMobile', 4),
        email('ownerEmail', 4),
        text('ownerCitizenship', 4, 'Citizenship', 'Pagkamamamayan'),
      ],
    },
    {
      heading: { en: 'Business', fil: 'Negosyo' },
      fields: [
        text('businessName', 7, 'Registered business name', 'Rehistradong pangalan ng negosyo'),
        text('tradeName', 5, 'Trade name or signboard', 'Pangalan sa karatula'),
        text('registrationNumber', 7, 'DTI, SEC or CDA number', 'Numero sa DTI, SEC o CDA'),
        date('registrationDate', 5, 'Date of registration', 'Petsa ng rehistro'),
        text(
          'businessStreet',
          7,
          'Business address: number, street, purok',
          'Lugar ng negosyo: numero, kalye, purok',
        ),
        text('businessBarangay', 5, 'Barangay', 'Barangay'),
        text('lineOfBusiness', 7, 'Line of business', 'Uri ng negosyo'),
        text(
          'capital',
          5,
          'Capital (new) or gross sales (renewal), ₱',
          'Puhunan (bago) o kabuuang benta (pag-renew), ₱',
        ),
        text('floorArea', 4, 'Floor area, m²', 'Lawak ng puwesto, m²'),
        text('workersMale', 4, 'Workers: male', 'Manggagawa: lalaki'),
        text('workersFemale', 4, 'Workers: female', 'Manggagawa: babae'),
        {
          kind: 'one',
          name: 'placeOwnership',
          label: { en: 'The place of business is', fil: 'Ang puwesto ng negosyo ay' },
          span: 4,
          options: [option('owned', 'owned', 'pag-aari'), option('rented', 'rented', 'inuupahan')],
        },
        text(
          'lessor',
          5,
          'If rented: name of the lessor',
          'Kung inuupahan: pangalan ng nagpapaupa',
        ),
        text('rent', 3, 'Monthly rent, ₱', 'Buwanang upa, ₱'),
      ],
    },
    {
      heading: { en: 'Contact in an emergency', fil: 'Tatawagan sa oras ng emergency' },
      fields: [
        text('emergencyName', 8, 'Full name', 'Buong pangalan'),
        mobile('emergencyMobile', 4),
      ],
    },
  ],
  declaration: {
    en: 'I declare that the information in this form is true and complete. I agree to follow the ordinances of the municipality, and I know that a false statement is a ground for refusing or revoking the permit.',
    fil: 'Pinatutunayan ko na totoo at kumpleto ang impormasyon sa form na ito. Susundin ko ang mga ordinansa ng bayan, at batid ko na ang maling pahayag ay sapat na dahilan upang tanggihan o bawiin ang permit.',
  },
  signatory: signatureOf('owner or president', 'may-ari o pangulo'),
}
