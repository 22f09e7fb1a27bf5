import { type Directory, type ListedSection, normalizePath } from '@portal/shared/section'
import { useEffect, useState } from 'react'
import { useDirectory } from '../directory-context.ts'
import { workerNames } from './names.ts'

type ListedPage = ListedSection['pages'][number]

/** The pages of which this browser has a saved copy; none until they were looked up. */
export function useSavedPages(): readonly ListedPage[] {
  const directory = useDirectory()
  const [pages, setPages] = useState<readonly ListedPage[]>([])
  useEffect(() => {
    savedPages(directory).then(setPages, () => {})
  }, [directory])
  return pages
}

async function savedPages({ sections }: Directory): Promise<ListedPage[]> {
  const cache = await caches.open(workerNames.documents)
  const saved = (await cache.keys()).map(({ url }) => normalizePath(new URL(url).pathname))
  return sections.flatMap(({ pages }) => pages).filter(({ path }) => saved.includes(path))
}
