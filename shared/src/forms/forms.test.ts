import { expect, it } from 'vitest'
import { formHref, formOffice, formSize, forms, homeForms } from './index.ts'

it('lists the forms of the services page by their names there', () => {
  expect(forms.map(({ title }) => title.en)).toEqual([
    'Business Permit Application',
    'Building Permit Checklist',
    'Civil Registry Request Form',
    'Social Assistance Application',
  ])
})

it("lists the same four for the home page's cards by their names there", () => {
  expect(homeForms.map(({ homeTitle }) => homeTitle.en)).toEqual([
    'Business Permit Application',
    'Building Permit Application',
    'Social Assistance Requirements',
    'Civil Registry Forms',
  ])
  expect(new Set(homeForms.map(({ id }) => id))).toEqual(new Set(forms.map(({ id }) => id)))
})

it('states times and fees', () => {
  expect(forms.map(({ id, processingTime, fee }) => [id, processingTime.en, fee.en])).toEqual([
    ['business-permit', '15-20 working days', 'Varies by type of business'],
    ['building-permit', '20-30 working days', 'Based on project cost'],
    ['civil-registry', '1-3 working days', '₱140 per copy'],
    ['social-assistance', '5-10 working days', 'Free'],
  ])
})

it('names the office and the file in the language of the reader', () => {
  const [form] = forms
  if (!form) throw new Error('no form')
  expect(formOffice(form).fil).toBe('Tanggapan ng Lisensiya sa Negosyo')
  expect(formHref(form.id, 'fil')).toBe('/forms/business-permit.fil.pdf')
  expect(formSize(form.id, 'fil')).toMatch(/^[1-9]\d* kB$/)
})
