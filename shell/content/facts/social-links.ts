/** The four accounts of the footer. All are placeholders until the municipality has its own. */
export const socialLinks = [
  { id: 'facebook', name: 'Facebook', href: 'https://facebook.com/kalinawan.example' }, // placeholder
  { id: 'youtube', name: 'YouTube', href: 'https://youtube.com/@kalinawan.example' }, // placeholder
  { id: 'instagram', name: 'Instagram', href: 'https://instagram.com/kalinawan.example' }, // placeholder
  { id: 'x', name: 'X', href: 'https://x.com/kalinawan_example' }, // placeholder
] as const
