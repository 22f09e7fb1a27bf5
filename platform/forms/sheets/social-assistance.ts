import type { FormSheet } from '../sheet.ts'
import { date, fullName, mobile, option, signatureOf, text } from './common-fields.ts'

export const socialAssistanceSheet: FormSheet = {
  overline: { en: 'Social assistance', fil: 'Tulong panlipunan' },
  heading: { en: 'Social Assistance Application', fil: 'Aplikasyon para sa Tulong Panlipunan' },
  checklistHeading: {
    en: 'Social Assistance Requirements',
    fil: 'Mga Kailangan para sa Tulong Panlipunan',
  },
  groups: [
    {
      heading: { en: 'Assistance needed', fil: 'Kailangang tulong' },
      fields: [
        {
          kind: 'many',
          name: 'assistance',
          label: { en: 'Kind of assistance', fil: 'Uri ng tulong' },
          span: 12,
          options: [
            option('medical', 'Medical', 'Medikal'),
            option('burial', 'Burial', 'Pampalibing'),
            option('educational', 'Educational', 'Pang-edukasyon'),
            option('food', 'Food', 'Pagkain'),
            option('transportation', 'Transportation', 'Pamasahe'),
            option('other', 'Other', 'Iba pa'),
          ],
        },
        {
          kind: 'text',
          name: 'situation',
          label: {
            en: 'What happened, and what is needed',
            fil: 'Ano ang nangyari at ano ang kailangan',
          },
          span: 12,
          lines: 2,
        },
      ],
    },
    {
      heading: { en: 'Applicant', fil: 'Aplikante' },
      fields: [
        ...fullName('applicant'),
        date('birthDate', 4, 'Date of birth', 'Petsa ng kapanganakan'),
        {
          kind: 'one',
          name: 'civilStatus',
          label: { en: 'Civil status', fil: 'Katayuang sibil' },
          span: 8,
          options: [
            option('single', 'Single', 'Walang asawa'),
            option('married', 'Married', 'May asawa'),
            option('widowed', 'Widowed', 'Balo'),
            option('separated', 'Separated', 'Hiwalay sa asawa'),
          ],
        },
        {
          kind: 'one',
          name: 'sex',
          label: { en: 'Sex', fil: 'Kasarian' },
          span: 3,
          options: [option('female', 'Female', 'Babae'), option('male', 'Male', 'Lalaki')],
        },
        text('street', 6, 'Home address: number, street, purok', 'Tirahan: numero, kalye, purok'),
        text('barangay', 3, 'Barangay', 'Barangay'),
        text('occupation', 5, 'Occupation', 'Hanapbuhay'),
        text('income', 3, 'Monthly income, ₱', 'Buwanang kita, ₱'),
        mobile('mobile', 4),
      ],
    },
    {
      heading: { en: 'Sector', fil: 'Sektor' },
      fields: [
        {
          kind: 'many',
          name: 'sector',
          label: {
            en: 'The applicant is (tick all that apply)',
            fil: 'Ang aplikante ay (lagyan ng tsek ang lahat ng angkop)',
          },
          span: 12,
          options: [
            option('senior', 'Senior citizen', 'Senior citizen'),
            option('pwd', 'Person with disability', 'May kapansanan (PWD)'),
            option('soloParent', 'Solo parent', 'Solo parent'),
            option('pregnant', 'Pregnant', 'Buntis'),
            option('indigenous', 'Indigenous people', 'Katutubo (IP)'),
            option('4ps', '4Ps member', 'Kasapi ng 4Ps'),
          ],
        },
      ],
    },
    {
      heading: {
        en: 'Person to be helped, if not the applicant',
        fil: 'Taong tutulungan, kung hindi ang aplikante',
      },
      fields: [
        text('beneficiary', 6, 'Full name', 'Buong pangalan'),
        text('beneficiaryRelationship', 3, 'Relationship', 'Kaugnayan'),
        text('beneficiaryAge', 3, 'Age', 'Edad'),
      ],
    },
    {
      heading: { en: 'Family', fil: 'Pamilya' },
      fields: [
        {
          kind: 'table',
          name: 'family',
          label: {
            en: 'People who live with the applicant',
            fil: 'Mga kasama ng aplikante sa bahay',
          },
          row: { en: 'Family member', fil: 'Kapamilya' },
          span: 12,
          rows: 4,
          columns: [
            { name: 'Name', label: { en: 'Full name', fil: 'Buong pangalan' }, span: 5 },
            { name: 'Relationship', label: { en: 'Relationship', fil: 'Kaugnayan' }, span: 2 },
            { name: 'Age', label: { en: 'Age', fil: 'Edad' }, span: 1 },
            { name: 'Occupation', label: { en: 'Occupation', fil: 'Hanapbuhay' }, span: 2 },
            {
              name: 'Income',
              label: { en: 'Monthly income, ₱', fil: 'Buwanang kita, ₱' },
              span: 2,
            },
          ],
        },
      ],
    },
  ],
  declaration: {
    en: 'I declare that the information in this form is true. I allow the Social Services Office to visit my home and to verify it.',
    fil: 'Pinatutunayan ko na totoo ang impormasyon sa form na ito. Pinahihintulutan ko ang Tanggapan ng Serbisyong Panlipunan na dumalaw sa aming bahay at beripikahin ito.',
  },
  signatory: signatureOf('applicant', 'aplikante'),
}
