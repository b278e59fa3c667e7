/**
 * What of reading a page takes processor time: its words out of HTML or text, and the statistics
 * over them. A page made to be slow takes half a minute, so all of it is asked of the threads
 * behind `page-reader.ts`; this is what they do. Pure.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import {
  deriveInterests,
  researchInterest,
  type DerivedInterest,
  type InterestResearch,
} from '#core/text/interests.ts'
import { contentFromText } from './content-from-text.ts'
import { extractPage, type Extraction } from './extract-page.ts'
import { openLanguages } from './languages.ts'

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
}

export interface PageAnswers {
  html: Extraction
  text: PageContent
  topics: PageTopics
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
    default:
      return question satisfies never
  }
}

export function topicsOf({ content, names, others }: PageQuestions['topics']): PageTopics {
  const language = openLanguages()(content.lang)
  const derived = deriveInterests(content, language)
  const wanted = new Set([...derived.map(({ interest_name }) => interest_name), ...names])
  return {
    derived,
    research: new Map(
      [...wanted].map((name) => [
        name,
        researchInterest(content, { name, language, otherInterests: others }),
      ]),
    ),
  }
}
