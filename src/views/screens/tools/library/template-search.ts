/**
 * Which templates a visitor looks for: of one family, for one use, and with every word that was
 * typed. A typed word finds words that begin with it; accents, capitals and plural endings make no
 * difference.
 */
import type { TemplateCard, TemplateFamily, TemplateSubject } from '#core/public/template-cards.ts'

export interface TemplateRequest {
  readonly query: string
  readonly family: TemplateFamily | null
  readonly subject: TemplateSubject | null
}

/** `wordsOf`: all that a template can be found by, in the visitor's language. */
export function findTemplates(
  cards: readonly TemplateCard[],
  { query, family, subject }: TemplateRequest,
  wordsOf: (card: TemplateCard) => string,
): readonly TemplateCard[] {
  const asked = plainWords(query, /\s+/).map(stemOf)
  return cards.filter((card) => {
    if (family !== null && card.family !== family) return false
    if (subject !== null && !card.subjects.includes(subject)) return false
    const words = plainWords(wordsOf(card), /[^\p{L}\p{N}]+/u)
    return asked.every((stem) => words.some((word) => matches(word, stem)))
  })
}

function matches(word: string, stem: string): boolean {
  return word.startsWith(stem) || word.replace(ARABIC_ARTICLE, '').startsWith(stem)
}

/** Lower case, without accents; Arabic letters in the spellings that people mix. */
function plainWords(text: string, separator: RegExp): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(separator)
    .filter((word) => word !== '')
}

const ARABIC_ARTICLE = /^(?:وال|بال|ال)(?=.{3})/
/** Plural and feminine endings, after at least three letters. */
const ENDING = /(?<=.{3})(?:ies|es|en|e|s|n|ات|ون|ين|ه)$/

function stemOf(word: string): string {
  return word.replace(ARABIC_ARTICLE, '').replace(ENDING, '')
}
