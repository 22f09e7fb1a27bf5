import type { Translated } from '@portal/shared/i18n'
import type { integration as en } from '../en/integration.ts'
import { integrationService } from '../facts/integration.ts'

export const integration = {
  title: `Pag-uugnay sa ${integrationService}`,
  toggle: 'Setting ng webhook',
  states: { off: 'Nakapatay', ready: 'Nakabukas', wrong: 'Suriin ang address' },
  lead: 'Kung gumagamit ng online workspace ang inyong pangkat, maaaring ipaalam doon ng pahinang ito ang bawat proyektong idinaragdag at bawat katayuang pinapalitan ninyo.',
  url: 'Webhook URL',
  urlHint: 'Kopyahin ito mula sa setting ng inyong workspace. Nagsisimula ito sa https://.',
  sends: 'Ano ang ipinadadala',
  sendsText:
    'Ang mga detalye ng proyekto, ang oras, at ang pangalan ng bayan. Walang cookie, at hindi kasama kung saang pahina kayo galing. Walang ipinadadala habang blangko ang patlang.',
  trust:
    'Ilagay lamang ang address na pinagkakatiwalaan ninyo: matatanggap ng may hawak nito ang mga proyektong idaragdag ninyo.',
  ready: 'Ipadadala sa address na ito ang mga bagong proyekto at pagbabago ng katayuan.',
  problems: {
    incomplete:
      'Hindi buo ang address. Kopyahing muli ang webhook URL, mula sa https:// hanggang sa huling karakter.',
    scheme:
      'Mga address lang na nagsisimula sa https:// ang maaaring gamitin. Kopyahing muli ang webhook URL.',
    insecure:
      'Maaaring mabasa ng iba ang ipinadadala sa http:// na address. Gamitin ang nagsisimula sa https://.',
    credentials:
      'May username o password ang address na ito. Alisin ang lahat ng nasa pagitan ng https:// at ng @, pati ang @.',
    ownSite:
      'Address ito ng portal na ito. Ilagay ang webhook URL na ibinigay ng inyong workspace.',
  },
} as const satisfies Translated<typeof en>
