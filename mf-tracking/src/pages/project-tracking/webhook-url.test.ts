import { describe, expect, it } from 'vitest'
import { checkWebhookUrl, type WebhookUrlProblem } from './webhook-url.ts'

const page = 'https://kalinawan.example/project-tracking'

describe('an address that is sent to', () => {
  it.each([
    ['https://hooks.example/services/T0/B0/x', 'https://hooks.example/services/T0/B0/x'],
    ['  https://hooks.example/a  ', 'https://hooks.example/a'],
    ['HTTPS://Hooks.Example/Path?key=1', 'https://hooks.example/Path?key=1'],
    ['https://hooks.example:8443', 'https://hooks.example:8443/'],
    ['https://hooks.example/@team', 'https://hooks.example/@team'],
    ['https://kalinawan.example.hooks.example/', 'https://kalinawan.example.hooks.example/'],
    ['https://203.0.113.7/hook', 'https://203.0.113.7/hook'],
    ['http://localhost:5678/webhook', 'http://localhost:5678/webhook'],
    ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000/'],
    ['http://127.1/', 'http://127.0.0.1/'],
    ['https://localhost/', 'https://localhost/'],
    ['https://[::1]:9000/', 'https://[::1]:9000/'],
  ])('%s', (typed, href) => {
    expect(checkWebhookUrl(typed, page)).toEqual({ href })
  })
})

describe('an address that is refused', () => {
  it.each<[string, WebhookUrlProblem]>([
    ['', 'incomplete'],
    ['hooks.example/services', 'incomplete'],
    ['hooks.example:8443/services', 'incomplete'],
    ['/webhook', 'incomplete'],
    ['./webhook', 'incomplete'],
    ['?hook=1', 'incomplete'],
    ['//hooks.example/a', 'incomplete'],
    ['https:hooks.example', 'incomplete'],
    ['https:/hooks.example', 'incomplete'],
    ['https:\\\\hooks.example', 'incomplete'],
    ['https://', 'incomplete'],
    ['https:///hooks.example', 'incomplete'],
    ['https://hooks example/', 'incomplete'],
    ['https://hooks.example:99999/', 'incomplete'],
    ['data:text/plain,hello', 'scheme'],
    ['DATA:application/json,{}', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['blob:https://kalinawan.example/1', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://hooks.example/', 'scheme'],
    ['wss://hooks.example/', 'scheme'],
    ['mailto:team@hooks.example', 'scheme'],
    ['http://hooks.example/', 'insecure'],
    ['http://192.168.1.20/hook', 'insecure'],
    ['http://localhost.hooks.example/', 'insecure'],
    ['http://127.0.0.1.hooks.example/', 'insecure'],
    ['http://0.0.0.0/', 'insecure'],
    ['http://[::ffff:127.0.0.1]/', 'insecure'],
    ['http://[::1]:9000/', 'insecure'],
    ['http://127.0.0.2/', 'insecure'],
    ['http://hooks.localhost/', 'insecure'],
    ['http://localhost./', 'insecure'],
    ['https://user:secret@hooks.example/', 'credentials'],
    ['https://user@hooks.example/', 'credentials'],
    ['https://:secret@hooks.example/', 'credentials'],
    ['http://user@localhost/', 'credentials'],
    ['https://kalinawan.example/', 'ownSite'],
    ['https://KALINAWAN.example/project-tracking', 'ownSite'],
    ['https://kalinawan.example:8443/', 'ownSite'],
    ['https://kalinawan.example./', 'ownSite'],
    ['http://kalinawan.example/', 'ownSite'],
  ])('%j: %s', (typed, problem) => {
    expect(checkWebhookUrl(typed, page)).toEqual({ problem })
  })
})

describe('on a developer’s machine', () => {
  const local = 'http://localhost:4173/project-tracking'

  it('another port is another service', () => {
    expect(checkWebhookUrl('http://localhost:5678/hook', local).href).toBeDefined()
  })

  it.each(['http://localhost:4173/hook', 'http://127.0.0.1:4173/hook'])(
    '%s is the page itself',
    (typed) => {
      expect(checkWebhookUrl(typed, local)).toEqual({ problem: 'ownSite' })
    },
  )
})
