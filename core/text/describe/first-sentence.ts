/**
 * What a description's first sentence has to say. Three judges signed 57 % of the descriptions on
 * 150 pages whose first sentence has a word of the title and no first person, 23 % of those in the
 * first person, 16 % of those without a word of the title, and 31 % of those with a first sentence
 * of more than 170 characters (docs/decisions/0133). A pin without a description was signed in
 * 30 %.
 */
import { firstPersonOf } from '../gates/first-person.ts'
import { contentStems, isUnspaced, type Language } from '../language/language.ts'
import { splitSentences } from '../language/sentences.ts'
import type { DescriptionCandidate } from './passages/description-candidate.ts'
import { HYPE, isSameWord, ON_DISH, OWN_DISH } from '../understand/lead/about-page.ts'
import type { PageModel } from '../understand/page-model.ts'
import { opensLeaning } from '../writer/good-sentences.ts'
import { leavesOutTask } from './title-task.ts'

const MAX_LENGTH = 170
/** Of a summary that was written for the page. */
const MAX_WRITTEN = 240
const MAX_QUESTION = 70

/**
 * Whether it names what the title names, in no first person and not at length. What people typed is
 * taken as it is, and a page without pictures has nothing else to show. A section's own text is
 * about its heading in other words. A summary that was written for the page may name it in its
 * second sentence ("Stop guessing. Learn how …", not "He was …") and speak for its author ("Our top
 * tips").
 */
export function isOnTitle(
  candidate: Pick<DescriptionCandidate, 'text' | 'section'> & Partial<DescriptionCandidate>,
  title: string,
  model: PageModel,
): boolean {
  const { text, section, isWritten, isPicked, kind } = candidate
  const { language, content } = model.material
  if (text === '' || isPicked === true || isTakenAsItIs(kind, model)) return true
  const [first = text] = splitSentences(text, language.lang)
  const titled = `${title} ${content.title} ${model.subject.name}`
  if (isWritten) return isWrittenOnTitle(first, titled, model)
  if (first.length > MAX_LENGTH || isOfAuthor(first, language.lang)) return false
  if (section !== null) return true
  return (
    !leavesOutTask(text, title, language.lang) &&
    names(openingOf(text, language.lang), titled, language)
  )
}

/** "Feel like something sweet? This rhubarb tart …": a short question, and what answers it. */
function openingOf(text: string, lang: string): string {
  const [first = text, second = ''] = splitSentences(text, lang)
  return first.endsWith('?') && first.length <= MAX_QUESTION ? `${first} ${second}` : first
}

/** A list of the page's things needs no word of the title above it. */
const isTakenAsItIs = (
  kind: DescriptionCandidate['kind'] | undefined,
  { material: { content, language } }: PageModel,
): boolean =>
  kind === 'promise' ||
  isUnspaced(language.lang) ||
  content.is_typed === true ||
  content.pictures.length === 0

function isWrittenOnTitle(
  first: string,
  titled: string,
  { summary, kind, material: { language, content } }: PageModel,
): boolean {
  if (first.length > MAX_WRITTEN) return false
  const isDish = ON_DISH.test(first) || OWN_DISH.test(first)
  if (kind === 'recipe' && language.lang === 'en' && isDish) return true
  const headings = kind === 'recipe' ? [] : content.headings.map(({ text }) => text)
  const subject = [titled, ...headings].join(' ').replace(HYPE, ' ')
  return names(opensLeaning(first, language.lang) ? first : summary, subject, language)
}

/** "Which wheel fits my cat?" is what a reader asks. */
const isOfAuthor = (sentence: string, lang: string): boolean =>
  !sentence.endsWith('?') &&
  (firstPersonOf(lang)?.test(sentence) === true || (lang === 'es' && SPANISH_AUTHOR.test(sentence)))

/** Spanish says "I" by the verb alone. */
const SPANISH_AUTHOR =
  /(?<!\p{L})(?:soy|estoy|vivo|tengo|quiero|creo|hago|voy|puedo|suelo|leí|hice|fui|tuve|estuve|compré|preparé|probé|encontré|decidí|empecé|aprendí|conocí|descubrí|visité|he (?:\p{L}+ )?\p{L}+(?:ado|ido|cho|sto|rto))(?!\p{L})/iu

function names(sentence: string, title: string, language: Language): boolean {
  const stems = contentStems(sentence, language)
  return contentStems(title, language).some((stem) =>
    stems.some((other) => (language.lang === 'en' ? stem === other : isSameWord(stem, other))),
  )
}
