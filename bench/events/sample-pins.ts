/** Pins with every field filled, about 1,070 bytes of JSON each; the same for the same place. */
import type { Pin } from '../../core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '../../core/pins/pin.builder.ts'

export const benchAccount = testAccount

/** Ascending with the place, so that stores that sort by id keep the list's order. */
export function pinIdAt(at: number): string {
  return `019aa000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
}

export function placeOfId(id: string): number {
  return Number.parseInt(id.slice(24), 16)
}

const WORDS =
  'lemon drizzle cake roast pumpkin soup sourdough balcony garden slow tomato sauce winter salad oat breakfast jars butter flour sugar oven hour spring frost seeds water light shade window kitchen table linen candle paint brush wooden shelf paper ribbon autumn leaves walk river map train early morning coffee bread rosemary thyme garlic olive basil pepper cream honey almond cherry plum apple pear quince jam glass bottle bowl spoon knife board fold knead rest rise bake cool slice serve share keep store freeze thaw warm crisp tender golden simple quick gentle small large easy green blue amber'.split(
    ' ',
  )

/**
 * Words that differ from pin to pin, so that a store that compresses gains what it would gain with
 * people's words, not more.
 */
function words(seed: number, count: number): string {
  let state = seed * 2654435761 + 12345
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return WORDS[(state >>> 8) % WORDS.length] ?? ''
  }).join(' ')
}

export function samplePin(at: number): Pin {
  const dish = words(at % 400, 3)
  const page = `https://example.com/recipes/${dish.replaceAll(' ', '-')}/`
  const pageId = testId(`page ${at % 400}`)
  return pin('sample', {
    id: pinIdAt(at),
    title: words(at, 7),
    description: words(at + 1, 18),
    alt_text: words(at + 2, 6),
    link: `${page}?utm_content=${at}`,
    created_at: 1_790_000_000_000 - at * 1000,
    updated_at: 1_790_000_000_000,
    page_id: pageId,
    page_url: page,
    website_page_id: pageId,
    image_url: `/pictures/${at % 12}.jpg?v=${1_790_000_000_000 + at}`,
    interest: { id: testId(dish), interest: dish },
    interest_id: testId(dish),
    board_name: 'Kitchen',
    boards: [{ board_id: testId('kitchen') }],
    keywords: [words(at + 3, 2), words(at + 4, 2)],
    favored: at % 9 === 0,
  })
}

export function samplePins(count: number): Pin[] {
  return Array.from({ length: count }, (_, at) => samplePin(at))
}
