import { departments } from '@portal/shared/site'

export interface Message {
  name: string
  email: string
  phone: string
  subject: string
  message: string
  department: string
}

/** What the visitor has written. The department is stored by its English name. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const department = departments.find(({ id }) => id === text('department'))
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    department: department?.name.en ?? '',
  }
}
