/**
 * Font files for the engine: those of the built-in families from disk, and people's own. A letter
 * that no font draws fails the render, a mere symbol is left out with a warning.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pictureProblem } from '#core/contract/problems/pictures.problems.ts'
import type { FontFile, FontSource } from '#core/templates/paint/font-library.ts'
import {
  type FaceRequest,
  nearestFace,
  type OwnFace,
  ownFace,
} from '#core/templates/paint/own-faces.ts'
import { RenderError } from '#core/templates/paint/render-error.ts'
import type { FontFacts } from '../fonts/font-facts.ts'
import { readFontFile } from '../fonts/font-file.ts'

/** One file that holds a whole script beside the numbered slices of the same. */
const WHOLE_SUBSETS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
  'devanagari',
  'arabic',
  'japanese',
]

/** One file of a person's own font. What an id means never changes. */
export interface OwnFont {
  id: string
  /** Null when the file is lost or is no font. */
  read: () => Promise<OwnFontFile | null>
}

export interface OwnFontFile {
  bytes: Uint8Array
  facts: FontFacts
}

export class MissingGlyphError extends RenderError {
  readonly characters: string
  constructor(characters: string) {
    super(pictureProblem('render.lettersMissing', { characters }))
    this.characters = characters
  }
}

/**
 * All styles of the family that the person means by this name (or of the font with this id), oldest
 * first; none when it is gone.
 */
export type LoadFont = (name: string) => Promise<OwnFont[]>

const require = createRequire(import.meta.url)

export class FileFonts implements FontSource {
  readonly #files = new Map<string, Promise<BuiltInFile[]>>()
  readonly #ownFaces = new Map<string, Promise<OwnFace | null>>()
  /** By the name that `takeOwn` gave. */
  readonly #ownFamilies = new Map<string, OwnFace[]>()
  /**
   * Of all own fonts that were read: none is let go of, for the engine does not forget a font.
   * The holder of the fonts counts.
   */
  ownBytes = 0

  async filesOf(family: string, weight: number, isItalic = false): Promise<readonly FontFile[]> {
    const own = this.#ownFamilies.get(family)
    if (own) return [nearestFace(own, { weight, isItalic })].filter((face) => face !== undefined)
    const key = `${family} ${weight} ${isItalic}`
    const known = this.#files.get(key)
    if (known) return known
    const loading = loadBuiltIn(family, { weight, isItalic })
    this.#files.set(key, loading)
    return loading
  }

  /**
   * Answers the name under which these styles are one family here, another for every set of files:
   * two people may both have a "Garamond".
   */
  async takeOwn(fonts: readonly OwnFont[]): Promise<string | null> {
    const read = await Promise.all(fonts.map((font) => this.#ownFace(font)))
    const faces = read.filter((face) => face !== null)
    if (faces.length === 0) return null
    const id = `own-${createHash('sha256')
      .update(faces.map(({ name }) => name).join(' '))
      .digest('hex')
      .slice(0, 16)}`
    this.#ownFamilies.set(id, faces)
    return id
  }

  /** Null when the file is lost or no font; that is asked again the next time. */
  #ownFace({ id, read }: OwnFont): Promise<OwnFace | null> {
    const known = this.#ownFaces.get(id)
    if (known) return known
    const reading = read().then((file) => {
      if (file === null) return null
      const data = Buffer.from(file.bytes)
      this.ownBytes += data.byteLength
      return ownFace(id, file.facts, async () => data)
    })
    this.#ownFaces.set(id, reading)
    const forget = (): void => void this.#ownFaces.delete(id)
    reading.then((face) => face ?? forget(), forget)
    return reading
  }
}

/** A file of a built-in family. */
export interface BuiltInFile extends FontFile {
  readonly isSlanted: boolean
  /** Within the family's package. */
  readonly fileName: string
}

/** A family without slanted files answers its upright ones. */
export async function loadBuiltIn(
  id: string,
  { weight, isItalic }: FaceRequest,
): Promise<BuiltInFile[]> {
  const folder = join(dirname(require.resolve(`@fontsource/${id}/package.json`)), 'files')
  const names = await readdir(folder)
  const slanted = isItalic ? namesOf(names, id, { weight, style: 'italic' }) : []
  const isSlanted = slanted.length > 0
  const files = isSlanted ? slanted : namesOf(names, id, { weight, style: 'normal' })
  return Promise.all(
    files.map(async (fileName) => {
      const bytes = await readFile(join(folder, fileName))
      const { covers, ranges } = readFontFile(bytes)
      return { name: id, fileName, covers, ranges, bytes: async () => bytes, isSlanted }
    }),
  )
}

function namesOf(
  names: readonly string[],
  id: string,
  { weight, style }: { weight: number; style: 'normal' | 'italic' },
): string[] {
  const number = new RegExp(`-(\\d{3})-${style}\\.woff2$`)
  const weights = [...new Set(names.map((name) => Number(number.exec(name)?.[1] ?? 0)))].filter(
    (value) => value > 0,
  )
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? 400
  return WHOLE_SUBSETS.map((subset) => `${id}-${subset}-${nearest}-${style}.woff2`).filter((name) =>
    names.includes(name),
  )
}
