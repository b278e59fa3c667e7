/**
 * Names of files and folders made of titles that people and web pages wrote: safe on Windows, macOS
 * and Linux and inside a ZIP (no path, no reserved name, no control or direction-changing
 * character), readable, and distinct without regard to case.
 */
const MAX_LENGTH = 80
const MAX_BYTES = 180
/** Windows refuses these whatever follows the first dot. */
const RESERVED = /^(con|prn|aux|nul|clock\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu
/**
 * Marks that turn the reading direction (they can disguise an ending), line parts, and the
 * byte-order mark.
 */
const INVISIBLE = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
/** Letters as people see them. The name of a file has no language that we know. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const LONE_SURROGATE = /\p{Surrogate}/gu

/** One path part without an ending; `otherwise` when nothing usable is left. */
export function safeName(title: string, otherwise: string): string {
  const plain = title
    .normalize('NFC')
    .replace(LONE_SURROGATE, '')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/gu, ' ')
  const trimmed = trimEnds(cut(trimEnds(plain)))
  if (trimmed === '') return otherwise
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed
}

/** A distinct name for each title, in order: the second "Lemon cake" becomes "Lemon cake (2)". */
export function distinctNames(titles: readonly string[], otherwise: string): string[] {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return titles.map((title) => {
    const name = safeName(title, otherwise)
    let candidate = name
    for (let count = counts.get(fold(name)) ?? 1; taken.has(fold(candidate));) {
      count += 1
      counts.set(fold(name), count)
      candidate = `${name} (${count})`
    }
    taken.add(fold(candidate))
    return candidate
  })
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** Windows drops dots and spaces at the end; a dot at the front hides the file elsewhere. */
function trimEnds(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/gu, '')
}

function cut(name: string): string {
  let kept = ''
  let bytes = 0
  let count = 0
  // Whole letters: half of a family emoji is another emoji.
  for (const { segment } of letters.segment(name)) {
    bytes += bytesOf(segment)
    count += 1
    if (count > MAX_LENGTH || bytes > MAX_BYTES) break
    kept += segment
  }
  return kept
}

/** Of one letter in UTF-8. */
function bytesOf(letter: string): number {
  let bytes = 0
  for (const character of letter) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
