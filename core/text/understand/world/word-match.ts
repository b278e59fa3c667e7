/** Patterns of the word lists, with edges that know letters beyond ASCII. */

const EDGE = String.raw`(?:(?<!\p{L})(?=\p{L})|(?<=\p{L})(?!\p{L}))`
const compiled = new Map<string, RegExp>()

/** `\b` and `\w` as they read in the lists, for any letter. */
export function wordPattern(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const letters = source
    .replaceAll(String.raw`\b`, EDGE)
    .replaceAll(String.raw`\w`, String.raw`\p{L}`)
  const made = new RegExp(letters, 'iu')
  compiled.set(source, made)
  return made
}

/** Whether the text holds the pattern as a word or words of its own. */
export function hasWord(source: string, text: string): boolean {
  return wordPattern(String.raw`(?<![\p{L}-])(?:${source})(?![\p{L}-])`).test(text)
}
