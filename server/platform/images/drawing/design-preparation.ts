/**
 * Makes a design's words safe to set: fonts known, characters drawable. Letters nobody draws fail;
 * mere symbols are left out.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/problem.schema.ts'
import { pictureProblem } from '#core/contract/problems/pictures.problems.ts'
import { MIN_CONTRAST, contrastOf, readableOn } from '#core/templates/color/colors.rules.ts'
import { builtInFonts, findFont, isBuiltInFont } from '#core/templates/document/font-list.ts'
import type { FontLibrary } from '#core/templates/paint/font-library.ts'
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
  const dropped = new Set<string>()
  const clean = async (text: string, family: string): Promise<string> => {
    const plain = plainText(text)
    const missing = await fonts.missingFrom(family, findFont(family).headingWeight, plain)
    const letters = missing.filter((character) => /[\p{L}\p{N}]/u.test(character))
    if (letters.length > 0) throw new MissingGlyphError(letters.slice(0, 12).join(' '))
    for (const character of missing) dropped.add(character)
    return missing
      .reduce((rest, character) => rest.replaceAll(character, ''), plain)
      .replaceAll(/ {2,}/g, ' ')
      .trim()
  }
  const { heading, body } = chosen
  const { background, text } = wanted.colors
  const readable = contrastOf(background, text) < MIN_CONTRAST ? readableOn(background, text) : text
  if (readable !== text) warnings.push(pictureProblem('render.contrast'))
  const design: PinDesign = {
    ...wanted,
    colors: { ...wanted.colors, text: readable },
    fonts: chosen,
    headline: await clean(wanted.headline, heading),
    kicker: await clean(wanted.kicker, body),
    brand: await clean(wanted.brand, body),
    items: (await Promise.all(wanted.items.map((item) => clean(item, body)))).filter(Boolean),
  }
  if (dropped.size > 0)
    warnings.push(pictureProblem('render.lettersLeftOut', { characters: [...dropped].join(' ') }))
  return { design, warnings }
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
