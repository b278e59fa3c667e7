/**
 * Makes a design's words safe to draw: fonts known, characters drawable. Symbols that no font has are
 * left out, and so are words where the rest can be drawn without them; other letters that no font
 * has fail.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { pictureProblem } from '#core/contract/problems/pictures.problems.ts'
import { MIN_CONTRAST, contrastOf, readableOn } from '#core/templates/color/colors.rules.ts'
import { builtInFonts, findFont, isBuiltInFont } from '#core/templates/document/font-list.ts'
import type { FontLibrary } from '#core/templates/paint/font-library.ts'
import { drawableWords } from './drawable-words.ts'
import { MissingGlyphError, type FileFonts, type LoadFont } from './file-fonts.ts'

export interface ReadyDesign {
  design: PinDesign
  warnings: Problem[]
}

export async function readyDesign(
  wanted: PinDesign,
  fonts: FontLibrary<FileFonts>,
  loadFont?: LoadFont,
): Promise<ReadyDesign> {
  const warnings: Problem[] = []
  const known = {
    heading: await usableFont(wanted.fonts.heading, fonts, loadFont),
    body: await usableFont(wanted.fonts.body, fonts, loadFont),
  }
  const chosen = { heading: known.heading ?? 'poppins', body: known.body ?? 'inter' }
  if (!known.heading || !known.body) warnings.push(pictureProblem('render.fontGone'))
  const leftOut: LeftOut = { symbols: new Set(), letters: new Set(), words: [] }
  const clean = (text: string, family: string): Promise<CleanText> =>
    cleanText({ text, family, fonts }, leftOut)
  const requiredText = async (text: string, family: string): Promise<string> => {
    const { shown, missingLetters } = await clean(text, family)
    if (shown === null) throw new MissingGlyphError(firstOf(missingLetters))
    return shown
  }
  const optionalText = async (text: string, family: string): Promise<string> => {
    const { shown } = await clean(text, family)
    if (shown === null) leftOut.words.push(text)
    return shown ?? ''
  }
  const { heading, body } = chosen
  const { background, text } = wanted.colors
  const readable = contrastOf(background, text) < MIN_CONTRAST ? readableOn(background, text) : text
  if (readable !== text) warnings.push(pictureProblem('render.contrast'))
  const design: PinDesign = {
    ...wanted,
    colors: { ...wanted.colors, text: readable },
    fonts: chosen,
    headline: await requiredText(wanted.headline, heading),
    kicker: await optionalText(wanted.kicker, body),
    brand: await optionalText(wanted.brand, body),
    items: (await Promise.all(wanted.items.map((item) => requiredText(item, body)))).filter(
      Boolean,
    ),
  }
  return { design, warnings: [...warnings, ...leftOutWarnings(leftOut)] }
}

/** What the picture does not show of the words. */
interface LeftOut {
  symbols: Set<string>
  letters: Set<string>
  words: string[]
}

interface CleanText {
  /** Null = some letters are in no font. */
  shown: string | null
  /** Of this text, also those in words that were left out. */
  missingLetters: string[]
}

async function cleanText(
  { text, family, fonts }: { text: string; family: string; fonts: FontLibrary<FileFonts> },
  leftOut: LeftOut,
): Promise<CleanText> {
  const plain = plainText(text)
  const missing = await fonts.missingFrom(family, findFont(family).headingWeight, plain)
  const missingLetters = missing.filter((character) => /[\p{L}\p{N}]/u.test(character))
  for (const letter of missingLetters) leftOut.letters.add(letter)
  const words =
    missingLetters.length > 0 ? drawableWords(plain, missingLetters) : { text: plain, dropped: [] }
  if (words === null) return { shown: null, missingLetters }
  leftOut.words.push(...words.dropped)
  const symbols = missing.filter((character) => words.text.includes(character))
  for (const symbol of symbols) leftOut.symbols.add(symbol)
  const shown = symbols
    .reduce((rest, character) => rest.replaceAll(character, ''), words.text)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return { shown, missingLetters }
}

/** A message names no more than 12. */
function firstOf(letters: Iterable<string>): string {
  return [...letters].slice(0, 12).join(' ')
}

function leftOutWarnings({ symbols, letters, words }: LeftOut): Problem[] {
  const leftOutWords = [...new Set(words)].join(', ')
  return [
    ...(symbols.size > 0
      ? [pictureProblem('render.lettersLeftOut', { characters: [...symbols].join(' ') })]
      : []),
    ...(words.length > 0
      ? [
          pictureProblem('render.wordsLeftOut', {
            characters: firstOf(letters),
            words: leftOutWords,
          }),
        ]
      : []),
  ]
}

/**
 * A template refers to its own font by id, which is unique; a name may also be that of an uploaded or
 * a built-in font.
 */
async function usableFont(
  name: string,
  fonts: FontLibrary<FileFonts>,
  loadFont?: LoadFont,
): Promise<string | null> {
  if (builtInFonts.some(({ id }) => id === name)) return name
  const own = await fonts.source.takeOwn((await loadFont?.(name)) ?? [])
  return own ?? (isBuiltInFont(name) ? findFont(name).id : null)
}

/** Fractions and ligatures that few fonts hold are written out; control characters go. */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[⅐-⅞↉]/gu, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')}`)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\u{ad}\u{200b}\u{feff}]/gu, '')
    .trim()
}
