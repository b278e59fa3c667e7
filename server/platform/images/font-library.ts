/**
 * The fonts that text is set in, given to the engine when a text first needs them. Each family is
 * registered under its id; characters that it lacks come from the fallbacks. A letter that no font
 * draws fails the render, a mere symbol is left out with a warning.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontDetails } from '@takumi-rs/core'
import { problem } from '#core/contract/problems.contract.ts'
import { coversCharacter, type FontFacts } from './fonts/font-facts.ts'
import { readFontFile, type FontFile } from './fonts/font-file.ts'
import { RenderError } from './render-error.ts'

/** In this order; Inter brings Cyrillic, Greek and Vietnamese. */
const FALLBACKS = ['inter', 'noto-sans-arabic', 'noto-sans-jp'] as const
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

interface Face {
  /** What the engine knows it by. */
  name: string
  file: Pick<FontFile, 'covers' | 'ranges' | 'isItalic' | 'width' | 'weight'>
  bytes: Buffer
  /** Begun by whoever needs it first; the others wait for it too. */
  registered: Promise<unknown> | null
}

/** One file of a person's own font. What an id stands for never changes. */
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
    super(problem('render.lettersMissing', { characters }))
    this.characters = characters
  }
}

/**
 * All styles of the family that the person means by this name (or of the font with this id), oldest
 * first; none when it is gone.
 */
export type LoadFont = (name: string) => Promise<OwnFont[]>

const require = createRequire(import.meta.url)
const emoji = /\p{RGI_Emoji}/gv

/** What fonts are given to. */
export interface FontTaker {
  registerFont: (font: FontDetails) => unknown
}

export class FontLibrary {
  readonly #engine: FontTaker
  readonly #faces = new Map<string, Promise<Face[]>>()
  readonly #ownFaces = new Map<string, Promise<Face | null>>()
  /** By the name that `takeOwn` gave. */
  readonly #ownFamilies = new Map<string, Face[]>()
  /**
   * Of all own fonts that were read: none is let go of, for the engine does not forget a font.
   * Whoever holds the library counts.
   */
  ownBytes = 0
  constructor(engine: FontTaker) {
    this.#engine = engine
  }

  /** Registers what `text` needs in this family and weight and answers the stack to set it in. */
  async stackFor(family: string, weight: number, text: string): Promise<string> {
    const stack: string[] = []
    let open = charactersOf(text)
    for (const id of [family, ...FALLBACKS.filter((fallback) => fallback !== family)]) {
      if (open.size === 0 && stack.length > 0) break
      const faces = await this.#facesOf(id, weight)
      const before = open.size
      for (const face of faces) {
        const drawn = [...open].filter((character) => face.file.covers(codeOf(character)))
        if (drawn.length === 0) continue
        await this.#register(face, weight)
        open = new Set([...open].filter((character) => !drawn.includes(character)))
      }
      if (open.size < before || stack.length === 0) stack.push(faces[0]?.name ?? id)
    }
    return stack.map((name) => `"${name}"`).join(', ')
  }

  /** The characters of `text` that no font draws. */
  async missingFrom(family: string, weight: number, text: string): Promise<string[]> {
    const open = charactersOf(text)
    for (const id of [family, ...FALLBACKS]) {
      if (open.size === 0) break
      for (const face of await this.#facesOf(id, weight))
        for (const character of open)
          if (face.file.covers(codeOf(character))) open.delete(character)
    }
    return [...open]
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

  /** Null when the file is lost or no font; that is asked anew the next time. */
  #ownFace({ id, read }: OwnFont): Promise<Face | null> {
    const known = this.#ownFaces.get(id)
    if (known) return known
    const reading = read().then((file) => {
      const face = file === null ? null : ownFace(id, file)
      this.ownBytes += face?.bytes.byteLength ?? 0
      return face
    })
    this.#ownFaces.set(id, reading)
    const forget = (): void => void this.#ownFaces.delete(id)
    reading.then((face) => face ?? forget(), forget)
    return reading
  }

  async #facesOf(id: string, weight: number): Promise<Face[]> {
    const own = this.#ownFamilies.get(id)
    if (own) return [nearestOf(own, weight)].filter((face) => face !== undefined)
    const key = `${id} ${weight}`
    const known = this.#faces.get(key)
    if (known) return known
    const loading = loadFaces(id, weight)
    this.#faces.set(key, loading)
    return loading
  }

  /**
   * An own face serves every weight that is asked of it: it is known to the engine by a name of its
   * own.
   */
  async #register(face: Face, weight: number): Promise<void> {
    face.registered ??= Promise.resolve(
      this.#engine.registerFont({
        name: face.name,
        data: face.bytes,
        weight,
        style: 'normal',
        unicodeRange: face.file.ranges(),
      }),
    )
    await face.registered
  }
}

function ownFace(id: string, { bytes, facts }: OwnFontFile): Face {
  const { ranges } = facts
  return {
    name: `own-${id}`,
    file: {
      covers: (codePoint) => coversCharacter(ranges, codePoint),
      ranges: () => pairsOf(ranges),
      isItalic: facts.is_italic,
      width: facts.width,
      weight: facts.weight,
    },
    bytes: Buffer.from(bytes),
    registered: null,
  }
}

const pairsOf = (ranges: readonly number[]): [number, number][] =>
  Array.from({ length: ranges.length / 2 }, (_, at) => [
    ranges[2 * at] ?? 0,
    ranges[2 * at + 1] ?? 0,
  ])

/** Upright and of normal width before weight; of two that are alike the newer. */
function nearestOf(faces: readonly Face[], weight: number): Face | undefined {
  const rank = ({ file }: Face): number =>
    (file.isItalic ? 100_000 : 0) +
    Math.abs(file.width - 5) * 5_000 +
    Math.abs(file.weight - weight)
  return faces.toReversed().toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Line ends, joiners and variation selectors are never drawn themselves. */
const isDrawn = (character: string): boolean =>
  !/[\s\p{Cf}\p{Cc}\p{M}\u{fe00}-\u{fe0f}]/u.test(character)
const charactersOf = (text: string): Set<string> =>
  new Set(Array.from(text.replaceAll(emoji, '')).filter(isDrawn))
const codeOf = (character: string): number => character.codePointAt(0) ?? 0

async function loadFaces(id: string, weight: number): Promise<Face[]> {
  const folder = join(dirname(require.resolve(`@fontsource/${id}/package.json`)), 'files')
  const names = await readdir(folder)
  const weights = [
    ...new Set(names.map((name) => Number(/-(\d{3})-normal\.woff2$/.exec(name)?.[1] ?? 0))),
  ].filter((value) => value > 0)
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? 400
  const files = WHOLE_SUBSETS.map((subset) => `${id}-${subset}-${nearest}-normal.woff2`).filter(
    (name) => names.includes(name),
  )
  return Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      return { name: id, file: readFontFile(bytes), bytes, registered: null }
    }),
  )
}
