/** Names of what the records are, for badges, filters and facts. */
export const labels = {
  reportKinds: {
    budget: 'Budget',
    statement: 'Financial statement',
    plan: 'Plan',
    utilization: 'Fund utilization',
    accomplishment: 'Accomplishment report',
    liquidation: 'Liquidation report',
  },
  stages: {
    invitation: 'Invitation to Bid',
    award: 'Notice of Award',
    proceed: 'Notice to Proceed',
    contract: 'Contract',
  },
  categories: {
    infrastructure: 'Infrastructure',
    goods: 'Goods',
    consulting: 'Consulting services',
  },
  funds: {
    'development-fund': '20% Development Fund',
    lgsf: 'Local Government Support Fund (LGSF)',
    bayanihan: 'Bayanihan Grant',
    'general-fund': 'General Fund',
  },
  bidStatus: { open: 'Open', 'pre-bid': 'Pre-bid', closed: 'Closed' },
  contractStatus: { active: 'Active', completed: 'Completed' },
  period: (year: number, quarter: number | undefined) =>
    quarter ? `Quarter ${quarter} of ${year}` : `Year ${year}`,
  total: 'Total',
} as const
