import { categoryNamed, type NewsItem } from '@portal/shared/backend'
import { formatDate, useLanguage, usePick } from '@portal/shared/i18n'
import { sceneOf } from '../../../../content/facts/category-scenes.ts'
import { sampleNews } from '../../../../content/facts/news.ts'
import type { SceneId } from '../../../illustrations/scenes.ts'
import { excerpt } from '../excerpt.ts'
import { foreignLang } from '../foreign-lang.ts'
import { useNewsCopy } from './copy.ts'

/** Characters of a text that a list shows. Rows arrive already cut. */
const excerptLength = 150

/** A news item in the visitor's language, ready to be shown. */
export interface Headline {
  id: string
  title: string
  category: string
  /** As it is printed, for example `Jan 05, 2026`. */
  date: string
  readTime: string
  /** What a list shows. */
  excerpt: string
  /** The full text; an empty line separates paragraphs. */
  text: string
  /** The `lang` of those of its texts that are not in the page's language. */
  langs: Partial<Record<'title' | 'excerpt' | 'text', string | undefined>>
  /** Address of the item's own image. */
  image: string | null
  /** The drawing where there is no image. */
  scene: SceneId
}

/** Turns rows of the news table into headlines in the page's language. */
export function useToHeadline(): (item: NewsItem) => Headline {
  const pick = usePick()
  const { language } = useLanguage()
  return (item) => ({
    id: item.id,
    title: pick(item.title),
    category: pick(item.category),
    date: item.dateText ?? formatDate(item.publishedAt, language),
    readTime: pick(item.readTime),
    excerpt: pick(item.excerpt),
    text: pick(item.content),
    langs: {
      title: foreignLang(item.title, language),
      excerpt: foreignLang(item.excerpt, language),
      text: foreignLang(item.content, language),
    },
    image: item.image,
    scene: sceneOf(item.category.en),
  })
}

/** The sample news, in the page's language. */
export function useSampleHeadlines(): readonly Headline[] {
  const copy = useNewsCopy()
  const pick = usePick()
  const { language } = useLanguage()
  return sampleNews.map(({ id, date, category, minutes }) => {
    const { title, description } = copy.samples[id]
    return {
      id,
      title,
      category: pick(categoryNamed(category)),
      date: formatDate(date, language),
      readTime: copy.readTime(minutes),
      excerpt: excerpt(description, excerptLength),
      text: description,
      langs: {},
      image: null,
      scene: sceneOf(category),
    }
  })
}
