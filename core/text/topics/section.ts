/** The part of a page that a title is about. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf } from '../language/language.ts'

export interface Section {
  /** As the page writes it, '' where there is none. */
  readonly heading: string
  readonly text: string
  /** The heading before it. */
  readonly before: string
}

const NONE: Section = { heading: '', text: '', before: '' }

/** By its heading, with or without its number, or by a line of it. */
export function sectionAbout({ headings, paragraphs }: PageContent, about: string): Section {
  if (about === '') return NONE
  const wanted = plain(about)
  const byHeading = headings.findIndex(({ text }) => plain(text) === wanted)
  const line = paragraphs.findIndex((paragraph) => paragraph.includes(about))
  const index =
    byHeading >= 0 || line < 0
      ? byHeading
      : headings.findLastIndex(({ at }) => at !== undefined && at <= line)
  const heading = headings[index]
  if (!heading) return NONE
  const end = headings[index + 1]?.at ?? paragraphs.length
  return {
    heading: heading.text,
    before: headings[index - 1]?.text ?? '',
    text: heading.at === undefined ? '' : paragraphs.slice(heading.at, end).join(' '),
  }
}

function plain(text: string): string {
  return wordsOf(text.toLowerCase())
    .filter((word) => !/^\p{N}+$/u.test(word))
    .join(' ')
}
