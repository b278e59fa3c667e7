/** What pins are about, for names of boards that could be made for them. */
import type { Pin } from '#core/contract/content/pins.contract.ts'

export interface BoardTopic {
  /** The interest that most pins of its pages have; the first of several as frequent. */
  readonly interest: string
  /** All that its pins have, that of most pins first. */
  readonly interests: readonly string[]
  /** Of the pages. */
  readonly lang: string
  /** All its pins that have an interest. */
  readonly pinIds: readonly string[]
}

/**
 * One topic for each page, and one for pages with the same main interest in one language; that of
 * most pins first. A soup and a lake share no board, and a board named in one language is none for
 * pins in another. Pins without an interest have no topic.
 */
export function topicsOf(pins: readonly Pin[], langOf: (pageId: string) => string): BoardTopic[] {
  const named = pins.filter((pin) => interestOf(pin) !== '')
  const pages = [...Map.groupBy(named, (pin) => pin.page_id)].map(([pageId, group]) => ({
    interest: byFrequency(group.map(interestOf))[0] ?? '',
    interests: byFrequency(group.map(interestOf)),
    lang: langOf(pageId),
    pinIds: group.map(({ id }) => id),
  }))
  const bySubject = Map.groupBy(
    pages,
    ({ interest, lang }) => `${lang} ${interest.toLocaleLowerCase(lang)}`,
  )
  return [...bySubject.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      return [joinTopics([first, ...others], first)]
    })
    .toSorted((one, other) => other.pinIds.length - one.pinIds.length)
}

const interestOf = (pin: Pin): string => pin.interest?.interest ?? ''

function byFrequency(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name)
}

/** All pins and interests of several topics, under the name of one. */
export function joinTopics<T extends BoardTopic>(topics: readonly BoardTopic[], first: T): T {
  const all = topics.flatMap(({ interests }) => interests)
  return {
    ...first,
    interests: [...Map.groupBy(all, (name) => name.toLowerCase()).values()].flatMap(
      ([name]) => name ?? [],
    ),
    pinIds: topics.flatMap(({ pinIds }) => pinIds),
  }
}
