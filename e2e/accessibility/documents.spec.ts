import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { htmlRules } from './html-validate.config.ts'
import { pages } from './support/matrix.ts'
import { checked } from './support/results.ts'

const validator = new HtmlValidate(htmlRules)

for (const { path, language } of pages) {
  test(`the document of ${path} in ${language} is valid HTML`, async ({ request }) => {
    const response = await request.get(`${path}?lang=${language}`)
    const report = await validator.validateString(await response.text())
    const messages = report.results.flatMap(({ messages }) => messages)
    expect(
      messages.map(({ ruleId, message, selector, line, column }) =>
        [ruleId, message, selector, `${line}:${column}`].join(' · '),
      ),
    ).toEqual([])
    checked.keep({ kind: 'document', path, language }, 'document', path, language)
  })
}
