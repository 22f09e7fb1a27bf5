import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, open, test, waitUntilAlive } from '../support/portal.ts'
import { portal } from '../support/servers.ts'

const toast = '[data-sonner-toast]'

test('three samples, each with progress and a status to choose', async ({ page }) => {
  await open(page, '/project-tracking')
  const cards = page.locator('#projects article')
  await expect(cards).toHaveCount(3)
  await expect(cards.getByRole('progressbar')).toHaveCount(3)
  const status = cards.first().getByRole('combobox')
  await expect(status.locator('option')).toHaveText([
    'Planning',
    'In Progress',
    'Active',
    'On Hold',
    'Completed',
  ])
  await status.selectOption('Completed')
  await expect(page.locator(toast)).toContainText('Status Updated')
  await expect(page.locator(toast)).toContainText('Project status changed to Completed')
})

test('on a phone the filters unfold when asked for, and leave the projects in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/project-tracking')
  const status = page.locator('#project-filter-status')
  await expect(status).toBeHidden()
  const list = await page.locator('#projects').boundingBox()
  const first = await page.locator('#projects article').first().boundingBox()
  expect((first?.y ?? 0) - (list?.y ?? 0)).toBeLessThan(740)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await status.selectOption('Completed')
  await expect(page.locator('#projects article')).toHaveCount(1)
})

for (const [language, add, title, description, error, fields] of [
  [
    'en',
    'Add Project',
    'Project title',
    'Description',
    'Error',
    'Please fill in all required fields',
  ],
  [
    'fil',
    /idagdag ang proyekto/i,
    /pamagat/i,
    /paglalarawan/i,
    'Error',
    'Pakipunan ang lahat ng kinakailangang patlang',
  ],
] as const) {
  test(`a project needs title and description, and is added with the defaults, in ${language}`, async ({
    page,
  }) => {
    await open(page, '/project-tracking', language)
    const form = page.locator('#add-project form')
    await form.getByRole('button', { name: add }).click()
    await expect(page.locator(toast)).toContainText(error)
    await expect(page.locator(toast)).toContainText(fields)
    await expect(page.locator('#projects article')).toHaveCount(3)

    await form.getByRole('textbox', { name: title }).fill('Footbridge at Tubigan')
    await form.getByRole('textbox', { name: description }).fill('A hanging bridge for pupils.')
    await form.getByRole('button', { name: add }).click()
    const card = page.getByRole('article', { name: 'Footbridge at Tubigan' })
    await expect(card).toBeVisible()
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    await expect(card.getByRole('combobox')).toHaveValue('Planning')
    await expect(card).toContainText(language === 'en' ? 'TBD' : 'Itatakda pa')
    await expect(form.getByRole('textbox', { name: title })).toHaveValue('')
  })
}

test('added projects live in this page only', async ({ page }) => {
  await open(page, '/project-tracking')
  const form = page.locator('#add-project form')
  await form.getByRole('textbox', { name: 'Project title' }).fill('Short-lived')
  await form.getByRole('textbox', { name: 'Description' }).fill('Gone after a reload.')
  await form.getByRole('button', { name: 'Add Project' }).click()
  await expect(page.locator(toast)).toContainText('Project added successfully!')
  await expect(page.locator('#projects article')).toHaveCount(4)
  await page.reload()
  await expect(page.locator('#projects article')).toHaveCount(3)
})

test.describe('once the portal was published anew', () => {
  // It would keep the answer that is made up here.
  test.use({ serviceWorkers: 'block' })

  test('added projects, and a half-written one, outlive the document that a publication takes away', async ({
    page,
  }) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    // As a saved copy finds it, once the portal was published anew.
    await page.route('**/registry.json', async (route) => {
      if (documents > 1) return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), site: 'another' } })
    })
    await open(page, '/project-tracking')
    const form = page.locator('#add-project form')
    const title = form.getByRole('textbox', { name: 'Project title' })
    await title.fill('Footbridge at Tubigan')
    await form.getByRole('textbox', { name: 'Description' }).fill('A hanging bridge for pupils.')
    await form.getByRole('button', { name: 'Add Project' }).click()
    await title.fill('Half written')
    const follow = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await follow('Tourism')
    await expect.poll(() => documents).toBe(2)
    await waitUntilAlive(page)
    await follow('Project Tracking')
    await expect(page.getByRole('article', { name: 'Footbridge at Tubigan' })).toBeVisible()
    await expect(title).toHaveValue('Half written')
    await page.reload()
    await expect(page.locator('#projects article')).toHaveCount(3)
  })
})

test('filters, search and sort narrow the list, and it exports as CSV', async ({ page }) => {
  await open(page, '/project-tracking')
  const projects = page.locator('#projects article')
  await page.locator('#project-order').selectOption('progress')
  await expect(projects).toHaveText([/Farm Tractors/, /Evacuation Center/, /Balite/])
  await page.locator('#project-filter-status').selectOption('Planning')
  await expect(projects).toHaveText([/Balite/])
  await page.locator('#project-filter-status').selectOption('')
  await page.getByRole('searchbox', { name: /search projects/i }).fill('tractors')
  await expect(projects).toHaveText([/Farm Tractors/])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export as CSV/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^projects-[\d-]+\.csv$/)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toMatch(/^ID,Title,Description,/)
  expect(rows).toEqual([expect.stringMatching(/Farm Tractors .*,Completed,High,100,"₱9,800,000",/)])
})

test.describe('integration', () => {
  let server: Server
  let received: { body: string; headers: Record<string, unknown> }[]

  test.beforeEach(async () => {
    received = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        received.push({ body, headers: request.headers })
        response.end('ok')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  test.afterEach(() => {
    server.close()
  })

  test('a status change is posted with the exact payload and no credentials', async ({
    page,
    context,
  }) => {
    // One that a request from another site would carry.
    const place = { domain: '127.0.0.1', path: '/', secure: true, sameSite: 'None' } as const
    await context.addCookies([{ name: 'secret', value: '1', ...place }])
    await open(page, '/project-tracking')
    const toggle = page.getByRole('button', { name: 'Webhook settings' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const { port } = server.address() as AddressInfo
    await page.getByRole('textbox', { name: 'Webhook URL' }).fill(`http://127.0.0.1:${port}/hook`)
    await page.locator('#projects article').first().getByRole('combobox').selectOption('On Hold')
    await expect(page.locator(toast).filter({ hasText: 'Workspace Updated' })).toBeVisible()
    expect(received).toHaveLength(1)
    const { body, headers } = received[0] ?? { body: '{}', headers: {} }
    const payload = JSON.parse(body)
    expect(Object.keys(payload).sort()).toEqual(['action', 'project', 'source', 'timestamp'])
    expect(payload.action).toBe('Status Updated')
    expect(Object.keys(payload.project).sort()).toEqual(
      [
        'assignedTo',
        'budget',
        'category',
        'description',
        'endDate',
        'location',
        'municipality',
        'priority',
        'progress',
        'startDate',
        'status',
        'title',
      ].sort(),
    )
    expect(payload.project.status).toBe('On Hold')
    expect(new Date(payload.timestamp).toISOString()).toBe(payload.timestamp)
    expect(headers['cookie']).toBeUndefined()
    expect(headers['referer']).toBeUndefined()
  })

  test.describe('with an address that is not allowed', () => {
    test.use({ expectedErrors: [[/webhook/i], { scope: 'test' }] })

    for (const url of [
      'http://example.org/hook',
      'data:text/plain,x',
      '/rest/v1/news',
      `${portal.url}/rest/v1/news`,
    ]) {
      test(`${url} is refused beside the field, and nothing is sent`, async ({ page }) => {
        await open(page, '/project-tracking')
        const posts: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.url())
        })
        await page.getByRole('button', { name: 'Webhook settings' }).click()
        const field = page.getByRole('textbox', { name: 'Webhook URL' })
        await field.fill(url)
        await field.press('Tab')
        await page.locator('#projects article').first().getByRole('combobox').selectOption('Active')
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        // Only then is everything over that could have been sent.
        const failed = page.locator(toast).filter({ hasText: 'Failed to send to Workspace' })
        await expect(failed).toBeVisible()
        expect(posts).toEqual([])
      })
    }
  })
})

test('a notice is dismissed by a slow swipe of 20 pixels, not by a shorter one', async ({
  page,
}) => {
  await open(page, '/project-tracking')
  await page.getByRole('button', { name: 'Add Project', exact: true }).click()
  const notice = page.locator(toast)
  await expect(notice).toBeVisible()
  // It moves into its place first.
  await notice.evaluate((element) => Promise.all(element.getAnimations().map((a) => a.finished)))
  const swipe = async (distance: number) => {
    const box = await notice.boundingBox()
    if (!box) throw new Error('The notice is not there')
    const [x, y] = [box.x + 100, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: distance })
    // Faster ones count as a flick.
    await page.waitForTimeout(400)
    await page.mouse.up()
  }
  await swipe(12)
  await page.waitForTimeout(500)
  await expect(notice).toBeVisible()
  await swipe(26)
  await expect(notice).toHaveCount(0)
})
