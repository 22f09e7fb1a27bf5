/**
 * Where somebody who has found a weakness writes to, and until when that is sure (RFC 9116). Not part of
 * the room's index: no page shows it, but every page loads the room.
 */
export const securityContact = {
  contact: 'mailto:security@kalinawan.example', // placeholder
  expires: '2027-10-31T16:00:00Z', // placeholder: at most a year ahead
} as const
