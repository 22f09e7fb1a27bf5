import { type FormFacts, workingDays } from './form.ts'

// placeholder: requirements, until the office has confirmed them
export const businessPermit: FormFacts = {
  title: { en: 'Business Permit Application', fil: 'Aplikasyon para sa Permit sa Negosyo' },
  homeTitle: { en: 'Business Permit Application', fil: 'Aplikasyon para sa Permit sa Negosyo' },
  description: {
    en: 'For a new business, for the yearly renewal, or when the business changes.',
    fil: 'Para sa bagong negosyo, sa taunang pag-renew, o kapag may nabago sa negosyo.',
  },
  category: { en: 'Business', fil: 'Negosyo' },
  icon: 'briefcase-business',
  office: 'business-license',
  requirements: [
    {
      en: 'Application form, filled in and signed',
      fil: 'Form ng aplikasyon na sinagutan at nilagdaan',
    },
    {
      en: 'Certificate of registration: DTI (sole proprietor), SEC (corporation or partnership) or CDA (cooperative)',
      fil: 'Sertipiko ng rehistro: DTI (iisang may-ari), SEC (korporasyon o sosyohan) o CDA (kooperatiba)',
    },
    { en: 'Barangay business clearance', fil: 'Barangay clearance para sa negosyo' },
    {
      en: 'Proof of right to the place of business: land title, tax declaration or lease contract',
      fil: 'Patunay ng karapatan sa puwesto: titulo ng lupa, tax declaration o kontrata sa upa',
    },
    {
      en: 'Locational (zoning) clearance from the Municipal Planning Office',
      fil: 'Locational (zoning) clearance mula sa Tanggapan ng Pagpaplanong Pambayan',
    },
    {
      en: 'Sanitary permit, and a health certificate for each worker',
      fil: 'Sanitary permit, at health certificate ng bawat manggagawa',
    },
    {
      en: 'Fire Safety Inspection Certificate from the Bureau of Fire Protection',
      fil: 'Fire Safety Inspection Certificate mula sa Bureau of Fire Protection',
    },
    {
      en: 'Community tax certificate (cedula) and one valid ID of the owner',
      fil: 'Sedula (community tax certificate) at isang balidong ID ng may-ari',
    },
    {
      en: "For a renewal: last year's permit and a declaration of gross sales",
      fil: 'Para sa pag-renew: permit noong nakaraang taon at deklarasyon ng kabuuang benta',
    },
  ],
  processingTime: workingDays(15, 20),
  fee: { en: 'Varies by type of business', fil: 'Depende sa uri ng negosyo' },
}
