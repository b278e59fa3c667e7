/**
 * The fonts that text is set in, given to the engine when a text first needs them. Each family is
 * registered under its id; characters that it lacks come from the fallbacks. Where the files come
 * from is the source's matter: a disk, or the server.
 */
import type { FontDetails } from '@takumi-rs/core'
import type { TextStyle } from '#core/templates/document/template.model.ts'

/** In this order; Inter brings Cyrillic, Greek and Vietnamese. */
export const FALLBACKS = ['inter', 'noto-sans-arabic', 'noto-sans-jp'] as const

export interface FontFile {
  /** The engine knows it by this name. */
  readonly name: string
  readonly covers: (codePoint: number) => boolean
  /** The characters that it draws, as inclusive ranges. */
  readonly ranges: () => [number, number][]
  readonly bytes: () => Promise<Uint8Array>
  /** The engine leans an upright one by itself where words are set in italics. */
  readonly isSlanted?: boolean
}

/** The files of a family that serve a weight; the same objects each time. */
export interface FontSource {
  filesOf: (family: string, weight: number, isItalic?: boolean) => Promise<readonly FontFile[]>
}

/** What fonts are given to. */
export interface FontTaker {
  registerFont: (font: FontDetails) => unknown
}

const emoji = /\p{RGI_Emoji}/gv

export class FontLibrary<Source extends FontSource = FontSource> {
  readonly #engine: FontTaker
  readonly source: Source
  /** Begun by the first request for a file; later ones wait for it too. */
  readonly #registered = new Map<FontFile, Promise<unknown>>()
  constructor(engine: FontTaker, source: Source) {
    this.#engine = engine
    this.source = source
  }

  /** Registers what `text` needs in this family and weight and answers the stack to set it in. */
  async stackFor(
    { family, weight, isItalic }: Pick<TextStyle, 'family' | 'weight' | 'isItalic'>,
    text: string,
  ): Promise<string> {
    const stack: string[] = []
    let open = charactersOf(text)
    for (const id of [family, ...FALLBACKS.filter((fallback) => fallback !== family)]) {
      if (open.size === 0 && stack.length > 0) break
      const files = await this.source.filesOf(id, weight, isItalic)
      const before = open.size
      for (const file of files) {
        const drawn = [...open].filter((character) => file.covers(codeOf(character)))
        if (drawn.length === 0) continue
        await this.#register(file, weight)
        open = new Set([...open].filter((character) => !drawn.includes(character)))
      }
      if (open.size < before || stack.length === 0) stack.push(files[0]?.name ?? id)
    }
    return stack.map((name) => `"${name}"`).join(', ')
  }

  /** The characters of `text` that no font draws. */
  async missingFrom(family: string, weight: number, text: string): Promise<string[]> {
    const open = charactersOf(text)
    for (const id of [family, ...FALLBACKS]) {
      if (open.size === 0) break
      for (const file of await this.source.filesOf(id, weight))
        for (const character of open) if (file.covers(codeOf(character))) open.delete(character)
    }
    return [...open]
  }

  /** An own file serves every weight that is asked of it: the engine knows it by its own name. */
  async #register(file: FontFile, weight: number): Promise<void> {
    const known = this.#registered.get(file)
    const registering = known ?? this.#give(file, weight)
    if (!known) this.#registered.set(file, registering)
    try {
      await registering
    } catch (error) {
      this.#registered.delete(file)
      throw error
    }
  }

  async #give(file: FontFile, weight: number): Promise<void> {
    const data = await file.bytes()
    await this.#engine.registerFont({
      name: file.name,
      data,
      weight,
      style: file.isSlanted === true ? 'italic' : 'normal',
      unicodeRange: file.ranges(),
    })
  }
}

/** Line ends, joiners and variation selectors are never drawn themselves. */
const isDrawn = (character: string): boolean =>
  !/[\s\p{Cf}\p{Cc}\p{M}\u{fe00}-\u{fe0f}]/u.test(character)
const charactersOf = (text: string): Set<string> =>
  new Set(Array.from(text.replaceAll(emoji, '')).filter(isDrawn))
const codeOf = (character: string): number => character.codePointAt(0) ?? 0
