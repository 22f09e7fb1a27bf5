import { expect, it } from 'vitest'
import { contactRow } from './contact-message.ts'

const written = { name: 'Ana', email: 'ana@b.ph', subject: 'S', message: 'M' }

it('leaves empty what was left empty', () => {
  expect(contactRow({ ...written, phone: ' ', department: '' })).toEqual({
    ...written,
    phone: null,
    department: null,
  })
})

it('takes away what is unseen and keeps what was written', () => {
  const row = contactRow({
    name: ' Niña\u0007\u202eReyes ',
    email: 'ana@b.ph\n',
    phone: '\u202a+63 912\u202c',
    subject: 'one\r\ntwo\u2028three',
    message: '\tMagandang umaga po.\r\n\r\nSalamat.\u0000 🌾 ',
  })
  expect(row).toEqual({
    name: 'Niña Reyes',
    email: 'ana@b.ph',
    phone: '+63 912',
    subject: 'one two three',
    message: 'Magandang umaga po.\n\nSalamat. 🌾',
    department: null,
  })
})
