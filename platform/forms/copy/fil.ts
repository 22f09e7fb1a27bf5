import type { Translated } from '@portal/shared/i18n'
import type { en } from './en.ts'

export const fil = {
  officeUse: 'Para sa tanggapan lamang',
  referenceNumber: 'Reference blg.',
  dateReceived: 'Natanggap',
  receivedBy: 'Tumanggap',
  receiptNumber: 'Opisyal na resibo blg.',
  amountPaid: 'Halagang ibinayad, ₱',
  remarks: 'Puna',
  processingTime: 'Tagal ng pagproseso',
  fee: 'Bayad',
  submitTo: 'Isumite sa',
  howTo: 'Paano gamitin ang form na ito',
  fillIn:
    'I-type ang sagot sa mga kahon, o i-print ang form at isulat ang sagot sa MALALAKING TITIK gamit ang itim o asul na bolpen. Isulat ang N/A kung hindi angkop ang kahon.',
  gather:
    'Lagyan ng tsek ang bawat kailangan kapag hawak na ninyo ito. Lumagda sa huling pahina, sa papel.',
  submit: (office: string) =>
    `Isumite ang form kasama ang mga kailangan sa ${office}. Magtabi ng sariling kopya.`,
  privacyTitle: 'Paunawa sa privacy ng datos (Batas Republika Blg. 10173)',
  privacy: (municipality: string, email: string, phone: string) =>
    `Kinokolekta ng ${municipality} ang personal na datos sa form na ito para lamang maaksiyonan ito, iniingatan lamang sa loob ng panahong itinatakda ng batas, at ibinabahagi lamang sa mga ahensiyang kailangan ding umaksiyon dito. Maaari ninyong hilingin sa Opisyal ng Proteksiyon ng Datos (DPO) na makita o maiwasto ang inyong datos, o tutulan ang paggamit nito: ${email}, ${phone}.`,
  serviceTitle: 'Tapat at mabilis na serbisyo (Batas Republika Blg. 11032)',
  service: (treasurer: string, complaints: string) =>
    `Opisyal na bayarin lamang ang bayaran, sa ${treasurer}, at humingi ng opisyal na resibo. Huwag makipagtransaksiyon sa mga fixer. Para sa reklamo: hotline ${complaints}.`,
  freeService: (complaints: string) =>
    `Libre ang serbisyong ito: walang sinumang maaaring humingi ng bayad. Huwag makipagtransaksiyon sa mga fixer. Para sa reklamo: hotline ${complaints}.`,
  declaration: 'Pagpapatunay',
  dateSigned: 'Petsa',
  dateSignedHint: 'buwan/araw/taon',
  printedName: 'Nakalimbag na pangalan',
  free: 'Libre ang form na ito at hindi ipinagbibili.',
} as const satisfies Translated<typeof en>
