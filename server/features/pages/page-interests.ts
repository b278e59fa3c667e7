/**
 * The interests of a page that was read, and what is known of one of them. Search volume is unknown
 * without a connected account.
 */
import type { Interest } from '#core/contract/content/pages.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { newId } from '../../platform/ids.ts'
import { topicsOf, type PageTopics } from './extraction/page-topics.ts'

/**
 * Pinterest's categories of an interest by its words, best first; none where no vectors are known.
 */
export type Categorise = (name: string, content: PageContent) => Interest['categories']

/**
 * The best are chosen from the start: a person sees pins without ticking anything. Relevance is the
 * root of the score, so that 0.65 of the best relevance is a bit over 0.4 of its score: what the
 * page is about, not what it only mentions.
 */
const CHOSEN_AT_FIRST = { most: 5, share: 0.65, secondShare: 0.55 }

/** Never two names of one topic: every heading would come twice. */
export function isChosenAtFirst(
  interests: readonly { readonly relevance: number; readonly isTwin: boolean }[],
  index: number,
): boolean {
  const { most, share, secondShare } = CHOSEN_AT_FIRST
  const [own, best] = [interests[index], interests[0]]
  if (!own || !best || own.isTwin) return false
  const place = interests.slice(0, index).filter(({ isTwin }) => !isTwin).length
  return (
    place === 0 ||
    (place < most && own.relevance >= (place === 1 ? secondShare : share) * best.relevance)
  )
}

export interface Ground {
  readonly content: PageContent
  readonly categorise: Categorise
  readonly topics: PageTopics
  /** Names from the account's other pages. */
  readonly others: readonly string[]
}

export function interestsOfPage(ground: Ground): Interest[] {
  return ground.topics.derived.map(({ interest_name, relevance }, index, all) => ({
    ...researched(ground, interest_name),
    id: newId(),
    chosen: isChosenAtFirst(all, index),
    relevance,
  }))
}

/** An interest of the person's own has the relevance of the topic it equals, else none. */
export function ownInterest(
  ground: Ground,
  own: { readonly id: string; readonly name: string; readonly chosen: boolean },
): Interest {
  const known = ground.topics.derived.find(
    ({ interest_name }) => interest_name.toLowerCase() === own.name.toLowerCase(),
  )
  return {
    ...researched(ground, own.name),
    id: own.id,
    chosen: own.chosen,
    relevance: known?.relevance ?? 0,
  }
}

function researched({ content, topics, categorise, others }: Ground, name: string): Interest {
  const clip = (name_: string) => name_.slice(0, 80).trim()
  return {
    id: newId(),
    status: 'ready',
    interest_name: clip(name),
    chosen: false,
    relevance: 0,
    search_volume: null,
    categories: categorise(name, content),
    // One that came up while the page was read was not asked about with the others.
    ...(topics.research.get(name) ??
      topicsOf({ content, names: [name], others }).research.get(name) ??
      nothingKnown),
  }
}

const nothingKnown = {
  related_interests: [],
  rake_keywords: [],
  annotations: [],
  rake_data_source: 'none',
} as const satisfies Partial<Interest>

/**
 * What the page knows of an interest that is there: its keywords, related topics and, unless the
 * person chose otherwise, its category.
 */
export function lookedInto(ground: Ground, interest: Interest): Interest {
  const { rake_keywords, annotations, related_interests, rake_data_source, categories } =
    researched(ground, interest.interest_name)
  return {
    ...interest,
    status: 'ready',
    rake_keywords,
    annotations,
    related_interests,
    rake_data_source,
    categories: interest.categories.length > 0 ? interest.categories : categories,
  }
}

/** A page that waits to be read: the interest is there, its keywords follow. */
export function waitingInterest(own: { readonly id: string; readonly name: string }): Interest {
  return {
    id: own.id,
    status: 'pending',
    interest_name: own.name,
    chosen: true,
    relevance: 0,
    search_volume: null,
    categories: [],
    ...nothingKnown,
  }
}
