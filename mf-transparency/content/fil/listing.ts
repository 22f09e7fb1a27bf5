import type { Translated } from '@portal/shared/i18n'
import type { listing as en } from '../en/listing.ts'

export const listing = {
  search: 'Maghanap',
  kind: 'Uri',
  year: 'Taon',
  order: 'Ayusin ayon sa',
  anyKind: 'Lahat ng uri',
  anyYear: 'Lahat ng taon',
  orders: {
    newest: 'Pinakabago muna',
    oldest: 'Pinakaluma muna',
    title: 'Pamagat, A hanggang Z',
    amount: 'Pinakamalaking halaga muna',
    downloads: 'Pinakamaraming download muna',
  },
  filters: 'Salain at ayusin',
  shown: (shown: number, all: number) =>
    shown === all
      ? all === 1
        ? 'Ipinapakita ang nag-iisang tala'
        : `Ipinapakita ang lahat ng ${all} tala`
      : `Ipinapakita ang ${shown} sa ${all} tala`,
  reset: 'Alisin ang hinahanap at mga salaan',
  empty: 'Walang tumugmang tala',
  emptyHint:
    'Sumubok ng ibang salita, o alisin ang hinahanap at mga salaan para makita muli ang lahat ng tala.',
  save: (format: string) => `${format}: i-save ang mga talang ipinapakita rito`,
  saveNote: 'Bukás na datos',
} as const satisfies Translated<typeof en>
