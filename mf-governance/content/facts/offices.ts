import type { Bilingual } from '@portal/shared/i18n'
import { type DepartmentId, departmentNames, localLines } from '@portal/shared/site'

/** What the officer is called while the post is filled, and while it is not. */
export const officerStatuses = ['head', 'oic'] as const
export type OfficerStatus = (typeof officerStatuses)[number]

/** `saturday`: also on Saturday morning. `always`: a line answers day and night. */
type Hours = 'weekdays' | 'saturday' | 'always'

interface OfficeFacts {
  id: string
  name: Bilingual
  status: OfficerStatus
  phone: string
  email: string
  hours: Hours
  /** Which of the offices of the contact form receives a message. */
  department: DepartmentId
}

/** The fourteen offices with an officer at their head. */
export const offices = [
  {
    id: 'administrator',
    name: {
      en: 'Office of the Municipal Administrator',
      fil: 'Tanggapan ng Tagapangasiwa ng Bayan',
    },
    status: 'head',
    phone: '(088) 000-0203', // placeholder
    email: 'administrator@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'mayor',
  },
  {
    id: 'planning',
    name: departmentNames.planning,
    status: 'head',
    phone: '(088) 000-0243', // placeholder
    email: 'planning@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'planning',
  },
  {
    id: 'budget',
    name: { en: 'Municipal Budget Office', fil: 'Tanggapan ng Badyet ng Bayan' },
    status: 'head',
    phone: '(088) 000-0241', // placeholder
    email: 'budget@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'treasurer',
  },
  {
    id: 'accounting',
    name: { en: 'Municipal Accounting Office', fil: 'Tanggapan ng Accountant ng Bayan' },
    status: 'head',
    phone: '(088) 000-0242', // placeholder
    email: 'accounting@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'treasurer',
  },
  {
    id: 'treasurer',
    name: departmentNames.treasurer,
    status: 'head',
    phone: '(088) 000-0205', // placeholder
    email: 'treasurer@kalinawan.example', // placeholder
    hours: 'saturday',
    department: 'treasurer',
  },
  {
    id: 'assessor',
    name: departmentNames.assessor,
    status: 'oic',
    phone: '(088) 000-0206', // placeholder
    email: 'assessor@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'assessor',
  },
  {
    id: 'civil-registry',
    name: departmentNames['civil-registry'],
    status: 'head',
    phone: '(088) 000-0207', // placeholder
    email: 'civilregistry@kalinawan.example', // placeholder
    hours: 'saturday',
    department: 'civil-registry',
  },
  {
    id: 'health',
    name: departmentNames.health,
    status: 'head',
    phone: localLines.healthCenter,
    email: 'health@kalinawan.example', // placeholder
    hours: 'saturday',
    department: 'health',
  },
  {
    id: 'social-services',
    name: departmentNames['social-services'],
    status: 'head',
    phone: '(088) 000-0209', // placeholder
    email: 'socialservices@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'social-services',
  },
  {
    id: 'engineering',
    name: departmentNames.engineering,
    status: 'head',
    phone: '(088) 000-0210', // placeholder
    email: 'engineering@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'engineering',
  },
  {
    id: 'agriculture',
    name: { en: 'Municipal Agriculture Office', fil: 'Tanggapan ng Agrikultura ng Bayan' },
    status: 'oic',
    phone: '(088) 000-0211', // placeholder
    email: 'agriculture@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'mayor',
  },
  {
    id: 'business-license',
    name: departmentNames['business-license'],
    status: 'oic',
    phone: '(088) 000-0212', // placeholder
    email: 'business@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'business-license',
  },
  {
    id: 'general-services',
    name: departmentNames['general-services'],
    status: 'head',
    phone: '(088) 000-0213', // placeholder
    email: 'generalservices@kalinawan.example', // placeholder
    hours: 'weekdays',
    department: 'general-services',
  },
  {
    id: 'disaster',
    name: { en: 'Disaster-Risk Office', fil: 'Tanggapan sa Sakuna' },
    status: 'oic',
    phone: localLines.disasterOffice,
    email: 'disaster@kalinawan.example', // placeholder
    hours: 'always',
    department: 'mayor',
  },
] as const satisfies readonly OfficeFacts[]

export type Office = (typeof offices)[number]
export type OfficeId = Office['id']
