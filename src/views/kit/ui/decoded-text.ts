/**
 * The words of a file whose encoding is not declared: spreadsheets on Windows write their CSV in
 * its own encoding, or in UTF-16 with a mark.
 */
import type { ReadAs } from '#core/export/bulk-csv-check.ts'

export interface DecodedText extends ReadAs {
  readonly text: string
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Windows-1256'
}

/** `locale`: the page's, by which a file that is no UTF-8 is taken for Arabic or Western text. */
export function decodeText(bytes: Uint8Array, locale: string): DecodedText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe)
    return {
      text: new TextDecoder('utf-16le').decode(bytes),
      encoding: 'UTF-16',
      isGuess: false,
      broken: 0,
    }
  if (first === 0xfe && second === 0xff)
    return {
      text: new TextDecoder('utf-16be').decode(bytes),
      encoding: 'UTF-16',
      isGuess: false,
      broken: 0,
    }
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      encoding: 'UTF-8',
      isGuess: false,
      broken: 0,
    }
  } catch {
    return slightlyBroken(bytes) ?? guessed(bytes, locale)
  }
}

/**
 * UTF-8 of which a few bytes were lost: text of another encoding hardly ever has letters that are
 * right in it.
 */
function slightlyBroken(bytes: Uint8Array): DecodedText | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const right = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0
  return broken * 2 <= right ? { text, encoding: 'UTF-8', isGuess: false, broken } : null
}

/**
 * Each byte is a character there: it can't fail. What is no text at all shows itself by its control
 * characters.
 */
function guessed(bytes: Uint8Array, locale: string): DecodedText {
  const encoding = locale === 'ar' ? 'Windows-1256' : 'Windows-1252'
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isGuess: true, broken: 0 }
}
