/**
 * A person's own fonts for the worker that draws, by the rules of the server
 * (`design-preparation.ts`): an own font comes before a built-in one of the same name, and one that
 * is gone is replaced by the same family as on the published pin.
 */
import { OWN_FACES_PATH, OwnFaces } from '#core/contract/content/own-faces.schema.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { builtInFonts, findFont, isBuiltInFont } from '#core/templates/document/font-list.ts'
import type { FontFile, FontSource } from '#core/templates/paint/font-library.ts'
import { nearestFace, type OwnFace, ownFace } from '#core/templates/paint/own-faces.ts'
import type { Fetched } from './fetched.ts'

/** A font that was uploaded or deleted meanwhile is noticed after this time. */
const MAX_AGE_MS = 60_000
/** A request that failed is not repeated with each drawing. */
const RETRY_DELAY_MS = 5_000

interface Known {
  until: number
  /** The name of the family here; null = the person has no such font. Never rejects. */
  readonly name: Promise<string | null>
}

interface Parts {
  readonly fetched: Pick<Fetched, 'ownJson' | 'bytes'>
  readonly builtIn: FontSource
  /** Whose fonts the server answers now; the worker outlives a session. */
  readonly userId: () => string | null
  readonly now: () => number
}

export function ownFamilies({ fetched, builtIn, userId, now }: Parts) {
  /** By the font's id: the engine does not register a file twice. */
  const faces = new Map<string, OwnFace>()
  const families = new Map<string, readonly OwnFace[]>()
  /** By user and wanted font. */
  const known = new Map<string, Known>()
  const load = async (wanted: string): Promise<string | null> => {
    const query = new URLSearchParams({ name: wanted })
    const list = OwnFaces.parse(await fetched.ownJson(`${OWN_FACES_PATH}?${query}`)).faces
    if (list.length === 0) return null
    const own = list.map(({ id, url, ...facts }) => {
      const face = faces.get(id) ?? ownFace(id, facts, () => fetched.bytes(url))
      faces.set(id, face)
      return face
    })
    const name = `own ${own.map((face) => face.name).join(' ')}`
    families.set(name, own)
    return name
  }
  const nameOf = async (wanted: string): Promise<string | null> => {
    const key = `${userId() ?? ''} ${wanted}`
    const before = known.get(key)
    if (before !== undefined && now() < before.until) return before.name
    const next: Known = {
      until: now() + MAX_AGE_MS,
      name: load(wanted).catch(async (error: unknown) => {
        console.warn(`The files of the font ${wanted} were not loaded.`, error)
        next.until = now() + RETRY_DELAY_MS
        // What was known a minute ago is more likely than another font.
        return before?.name ?? null
      }),
    }
    known.set(key, next)
    return next.name
  }
  const usable = async (name: string): Promise<string | null> =>
    builtInFonts.some(({ id }) => id === name)
      ? name
      : ((await nameOf(name)) ?? (isBuiltInFont(name) ? findFont(name).id : null))
  const source: FontSource = {
    filesOf: async (family, weight, isItalic = false): Promise<readonly FontFile[]> => {
      const own = families.get(family)
      if (own === undefined) return builtIn.filesOf(family, weight, isItalic)
      return [nearestFace(own, { weight, isItalic })].filter((face) => face !== undefined)
    },
  }
  return {
    source,
    /** The design with its fonts by names that `source` knows. */
    drawable: async (design: PinDesign): Promise<PinDesign> => {
      const [heading, body] = await Promise.all([
        usable(design.fonts.heading),
        usable(design.fonts.body),
      ])
      return { ...design, fonts: { heading: heading ?? 'poppins', body: body ?? 'inter' } }
    },
  }
}
