/** What pins are about, for names of boards that could be made for them. */
import type { Pin } from '#core/contract/pins.contract.ts'

export interface BoardTopic {
  /** The interest that most pins of the language have; the first of several as frequent. */
  readonly interest: string
  /** Of the pages. */
  readonly lang: string
  /** All pins in this language that have an interest. */
  readonly pinIds: readonly string[]
}

/**
 * One topic for each language, that of most pins first. A board named in one language is no board
 * for pins in another. Pins without an interest have none.
 */
export function topicsOf(pins: readonly Pin[], langOf: (pageId: string) => string): BoardTopic[] {
  const named = pins.filter((pin) => interestOf(pin) !== '')
  return [...Map.groupBy(named, (pin) => langOf(pin.page_id))]
    .map(([lang, group]) => ({
      interest: mostFrequent(group.map(interestOf)),
      lang,
      pinIds: group.map(({ id }) => id),
    }))
    .toSorted((one, other) => other.pinIds.length - one.pinIds.length)
}

const interestOf = (pin: Pin): string => pin.interest?.interest ?? ''

function mostFrequent(names: readonly string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)]
  const [most] = groups.toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}
