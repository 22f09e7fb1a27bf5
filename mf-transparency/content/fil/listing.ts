import { filipinoCount, type Translated } from '@portal/shared/i18n'
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
  filters: 'I-filter at ayusin',
  shown: (shown: number, matching: number, all: number) => {
    if (shown === all) {
      return all === 1
        ? 'Ipinapakita ang nag-iisang tala'
        : `Ipinapakita ang lahat ng ${filipinoCount(all)} tala`
    }
    return matching === all || matching === shown
      ? `Ipinapakita ang ${shown} sa ${filipinoCount(all)} tala`
      : `Ipinapakita ang ${shown} sa ${filipinoCount(matching)} talang tumugma, mula sa ${all}`
  },
  fetching: 'Kinukuha ang iba pang tala…',
  failed: 'Hindi dumating ang iba pang tala',
  failedHint: 'Bahagi lamang ang nakikita rito. Tingnan ang signal at subukang muli.',
  retry: 'Subukang muli',
  more: (count: number) => (count === 1 ? 'Magpakita pa ng isa' : `Magpakita pa ng ${count}`),
  moreWithScripts: (count: number) =>
    `May ${count} pang mas lumang tala na makikita kapag nakabukas ang JavaScript. Maibibigay ng munisipyo ang lahat ng ito kapag hiniling.`,
  reset: 'Alisin ang hinahanap at mga filter',
  none: 'Wala pang tala rito sa ngayon',
  empty: 'Walang tumugmang tala',
  emptyHint:
    'Sumubok ng ibang salita, o alisin ang hinahanap at mga filter para makitang muli ang lahat ng tala.',
  emptyHere: 'Walang tumugmang tala sa bahaging ito',
  emptyHereHint: 'Nasa ibang bahagi ng pahinang ito ang mga tumugma.',
  save: (format: string) => `${format}: i-save ang lahat ng talang tumutugma`,
  saveNote: 'Bukás na datos',
} as const satisfies Translated<typeof en>
