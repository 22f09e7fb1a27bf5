import { provided } from 'virtual:portal/singletons'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { type Section, type SectionRelease, spell } from '@portal/shared/section'

declare global {
  /** Where section releases look for the shell's copy of the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

/**
 * By section, why it was not lent something: its release was made for another version of it. The
 * release itself goes on, and only trips over what is missing.
 */
const refusals = new Map<string, unknown>()

const { share } = runtimeCore.helpers

/** As the runtime's own; it remembers what it refused. */
const getRegisteredShare: typeof share.getRegisteredShare = (scopes, name, asked, ...rest) => {
  try {
    return share.getRegisteredShare(scopes, name, asked, ...rest)
  } catch (refusal) {
    refusals.set(asked.from, refusal)
    throw refusal
  }
}

globalThis._FEDERATION_RUNTIME_CORE = {
  ...runtimeCore,
  helpers: { ...runtimeCore.helpers, share: { ...share, getRegisteredShare } },
}

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: provided,
  // With 'version-first' one hanging section would keep the whole portal waiting.
  shareStrategy: 'loaded-first',
})

/**
 * Loads a section's release and returns its declaration. May hang for ever.
 *
 * @param attempt - 0, and one more after each failure: browser and runtime remember what failed, the
 *   one by address, the other by name, so every attempt has its own of both
 */
export async function loadSection(release: SectionRelease, attempt: number): Promise<Section> {
  if (attempt > 0) forgetFailedRooms()
  const name = attempt === 0 ? release.id : `${release.id}.${attempt}`
  federation.registerRemotes([{ name, entry: spell(release.entry, attempt), type: 'module' }])
  const module = await federation.loadRemote<{ default: Section }>(`${name}/section`)
  if (refusals.has(release.id)) throw refusals.get(release.id)
  if (!Array.isArray(module?.default?.pages)) throw new Error(`${release.entry} declares no pages`)
  return module.default
}

/** Whether a release was refused since it was made for other versions of what the shell lends. */
export function isRefusal(error: unknown): boolean {
  return [...refusals.values()].includes(error)
}

/** The runtime remembers a room that is fetched on demand and failed: it would not ask again. */
function forgetFailedRooms() {
  for (const versions of Object.values(federation.shareScopeMap['default'] ?? {})) {
    for (const room of Object.values(versions)) if (!room.loaded) room.loading = null
  }
}
