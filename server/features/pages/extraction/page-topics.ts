/** What a page is about. Apart from the reading of HTML, whose packages cost 0.1 s to load. Pure. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { deriveInterests, type DerivedInterest } from '#core/text/interests/derive-interests.ts'
import { researchInterest, type InterestResearch } from '#core/text/interests/research-interest.ts'
import { speaksOf } from '#core/text/interests/speaks-of.ts'
import { openLanguages } from './languages.ts'

export interface TopicsAsked {
  readonly content: PageContent
  /** Interests beside those that the page derives. */
  readonly names: readonly string[]
  /** Names from the account's other pages. */
  readonly others: readonly string[]
}

export interface PageTopics {
  /** Best first. */
  readonly derived: readonly DerivedInterest[]
  /** What the page knows of each derived and each given name. */
  readonly research: ReadonlyMap<string, InterestResearch>
}

export function topicsOf({ content, names, others }: TopicsAsked): PageTopics {
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
