/**
 * How often each document had been downloaded on the day of `recordsAsOf`. Samples: the portal does
 * not count its visitors.
 */
export const downloadCounts: Readonly<Record<string, number>> = {
  'annual-budget-2026': 412, // placeholder
  'receipts-expenditures-2026-q3': 96, // placeholder
  'procurement-plan-2026': 238, // placeholder
  'development-fund-2026-q3': 87, // placeholder
  'disaster-fund-2026-q3': 73, // placeholder
  'gender-development-2025': 151, // placeholder
  'lgsf-utilization-2026-q3': 64, // placeholder
  'lgsf-projects-2026': 129, // placeholder
  'lgsf-utilization-2025': 118, // placeholder
  'bayanihan-liquidation-2021': 303, // placeholder
  'bayanihan-utilization-2020-q4': 287, // placeholder
  'bayanihan-program-2020': 264, // placeholder
  'invitation-to-bid-balite-farm-road': 58, // placeholder
  'invitation-to-bid-medicines-2027': 41, // placeholder
  'invitation-to-bid-lawaan-water-system': 22, // placeholder
  'invitation-to-bid-land-use-plan': 17, // placeholder
  'invitation-to-bid-market-roof': 92, // placeholder
  'invitation-to-bid-highway-solar-lights': 105, // placeholder
  'invitation-to-bid-mabuhay-evacuation-center': 133, // placeholder
  'invitation-to-bid-farm-tractors': 146, // placeholder
  'invitation-to-bid-treatment-facility': 201, // placeholder
  'notice-of-award-market-roof': 36, // placeholder
  'notice-of-award-highway-solar-lights': 54, // placeholder
  'notice-of-award-mabuhay-evacuation-center': 79, // placeholder
  'notice-of-award-farm-tractors': 88, // placeholder
  'notice-of-award-treatment-facility': 142, // placeholder
  'notice-to-proceed-highway-solar-lights': 31, // placeholder
  'notice-to-proceed-mabuhay-evacuation-center': 47, // placeholder
  'notice-to-proceed-farm-tractors': 52, // placeholder
  'notice-to-proceed-treatment-facility': 98, // placeholder
  'contract-highway-solar-lights': 62, // placeholder
  'contract-mabuhay-evacuation-center': 84, // placeholder
  'contract-farm-tractors': 97, // placeholder
  'contract-treatment-facility': 176, // placeholder
}
