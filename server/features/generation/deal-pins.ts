/**
 * Deals the pins of one task evenly over chosen page x interest; the first few already show every
 * page.
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
 * `hands` by page, each with at least one entry; the answer has exactly `count` pins, in the order
 * in which they are made.
 */
export function dealPins(pages: readonly (readonly Hand[])[], count: number): DealtPin[] {
  const hands = roundRobin(pages)
  const turns = new Map<string, number>()
  return Array.from({ length: hands.length === 0 ? 0 : count }, (_, index) => {
    const hand = hands[index % hands.length] ?? { page_id: '', interest_id: null }
    const turn = turns.get(hand.page_id) ?? 0
    turns.set(hand.page_id, turn + 1)
    return { ...hand, turn }
  })
}

/** First interest of every page, then the second of every page that has one … */
function roundRobin(pages: readonly (readonly Hand[])[]): Hand[] {
  const longest = Math.max(0, ...pages.map((hands) => hands.length))
  return Array.from({ length: longest }, (_, row) =>
    pages.flatMap((hands) => hands[row] ?? []),
  ).flat()
}
