import { BriefcaseBusiness, Building2, HeartHandshake, ScrollText } from 'lucide-react'

/** The icons that the forms name. */
export const icons = {
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'heart-handshake': HeartHandshake,
  'scroll-text': ScrollText,
} as const
