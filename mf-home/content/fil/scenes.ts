import type { Translated } from '@portal/shared/i18n'
import type { scenes as en } from '../en/scenes.ts'

export const scenes = {
  terraces: 'Hagdan-hagdang palayan sa paanan ng kabundukan, pagsikat ng araw',
  plaza: 'Ang plasa, ang munisipyo at ang simbahan ng parokya',
  cane: 'Pag-aani ng tubo sa daan patungong asukarera',
  rescue: 'Ang rescue team sa daan sa bundok, sa ilalim ng tore ng radyo',
  caravan: 'Ang nutrition caravan na may dalang pagkain at sariwang gulay',
  clinic: 'Mga pamilya sa health center',
  fiesta: 'Laro at tambol sa court tuwing pista',
  market: 'Umaga sa pamilihang bayan',
  radio: 'Ang nakatalagang opisyal sa radyo, nasa likod ang mapa ng mga barangay',
  spring: 'Malalamig na bukal sa bundok na bumabagsak sa malinaw na paliguan',
} as const satisfies Translated<typeof en>
