import type { Report } from './report.ts'

// placeholder: figures of the procurement plan
/**
 * The plan has rows of its own: it says what was planned on the day that it was posted, whatever has
 * been put up for bids since. All figures are samples.
 */
export const procurementPlan: Report = {
  id: 'procurement-plan-2026',
  kind: 'plan',
  title: { en: 'Annual Procurement Plan', fil: 'Taunang Plano ng Pagbili' },
  year: 2026,
  posted: '2026-01-30',
  office: 'bac',
  summary: {
    en: 'What the municipality plans to buy and build in 2026, with the budget of each project.',
    fil: 'Ang mga balak bilhin at ipatayo ng bayan sa 2026, kasama ang badyet ng bawat proyekto.',
  },
  tables: [
    {
      lines: { en: 'Project or purchase', fil: 'Proyekto o bibilhin' },
      columns: [{ en: 'Budget', fil: 'Badyet' }],
      rows: [
        {
          label: {
            en: 'Consulting Services for the New Comprehensive Land Use Plan',
            fil: 'Serbisyo ng Konsultant para sa Bagong Comprehensive Land Use Plan',
          },
          amounts: [4_900_000],
        },
        {
          label: {
            en: 'Spring-Fed Water System of Lawaan',
            fil: 'Sistema ng Tubig mula sa Bukal ng Lawaan',
          },
          amounts: [8_400_000],
        },
        {
          label: {
            en: 'Medicines and Medical Supplies for the First Quarter of 2027',
            fil: 'Mga Gamot at Kagamitang Medikal para sa Unang Kuwarter ng 2027',
          },
          amounts: [3_250_000],
        },
        {
          label: {
            en: 'Concreting of the Balite Farm-to-Market Road',
            fil: 'Pagsesemento ng Farm-to-Market Road ng Balite',
          },
          amounts: [14_850_000],
        },
        {
          label: {
            en: 'Roof and Drainage Repair of the Public Market',
            fil: 'Pagkukumpuni ng Bubong at Kanal ng Pamilihang Bayan',
          },
          amounts: [6_750_000],
        },
        {
          label: {
            en: 'Solar Street Lights along the National Highway',
            fil: 'Mga Solar na Ilaw sa Kahabaan ng National Highway',
          },
          amounts: [4_200_000],
        },
        {
          label: {
            en: 'Evacuation Center of Mabuhay',
            fil: 'Evacuation Center ng Mabuhay',
          },
          amounts: [12_600_000],
        },
        {
          label: {
            en: 'Office supplies for all offices',
            fil: 'Gamit-opisina ng lahat ng tanggapan',
          },
          amounts: [6_480_000],
        },
        {
          label: {
            en: 'Fuel and vehicle maintenance',
            fil: 'Gasolina at pagkukumpuni ng sasakyan',
          },
          amounts: [9_200_000],
        },
      ],
    },
  ],
}
