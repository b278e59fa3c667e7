/** What pins are about, for names of boards that could be made for them. */
import type { Pin } from '#core/contract/pins.contract.ts'

export interface BoardTopic {
  readonly interest: string
  /** The page whose language the names are in. */
  readonly pageId: string | null
}

/**
 * The interest that most of the pins have; the first of several as frequent. Undefined when none
 * has one.
 */
export function topicOf(pins: readonly Pin[]): BoardTopic | undefined {
  const groups = [...Map.groupBy(pins, (pin) => pin.interest?.interest ?? '')].filter(
    ([interest]) => interest !== '',
  )
  const [most] = groups.toSorted(([, one], [, other]) => other.length - one.length)
  if (most === undefined) return undefined
  const [interest, [pin]] = most
  return { interest, pageId: pin?.page_id ?? null }
}
