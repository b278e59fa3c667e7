/**
 * How many pins each page, interest and board will get: counted before a run, as the server deals.
 */
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { Interest, Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { handsOf, sharesOf } from '#core/pages/deal-pins.ts'
import { nameKey } from '../../interests/interest-names.ts'
import type { ChosenPage } from '../../../../pins/generation/use-generation.ts'

export interface InterestShare {
  /** Null for a page that is written about as itself. */
  readonly interest: Interest | null
  readonly pins: number
}

export interface PageShare {
  readonly page: Page
  readonly pins: number
  readonly interests: readonly InterestShare[]
}

export function pageShares(
  chosen: readonly ChosenPage[],
  config: Pick<GenerationConfig, 'pages' | 'n_pins'>,
): PageShare[] {
  const pages = chosen.flatMap(({ page }) => {
    const asked = config.pages.find(({ page_id }) => page_id === page.id)
    return asked ? [{ page, hands: handsOf(page, asked.interest_ids) }] : []
  })
  const shares = sharesOf(
    pages.map(({ hands }) => hands),
    config.n_pins,
  )
  return pages.map(({ page }, at) => {
    const interests = (shares[at] ?? []).map(({ interest_id, pins }) => ({
      interest: page.interests.find(({ id }) => id === interest_id) ?? null,
      pins,
    }))
    return { page, pins: interests.reduce((sum, { pins }) => sum + pins, 0), interests }
  })
}

/** Interests that get at least one pin, and those that get none. */
export function countInterests(shares: readonly PageShare[]): { dealt: number; without: number } {
  const named = shares
    .flatMap(({ interests }) => interests)
    .filter(({ interest }) => interest !== null)
  const without = named.filter(({ pins }) => pins === 0).length
  return { dealt: named.length - without, without }
}

/**
 * What will be made. Only pages and interests with a pin count; where some of the chosen interests
 * get none, both numbers are named.
 */
export function forecastOf(shares: readonly PageShare[], pins: number): Forecast {
  const { dealt: interests, without } = countInterests(shares)
  const pages = shares.filter((share) => share.pins > 0).length
  const values = { pins, pages, interests }
  if (without === 0) return { id: 'design.forecast', values }
  return { id: 'design.forecastSome', values: { ...values, chosen: interests + without } }
}

interface Forecast {
  readonly id: 'design.forecast' | 'design.forecastSome'
  readonly values: Readonly<Record<string, number>>
}

export interface BoardShare {
  readonly name: string
  readonly pins: number
}

/**
 * By the board that the newest pin of each interest went to, most first. Empty for an account whose
 * pins have no boards yet.
 */
export function boardShares(shares: readonly PageShare[], earlier: readonly Pin[]): BoardShare[] {
  const usual = usualBoards(earlier)
  const counts = new Map<string, number>()
  for (const { interest, pins } of shares.flatMap(({ interests }) => interests)) {
    const board = usual.get(nameKey(interest?.interest_name ?? ''))
    if (board !== undefined && pins > 0) counts.set(board, (counts.get(board) ?? 0) + pins)
  }
  return [...counts]
    .map(([name, pins]) => ({ name, pins }))
    .toSorted((a, b) => b.pins - a.pins || a.name.localeCompare(b.name))
}

function usualBoards(pins: readonly Pin[]): ReadonlyMap<string, string> {
  const newestFirst = pins.toSorted((a, b) => b.created_at - a.created_at)
  const boards = new Map<string, string>()
  for (const { interest, board_name } of newestFirst) {
    const key = nameKey(interest?.interest ?? '')
    if (key !== '' && board_name !== '' && !boards.has(key)) boards.set(key, board_name)
  }
  return boards
}
