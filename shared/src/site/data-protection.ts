/**
 * Whom to ask about personal data: the privacy policy and the printed forms name the same. Not part of
 * the room's index, which every page loads.
 */
export const dataProtectionOfficer = {
  phone: '(088) 000-0290', // placeholder
  email: 'dpo@kalinawan.example', // placeholder
} as const
