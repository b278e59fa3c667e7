/** Whether a passage speaks of what its page is about. */
import { contentStems, isUnspaced } from '../language/language.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import { isSameWord } from '../understand/lead/about-page.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import type { Section } from '../understand/reading/sections.ts'
import { headOfDish } from '../understand/recipe/dish-name.ts'
import { beginningOf, ON_PAGE, type Passage } from './passages/passages.ts'
import { isWorryOnly } from './promise/offer-words.ts'

/** "This recipe", "the list": the page without its name. */
const OF_PAGE =
  /\b(?:this|these|the) (?:\p{L}+ ){0,2}(?:recipes?|dish|dessert|meal|soup|cake|cookies|list|guide|ideas|tips|trip|itinerary|review)\b/iu

/**
 * A sentence on lemons describes no lemon risotto: the first one has the word that says what the
 * subject is, where that is known.
 */
export function speaksOf(
  { sentences }: Passage,
  { title }: PatternTitle,
  model: PageModel,
): boolean {
  const { subject, kind, material } = model
  const { language } = material
  if (isUnspaced(language.lang)) return true
  const first = sentences[0]
  const head = contentStems(headOfDish(subject.name), language).at(headAt(language.lang))
  if (kind === 'recipe' && subject.confidence >= MIN_SURE && head !== undefined && first)
    return first.stems.includes(head) || OF_PAGE.test(first.text) || ON_PAGE.test(first.text)
  const wanted = contentStems(`${title} ${subject.name}`, language)
  const isSame = (stem: string, other: string): boolean =>
    language.lang === 'en' ? stem === other : isSameWord(stem, other)
  return sentences.some(({ stems }) =>
    stems.some((stem) => wanted.some((other) => isSame(stem, other))),
  )
}

/** French and Spanish name the dish before what it is made of. */
const headAt = (lang: string): number => (lang === 'fr' || lang === 'es' ? 0 : -1)

/** Words. */
const MIN_OF_TITLE = 2

/** What the page begins with, in words of its title, and on no worry alone. */
export function isOpening({ sentences: [first], section }: Passage, model: PageModel): boolean {
  const { content, language } = model.material
  if (first === undefined || section !== null || model.kind === 'recipe') return false
  if (first.at > beginningOf(content, language.lang)) return false
  const titled = contentStems(content.title, language)
  const shared = new Set(first.stems.filter((stem) => titled.includes(stem))).size
  return shared >= MIN_OF_TITLE && !isWorryOnly(first.text, language.lang)
}

/**
 * "To stop your parents from worrying …" says nothing of the heading "Border Crossings". A heading
 * in the words of the page's title needs two of them.
 */
export function isOnSection(
  { sentences }: Passage,
  { heading, role }: Section,
  { kind, subject, material: { content, language } }: PageModel,
): boolean {
  const { lang } = language
  if (isUnspaced(lang) || kind === 'recipe' || (role !== '' && role !== 'question')) return true
  const titled = contentStems(`${content.title} ${subject.name}`, language)
  const own = contentStems(heading, language).filter((stem) => !titled.includes(stem))
  const said = (lang === 'en' ? sentences.slice(0, 1) : sentences).flatMap(({ stems }) => stems)
  if (own.some((stem) => isSaid(stem, said, lang))) return true
  const shared = new Set(titled.filter((stem) => isSaid(stem, said, lang))).size
  if (lang !== 'en') return shared > 0
  return own.length === 0 && shared >= Math.min(MIN_OF_SECTION, new Set(titled).size)
}

const MIN_OF_SECTION = 2
const MOST_TO_ONE = 3

/** Others have words of their own that their sentences need: "how to store" is on keeping fresh. */
const BARE_ROLES = new Set(['', 'question', 'entry'])

/**
 * On a page whose summary fits every title, a section needs more: its sentences name at least a
 * third of what its heading names beside the page's subject.
 */
export function namesHeading(passage: Passage, section: Section, model: PageModel): boolean {
  const { content, language } = model.material
  if (!BARE_ROLES.has(section.role)) return isOnSection(passage, section, model)
  const titled = contentStems(`${content.title} ${model.subject.name}`, language)
  const own = contentStems(section.heading, language).filter((stem) => !titled.includes(stem))
  const said = passage.sentences.flatMap(({ stems }) => stems)
  const named = own.filter((stem) => isSaid(stem, said, language.lang)).length
  return isUnspaced(language.lang) || own.length === 0
    ? isOnSection(passage, section, model)
    : named > 0 && named * MOST_TO_ONE >= own.length
}

const isSaid = (stem: string, said: readonly string[], lang: string): boolean =>
  said.some((other) => (lang === 'en' ? stem === other : isSameWord(stem, other)))
