import type { Pin } from '#core/contract/content/pins.contract.ts'

export interface PlannedTitles {
  /** How many pins have a publication that is still to come. */
  readonly planned: number
  /** Pins that are published somewhere, or may be. */
  readonly published: readonly Pick<Pin, 'id' | 'title'>[]
}

export function plannedTitles(
  pins: readonly Pick<Pin, 'id' | 'title' | 'publications'>[],
): PlannedTitles {
  const having = (...states: readonly string[]) =>
    pins.filter(({ publications = [] }) => publications.some(({ state }) => states.includes(state)))
  return {
    planned: having('planned').length,
    published: having('published', 'sending', 'unknown').map(({ id, title }) => ({ id, title })),
  }
}

export function withoutPublished(
  pinIds: readonly string[],
  { published }: Pick<PlannedTitles, 'published'>,
): readonly string[] {
  const ids = new Set(published.map(({ id }) => id))
  return pinIds.filter((id) => !ids.has(id))
}
