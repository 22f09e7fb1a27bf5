/** The part of Vite's build manifest that is read here. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean; src?: string }
>

/** The files of a module and of all that it imports statically, each once, imports first. */
export function staticClosure(manifest: Manifest, key: string): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    chunk.imports?.forEach(visit)
    files.add(chunk.file)
  }
  visit(key)
  return [...files]
}
