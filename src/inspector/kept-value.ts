/**
 * What the inspector keeps of events and contexts: plain JSON, short, and without anything that lets somebody in or says who he is.
 * Redaction comes before keeping, so no recording ever has a password in it. Contexts are immutable and share what did not change:
 * what was kept of an object is kept once, so a step costs what it changed, and equal parts are the same object.
 */
export type Kept = string | number | boolean | null | readonly Kept[] | { readonly [key: string]: Kept }

export const REDACTED = '•••'
/** Says what stood here, where JSON has no word for it: `{ $: 'function', name: 'newId' }`. */
export const MARK = '$'

const MOST_ENTRIES = 40
const LONGEST = 400
const secretKey = /password|passwd|secret|token|credential|authorization|cookie|csrf|api_?key|private_?key/i
const personKey = /e-?mail/i
const addressWords = /[^\s@"'<>()/:?&=]+@[^\s@"'<>(),;]*[^\s@"'<>(),;.]/g
const secretWords = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?|(?<=[?&](?:token|key|code|secret|password|credential|signature)=)[^&\s#]+|(?<=\bBearer )\S+/gi

export class Keeper {
  readonly #known = new WeakMap<object, Kept>()

  keep(value: unknown): Kept {
    switch (typeof value) {
      case 'string':
        return wordsOf(value)
      case 'number':
        return Number.isFinite(value) ? value : String(value)
      case 'boolean':
        return value
      case 'object':
        return value === null ? null : this.#object(value)
      case 'function':
        return { [MARK]: 'function', name: value.name }
      case 'undefined':
        return { [MARK]: 'nothing' }
      default:
        return String(value)
    }
  }

  #object(value: object): Kept {
    const known = this.#known.get(value)
    if (known !== undefined) return known
    // Stands in while what is in it is kept: a circle ends here.
    this.#known.set(value, { [MARK]: 'circle' })
    const kept = this.#made(value)
    this.#known.set(value, kept)
    return kept
  }

  #made(value: object): Kept {
    if (Array.isArray(value)) return this.#list(value, value.length)
    if (value instanceof Map) return { [MARK]: 'map', entries: this.#list([...value.entries()].slice(0, MOST_ENTRIES), value.size) }
    if (value instanceof Set) return { [MARK]: 'set', entries: this.#list([...value.values()].slice(0, MOST_ENTRIES), value.size) }
    if (value instanceof Date) return value.toISOString()
    if (value instanceof Error) return { [MARK]: 'error', name: value.name, message: wordsOf(value.message), ...('failure' in value ? { failure: this.keep(value.failure) } : {}) }
    if (isActor(value)) return { [MARK]: 'actor', id: value.id }
    if (isSnapshot(value)) return { [MARK]: 'snapshot', status: value.status, value: this.keep(value.value), tags: tagsOf(value), context: this.keep(value.context) }
    return isPlain(value) ? this.#fields(value) : { [MARK]: 'thing', name: value.constructor.name }
  }

  #list(values: readonly unknown[], length: number): readonly Kept[] {
    const kept = values.slice(0, MOST_ENTRIES).map((value) => this.keep(value))
    return length > MOST_ENTRIES ? [...kept, { [MARK]: 'more', count: length - MOST_ENTRIES }] : kept
  }

  #fields(value: object): Kept {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    const kept = entries.slice(0, MOST_ENTRIES).map(([key, one]) => [key, isHidden(key, one) ? REDACTED : this.keep(one)] as const)
    const rest = entries.length - kept.length
    return Object.fromEntries(rest > 0 ? [...kept, ['…', { [MARK]: 'more', count: rest }]] : kept)
  }
}

/** What a mark stands for, or null where a value is just itself. */
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
  return secretKey.test(key) ? typeof value !== 'function' : personKey.test(key) && typeof value === 'string'
}

/** What reaches beyond the end is looked at too: half an address would not be seen as one. */
function wordsOf(text: string): string {
  const near = text.slice(0, LONGEST * 2)
  const clean = (near.includes('@') ? near.replaceAll(addressWords, REDACTED) : near).replaceAll(secretWords, REDACTED)
  return clean.length > LONGEST || near.length < text.length ? `${clean.slice(0, LONGEST)}…` : clean
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
