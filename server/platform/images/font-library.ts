/**
 * The fonts that text is set in, given to the engine when a text first needs them. Each family is registered under its id; characters
 * that it lacks come from the fallbacks. A letter that no font draws fails the render, a mere symbol is left out with a warning.
 */
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Renderer } from '@takumi-rs/core'
import { builtInFonts } from '#core/templates/font-list.ts'
import { readFontFile, type FontFile } from './font-file.ts'
import { RenderError } from './render-error.ts'

/** In this order; Inter brings Cyrillic, Greek and Vietnamese. */
const FALLBACKS = ['inter', 'noto-sans-arabic', 'noto-sans-jp'] as const
/** One file that holds a whole script beside the numbered slices of the same. */
const WHOLE_SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari', 'arabic', 'japanese']

interface Face {
  file: FontFile
  bytes: Buffer
  isRegistered: boolean
}

export class MissingGlyphError extends RenderError {
  readonly characters: string
  constructor(characters: string) {
    super(`No font here draws these letters: ${characters}. Add a font that has them, or use other words.`)
    this.characters = characters
  }
}

export type LoadFont = (id: string) => Promise<Uint8Array | null>

const require = createRequire(import.meta.url)
const emoji = /\p{RGI_Emoji}/gv

export class FontLibrary {
  readonly #engine: Renderer
  readonly #faces = new Map<string, Promise<Face[]>>()
  constructor(engine: Renderer) {
    this.#engine = engine
  }

  /** Registers what `text` needs in this family and weight and answers the stack to set it in. */
  async stackFor(family: string, weight: number, text: string): Promise<string> {
    const stack: string[] = []
    let open = new Set([...text.replaceAll(emoji, '')].filter(isDrawn))
    for (const id of [family, ...FALLBACKS.filter((fallback) => fallback !== family)]) {
      if (open.size === 0 && stack.length > 0) break
      const faces = await this.#facesOf(id, weight)
      const before = open.size
      for (const face of faces) {
        const drawn = [...open].filter((character) => face.file.covers(codeOf(character)))
        if (drawn.length === 0) continue
        await this.#register(id, weight, face)
        open = new Set([...open].filter((character) => !drawn.includes(character)))
      }
      if (open.size < before || stack.length === 0) stack.push(id)
    }
    return stack.map((name) => `"${name}"`).join(', ')
  }

  /** The characters of `text` that no font draws. */
  async missingFrom(family: string, weight: number, text: string): Promise<string[]> {
    const open = new Set([...text.replaceAll(emoji, '')].filter(isDrawn))
    for (const id of [family, ...FALLBACKS]) {
      if (open.size === 0) break
      for (const face of await this.#facesOf(id, weight)) for (const character of open) if (face.file.covers(codeOf(character))) open.delete(character)
    }
    return [...open]
  }

  /** A font of a person's own; it has one face and serves every weight. */
  addOwn(id: string, bytes: Uint8Array): void {
    const data = Buffer.from(bytes)
    const file = readFontFile(data)
    this.#faces.set(id, Promise.resolve([{ file, bytes: data, isRegistered: false }]))
  }

  isKnown(id: string): boolean {
    return this.#faces.has(id) || builtInFonts.some((font) => font.id === id)
  }

  #facesOf(id: string, weight: number): Promise<Face[]> {
    const own = this.#faces.get(id)
    if (own) return own
    const key = `${id} ${weight}`
    const known = this.#faces.get(key)
    if (known) return known
    const loading = loadFaces(id, weight)
    this.#faces.set(key, loading)
    return loading
  }

  async #register(id: string, weight: number, face: Face): Promise<void> {
    if (face.isRegistered) return
    face.isRegistered = true
    await this.#engine.registerFont({ name: id, data: face.bytes, weight, unicodeRange: face.file.ranges() })
  }
}

/** Line ends, joiners and variation selectors are never drawn themselves. */
const isDrawn = (character: string): boolean => !/[\s\p{Cf}\p{Cc}\p{M}\u{fe00}-\u{fe0f}]/u.test(character)
const codeOf = (character: string): number => character.codePointAt(0) ?? 0

async function loadFaces(id: string, weight: number): Promise<Face[]> {
  const folder = join(dirname(require.resolve(`@fontsource/${id}/package.json`)), 'files')
  const names = await readdir(folder)
  const weights = [...new Set(names.map((name) => Number(/-(\d{3})-normal\.woff2$/.exec(name)?.[1] ?? 0)))].filter((value) => value > 0)
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? 400
  const files = WHOLE_SUBSETS.map((subset) => `${id}-${subset}-${nearest}-normal.woff2`).filter((name) => names.includes(name))
  return Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      return { file: readFontFile(bytes), bytes, isRegistered: false }
    }),
  )
}
