import { provided } from 'virtual:portal/singletons'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import type { Section, SectionRelease } from '@portal/shared/section'

declare global {
  /** Where section releases look for the shell's copy of the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: provided,
  // With 'version-first' one hanging section would keep the whole portal waiting.
  shareStrategy: 'loaded-first',
})

let attempts = 0

/**
 * Loads a section's release and returns its declaration.
 *
 * A failed module stays failed under its address until the page is reloaded, so every attempt after
 * a failure asks under a new one.
 */
export async function loadSection(release: SectionRelease): Promise<Section> {
  const retry = attempts === 0 ? '' : `?r=${attempts}`
  try {
    federation.registerRemotes(
      [{ name: release.id, entry: release.entry + retry, type: 'module' }],
      { force: attempts > 0 },
    )
    const module = await federation.loadRemote<{ default: Section }>(`${release.id}/section`)
    if (!module?.default?.pages) throw new Error(`${release.entry} declares no pages`)
    return module.default
  } catch (error) {
    attempts += 1
    throw error
  }
}
