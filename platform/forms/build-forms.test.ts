import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formFileName, formHref, formOffice, formSize, forms } from '@portal/shared/forms'
import { type Bilingual, htmlLang, type Language, languages } from '@portal/shared/i18n'
import { departmentNames, officeHours } from '@portal/shared/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataProtectionOfficer } from '../../shared/src/site/data-protection.ts'
import { inspectPdf, type SeenPdf, withoutSpace } from '../pdf/test-support/inspect-pdf.ts'
import { buildForms, type FormFile } from './build-forms.ts'
import { copy } from './copy/index.ts'
import { renderForm } from './render-form.ts'
import type { Field } from './sheet.ts'
import { sheets } from './sheets/index.ts'

const cases = forms.flatMap((form) =>
  languages.map((language) => ({ form, language, id: form.id })),
)

let folder = ''
let files: FormFile[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'))
  files = await buildForms(folder)
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

it('lists the eight files, with the sizes that they have', async () => {
  expect(files.map(({ path }) => path)).toEqual(
    cases.map(({ id, language }) => formHref(id, language)),
  )
  expect(JSON.parse(await readFile(join(folder, 'forms.json'), 'utf8'))).toEqual(files)
  for (const { id, language, bytes } of files) {
    expect(await readFile(join(folder, formFileName(id, language)))).toHaveLength(bytes)
  }
})

it('keeps the sizes that the pages show up to date: else run `npm run forms`', () => {
  for (const { id, language, bytes } of files) {
    // A kilobyte of grace, since Node versions compress differently.
    expect(Math.abs(Number.parseInt(formSize(id, language), 10) - bytes / 1000)).toBeLessThan(1.5)
    expect(bytes).toBeLessThan(60_000)
  }
})

describe.each(cases)('$id in $language', ({ form, language }) => {
  const sheet = sheets[form.id]
  let bytes: Buffer
  let pdf: SeenPdf

  beforeAll(async () => {
    bytes = await readFile(join(folder, formFileName(form.id, language)))
    pdf = await inspectPdf(bytes)
  })

  it('comes out the same every time', async () => {
    expect(bytes.equals(await renderForm(form, language))).toBe(true)
  })

  it('is two A4 pages at most, tagged, and says its language and title', () => {
    expect(pdf).toMatchObject({ tagged: true, showsTitle: true, language: htmlLang[language] })
    expect(pdf.title).toContain(sheet.heading[language])
    expect(pdf.pages.length).toBeLessThanOrEqual(2)
    for (const { width, height } of pdf.pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    }
  })

  it('says what the pages say of it', () => {
    const facts = [form.title, form.homeTitle, form.description, form.fee, form.processingTime]
    for (const text of [...facts, formOffice(form), ...form.requirements]) {
      expect(pdf.words).toContain(withoutSpace(text[language]))
    }
  })

  it('carries the notices on personal data, with whom to ask, and on honest service', () => {
    expect(pdf.words).toContain('10173')
    const { email, phone } = dataProtectionOfficer
    expect(pdf.words).toContain(withoutSpace(`${email}, ${phone}`))
    expect(pdf.words).toContain('11032')
  })

  it('tells where to pay, unless the service is free', () => {
    const free = form.id === 'social-assistance'
    const { freeService, receiptNumber } = copy[language]
    expect(pdf.words.includes(withoutSpace(freeService('8888')))).toBe(free)
    expect(pdf.words.includes(withoutSpace(departmentNames.treasurer[language]))).toBe(!free)
    expect(pdf.words.includes(withoutSpace(receiptNumber))).toBe(!free)
  })

  it('lets a screen reader say once that it is free', () => {
    const free = withoutSpace(copy[language].free)
    expect(pdf.pages.every(({ words }) => words.includes(free))).toBe(true)
    const said = pdf.elements.filter(({ words }) => words.includes(free))
    expect(said).toMatchObject([{ role: 'P', words: free }])
  })

  it('takes no longer text than paper shows', () => {
    for (const { kind, multiline, fontSize, scrolls, name } of pdf.fields) {
      if (kind !== 'text') continue
      if (multiline) expect({ fontSize, scrolls }, name).toEqual({ fontSize: 10, scrolls: false })
      else expect(fontSize, name).toBe(0)
    }
  })

  it('lets every answer be filled in, and tells a screen reader what it is', () => {
    const expected = [
      ...form.requirements.map((text, index) => ({
        name: `requirement${index + 1}`,
        kind: 'checkbox',
        tooltip: text[language],
      })),
      ...sheet.groups.flatMap(({ heading, fields }) =>
        fields.flatMap((field) => answersOf(field, heading, language)),
      ),
    ]
    for (const answer of expected) {
      expect(pdf.fields).toContainEqual(expect.objectContaining({ ...answer, fillable: true }))
    }
    const signed = ['printedName', 'dateSigned']
    expect(pdf.fields).toHaveLength(expected.length + signed.length)
    expect(pdf.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(signed))
  })

  it('says when its office is open, on Saturday too where it is', () => {
    expect(pdf.words).toContain(withoutSpace(officeHours.weekdays[language]))
    const onSaturday = pdf.words.includes(withoutSpace(officeHours.saturday[language]))
    expect(onSaturday).toBe(form.id === 'civil-registry')
  })

  it('names no two fields alike to a screen reader', () => {
    const tooltips = pdf.fields.map(({ tooltip }) => tooltip)
    expect(new Set(tooltips).size).toBe(tooltips.length)
  })

  it('gives every field but the circles of one set a name of its own', () => {
    const names = pdf.fields.filter(({ kind }) => kind !== 'radio').map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has one title, headings below it, a named seal, and each field in its own element', () => {
    const roles = pdf.elements.map(({ role }) => role)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    // The steps, the checklist, the groups and the declaration.
    expect(roles.filter((role) => role === 'H2')).toHaveLength(sheet.groups.length + 3)
    expect(pdf.elements.find(({ role }) => role === 'Figure')?.alt).toBeTruthy()
    const inElements = pdf.elements
      .filter(({ role }) => role === 'Form')
      .map(({ fields }) => fields)
    expect(inElements).toEqual(pdf.fields.map(({ id }) => [id]))
  })
})

function answersOf(field: Field, heading: Bilingual, language: Language) {
  const label = field.label[language]
  if (field.kind === 'text') {
    const hint = field.hint ? ` (${field.hint[language]})` : ''
    const tooltip = `${heading[language]}: ${label}${hint}`
    return [{ name: field.name, kind: 'text', tooltip, multiline: (field.lines ?? 1) > 1 }]
  }
  if (field.kind === 'table') {
    return Array.from({ length: field.rows }, (_, row) =>
      field.columns.map((column) => ({
        name: `${field.name}${row + 1}${column.name}`,
        kind: 'text',
        tooltip: `${field.row[language]} ${row + 1}: ${column.label[language]}`,
      })),
    ).flat()
  }
  return field.options.map((option) => ({
    name: field.kind === 'one' ? field.name : `${field.name}-${option.name}`,
    kind: field.kind === 'one' ? 'radio' : 'checkbox',
    tooltip: `${label}: ${option.label[language]}`,
  }))
}
