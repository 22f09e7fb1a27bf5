// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { emergencyNumbers, localHotlines, telHref } from '@portal/shared/site'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Unavailable } from './unavailable.tsx'

afterEach(cleanup)

it.each<Language>(['en', 'fil'])('names in %s whom to call, whatever the line does', (language) => {
  render(
    <LanguageProvider initial={language}>
      <Unavailable title="Investment" onRetry={() => {}} />
    </LanguageProvider>,
  )
  const links = screen.getAllByRole('link')
  for (const { number, name } of [...emergencyNumbers, ...localHotlines]) {
    const line = links.find((link) => link.getAttribute('href') === telHref(number))
    expect(line?.textContent).toBe(number + name[language])
  }
})
