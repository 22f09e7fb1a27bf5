import type { Locator, Page } from '@playwright/test'
import { startSeeded } from '../../platform/local-supabase/test-support/backend.ts'
import { createFaultPlan } from '../../platform/local-supabase/test-support/fault-plan.ts'
import { startFaultyProxy } from '../../platform/local-supabase/test-support/faulty-proxy.ts'
import { storedSubjects } from '../../platform/local-supabase/test-support/stored-subjects.ts'
import { isFull } from '../support/pages.ts'
import { expect, open, test } from '../support/portal.ts'
import { portal } from '../support/servers.ts'

const messages = isFull ? 30 : 15

// What the browser says about the faults that are put in its way.
test.use({ expectedErrors: [[/contact_messages|ERR_|status of|Failed to/], { scope: 'test' }] })

test('on a bad network every confirmed message arrives once, and every other stays in the form', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const backend = await startSeeded(true)
  const key = { apikey: backend.anonKey, authorization: `Bearer ${backend.anonKey}` }
  const { plan, met } = createFaultPlan()
  const proxy = await startFaultyProxy({
    data: () => backend.url,
    pages: portal.url,
    headers: key,
    plan,
  })
  const confirmed: string[] = []
  const givenUp: string[] = []
  try {
    await open(page, `${proxy.url}/`)
    for (let number = 0; number < messages; number++) {
      const subject = `Message ${number}`
      const form = await fill(page, subject)
      if (number % 6 === 0) await tryOffline(page, form)
      let arrived = await send(form)
      // Every fifth visitor gives up at the first failure; the others try until it is confirmed.
      while (!arrived && number % 5 !== 0) {
        if (number % 4 === 0) await reload(page)
        await expectKept(form, subject)
        arrived = await send(form)
      }
      if (arrived) confirmed.push(subject)
      else {
        givenUp.push(subject)
        await expectKept(form, subject)
        await reload(page)
        await expectKept(form, subject)
      }
    }
    const stored = await storedSubjects(backend.client(backend.serviceKey))
    expect(confirmed.filter((subject) => stored.get(subject) !== 1)).toEqual([])
    expect([...stored].filter(([, count]) => count !== 1)).toEqual([])
    expect(confirmed.length).toBeGreaterThan(messages * 0.6)
    expect(givenUp.length).toBeGreaterThan(0)
    expect(met.size).toBeGreaterThan(5)
  } finally {
    await proxy.close()
    await backend.close()
  }
})

const textOf = (subject: string) => `${subject}: the light at the bridge is out.`

async function fill(page: Page, subject: string): Promise<Locator> {
  const form = page.locator('#contact form')
  await form.locator('[name=name]').fill('Ligaya Molave')
  await form.locator('[name=email]').fill('ligaya@example.org')
  await form.locator('[name=department]').selectOption('engineering')
  await form.locator('[name=subject]').fill(subject)
  await form.locator('[name=message]').fill(textOf(subject))
  return form
}

/** Presses twice, as many do, and tells whether the form says that the message has arrived. */
async function send(form: Locator): Promise<boolean> {
  await form.getByRole('button', { name: 'Send Message' }).dblclick()
  const message = form.locator('[name=message]')
  const unsent = form.getByText('Your message has not been sent yet')
  await expect
    .poll(async () => (await message.inputValue()) === '' || (await unsent.isVisible()), {
      timeout: 30_000,
    })
    .toBe(true)
  return (await message.inputValue()) === ''
}

/** Without a network the form says so before and after a try, and stops saying so. */
async function tryOffline(page: Page, form: Locator) {
  const offline = form.getByText('You are offline.')
  await page.context().setOffline(true)
  await expect(offline).toBeVisible()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Error Sending Message').first()).toBeVisible()
  await expect(form.locator('[name=message]')).not.toHaveValue('')
  await page.context().setOffline(false)
  await expect(offline).toBeHidden()
}

async function reload(page: Page) {
  await open(page, page.url())
}

async function expectKept(form: Locator, subject: string) {
  await expect(form.locator('[name=name]')).toHaveValue('Ligaya Molave')
  await expect(form.locator('[name=email]')).toHaveValue('ligaya@example.org')
  await expect(form.locator('[name=department]')).toHaveValue('engineering')
  await expect(form.locator('[name=subject]')).toHaveValue(subject)
  await expect(form.locator('[name=message]')).toHaveValue(textOf(subject))
}
