import type { Pin } from '#core/contract/pins.contract.ts'

export interface PlannedTitles {
  /** How many pins have a publication that is still to come. */
  readonly planned: number
  /** The titles of pins that are published somewhere, or may be. */
  readonly published: readonly string[]
}

export function plannedTitles(pins: readonly Pick<Pin, 'title' | 'publications'>[]): PlannedTitles {
  const having = (...states: readonly string[]) =>
    pins.filter(({ publications = [] }) => publications.some(({ state }) => states.includes(state)))
  return {
    planned: having('planned').length,
    published: having('published', 'sending', 'unknown').map(({ title }) => title),
  }
}
