/** Makes a design's words safe to set: fonts known, characters drawable. Letters nobody draws fail; mere symbols are left out. */
import type { PinDesign } from '#core/contract/pins.contract.ts'
import { findFont, isBuiltInFont } from '#core/templates/font-list.ts'
import { MissingGlyphError, type FontLibrary, type LoadFont } from './font-library.ts'

export interface ReadyDesign {
  design: PinDesign
  warnings: string[]
}

export async function readyDesign(wanted: PinDesign, fonts: FontLibrary, loadFont?: LoadFont): Promise<ReadyDesign> {
  const warnings: string[] = []
  const known = { heading: await usableFont(wanted.fonts.heading, fonts, loadFont), body: await usableFont(wanted.fonts.body, fonts, loadFont) }
  const chosen = { heading: known.heading ?? 'poppins', body: known.body ?? 'inter' }
  if (!known.heading || !known.body) warnings.push('A font of this pin is gone, so a built-in one was used.')
  const dropped = new Set<string>()
  const clean = async (text: string, family: string): Promise<string> => {
    const plain = plainText(text)
    const missing = await fonts.missingFrom(family, findFont(family).headingWeight, plain)
    const letters = missing.filter((character) => /[\p{L}\p{N}]/u.test(character))
    if (letters.length > 0) throw new MissingGlyphError(letters.slice(0, 12).join(' '))
    for (const character of missing) dropped.add(character)
    return missing.reduce((rest, character) => rest.replaceAll(character, ''), plain).replaceAll(/ {2,}/g, ' ').trim()
  }
  const { heading, body } = chosen
  const design: PinDesign = {
    ...wanted,
    fonts: chosen,
    headline: await clean(wanted.headline, heading),
    kicker: await clean(wanted.kicker, body),
    brand: await clean(wanted.brand, body),
    items: (await Promise.all(wanted.items.map((item) => clean(item, body)))).filter(Boolean),
  }
  if (dropped.size > 0) warnings.push(`No font here draws ${[...dropped].join(' ')}, so the picture leaves it out.`)
  return { design, warnings }
}

async function usableFont(name: string, fonts: FontLibrary, loadFont?: LoadFont): Promise<string | null> {
  const { id } = findFont(name)
  if (isBuiltInFont(name) || fonts.isKnown(id)) return id
  const bytes = (await loadFont?.(id)) ?? null
  if (!bytes) return null
  fonts.addOwn(id, bytes)
  return id
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
