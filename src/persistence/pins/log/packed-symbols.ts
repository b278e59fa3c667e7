/**
 * The two forms of a packed row. In bytes every symbol takes one. In bits frequent ones take few: a
 * canonical Huffman code over what rows and people's words are made of (Huffman 1952), whose
 * lengths are listed here. Bytes of ids and times are random: they are eight bits in both forms.
 */

/** Throws where the row is cut off, or is no text. */
export interface PackReader {
  /** All symbols up to one that is a code, as text. */
  text(isCode: (symbol: number) => boolean): string
  /** Null at the end. */
  symbol(): number | null
  hex(bytes: number): string
}

/** The length of each byte's code in bits, as one digit each (a = 10 …). Never change it. */
const LENGTHS =
  '777cf77f7788c99ffa9aaafaaaf7bbbf3f6fffcfffff698987777888887cfcfc' +
  'f888aa9999ba88aa8d977cc8fafff6faf476547765b756556d55468797bff5ff' +
  'a9adacbecdaddbfbffeefedefcdfbbfefdfcbed9cbccddcdebddcbccebdfbcdf' +
  '7feaffffffffffffffffffff88ffffffffb9cbccfffffffdffffffffffffffff'

export class ByteReader implements PackReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  text(isCode: (symbol: number) => boolean): string {
    const from = this.#at
    while (this.#at < this.#bytes.length && !isCode(this.#bytes[this.#at] ?? 0)) this.#at += 1
    return textOf(this.#bytes.subarray(from, this.#at))
  }

  symbol(): number | null {
    const symbol = this.#bytes[this.#at]
    if (symbol === undefined) return null
    this.#at += 1
    return symbol
  }

  hex(bytes: number): string {
    if (this.#at + bytes > this.#bytes.length) throw cutOff()
    this.#at += bytes
    return hexOf(this.#bytes.subarray(this.#at - bytes, this.#at))
  }
}

export class BitReader implements PackReader {
  readonly #bytes: Uint8Array
  #bits = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  text(isCode: (symbol: number) => boolean): string {
    const found: number[] = []
    for (;;) {
      const before = this.#bits
      const symbol = this.symbol()
      if (symbol === null || isCode(symbol)) {
        this.#bits = before
        return textOf(Uint8Array.from(found))
      }
      found.push(symbol)
    }
  }

  /** In a canonical code, the symbols of one length are in order. */
  symbol(): number | null {
    let code = 0
    let first = 0
    let place = 0
    for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
      const bit = this.#next()
      if (bit === null) return null
      code |= bit
      const count = countOf[length] ?? 0
      if (code - first < count) return inOrder[place + code - first] ?? null
      place += count
      first = (first + count) << 1
      code <<= 1
    }
    return null
  }

  hex(bytes: number): string {
    const found = Array.from({ length: bytes }, () => this.#byte())
    return hexOf(found)
  }

  #byte(): number {
    let value = 0
    for (let count = 0; count < 8; count += 1) {
      const bit = this.#next()
      if (bit === null) throw cutOff()
      value = (value << 1) | bit
    }
    return value
  }

  #next(): number | null {
    const byte = this.#bytes[this.#bits >> 3]
    if (byte === undefined) return null
    const bit = (byte >> (7 - (this.#bits & 7))) & 1
    this.#bits += 1
    return bit
  }
}

const lengths = Array.from(LENGTHS, (digit) => Number.parseInt(digit, 36))
const MAX_CODE_BITS = Math.max(...lengths)
const inOrder = lengths
  .map((_, symbol) => symbol)
  .toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b)
const countOf = Array.from(
  { length: MAX_CODE_BITS + 1 },
  (_, length) => lengths.filter((each) => each === length).length,
)
function textOf(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function hexOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function cutOff(): RangeError {
  return new RangeError('The packed row is cut off.')
}
