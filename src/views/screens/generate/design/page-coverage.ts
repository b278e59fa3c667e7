/** Which interests and sections of a page have pins already. */
import type { PageSection } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'

export type CountedPin = Pick<Pin, 'page_id' | 'interest_id' | 'sources'>

/** By interest id; null for those of the page as itself. */
export function pinsByInterest(
  pageId: string,
  pins: readonly CountedPin[],
): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>()
  for (const { page_id, interest_id } of pins)
    if (page_id === pageId) counts.set(interest_id, (counts.get(interest_id) ?? 0) + 1)
  return counts
}

export interface SectionCoverage {
  readonly heading: string
  readonly pins: number
}

/**
 * A pin is about a section when its title names the heading, or when the first sentence of the page
 * in its description is from that section. The same heading twice counts once.
 */
export function sectionCoverage(
  pageId: string,
  sections: readonly PageSection[],
  pins: readonly CountedPin[],
): SectionCoverage[] {
  const subjects = pins.filter((pin) => pin.page_id === pageId).map(subjectOf)
  return [...Map.groupBy(sections, ({ heading }) => heading)].map(([heading, same]) => {
    const sentences = new Set(same.flatMap(({ told }) => told))
    const isAbout = ({ headings, sentence }: Subject): boolean =>
      headings.includes(heading) || (sentence !== undefined && sentences.has(sentence))
    return { heading, pins: subjects.filter(isAbout).length }
  })
}

interface Subject {
  readonly headings: readonly string[]
  readonly sentence: string | undefined
}

function subjectOf({ sources: { title, description } }: CountedPin): Subject {
  return {
    headings: title.flatMap(({ kind, quote }) => (kind === 'heading' ? [quote] : [])),
    sentence: description.find(({ kind }) => kind === 'sentence')?.quote,
  }
}
