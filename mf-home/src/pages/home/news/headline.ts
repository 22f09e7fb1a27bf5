import type { NewsItem } from '@portal/shared/backend'
import { formatDate, useCopy, useLanguage, usePick } from '@portal/shared/i18n'
import { news as en } from '../../../../content/en/news.ts'
import { categoryNamed } from '../../../../content/facts/categories.ts'
import { sampleNews } from '../../../../content/facts/news.ts'
import { news as fil } from '../../../../content/fil/news.ts'
import type { SceneId } from '../../../illustrations/scenes.ts'

/** A news item in the visitor's language, ready to be shown. */
export interface Headline {
  id: string
  title: string
  category: string
  /** As it is printed, for example `Jan 05, 2026`. */
  date: string
  readTime: string
  /** The summary; a list shows its beginning. */
  summary: string
  /** The full text; an empty line separates paragraphs. */
  text: string
  /** Address of the item's own image. */
  image: string | null
  /** The drawing where there is no image. */
  scene: SceneId
}

/** Turns rows of the news table into headlines in the page's language. */
export function useToHeadline(): (item: NewsItem) => Headline {
  const pick = usePick()
  const { language } = useLanguage()
  return (item) => {
    const known = categoryNamed(item.category.en)
    return {
      id: item.id,
      title: pick(item.title),
      category: item.category.fil === item.category.en ? pick(known.name) : pick(item.category),
      date: item.dateText ?? formatDate(item.publishedAt, language),
      readTime: pick(item.readTime),
      summary: pick(item.excerpt),
      text: pick(item.content),
      image: item.image,
      scene: known.scene,
    }
  }
}

/** The sample news, in the page's language. */
export function useSampleHeadlines(): readonly Headline[] {
  const copy = useCopy({ en, fil })
  const pick = usePick()
  const { language } = useLanguage()
  return sampleNews.map(({ id, date, category, minutes }) => {
    const { title, description } = copy.samples[id]
    const { name, scene } = categoryNamed(category)
    return {
      id,
      title,
      category: pick(name),
      date: formatDate(date, language),
      readTime: copy.readTime(minutes),
      summary: description,
      text: description,
      image: null,
      scene,
    }
  })
}
