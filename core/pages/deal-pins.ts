/**
 * Deals the pins of one task evenly over chosen page x interest; the first few already show every
 * page. Server and browser deal alike: what is announced before a run is what the run does.
 */
export interface Hand {
  readonly page_id: string
  readonly interest_id: string | null
}

export interface DealtPin extends Hand {
  /** Which of its page's pins it is, from 0: its place in the page's plan. */
  readonly turn: number
}

/**
 * `hands` by page; the answer has exactly `count` pins, in the order in which they are made, unless no
 * page has any. Each page gets as many as the others, however many interests it has.
 */
export function dealPins(pages: readonly (readonly Hand[])[], count: number): DealtPin[] {
  const dealt = pages.filter(({ length }) => length > 0)
  return Array.from({ length: dealt.length === 0 ? 0 : count }, (_, index) => {
    const hands = dealt[index % dealt.length]
    const turn = Math.floor(index / dealt.length)
    const hand = hands?.[turn % hands.length]
    if (hand === undefined) throw new Error('an index beyond the hands')
    return { ...hand, turn }
  })
}

/**
 * What a page's pins are about: the interests that were named, else those chosen on the page, else
 * all of them, else the page as itself.
 */
export function handsOf(
  page: {
    readonly id: string
    readonly interests: readonly { readonly id: string; readonly chosen: boolean }[]
  },
  interestIds: readonly string[],
): Hand[] {
  const named = page.interests.filter(({ id }) => interestIds.includes(id))
  const chosen = named.length > 0 ? named : page.interests.filter((interest) => interest.chosen)
  const interests = chosen.length > 0 ? chosen : page.interests
  return interests.length === 0
    ? [{ page_id: page.id, interest_id: null }]
    : interests.map(({ id }) => ({ page_id: page.id, interest_id: id }))
}

export interface Share extends Hand {
  readonly pins: number
}

/** How many of `count` pins each hand gets, by page; hands that get none are there too. */
export function sharesOf(pages: readonly (readonly Hand[])[], count: number): Share[][] {
  const dealt = Map.groupBy(dealPins(pages, count), keyOf)
  return pages.map((hands) =>
    hands.map((hand) => ({ ...hand, pins: dealt.get(keyOf(hand))?.length ?? 0 })),
  )
}

const keyOf = ({ page_id, interest_id }: Hand): string => `${page_id} ${interest_id ?? ''}`
