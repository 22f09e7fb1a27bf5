import type { FormSheet } from '../sheet.ts'
import { date, email, fullName, mobile, option, signatureOf, text } from './common-fields.ts'

export const civilRegistrySheet: FormSheet = {
  overline: { en: 'Civil Registry Forms', fil: 'Mga Form ng Rehistro Sibil' },
  heading: { en: 'Civil Registry Request Form', fil: 'Form ng Kahilingan sa Rehistro Sibil' },
  checklistHeading: { en: 'Requirements', fil: 'Mga kailangan' },
  groups: [
    {
      heading: { en: 'Record requested', fil: 'Hinihiling na rekord' },
      fields: [
        {
          kind: 'one',
          name: 'record',
          label: { en: 'Certified copy of the', fil: 'Sertipikadong kopya ng' },
          span: 12,
          options: [
            option('birth', 'certificate of live birth', 'sertipiko ng kapanganakan'),
            option('marriage', 'certificate of marriage', 'sertipiko ng kasal'),
            option('death', 'certificate of death', 'sertipiko ng kamatayan'),
          ],
        },
        text('copies', 3, 'Number of copies', 'Bilang ng kopya'),
        text('purpose', 9, 'Purpose', 'Paggagamitan', {
          en: 'school, work, passport, claim',
          fil: 'paaralan, trabaho, pasaporte, benepisyo',
        }),
      ],
    },
    {
      heading: { en: 'Person named in the record', fil: 'Taong nakatala sa rekord' },
      note: {
        en: 'For a marriage, write the name of one spouse here and the other below. Women: name before marriage.',
        fil: 'Kung rekord ng kasal ang hinihiling, isulat dito ang pangalan ng isa sa ikinasal at sa ibaba ang isa pa. Sa babae: pangalan noong dalaga.',
      },
      fields: [
        ...fullName('person'),
        date(
          'eventDate',
          6,
          'Date of birth, marriage or death',
          'Petsa ng kapanganakan, kasal o kamatayan',
        ),
        text(
          'eventPlace',
          6,
          'Place: barangay, municipality, province',
          'Lugar: barangay, bayan, lalawigan',
        ),
        text('father', 6, "Father's full name", 'Buong pangalan ng ama'),
        text(
          'mother',
          6,
          "Mother's full name before marriage",
          'Buong pangalan ng ina noong dalaga',
        ),
        text(
          'spouse',
          8,
          'For a marriage: full name of the other spouse',
          'Para sa rekord ng kasal: buong pangalan ng isa pang ikinasal',
        ),
        text('registryNumber', 4, 'Registry no., if known', 'Registry blg., kung alam'),
      ],
    },
    {
      heading: { en: 'Person who requests', fil: 'Humihiling' },
      fields: [
        ...fullName('requester'),
        {
          kind: 'one',
          name: 'relationship',
          label: {
            en: 'Relationship to the person in the record',
            fil: 'Kaugnayan sa taong nakatala sa rekord',
          },
          span: 12,
          options: [
            option('self', 'Self', 'Ako mismo'),
            option('spouse', 'Spouse', 'Asawa'),
            option('parent', 'Parent', 'Magulang'),
            option('child', 'Child', 'Anak'),
            option(
              'kin',
              'Nearest of kin of the deceased',
              'Pinakamalapit na kamag-anak ng namatay',
            ),
            option('guardian', 'Guardian', 'Legal na tagapag-alaga'),
            option('representative', 'Authorized representative', 'Awtorisadong kinatawan'),
          ],
        },
        text('requesterAddress', 12, 'Home address', 'Tirahan'),
        mobile('requesterMobile', 4),
        email('requesterEmail', 4),
        text('identification', 4, 'ID shown and its number', 'ID na ipinakita at numero nito'),
      ],
    },
  ],
  declaration: {
    en: 'I declare that the information in this form is true, and that I am the person named in the record or have the right to ask for it.',
    fil: 'Pinatutunayan ko na totoo ang impormasyon sa form na ito, at na ako ang taong nakatala sa rekord o may karapatan akong humiling nito.',
  },
  signatory: signatureOf('person who requests', 'humihiling'),
}
