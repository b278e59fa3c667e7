/**
 * Makes a design's words safe to set: fonts known, characters drawable. Symbols that no font has are
 * left out, and so are words that can be left out whole; other letters that no font has fail.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/problem.schema.ts'
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
  const left: LeftOut = { symbols: new Set(), letters: new Set(), words: [] }
  const clean = (text: string, family: string): Promise<string | null> =>
    cleanText({ text, family, fonts }, left)
  const needed = async (text: string, family: string): Promise<string> => {
    const shown = await clean(text, family)
    if (shown === null) throw new MissingGlyphError([...left.letters].slice(0, 12).join(' '))
    return shown
  }
  /** The pin says enough without it. */
  const extra = async (text: string, family: string): Promise<string> => {
    const shown = await clean(text, family)
    if (shown === null) left.words.push(text)
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
    headline: await needed(wanted.headline, heading),
    kicker: await extra(wanted.kicker, body),
    brand: await extra(wanted.brand, body),
    items: (await Promise.all(wanted.items.map((item) => needed(item, body)))).filter(Boolean),
  }
  return { design, warnings: [...warnings, ...leftOutWarnings(left)] }
}

/** What the picture does not show of the words. */
interface LeftOut {
  symbols: Set<string>
  letters: Set<string>
  words: string[]
}

/** Null = letters that no font has stand among the others. */
async function cleanText(
  { text, family, fonts }: { text: string; family: string; fonts: FontLibrary<FileFonts> },
  left: LeftOut,
): Promise<string | null> {
  const plain = plainText(text)
  const missing = await fonts.missingFrom(family, findFont(family).headingWeight, plain)
  const letters = missing.filter((character) => /[\p{L}\p{N}]/u.test(character))
  for (const letter of letters) left.letters.add(letter)
  const words = letters.length > 0 ? drawableWords(plain, letters) : { text: plain, dropped: [] }
  if (words === null) return null
  left.words.push(...words.dropped)
  const symbols = missing.filter((character) => words.text.includes(character))
  for (const symbol of symbols) left.symbols.add(symbol)
  return symbols
    .reduce((rest, character) => rest.replaceAll(character, ''), words.text)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

function leftOutWarnings({ symbols, letters, words }: LeftOut): Problem[] {
  const characters = [...letters].slice(0, 12).join(' ')
  const wordsLeft = [...new Set(words)].join(', ')
  return [
    ...(symbols.size > 0
      ? [pictureProblem('render.lettersLeftOut', { characters: [...symbols].join(' ') })]
      : []),
    ...(words.length > 0
      ? [pictureProblem('render.wordsLeftOut', { characters, words: wordsLeft })]
      : []),
  ]
}

/**
 * A template's own font goes by its id, which nobody can take; a name may be that of a font the
 * person brought, even of a built-in one.
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
