/**
 * Parsing of JSON that is too long for one turn of the event loop. What it gives is what
 * `JSON.parse` would give: containers of more than a piece are built here, all within them is left
 * to `JSON.parse` a piece at a time.
 */
import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import { MAX_DEPTH, MAX_VALUES } from './json-lines.ts'

/** Letters that are parsed, and bytes that are decoded, at a stretch. */
const PIECE = 64 * 1024
/**
 * Beyond any text of a row, and parsed within some milliseconds. Also of what is between two marks:
 * a number, or blanks.
 */
export const MAX_TEXT_LETTERS = 4 * 1024 * 1024
/** Milliseconds at a stretch. */
const TURN = 8
const MARK = /["[\]{},]/g
const BLANK = /^[ \t\n\r]*$/

/** Why a text is not parsed: it would need too much memory, or too long for one piece. */
export type JsonFault = 'too_many_values' | 'text_too_long'
export type LongJson =
  /** `value`: undefined for what is no JSON. */
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonFault }

/** The text of these bytes, which are UTF-8. */
export async function decodeInTurns(bytes: Buffer, signal: AbortSignal): Promise<string> {
  const decoder = new StringDecoder('utf8')
  const pieces: string[] = []
  const steps = (function* () {
    for (let at = 0; at < bytes.length; at += PIECE) {
      pieces.push(decoder.write(bytes.subarray(at, at + PIECE)))
      yield
    }
  })()
  await runInTurns(steps, signal)
  return pieces.join('')
}

interface Parsing {
  /** Changes what a piece was parsed to. */
  readonly clean: (value: unknown) => unknown
  readonly signal: AbortSignal
  /** Letters of a piece. */
  readonly piece?: number
}

export async function parseInTurns(
  text: string,
  { clean, signal, piece = PIECE }: Parsing,
): Promise<LongJson> {
  try {
    return {
      ok: true,
      value: await runInTurns(new LongParser(text, { clean, piece }).parse(), signal),
    }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.fault }
    if (error instanceof SyntaxError) return { ok: true, value: undefined }
    throw error
  }
}

/** Others are served between the steps. */
async function runInTurns<Result>(
  steps: Generator<undefined, Result>,
  signal: AbortSignal,
): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - since < TURN) continue
    await setImmediate(undefined, { signal })
    since = performance.now()
  }
}

class Fault extends Error {
  readonly fault: JsonFault

  constructor(fault: JsonFault) {
    super(fault)
    this.fault = fault
  }
}

/** A list or an object that is open. */
interface Container {
  readonly value: unknown[] | Record<string, unknown>
  /** Offset of its opening bracket. */
  readonly start: number
  /** Offset of what is not parsed yet. */
  pending: number
  /** Offset of the element that is being read, of its key in an object. */
  element: number
  /** The element was a container of more than a piece, and is in the value. */
  isElementDone: boolean
}

class LongParser {
  readonly #text: string
  readonly #clean: (value: unknown) => unknown
  readonly #piece: number
  readonly #open: Container[] = []
  #values = 1

  constructor(text: string, { clean, piece }: Required<Omit<Parsing, 'signal'>>) {
    this.#text = text
    this.#clean = clean
    this.#piece = piece
  }

  *parse(): Generator<undefined, unknown> {
    // The text itself is read as the only element of a list.
    const whole = newContainer([], -1)
    this.#open.push(whole)
    let lastTurn = 0
    for (let at = this.#next(0); at !== -1; at = this.#next(at + 1)) {
      at = this.#read(at)
      if (at - lastTurn < this.#piece) continue
      yield
      lastTurn = at
    }
    if (this.#open.length > 1) throw new SyntaxError('A container is not closed.')
    this.#flush(whole, this.#text.length)
    const value = whole.value as unknown[]
    if (value.length !== 1) throw new SyntaxError('It is no single value.')
    return value[0]
  }

  #next(from: number): number {
    MARK.lastIndex = from
    const next = MARK.exec(this.#text)?.index ?? -1
    const end = next === -1 ? this.#text.length : next
    if (end - from > MAX_TEXT_LETTERS) throw new Fault('text_too_long')
    return next
  }

  /** Reads the mark at this offset. Answers the offset of its last letter. */
  #read(at: number): number {
    const mark = this.#text[at]
    if (mark === '"') return this.#endOfText(at)
    if (mark === ']' || mark === '}') this.#close(at)
    else this.#count()
    if (mark === ',') this.#endElement(at)
    if (mark === '[' || mark === '{') this.#start(at)
    return at
  }

  #count(): void {
    this.#values += 1
    if (this.#values > MAX_VALUES) throw new Fault('too_many_values')
  }

  #start(at: number): void {
    // One level is the list around the text.
    if (this.#open.length > MAX_DEPTH) throw new Fault('too_many_values')
    this.#open.push(newContainer(this.#text[at] === '[' ? [] : {}, at))
  }

  #close(at: number): void {
    const closed = this.#open.pop()
    const around = this.#open.at(-1)
    if (
      closed === undefined ||
      around === undefined ||
      Array.isArray(closed.value) !== (this.#text[at] === ']')
    )
      throw new SyntaxError('A bracket closes nothing.')
    if (at - closed.start < this.#piece) return
    this.#flush(closed, at)
    this.#addElement(around, closed)
    around.pending = at + 1
  }

  #endElement(at: number): void {
    const container = this.#last()
    if (container.isElementDone || at - container.pending > this.#piece) {
      this.#flush(container, at)
      container.pending = at + 1
    }
    container.element = at + 1
    container.isElementDone = false
  }

  #last(): Container {
    const last = this.#open.at(-1)
    if (last === undefined) throw new SyntaxError('It is no single value.')
    return last
  }

  /** Adds a container of more than a piece to the one around it, after what is before it. */
  #addElement(around: Container, { start, value }: Container): void {
    if (around.isElementDone) throw new SyntaxError('Two values without a comma.')
    if (around.element > around.pending) this.#flush(around, around.element - 1)
    const before = this.#text.slice(around.element, start)
    around.isElementDone = true
    if (Array.isArray(around.value)) {
      if (!BLANK.test(before)) throw new SyntaxError('Two values without a comma.')
      around.value.push(value)
    } else addEntries(around.value, this.#parse(`{${before}[]}`), value)
  }

  /** Parses what is pending before this offset. */
  #flush(container: Container, end: number): void {
    const text = this.#text.slice(container.pending, end)
    if (container.isElementDone) {
      if (!BLANK.test(text)) throw new SyntaxError('Two values without a comma.')
      return
    }
    if (BLANK.test(text)) {
      const isEmpty = container.pending === container.start + 1 && this.#text[end] !== ','
      if (!isEmpty) throw new SyntaxError('No value.')
      return
    }
    const parsed = this.#parse(Array.isArray(container.value) ? `[${text}]` : `{${text}}`)
    if (Array.isArray(container.value))
      for (const one of parsed as unknown[]) container.value.push(one)
    else addEntries(container.value, parsed)
  }

  #parse(text: string): unknown {
    return this.#clean(JSON.parse(text))
  }

  /** Offset of the quote that closes a string. */
  #endOfText(start: number): number {
    const quote = /["\\]/g
    quote.lastIndex = start + 1
    for (let found = quote.exec(this.#text); found !== null; found = quote.exec(this.#text)) {
      if (found.index - start > MAX_TEXT_LETTERS) break
      if (found[0] === '"') return found.index
      quote.lastIndex = found.index + 2
    }
    if (this.#text.length - start > MAX_TEXT_LETTERS) throw new Fault('text_too_long')
    throw new SyntaxError('A string is not closed.')
  }
}

const newContainer = (value: Container['value'], start: number): Container => ({
  value,
  start,
  pending: start + 1,
  element: start + 1,
  isElementDone: false,
})

/** As `JSON.parse` does: a key `__proto__` is a key. `value`: instead of those of the entries. */
function addEntries(to: Record<string, unknown>, entries: unknown, value?: object): void {
  // An object: its text is in braces.
  for (const [key, own] of Object.entries(entries as object))
    Object.defineProperty(to, key, {
      value: value ?? own,
      writable: true,
      enumerable: true,
      configurable: true,
    })
}
