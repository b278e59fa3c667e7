/** The next looks of a pin that nothing is wrong with, as they are laid out. */
import { looksInOrder, type Look, type LooksRequest } from './choose-looks.rules.ts'
import { LOOKS_PER_ROUND } from './looks-per-round.ts'

export interface LookRound {
  /** Fewer than twelve, or none, when the pin has no others left. */
  readonly looks: readonly Look[]
  /** How many of the order are behind these: where the next round goes on. */
  readonly next: number
}

interface RoundRequest {
  /** 0 = from the first. */
  readonly after: number
  /** False = its words are shortened, too small, or lie where they can't be read. */
  readonly isSound: (look: Look) => Promise<boolean>
}

/**
 * A template in which one look has a fault is left out of the round: the words stay the same. Those
 * that may fill the round are laid out at once, for each may have to fetch its fonts.
 */
export async function soundLooks(
  wish: LooksRequest,
  { after, isSound }: RoundRequest,
): Promise<LookRound> {
  const order = looksInOrder(wish)
  const looks: Look[] = []
  const faulty = new Set<string>()
  let next = 0
  const take = (count: number): Look[] => {
    const taken: Look[] = []
    while (taken.length < count) {
      const { value } = order.next()
      if (value === undefined) break
      next += 1
      if (next > after && !faulty.has(value.template.id)) taken.push(value)
    }
    return taken
  }
  while (looks.length < LOOKS_PER_ROUND) {
    const taken = take(LOOKS_PER_ROUND - looks.length)
    if (taken.length === 0) break
    const sound = await Promise.all(taken.map(isSound))
    for (const [at, look] of taken.entries())
      if (sound[at] === true) looks.push(look)
      else faulty.add(look.template.id)
  }
  return { looks, next }
}
