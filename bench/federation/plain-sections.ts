import type { Section, SectionRelease } from '@portal/shared/section'

const sections = import.meta.glob<{ default: Section }>('../../mf-*/src/section.ts', {
  eager: true,
})

/** Takes the place of the shell's `federation.ts`: the sections lie in the same bundle. */
export async function loadSection({ id }: SectionRelease): Promise<Section> {
  const section = sections[`../../mf-${id}/src/section.ts`]?.default
  if (!section) throw new Error(`There is no section ${id}`)
  return section
}

/** Nothing can be of another version here. */
export function isRefusal(): boolean {
  return false
}
