const ROWS_BYTES = 4 * 1024 * 1024

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
