/**
 * Turns a message of our catalogue into lingui's compiled form. In a production build lingui leaves
 * its own compiler (and the parser behind it) out, so ours, which knows just what our messages use,
 * runs in every build: `{name}`, `{size, number}`, `{count, plural, one {…} other {…}}`, `{kind,
 * select, a {…} other {…}}` and `#`. A brace that does not close throws: a message test compiles
 * every message.
 */
type Token =
  | string
  | [name: string]
  | [name: string, type: 'number']
  | [name: string, type: string, cases: Record<string, Token[]>]

export function compileMessage(message: string): Token[] {
  const cached = compiled.get(message)
  if (cached) return cached
  const tokens = readTokens(message, false)
  compiled.set(message, tokens)
  return tokens
}

const compiled = new Map<string, Token[]>()

function readTokens(text: string, insidePlural: boolean): Token[] {
  const tokens: Token[] = []
  let plain = ''
  const flush = () => {
    if (plain) tokens.push(plain)
    plain = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '{') {
      flush()
      const end = closingBrace(text, at)
      tokens.push(readArgument(text.slice(at + 1, end)))
      at = end
    } else if (character === '#' && insidePlural) {
      flush()
      tokens.push('#')
    } else plain += character
  }
  flush()
  return tokens
}

function readArgument(inner: string): Token {
  const [name = '', type, ...rest] = inner.split(',')
  if (type === undefined) return [name.trim()]
  const kind = type.trim()
  if (kind === 'number') return [name.trim(), kind]
  return [name.trim(), kind, readCases(rest.join(','), kind === 'plural')]
}

function readCases(text: string, isPlural: boolean): Record<string, Token[]> {
  const cases: Record<string, Token[]> = {}
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    if (open < 0) break
    const end = closingBrace(text, open)
    const key = text.slice(at, open).trim().replace(/^=/, '')
    cases[key] = readTokens(text.slice(open + 1, end), isPlural)
    at = end + 1
  }
  if (!('other' in cases)) throw new Error(`A message has no "other" case: ${text}`)
  return cases
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace is not closed in the message: ${text}`)
}
