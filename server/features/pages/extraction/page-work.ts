/**
 * What takes processor time when pages are read: the words of HTML or text, the statistics over
 * them, and lists of addresses. A page or a list made to be slow takes half a minute, so all of it
 * happens in the threads behind `page-reader.ts`. Pure.
 */
import type { PageSection } from '#core/contract/content/pages.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { deriveInterests, type DerivedInterest } from '#core/text/interests/derive-interests.ts'
import { researchInterest, type InterestResearch } from '#core/text/interests/research-interest.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import { readSections } from '#core/text/understand/sections.ts'
import { speaksOf } from '#core/text/understand/guide/speaks-of.ts'
import { materialOf } from '#core/text/writer/material.ts'
import { contentFromPages, type KeywordAsked, type KeywordContent } from './content-from-pages.ts'
import { contentFromText } from './content-from-text.ts'
import { extractPage, type Extraction } from './extract-page.ts'
import { openLanguages } from './languages.ts'
import type { Collected } from '../sources/candidates.ts'
import { type FetchedList, readFeed, type ReadFeed } from '../sources/read-feed.ts'
import { type GivenList, readGivenList } from '../sources/given-list.ts'
import { readSitemap, type ReadSitemap } from '../sources/read-sitemap.ts'

export interface PageQuestions {
  html: { readonly html: string; readonly url: string; readonly isPasted: boolean }
  text: { readonly title: string; readonly text: string; readonly url: string }
  /**
   * `names`: interests beside those that the page derives; `others`: names from the account's other
   * pages.
   */
  topics: {
    readonly content: PageContent
    readonly names: readonly string[]
    readonly others: readonly string[]
  }
  keyword: KeywordAsked
  sections: { readonly content: PageContent }
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
  sitemap: ReadSitemap
  feed: ReadFeed
  list: Collected
}

export interface PageTopics {
  /** Best first. */
  readonly derived: readonly DerivedInterest[]
  /** What the page knows of each derived and each given name. */
  readonly research: ReadonlyMap<string, InterestResearch>
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

/** Those that the writer knows. */
function sectionsOf(content: PageContent): PageSection[] {
  const language = openLanguages()(content.lang)
  const sections =
    understandPage(content, language)?.sections ?? readSections(materialOf(content, language))
  return sections.map(({ heading, sentences }) => ({ heading, told: [...sentences] }))
}

export function topicsOf({ content, names, others }: PageQuestions['topics']): PageTopics {
  const language = openLanguages()(content.lang)
  const derived = deriveInterests(content, language)
  const wanted = new Set([...derived.map(({ interest_name }) => interest_name), ...names])
  return {
    derived,
    research: new Map(
      [...wanted].map((name) => {
        const research = researchInterest(content, { name, language, otherInterests: others })
        const isThere = content.kind === 'keyword' || speaksOf(content, name, language)
        return [name, isThere ? research : { ...research, rake_data_source: 'none' }]
      }),
    ),
  }
}
