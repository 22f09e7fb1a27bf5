import type { DepartmentId } from '@portal/shared/site'

/** Who answers questions of visitors. The office is part of the mayor's. */
export const tourismOffice = {
  phone: '(088) 000-0260', // placeholder
  email: 'tourism@kalinawan.example', // placeholder
  department: 'mayor',
} as const satisfies { phone: string; email: string; department: DepartmentId }
