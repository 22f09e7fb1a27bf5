import type { FormSheet } from '../sheet.ts'
import { date, email, fullName, mobile, option, signatureOf, text } from './common-fields.ts'

export const buildingPermitSheet: FormSheet = {
  overline: { en: 'Building permits', fil: 'Permit sa Pagpapatayo' },
  heading: { en: 'Building Permit Application', fil: 'Aplikasyon para sa Permit sa Pagpapatayo' },
  checklistHeading: {
    en: 'Building Permit Checklist',
    fil: 'Talaan ng mga Kailangan sa Permit sa Pagpapatayo',
  },
  groups: [
    {
      heading: { en: 'Work to be done', fil: 'Gagawing trabaho' },
      fields: [
        {
          kind: 'one',
          name: 'scope',
          label: { en: 'Scope of work', fil: 'Saklaw ng trabaho' },
          span: 12,
          options: [
            option('new', 'New building', 'Bagong gusali'),
            option('addition', 'Addition', 'Pagdaragdag'),
            option('repair', 'Repair or renovation', 'Pagkukumpuni o pagbabago'),
            option('demolition', 'Demolition', 'Paggiba'),
          ],
        },
        {
          kind: 'one',
          name: 'use',
          label: { en: 'Use of the building', fil: 'Gamit ng gusali' },
          span: 12,
          options: [
            option('residential', 'Residential', 'Tirahan'),
            option('commercial', 'Commercial', 'Komersiyal'),
            option('institutional', 'Institutional', 'Institusyonal'),
            option('agricultural', 'Agricultural', 'Pansakahan'),
            option('industrial', 'Industrial', 'Industriyal'),
          ],
        },
      ],
    },
    {
      heading: { en: 'Owner', fil: 'May-ari' },
      fields: [
        ...fullName('owner'),
        text('ownerAddress', 8, 'Home address', 'Tirahan'),
        text('ownerTin', 4, 'TIN', 'TIN'),
        mobile('ownerMobile', 6),
        email('ownerEmail', 6),
      ],
    },
    {
      heading: { en: 'Lot and building', fil: 'Lote at gusali' },
      fields: [
        text('lotNumber', 3, 'Lot no.', 'Lote blg.'),
        text('blockNumber', 3, 'Block no.', 'Bloke blg.'),
        text('titleNumber', 3, 'Land title no.', 'Titulo ng lupa blg.'),
        text('taxDeclaration', 3, 'Tax declaration no.', 'Tax declaration blg.'),
        text('lotStreet', 8, 'Location: street, purok', 'Kinaroroonan: kalye, purok'),
        text('lotBarangay', 4, 'Barangay', 'Barangay'),
        text('lotArea', 3, 'Lot area, m²', 'Lawak ng lote, m²'),
        text('floorArea', 3, 'Total floor area, m²', 'Kabuuang lawak ng sahig, m²'),
        text('storeys', 2, 'No. of stories', 'Bilang ng palapag'),
        text('projectCost', 4, 'Estimated project cost, ₱', 'Tantiyang halaga ng proyekto, ₱'),
        date('startDate', 6, 'Proposed start', 'Planong simula'),
        date('completionDate', 6, 'Expected completion', 'Inaasahang pagtatapos'),
      ],
    },
    {
      heading: {
        en: 'Architect or civil engineer in charge of construction',
        fil: 'Arkitekto o inhinyero sibil na namamahala sa konstruksiyon',
      },
      fields: [
        text('professionalName', 6, 'Full name', 'Buong pangalan'),
        text('professionalAddress', 6, 'Address', 'Address'),
        text('prcNumber', 3, 'PRC no.', 'PRC blg.'),
        date('prcValidity', 4, 'Valid until', 'May bisa hanggang'),
        text('ptrNumber', 2, 'PTR no.', 'PTR blg.'),
        mobile('professionalMobile', 3),
      ],
    },
  ],
  declaration: {
    en: 'I declare that the information in this form is true and complete. I will not start the work before the permit is issued, and I will follow the approved plans and the National Building Code (PD 1096).',
    fil: 'Pinatutunayan ko na totoo at kumpleto ang impormasyon sa form na ito. Hindi ko sisimulan ang trabaho hangga’t walang permit, at susundin ko ang aprobadong plano at ang National Building Code (PD 1096).',
  },
  signatory: signatureOf('owner', 'may-ari'),
}
