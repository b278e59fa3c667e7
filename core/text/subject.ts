/** What a page is about, cut out of its title: the ground of every template. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf, type Language } from './language.ts'

export interface Subject {
  /** The title without site name, emoji, brackets and praise of itself: `Lemon Blueberry Muffins`. */
  title: string
  /** The thing named, as one noun phrase in the title's case; '' when the title names none. */
  noun: string
  /** What follows "How to", as `Start Seeds Indoors`; '' when the title is none. */
  task: string
  /** The promise of a list: `25` of "25 Small Garden Ideas". */
  count: number | null
  /** What stands after a colon or dash. */
  rest: string
}

const PICTOGRAPH = /[\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}]/gu
const BRACKETS = /\s*[([{][^)\]}]*[)\]}]/g
const PRAISE_EN = /^(?:the |my |our |these |this |a |an )?(?:(?:very |absolute |only )?(?:best(?: ever)?|favou?rite|ultimate|perfect|most amazing|amazing|famous|go-to)\s+)+(?=\p{L})|^(?:my|our|the|these|this|a|an)\s+/iu
const TAIL_EN = /\s+(?:recipes?|(?:you(?:'|’)ll|you will|we|i|that|you can)\s.*|ever|of all time)$/iu
const HOW_TO = /^how to\s+/i
const COUNT = /^(?:the\s+|top\s+|best\s+|my\s+)*(\d{1,3})\+?\s+(?=\p{L})/iu
const PLACE = /\s+(?:for|in|with|without|from|to|on|at|and how|when|that|under|using|by)\s/iu

export function subjectOf(content: PageContent, language: Language): Subject {
  const whole = content.title.replace(PICTOGRAPH, '').replace(/\s+/g, ' ').trim()
  const [head = '', ...others] = whole.split(/\s*[:|]\s+|\s+[–—-]\s+|(?<=[?!])\s+/)
  const title = head.replace(BRACKETS, '').replace(/[.!,;]+$/, '').trim()
  const rest = others.join(', ').replace(BRACKETS, '').replace(/[.!]+$/, '').trim()
  if (language.lang !== 'en') return { title, noun: nounOf(title, language), task: '', count: countOf(title), rest }
  if (HOW_TO.test(title)) return { title, noun: '', task: title.replace(HOW_TO, ''), count: null, rest }
  return { title, noun: nounOf(title, language), task: '', count: countOf(title), rest }
}

function countOf(title: string): number | null {
  const match = COUNT.exec(title)
  return match && !/^\d+\s*-?(?:minute|ingredient|hour|day|step|week)/i.test(title) ? Number(match[1]) : null
}

/** The noun phrase at the head: without count, praise, and what follows the first preposition when the head alone names something. */
function nounOf(title: string, language: Language): string {
  if (language.lang !== 'en') return title.replace(/^\d{1,3}\s+/, '').split(PLACE)[0] ?? ''
  const bare = title.replace(COUNT, '').replace(PRAISE_EN, '').replace(PRAISE_EN, '').replace(TAIL_EN, '').trim()
  const head = bare.split(PLACE)[0] ?? ''
  if (!isNounPhrase(head, language)) return ''
  return head
}

/** No verb, pronoun or question in it, and a noun at its end. */
export function isNounPhrase(text: string, language: Language): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 7 || /^(?:why|what|when|where|who|how|is|are|do|does|can|should|i|we|you)\b/i.test(text) || /\b(?:i|we|my|our|you|your|is|are|was|were)\b/i.test(text) || /[?!,]/.test(text)) return false
  const tags = language.tokens(text.toLowerCase())
  const last = tags.at(-1)
  return (last?.pos === 'NOUN' || last?.pos === 'PROPN' || last?.pos === null) && !/^(?:VERB|AUX)$/.test(tags[0]?.pos ?? '')
}
