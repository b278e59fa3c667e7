/**
 * What the account's other pages say on a keyword that has no page of its own: whole paragraphs and
 * sections, under the titles of the pages that they come from.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '#core/text/language/language.ts'
import { speaksOf } from '#core/text/interests/speaks-of.ts'
import { contentFromKeyword } from './content-from-text.ts'

/** As long as a long article. */
const MAX_PARAGRAPHS = 120

export interface KeywordContent {
  readonly content: PageContent
  /** How many pages it was taken from; 0 = none of them speaks of the keyword. */
  readonly from: number
}

export interface KeywordAsked {
  readonly keyword: string
  readonly url: string
  /** Newest first. */
  readonly pages: readonly PageContent[]
}

export function contentFromPages(
  { keyword, url, pages }: KeywordAsked,
  languageOf: (lang: string) => Language,
): KeywordContent {
  const empty = contentFromKeyword({ keyword, url })
  const parts = pages
    .map((page) => partOf(page, keyword, languageOf(page.lang)))
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .toSorted((a, b) => b.paragraphs.length - a.paragraphs.length)
  const best = parts[0]?.page
  if (best === undefined) return { content: empty, from: 0 }
  const headings: PageContent['headings'] = []
  const paragraphs: string[] = []
  // One language: words of another would be distinguished by no grammar.
  const used = parts.filter(({ page }) => page.lang === best.lang)
  for (const part of used) {
    headings.push({ level: 2, text: part.page.title, at: paragraphs.length })
    paragraphs.push(...part.paragraphs.slice(0, MAX_PARAGRAPHS - paragraphs.length))
  }
  return {
    content: {
      ...empty,
      kind: 'other',
      lang: best.lang,
      site_name: empty.site_name || best.site_name,
      headings: headings.filter(({ at }) => at !== undefined && at < paragraphs.length),
      paragraphs,
    },
    from: used.length,
  }
}

interface Part {
  readonly page: PageContent
  readonly paragraphs: readonly string[]
}

/** All of a page on the keyword; of another page the sections and paragraphs that speak of it. */
function partOf(page: PageContent, keyword: string, language: Language): Part {
  const speaks = (text: string): boolean => speaksOf({ ...nothing, title: text }, keyword, language)
  if (speaks(page.title)) return { page, paragraphs: page.paragraphs }
  const inSections = new Set(
    page.headings.flatMap(({ text, at }, index) => {
      if (at === undefined || !speaks(text)) return []
      const end = page.headings[index + 1]?.at ?? page.paragraphs.length
      return Array.from({ length: end - at }, (_, nth) => at + nth)
    }),
  )
  return {
    page,
    paragraphs: page.paragraphs.filter((text, index) => inSections.has(index) || speaks(text)),
  }
}

const nothing: PageContent = contentFromKeyword({ keyword: '', url: '' })
