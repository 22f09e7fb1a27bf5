import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { signalsWithoutStack } from './react-dom-plugin.ts'

async function bundle(...plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: 'react-dom/client' } },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

const made = /\b(\w+Exception) = (\{.*?\}|Error\(.*?\)\))/gs

test('the signals of React DOM are errors with a message, made without a stack', async () => {
  const signals = [...(await bundle(signalsWithoutStack())).matchAll(made)]
  expect(signals.map(([, name]) => name)).toContain('SelectiveHydrationException')
  for (const [, name, value] of signals) {
    const signal = new Function('formatProdErrorMessage', `return ${value}`)(String)
    expect(signal, name).toBeInstanceOf(Error)
    expect(signal.message, name).toMatch(/^\d+$/)
    expect(Object.hasOwn(signal, 'stack'), name).toBe(false)
  }
})

test('a React DOM that makes its signals in another way is not built', async () => {
  const another: Plugin = {
    name: 'another-react-dom',
    transform: (code) => code.replaceAll('Exception = Error(', 'Exception = new Error('),
  }
  await expect(bundle(another, signalsWithoutStack())).rejects.toThrow('makes 0 signals')
})
