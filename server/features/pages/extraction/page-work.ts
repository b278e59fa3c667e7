/**
 * What takes processor time when pages are read: the words of HTML or text, the statistics over
 * them, the words of pins, and lists of addresses. A page or a list made to be slow takes half a
 * minute, so all of it happens in the threads behind `page-reader.ts`. Pure.
 */
import type { PageSection } from '#core/contract/content/pages.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { WriteInput, WrittenText } from '#core/text/gates/written-text.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import { readSections } from '#core/text/understand/reading/sections.ts'
import { writePins } from '#core/text/write-pins.ts'
import { materialOf } from '#core/text/writer/material.ts'
import { contentFromPages, type KeywordAsked, type KeywordContent } from './content-from-pages.ts'
import { contentFromText } from './content-from-text.ts'
import { extractPage, type Extraction } from './extract-page.ts'
import { openLanguages } from './languages.ts'
import { topicsOf, type PageTopics, type TopicsAsked } from './page-topics.ts'
import type { Collected } from '../sources/candidates.ts'
import { type FetchedList, readFeed, type ReadFeed } from '../sources/read-feed.ts'
import { type GivenList, readGivenList } from '../sources/given-list.ts'
import { readSitemap, type ReadSitemap } from '../sources/read-sitemap.ts'

/** The language is the page's. */
export type WordsAsked = Omit<WriteInput, 'language'>

export interface PageQuestions {
  html: { readonly html: string; readonly url: string; readonly isPasted: boolean }
  text: { readonly title: string; readonly text: string; readonly url: string }
  topics: TopicsAsked
  keyword: KeywordAsked
  sections: { readonly content: PageContent }
  words: WordsAsked
  sitemap: FetchedList
  feed: FetchedList
  list: { readonly list: GivenList }
}

export interface PageAnswers {
  html: Extraction
  text: PageContent
  topics: PageTopics
  keyword: KeywordContent
  sections: readonly PageSection[]
  words: WrittenText[]
  sitemap: ReadSitemap
  feed: ReadFeed
  list: Collected
}

export type PageQuestion = {
  [Kind in keyof PageQuestions]: { readonly kind: Kind } & PageQuestions[Kind]
}[keyof PageQuestions]

export function answerPageQuestion(question: PageQuestion): PageAnswers[keyof PageAnswers] {
  switch (question.kind) {
    case 'html':
      return extractPage(question.html, question.url, { isPasted: question.isPasted })
    case 'text':
      return contentFromText(question)
    case 'topics':
      return topicsOf(question)
    case 'keyword':
      return contentFromPages(question, openLanguages())
    case 'sections':
      return sectionsOf(question.content)
    case 'words':
      return writePins({
        ...question,
        content: keptContent(question.content),
        language: openLanguages()(question.content.lang),
      })
    case 'sitemap':
      return readSitemap(question)
    case 'feed':
      return readFeed(question)
    case 'list':
      return readGivenList(question.list)
    default:
      return question satisfies never
  }
}

let kept = { key: '', content: null as PageContent | null }

/**
 * A page is asked about interest by interest, each time in another copy; what was understood of it
 * is remembered by the object.
 */
function keptContent(content: PageContent): PageContent {
  const key = JSON.stringify(content)
  if (kept.content !== null && kept.key === key) return kept.content
  kept = { key, content }
  return content
}

/** Those that the writer knows. */
function sectionsOf(content: PageContent): PageSection[] {
  const language = openLanguages()(content.lang)
  const sections =
    understandPage(content, language)?.sections ?? readSections(materialOf(content, language))
  return sections.map(({ heading, sentences }) => ({ heading, told: [...sentences] }))
}
