/**
 * What the inspector keeps of events and contexts: plain JSON, short, and without anything that
 * gives access, and without e-mail addresses. Redaction comes before keeping, so no recording
 * ever has a password in it. Contexts are immutable and share what did not change: what was kept of
 * an object is kept once, so a step costs what it changed, and equal parts are the same object.
 */
export type Kept =
  | string
  | number
  | boolean
  | null
  | readonly Kept[]
  | { readonly [key: string]: Kept }

export const REDACTED = '•••'
/** Names a value that JSON can't hold: `{ $: 'function', name: 'newId' }`. */
export const MARK = '$'

/** Of a list, by its depth: a book of 100,000 pins is lists in lists. */
const MAX_ENTRIES = [60, 40, 24, 12, 6] as const
const MIN_ENTRIES = 6
const MAX_FIELDS = 60
const MAX_LENGTH = 400
const secretKey =
  /password|passwd|passcode|challenge|recovery_?codes?$|secret|token|credential|authorization|cookie|csrf|api_?key|private_?key/i
const personKey = /e-?mail/i
const addressWords = /[^\s@"'<>()/:?&=]+(?:@|%40)[^\s@"'<>(),;&]*[^\s@"'<>(),;.&]/gi
/** Of an address: `?name=value`. */
const parameters = /(?<=[?&#])([\w.-]+)=([^&\s#]+)/g
const secretParameter = /^(?:key|code|sig|signature|auth)$/i
const secretWords =
  /(?<=\/(?:reset-password|verify-email)\/)[^\s/?#]+|\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?|(?<=\bBearer )\S+/gi

export class Keeper {
  readonly #known = new WeakMap<object, Kept>()

  keep(value: unknown, depth = 0): Kept {
    switch (typeof value) {
      case 'string':
        return withoutSecrets(value)
      case 'number':
        return Number.isFinite(value) ? value : String(value)
      case 'boolean':
        return value
      case 'object':
        return value === null ? null : this.#object(value, depth)
      case 'function':
        return { [MARK]: 'function', name: value.name }
      case 'undefined':
        return { [MARK]: 'nothing' }
      default:
        return String(value)
    }
  }

  #object(value: object, depth: number): Kept {
    const known = this.#known.get(value)
    if (known !== undefined) return known
    // A placeholder while the contents are copied: a circle ends here.
    this.#known.set(value, { [MARK]: 'circle' })
    const kept = this.#made(value, depth)
    this.#known.set(value, kept)
    return kept
  }

  #made(value: object, depth: number): Kept {
    if (Array.isArray(value)) return this.#list(value, depth)
    if (value instanceof Map || value instanceof Set)
      return {
        [MARK]: value instanceof Map ? 'map' : 'set',
        entries: this.#list(entriesOf(value), depth),
      }
    if (value instanceof Date) return value.toISOString()
    if (value instanceof Error) return this.#error(value, depth)
    if (isActor(value)) return { [MARK]: 'actor', id: value.id }
    if (isSnapshot(value))
      return {
        [MARK]: 'snapshot',
        status: value.status,
        value: this.keep(value.value),
        tags: tagsOf(value),
        context: this.keep(value.context),
      }
    return isPlain(value)
      ? this.#fields(value, depth)
      : { [MARK]: 'thing', name: value.constructor.name }
  }

  #error(error: Error, depth: number): Kept {
    return {
      [MARK]: 'error',
      name: error.name,
      message: withoutSecrets(error.message),
      ...('failure' in error ? { failure: this.keep(error.failure, depth + 1) } : {}),
    }
  }

  #list(values: readonly unknown[], depth: number): readonly Kept[] {
    const most = MAX_ENTRIES[depth] ?? MIN_ENTRIES
    const kept = values.slice(0, most).map((value) => this.keep(value, depth + 1))
    return values.length > most ? [...kept, { [MARK]: 'more', count: values.length - most }] : kept
  }

  /** All of them: few are many, and what a machine needs of its context is among them. */
  #fields(value: object, depth: number): Kept {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    const kept = entries
      .slice(0, MAX_FIELDS)
      .map(
        ([key, one]) => [key, isHidden(key, one) ? REDACTED : this.keep(one, depth + 1)] as const,
      )
    const rest = entries.length - kept.length
    return Object.fromEntries(rest > 0 ? [...kept, ['…', { [MARK]: 'more', count: rest }]] : kept)
  }
}

/** What a mark represents, or null where a value is just itself. */
export function markOf(value: Kept): string | null {
  return isFields(value) && typeof value[MARK] === 'string' ? value[MARK] : null
}

export function isFields(value: Kept): value is { readonly [key: string]: Kept } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Something of it was left out: lists, fields or words were too many. */
export function isShortened(value: Kept): boolean {
  if (typeof value === 'string') return value.endsWith('…')
  if (typeof value !== 'object' || value === null) return false
  return markOf(value) === 'more' || Object.values(value).some((one: Kept) => isShortened(one))
}

/** Whether it is filled in, and of which kind, is no secret. */
function isHidden(key: string, value: unknown): boolean {
  if (value === null || value === '' || typeof value === 'boolean') return false
  return secretKey.test(key)
    ? typeof value !== 'function'
    : personKey.test(key) && typeof value === 'string'
}

/**
 * A text, cut. What reaches beyond the end is looked at too: half an address would not be seen as
 * one.
 */
export function withoutSecrets(text: string): string {
  const beginning = text.slice(0, MAX_LENGTH * 2)
  const near = beginning.length < text.length ? wholeWords(beginning) : beginning
  const named = near.includes('=')
    ? near.replaceAll(parameters, (whole, name: string) =>
        isSecretParameter(name) ? `${name}=${REDACTED}` : whole,
      )
    : near
  const clean = (/@|%40/.test(named) ? named.replaceAll(addressWords, REDACTED) : named).replaceAll(
    secretWords,
    REDACTED,
  )
  return clean.length > MAX_LENGTH || near.length < text.length
    ? `${clean.slice(0, MAX_LENGTH)}…`
    : clean
}

/** Without the word that was cut: half an address looks like none. */
function wholeWords(text: string): string {
  const end = text.search(/\s\S*$/)
  return end < 0 ? text : text.slice(0, end)
}

function isSecretParameter(name: string): boolean {
  return secretKey.test(name) || personKey.test(name) || secretParameter.test(name)
}

function entriesOf(
  value: ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>,
): readonly unknown[] {
  return value instanceof Map
    ? [...value].map(([key, one]: [unknown, unknown]) => [
        key,
        typeof key === 'string' && isHidden(key, one) ? REDACTED : one,
      ])
    : [...value]
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function isActor(value: object): value is { id: string } {
  return 'sessionId' in value && 'id' in value && typeof value.id === 'string'
}

interface MachineSnapshot {
  readonly status: string
  readonly value: unknown
  readonly context: unknown
}

function isSnapshot(value: object): value is MachineSnapshot {
  return 'status' in value && 'machine' in value && 'context' in value && 'value' in value
}

function tagsOf(snapshot: object): readonly string[] {
  return 'tags' in snapshot && snapshot.tags instanceof Set ? [...snapshot.tags].map(String) : []
}
