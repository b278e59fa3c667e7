/** What a title makes a reader expect below it: both things compared, and what the question is about. */
import { contentStems } from '../language.ts'
import type { PageModel } from '../understand/page-model.ts'

const COMPARED = /^(?<one>.+?)\s+(?:vs\.?|versus)\s+(?<two>[^:?]+)/iu
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
