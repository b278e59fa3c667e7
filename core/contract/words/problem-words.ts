/** Words a problem in one language, by that language's table of messages. */
import { compiledMessage, type CompiledMessage } from './compiled-message.ts'
import { problemRef, type Problem, type ProblemRef } from './problem.schema.ts'

export type ProblemTable = Readonly<Record<string, string>>

export interface ProblemLanguage {
  /** BCP 47. */
  readonly language: string
  readonly messages: Readonly<Record<string, string | CompiledMessage>>
  /** Keeps a foreign word apart from letters that run the other way. */
  readonly isolate?: (value: string) => string
}

/** Null when the table does not have the code, or one that is a value of it. */
export function problemWords(problem: ProblemRef, of: ProblemLanguage): string | null {
  if (!Object.hasOwn(of.messages, problem.code)) return null
  const template = of.messages[problem.code] ?? ''
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(problem.params)) {
    const words = valueWords(value, of)
    if (words === null) return null
    values[name] = words
  }
  return formatTokens(compiledMessage(template), values, { language: of.language })
}

function valueWords(
  value: ProblemRef['params'][string],
  of: ProblemLanguage,
): string | number | null {
  if (typeof value === 'object') return problemWords(value, of) ?? fieldName(value.code)
  return typeof value === 'string' && of.isolate !== undefined ? of.isolate(value) : value
}

/** A field without its own label goes by its name: `label.color` is "color". */
function fieldName(code: string): string | null {
  return code.startsWith('label.') ? code.slice('label.'.length) : null
}

interface Place {
  readonly language: string
  /** What `#` represents, inside a plural. */
  readonly count?: number
}

function formatTokens(
  tokens: CompiledMessage,
  values: Readonly<Record<string, string | number>>,
  place: Place,
): string {
  return tokens.map((token) => formatToken(token, values, place)).join('')
}

function formatToken(
  token: CompiledMessage[number],
  values: Readonly<Record<string, string | number>>,
  { language, count }: Place,
): string {
  if (token === '#' && count !== undefined) return written(count, language)
  if (typeof token === 'string') return token
  const [name, type, format] = token
  const value = values[name] ?? ''
  if (format === undefined) return written(value, language)
  // A plural or a select: problems have no other formats.
  const cases = format as Readonly<Record<string, CompiledMessage>>
  const key =
    type === 'plural' ? new Intl.PluralRules(language).select(Number(value)) : String(value)
  const chosen = cases[key] ?? cases['other'] ?? []
  return formatTokens(
    chosen,
    values,
    type === 'plural' ? { language, count: Number(value) } : { language },
  )
}

function written(value: string | number, language: string): string {
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
}

/** Values by these names are numbers, written and counted as a language does. */
type NumberName =
  | 'all'
  | 'bytes'
  | 'count'
  | 'end'
  | 'expected'
  | 'expectedHeight'
  | 'expectedWidth'
  | 'height'
  | 'least'
  | 'left'
  | 'length'
  | 'line'
  | 'made'
  | 'minutes'
  | 'most'
  | 'newest'
  | 'pages'
  | 'part'
  | 'place'
  | 'revision'
  | 'seconds'
  | 'size'
  | 'status'
  | 'version'
  | 'width'

type Name<S extends string> = { [K in S]: S extends NumberName ? number : string | ProblemRef }
type OnePlaceholder<S extends string> = S extends `${infer N}}${infer Rest}`
  ? Name<N> & ParamsOf<Rest>
  : unknown

/**
 * What an English message takes: `{name}`, and `{count, plural, …}` without braces in its cases.
 */
export type ParamsOf<S extends string> = S extends `${string}{${infer Rest}`
  ? Rest extends `${infer N}, plural, ${string}}}${infer Tail}`
    ? N extends `${string}}${string}`
      ? OnePlaceholder<Rest>
      : Name<N> & ParamsOf<Tail>
    : OnePlaceholder<Rest>
  : unknown

type Arguments<P> = unknown extends P ? [] : [params: P]

/** Makes the problems of one table. */
export function problemMaker<const T extends ProblemTable>(
  messages: T,
): <C extends keyof T & string>(code: C, ...params: Arguments<ParamsOf<T[C]>>) => Problem {
  return (code, ...[params]) => {
    // The type of what a message takes has only such values.
    const ref = problemRef({ code, params: (params ?? {}) as ProblemRef['params'] })
    const message = problemWords(ref, { language: 'en', messages })
    if (message === null) throw new Error(`A problem is not in the table: ${JSON.stringify(ref)}`)
    return { ...ref, message }
  }
}
