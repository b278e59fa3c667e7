/** Whether a page has anything on an interest: what it lacks, no pin may promise. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { ADDED_WORDS } from './derive-interests.ts'
import { isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { remember } from '../language/remember.ts'

/**
 * All words of the interest are in one place of the page: its title, its summary, a fact, a
 * paragraph, or a section with its heading. Words that are scattered over the page are no place.
 * "Recipe", "tips" and the like may be added to any subject.
 */
export function speaksOf(content: PageContent, interest: string, language: Language): boolean {
  const bare = interest.replace(ADDED_WORDS, ' ')
  const wanted = wordsOf(bare.toLowerCase()).filter((word) => !language.isStopWord(word))
  if (wanted.length === 0 || isUnspaced(language.lang))
    return placesOf(content).some((place) => place.toLowerCase().includes(interest.toLowerCase()))
  return stemsOf(content, language).some((stems) =>
    wanted.every(
      (word) =>
        stems.has(language.stem(word)) ||
        (word.includes('-') && word.split('-').every((part) => stems.has(language.stem(part)))),
    ),
  )
}

function placesOf({ title, description, facts, paragraphs, headings }: PageContent): string[] {
  return [
    title,
    description,
    ...facts.map(({ value }) => value),
    ...paragraphs,
    ...headings.map(({ text, at }, index) => {
      const end = headings[index + 1]?.at ?? paragraphs.length
      return at === undefined ? text : [text, ...paragraphs.slice(at, end)].join(' ')
    }),
  ]
}

/** Of each place; asked once for every interest of the page. */
const stemsOf = remember((content, language): ReadonlySet<string>[] =>
  placesOf(content).map(
    (place) =>
      new Set(
        wordsOf(place.toLowerCase()).flatMap((word) => [
          language.stem(word),
          ...(word.includes('-') ? word.split('-').map((part) => language.stem(part)) : []),
        ]),
      ),
  ),
)
