import { provided } from 'virtual:portal/singletons'
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { type Section, type SectionRelease, spell } from '@portal/shared/section'

/** By section, why it was not lent something: its release was made for another version of it. */
const refusals = new Map<string, unknown>()

const lending: ModuleFederationRuntimePlugin = {
  name: 'lending',
  errorLoadShare({ lifecycle, shareInfo, pkgName, shareScopeMap, error }) {
    // What is there from the start is asked for at once, and only another version is in the way.
    if (lifecycle === 'loadShareSync') refusals.set(shareInfo?.from ?? '', error)
    // The runtime would not fetch a room again that failed once.
    else forgetFailed(Object.values(shareScopeMap['default']?.[pkgName] ?? {}))
  },
}

/** Every section's release finds this instance by its name, and asks it for what it is lent. */
const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: provided,
  // With 'version-first' one hanging section would keep the whole portal waiting.
  shareStrategy: 'loaded-first',
  plugins: [lending],
})

/**
 * Loads a section's release and returns its declaration. May hang for ever.
 *
 * @param attempt - 0, and one more after each failure: browser and runtime remember what failed, the
 *   one by address, the other by name, so every attempt has its own of both
 */
export async function loadSection(release: SectionRelease, attempt: number): Promise<Section> {
  const name = attempt === 0 ? release.id : `${release.id}.${attempt}`
  federation.registerRemotes([{ name, entry: spell(release.entry, attempt), type: 'module' }])
  const module = await federation
    .loadRemote<{ default: Section }>(`${name}/section`)
    .catch((error: unknown) => {
      throw refusals.get(release.id) ?? error
    })
  if (!Array.isArray(module?.default?.pages)) throw new Error(`${release.entry} declares no pages`)
  return module.default
}

/** Whether a release was refused since it was made for other versions of what the shell lends. */
export function isRefusal(error: unknown): boolean {
  return [...refusals.values()].includes(error)
}

function forgetFailed(versions: { loaded?: boolean; loading?: null | Promise<unknown> }[]) {
  for (const room of versions) if (!room.loaded) room.loading = null
}
