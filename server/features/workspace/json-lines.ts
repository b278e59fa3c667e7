/**
 * Rows as lines of JSON: what a person can look into, and what can be read without holding all of
 * it.
 */
const ROWS_BYTES = 4 * 1024 * 1024

/** Null when the bytes are no UTF-8. */
export function linesOf(content: Uint8Array): string[] | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content).split('\n')
  } catch {
    // The decoder's only complaint.
    return null
  }
}

/** Undefined when it is no JSON: no schema takes that. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema says so.
    return undefined
  }
}

/** Gathers lines into parts of about 4 MB. */
export class LineParts {
  #lines: string[] = []
  #bytes = 0
  part = 0

  /** A whole part, when there is one now. */
  add(line: string): Uint8Array | null {
    this.#lines.push(line)
    this.#bytes += line.length
    return this.#bytes < ROWS_BYTES ? null : this.rest()
  }

  /** What is left, null when nothing is. */
  rest(): Uint8Array | null {
    if (this.#lines.length === 0) return null
    const content = Buffer.from(`${this.#lines.join('\n')}\n`, 'utf8')
    this.#lines = []
    this.#bytes = 0
    this.part += 1
    return content
  }
}
