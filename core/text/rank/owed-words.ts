/** What a title makes a reader expect below it: both things compared, and what the question is about. */
import { contentStems, type Language } from '../language/language.ts'
import { promiseOf } from '../gates/title-promise.ts'
import { readIngredientLine } from '../lines/ingredient-line.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import type { PageModel } from '../understand/page-model.ts'

/** The part of a title in which two things are compared. */
const COMPARED = /(?:^|[:(?!–—])(?<one>[^:(?!–—]+?)\s+(?:vs\.?|versus)\s+(?<two>[^:?)]+)/iu
/** Nouns that an answer need not repeat. */
const ANY_QUESTION =
  /^(?:differences?|answers?|questions?|ways?|things?|time|deal|point|kind|one)$/iu

/** Whether the description leaves out what the title is about. */
export function owesTitle(
  description: string,
  title: string,
  { subject, material: { language } }: Pick<PageModel, 'subject' | 'material'>,
): boolean {
  const said = new Set(contentStems(description, language))
  const { one = '', two = '' } = COMPARED.exec(title)?.groups ?? {}
  if (contentStems(`${one} ${two}`, language).some((stem) => !said.has(stem))) return true
  if (!title.endsWith('?')) return false
  const asked = language.tokens(title.toLowerCase()).findLast(({ pos }) => pos !== 'PUNCT')
  if (asked?.pos !== 'NOUN' || ANY_QUESTION.test(asked.text)) return false
  const named = contentStems(subject.name, language)
  return contentStems(asked.text, language).some((stem) => !named.includes(stem) && !said.has(stem))
}

/** Beside those in the dish's name. */
const MIN_NAMED = 2
/** In letters: of a word inside a longer one, as "Lachs" in "Lachsfilet". */
const MIN_PART = 4

/** "All ingredients at a glance" over time and servings: the description names none of them. */
export function owesIngredients(
  description: string,
  { title, about, promise }: Pick<PatternTitle, 'title' | 'about' | 'promise'>,
  { subject, material: { ingredients, language } }: Pick<PageModel, 'subject' | 'material'>,
): boolean {
  if (promise !== 'ingredients' || promiseOf(title, about) !== 'ingredients') return false
  const named = contentStems(subject.name, language)
  const said = contentStems(description, language).filter((stem) => !named.includes(stem))
  const mentioned = new Set(said.filter((stem) => isInLines(stem, ingredients, language)))
  return mentioned.size < MIN_NAMED
}

function isInLines(said: string, lines: readonly string[], language: Language): boolean {
  return lines
    .flatMap((line) => contentStems(readIngredientLine(line).name, language))
    .some(
      (stem) =>
        stem === said ||
        (said.length >= MIN_PART && stem.includes(said)) ||
        (stem.length >= MIN_PART && said.includes(stem)),
    )
}
