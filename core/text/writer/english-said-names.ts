/**
 * A topic that a line of the page says in part: "Toppings for Pumpkin Soup" is completed to
 * "Toppings for Creamy Pumpkin Soup", "What you need to start seeds" to "… start seeds indoors".
 * The line keeps its own words; only the topic's missing ones come in. English only.
 */
import { escaped } from '../escaped.ts'
import { contentStems, wordsOf, type Language } from '../language.ts'

interface Word {
  readonly text: string
  readonly at: number
  readonly stem: string
}

/** Words of the name, by place, that a run of neighbouring words of the line says. */
interface Run {
  readonly first: Word
  readonly last: Word
  readonly said: ReadonlyMap<number, string>
}

/**
 * Null where the line says less than two words of the name with its head among them, or one of the
 * missing ones elsewhere.
 */
export function completed(line: string, name: string, language: Language): string | null {
  const own = name.split(' ')
  const head = headOf(own)
  const words = [...line.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(({ 0: text, index }): Word => ({
    text,
    at: index,
    stem: language.stem(text.toLowerCase()),
  }))
  const run = runIn({ line, words, own, head }, language)
  if (run === null || run.said.size === own.length) return null
  const isTwice = / with /i.test(name) && /\bwith\b/i.test(line)
  const missing = contentStems(own.filter((_, index) => !run.said.has(index)).join(' '), language)
  const rest = contentStems(
    `${line.slice(0, run.first.at)} ${line.slice(run.last.at + run.last.text.length)}`,
    language,
  )
  return isTwice || missing.length === 0 || missing.some((stem) => rest.includes(stem))
    ? null
    : putIn(line, run, own)
}

function putIn(line: string, { first, last, said }: Run, own: readonly string[]): string {
  const name = own.map((word, index) => said.get(index) ?? word).join(' ')
  const before = line
    .slice(0, first.at)
    .replace(
      /\b([Aa])n?(\s+)$/,
      (_, article: string, space: string) =>
        `${article}${/^[aeiou]/i.test(name) ? 'n' : ''}${space}`,
    )
  const isFirst = before === '' && !said.has(0)
  const made = isFirst
    ? name
        .replace(first.text, first.text.toLowerCase())
        .replace(/^./u, (letter) => letter.toUpperCase())
    : name
  return `${before}${made}${line.slice(last.at + last.text.length)}`
}

/** "Soup" of "pumpkin soup with coconut milk". */
function headOf(own: readonly string[]): number {
  const joint = own.findIndex((word) => /^with$/i.test(word))
  return joint > 0 ? joint - 1 : own.length - 1
}

/** "Carrot and pumpkin soup" and "spiced pumpkin soup" are other soups. */
const JOINED = /(?:^|\s)(?:and|or|not|than)\s+$/i

function runIn(
  {
    line,
    words,
    own,
    head,
  }: { line: string; words: readonly Word[]; own: readonly string[]; head: number },
  language: Language,
): Run | null {
  const stems = own.map((word) => language.stem(word.toLowerCase()))
  for (const [start, first] of words.entries()) {
    const said = new Map<number, string>()
    let [place, last] = [-1, first]
    for (const word of words.slice(start)) {
      const next = stems.findIndex((stem, index) => index > place && stem === word.stem)
      if (next < 0 || (word !== first && line.slice(last.at + last.text.length, word.at) !== ' '))
        break
      said.set(next, word.text)
      place = next
      last = word
    }
    if (
      said.size >= 2 &&
      said.has(head) &&
      !JOINED.test(line.slice(0, first.at)) &&
      !isNamedMore(line, { before: words[start - 1], first }, language)
    )
      return { first, last, said }
  }
  return null
}

/** What is done with a dish, which the tagger takes for a thing; and what says nothing of it. */
const OPEN_BEFORE = /^(?:store|freeze|serve|reheat|bake|cook|make|keep|use|common|finished|whole)$/i

function isNamedMore(
  line: string,
  { before, first }: { before: Word | undefined; first: Word },
  language: Language,
): boolean {
  if (
    before === undefined ||
    line.slice(before.at + before.text.length, first.at) !== ' ' ||
    OPEN_BEFORE.test(before.text) ||
    language.isStopWord(before.text.toLowerCase())
  )
    return false
  const tag = language.tokens(`${before.text} ${first.text}`.toLowerCase())[0]?.pos
  return tag === 'NOUN' || tag === 'PROPN' || tag === 'ADJ'
}

/**
 * "Which pumpkin to use for soup" says the pumpkin: "… for creamy soup". Only what stands at the
 * beginning of the name may be left to the line.
 */
export function colouredHead(line: string, name: string, language: Language): string | null {
  const [colour = '', ...others] = name.split(' ')
  const head = others.pop() ?? ''
  const said = contentStems(line, language)
  const isSaid = (word: string): boolean => said.includes(language.stem(word.toLowerCase()))
  if (
    others.length === 0 ||
    !others.every(isSaid) ||
    isSaid(colour) ||
    language.tokens(colour.toLowerCase())[0]?.pos !== 'ADJ'
  )
    return null
  const match = new RegExp(` for (${escaped(head)})$`, 'iu').exec(line)
  return match === null ? null : `${line.slice(0, match.index)} for ${colour} ${match[1] ?? ''}`
}

/** "What you need to start seeds" with the end of "start seeds indoors". */
export function completedTask(line: string, task: string): string | null {
  const words = wordsOf(task)
  const start = words.slice(0, -1).join(' ')
  return words.length >= 3 && line.toLowerCase().endsWith(` ${start.toLowerCase()}`)
    ? `${line} ${words.at(-1) ?? ''}`
    : null
}
