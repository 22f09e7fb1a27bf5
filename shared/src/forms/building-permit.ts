import { type FormFacts, workingDays } from './form.ts'

// placeholder: requirements, until the office has confirmed them
export const buildingPermit: FormFacts = {
  title: {
    en: 'Building Permit Checklist',
    fil: 'Talaan ng mga Kailangan sa Permit sa Pagpapatayo',
  },
  homeTitle: { en: 'Building Permit Application', fil: 'Aplikasyon para sa Permit sa Pagpapatayo' },
  description: {
    en: 'The checklist and the application for building, adding to, repairing or taking down a structure.',
    fil: 'Ang talaan ng mga kailangan at ang aplikasyon para sa pagtatayo, pagdaragdag, pagkukumpuni o paggiba ng gusali.',
  },
  category: { en: 'Construction', fil: 'Konstruksiyon' },
  icon: 'building-2',
  office: 'engineering',
  requirements: [
    {
      en: 'Application form, filled in and signed by the owner',
      fil: 'Form ng aplikasyon na sinagutan at nilagdaan ng may-ari',
    },
    {
      en: "Certified true copy of the land title, or a notarized contract or consent of the lot's owner",
      fil: 'Sertipikadong kopya ng titulo ng lupa, o notaryadong kontrata o pahintulot ng may-ari ng lote',
    },
    {
      en: 'Current tax declaration and receipt of the real property tax',
      fil: 'Kasalukuyang tax declaration at resibo ng amilyar (real property tax)',
    },
    {
      en: 'Barangay clearance for construction',
      fil: 'Barangay clearance para sa konstruksiyon',
    },
    {
      en: 'Locational (zoning) clearance from the Municipal Planning Office',
      fil: 'Locational (zoning) clearance mula sa Tanggapan ng Pagpaplanong Pambayan',
    },
    {
      en: 'Five sets of plans, signed and sealed: architectural, structural, electrical, sanitary and plumbing',
      fil: 'Limang set ng plano, may lagda at selyo: arkitektural, estruktural, elektrikal, sanitary at plumbing',
    },
    {
      en: 'Bill of materials, cost estimate and specifications',
      fil: 'Talaan ng materyales, tantiyang gastos at mga espesipikasyon',
    },
    {
      en: 'Fire Safety Evaluation Clearance from the Bureau of Fire Protection',
      fil: 'Fire Safety Evaluation Clearance mula sa Bureau of Fire Protection',
    },
    {
      en: 'Copies of the PRC ID and professional tax receipt (PTR) of the professionals who signed the plans',
      fil: 'Kopya ng PRC ID at professional tax receipt (PTR) ng mga propesyonal na lumagda sa plano',
    },
  ],
  processingTime: workingDays(20, 30),
  fee: { en: 'Based on project cost', fil: 'Batay sa halaga ng proyekto' },
}
