/** Names whose capitals no rule can guess ("X-S20", "Mark II", "U.S."), as the page spells them. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isAllCapitals } from './capitals.ts'
import type { Language } from './language.ts'

const WORD =
  /(?<![\p{L}\p{N}.])(?:(?:\p{L}\.){2,}|\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N}]))/gu
const DOTTED = /^(?:\p{L}\.){2,}$/u
/** Without "I", "V" and "X", which are letters too. */
const ROMAN = /^(?:II|III|IV|VI|VII|VIII|IX)$/u
/** "R6", "a7", "X-S20", but not "CO2-Neutral". */
const MODEL = /^(?:\p{L}-)?\p{L}{1,4}\d+\p{L}{0,2}$/u
const ACRONYM = /^\p{Lu}{2,4}$/u
/** A word that the page shouts once is no acronym. */
const MIN_ACRONYM = 2

/** "Chick-fil-A": hyphens that titles leave out, and a capital that ends the name. */
const HYPHENATED = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}+(?:-\p{L}+)*-\p{Lu}(?![\p{L}\p{N}-])/gu
const MIN_HYPHENATED = 2

/** Each with what its line may write in its place. */
function hyphenatedNames({ paragraphs, description }: PageContent): (readonly [RegExp, string])[] {
  const found = [...paragraphs, description].flatMap((line) => line.match(HYPHENATED) ?? [])
  return [...new Set(found)]
    .filter((name) => found.filter((other) => other === name).length >= MIN_HYPHENATED)
    .map((name) => {
      const words = name.split('-').join('[ -]')
      return [new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu'), name]
    })
}

/** Puts the page's own spelling in place of every such name of a line, whatever its capitals. */
export function spellerOf(content: PageContent, language: Language): (line: string) => string {
  const spelled = spellingsOf(content, language)
  const hyphenated = hyphenatedNames(content)
  return (line) =>
    hyphenated.reduce(
      (text, [pattern, name]) => text.replace(pattern, name),
      spelled.size === 0
        ? line
        : line.replace(WORD, (word) => spelled.get(word.toLowerCase()) ?? word),
    )
}

/** By the small form. The running text decides; its headings say what it leaves open. */
function spellingsOf(content: PageContent, language: Language): ReadonlyMap<string, string> {
  const counted = countsOf([...content.paragraphs, content.description].filter(isRunning))
  const isName = (word: string, count: number): boolean =>
    DOTTED.test(word) ||
    ROMAN.test(word) ||
    MODEL.test(word) ||
    (ACRONYM.test(word) && count >= MIN_ACRONYM && language.rarity(word.toLowerCase()) === 1)
  const found = new Map<string, string>()
  for (const { text } of content.headings)
    for (const [word] of text.matchAll(WORD))
      if (ROMAN.test(word) || (MODEL.test(word) && /^\P{Ll}+$/u.test(word)))
        found.set(word.toLowerCase(), word)
  for (const [low, forms] of counted) {
    const [word, count] = [...forms].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
    if (isName(word, count)) found.set(low, word)
    else found.delete(low)
  }
  return found
}

/** A line in capitals says nothing about those of its words. */
const isRunning = (line: string): boolean => /\p{Ll}{3}/u.test(line) && !isAllCapitals(line)

/** How often the lines write each form of a word. */
function countsOf(lines: readonly string[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const [word] of lines.flatMap((line) => [...line.matchAll(WORD)])) {
    const forms = counts.get(word.toLowerCase()) ?? new Map<string, number>()
    forms.set(word, (forms.get(word) ?? 0) + 1)
    counts.set(word.toLowerCase(), forms)
  }
  return counts
}
