import { building } from './building.ts'
import { business } from './business.ts'
import { civil } from './civil.ts'
import type { Service } from './service.ts'
import { social } from './social.ts'

/** The four services, in the order of their titles. */
export const services: readonly Service[] = [business, civil, building, social]
