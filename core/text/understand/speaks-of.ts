/** Whether a page has anything on an interest: what it lacks, no pin may promise. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { remember } from '../remember.ts'
import { coversInterest } from '../writer/material.ts'

/**
 * Every word of the interest stands in one place of the page: its title, its summary, a fact, a
 * paragraph, or a section with its heading. Words that are scattered over the page are no place.
 */
export function speaksOf(content: PageContent, interest: string, language: Language): boolean {
  return placesOf(content, language).some((place) => coversInterest(place, interest, language))
}

const placesOf = remember((content: PageContent): string[] => [
  content.title,
  content.description,
  ...content.facts.map(({ value }) => value),
  ...content.paragraphs,
  ...content.headings.map(({ text, at }, index) => {
    const end = content.headings[index + 1]?.at ?? content.paragraphs.length
    return at === undefined ? text : [text, ...content.paragraphs.slice(at, end)].join(' ')
  }),
])
