/**
 * A description says nothing twice: not what its title says, not what its own first sentence says.
 */
import { contentStems, wordsOf, type Language } from '../language.ts'

/** Beyond this share of its words a sentence says what another has said. */
const MOST_SHARED = 0.6
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 }
/** What joins the rest of a sentence to its beginning, where the rest is whole by itself. */
const JOINT: Record<string, RegExp> = {
  en: /^(?:[:;]|,? (?:and|but|because)) (?=(?:an?|the|two|three|every|each|no|look|use|add|keep|try|leave)\s)/iu,
  de: /^(?:[:;]|, (?:denn|aber|und)) (?=(?:eine?|der|die|das|jede[rs]?|nur|normale|\p{Lu}))/u,
}
const POINTS = /\b(?:it|they|them|this|these|those|er|sie|es|dies\w*)\b/iu

/** The rest of a sentence behind its beginning, '' where it cannot stand alone. */
export function restBehind(sentence: string, beginning: string, { lang }: Language): string {
  const rest = sentence.slice(beginning.length)
  const joint = JOINT[lang]?.exec(rest)?.[0]
  if (joint === undefined) return ''
  const text = rest.slice(joint.length)
  return wordsOf(text).length < 6 || POINTS.test(text)
    ? ''
    : text.replace(/^./u, (letter) => letter.toUpperCase())
}

export function isBeginning(beginning: string, text: string): boolean {
  const [start, whole] = [plain(beginning), plain(text)]
  return start !== '' && (whole === start || whole.startsWith(`${start} `))
}

/** "Twenty-five small balcony ideas …" behind "See 25 small balcony ideas …". */
export function isEcho(text: string, before: string, language: Language): boolean {
  const said = new Set(contentStems(counted(before), language))
  const own = [...new Set(contentStems(counted(text), language))]
  return own.length > 0 && own.filter((stem) => said.has(stem)).length / own.length > MOST_SHARED
}

/** "… on a shelf of this depth" points out of the description: without its end it is still so. */
export function withoutPointing(text: string, known: string, language: Language): string {
  return text.replace(/ of (?:this|these|that|those) (\p{L}+)(?=[.,])/giu, (end, noun: string) =>
    contentStems(known, language).includes(language.stem(noun.toLowerCase())) ? end : '',
  )
}

function plain(text: string): string {
  return wordsOf(text.toLowerCase()).join(' ')
}

/** Numbers as figures, "an hour" as "1 hour". */
function counted(text: string): string {
  return text
    .toLowerCase()
    .replace(/\ban? (?=hour|minute|day|week)/g, '1 ')
    .replace(/\b[a-z]+(?:-[a-z]+)?\b/g, (word) => {
      const [ten = '', one = ''] = word.split('-')
      const tens = TENS[ten]
      if (tens !== undefined) return String(tens + Math.max(0, NUMBERS.indexOf(one) + 1))
      return NUMBERS.includes(word) ? String(NUMBERS.indexOf(word) + 1) : word
    })
}
