/**
 * Real renders of the templates, made after the start or when first asked for and kept under a hash
 * of everything that decides their pixels: the documents of the templates, the facts of their
 * photos, the owner's fonts, and the sources of what lays them out and paints them. One that can't
 * be made as it should be is shown without its photo, and tried again the next time.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { TemplateSample } from '#core/public/sample-address.ts'
import { ownTemplateKey } from '#core/templates/document/own-template.ts'
import { findTemplate, templates } from '#core/templates/choice/template-list.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { limitConcurrency } from '../../platform/images/concurrency-limit.ts'
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import type { Log } from '../../platform/log.ts'
import type { LoadFont } from '../../platform/images/drawing/file-fonts.ts'
import type { PinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import { loadThumbnailPicture, sampleDesign } from './thumbnail-designs.ts'

export interface DrawnTemplate {
  /** JPEG; a card is 400 x 600. */
  readonly bytes: Uint8Array
  /** False for one without its photo: it must not be cached. */
  readonly isWhole: boolean
}

export interface Thumbnail extends DrawnTemplate {
  /**
   * Of a person's template: changes with their fonts, which its address does not name. Null where
   * the same address has the same pixels for ever.
   */
  readonly tag: string | null
}

export interface Thumbnails {
  /** The state of the sources, part of every thumbnail's address. */
  version: () => Promise<string>
  /**
   * Null for an unknown template. Whatever is asked for is made once a build, one after the other:
   * no visitor can keep the renderer busy.
   */
  thumbnail: (templateId: string, sample?: TemplateSample) => Promise<Thumbnail | null>
  /**
   * Makes the cards that are missing, one after the other, so that the first visitor sees
   * pictures at once. Never throws.
   */
  warm: (signal: AbortSignal) => Promise<void>
}

/** Milliseconds between two renders in the background. */
const BREATH = 60

/** Of some 30 kB each. */
const MAX_OWN = 200

/** Pixels. */
const widths: Readonly<Record<TemplateSample, number>> = {
  card: 400,
  large: 800,
  'long-title': 480,
  'no-picture': 480,
  'other-fonts': 480,
  'other-colors': 480,
}

const roots = [
  join(import.meta.dirname, '../../../core/templates'),
  join(import.meta.dirname, '../../platform/images'),
  import.meta.dirname,
]

export interface ThumbnailNeeds {
  readonly renderer: PinRenderer
  readonly log: Log
  /** A person's, with their fonts; null for an unknown one. */
  readonly findOwn?: (templateId: string) => Promise<OwnTemplate | null>
}

interface OwnTemplate {
  readonly template: ReadyTemplate
  readonly loadFont: LoadFont
}

export function createThumbnails(
  objects: Pick<ObjectStore, 'get' | 'put'>,
  { renderer, log, findOwn }: ThumbnailNeeds,
): Thumbnails {
  let hashing: Promise<string> | null = null
  const making = new Map<string, Promise<DrawnTemplate>>()
  const version = () => (hashing ??= hashSources(roots))
  const oneByOne = limitConcurrency(1)
  const kept = keptThumbnails(objects, log)
  const make = async (key: string, wanted: Wanted): Promise<DrawnTemplate> => {
    const bytes = await kept.read(key)
    if (bytes) return { bytes, isWhole: true }
    const drawn = await oneByOne(async () => drawThumbnail(wanted, { renderer, log }))
    if (drawn.isWhole) await kept.write(key, drawn.bytes, wanted)
    return drawn
  }
  const thumbnail = async (
    id: string,
    sample: TemplateSample = 'card',
  ): Promise<Thumbnail | null> => {
    const builtIn = findTemplate(id)
    const found = builtIn ? { template: builtIn } : await findOwn?.(id)
    if (!found) return null
    const wanted: Wanted = { ...found, sample }
    const name = sample === 'card' ? id : `${id}-${sample}`
    const fonts = await hashOwnFonts(wanted)
    const state = fonts === null ? await version() : `${await version()}-${fonts}`
    const key = `thumbnails/${name}-${state}.jpg`
    const running = making.get(key) ?? make(key, wanted).finally(() => making.delete(key))
    making.set(key, running)
    return { ...(await running), tag: fonts === null ? null : state }
  }
  return {
    version,
    thumbnail,
    async warm(signal) {
      for (const { id } of templates) {
        await pause(BREATH)
        if (signal.aborted) return
        await thumbnail(id).catch((error: unknown) =>
          log.error('A template’s thumbnail could not be made', { id, error }),
        )
      }
    },
  }
}

/** A hash of the files that draw a person's template; null for a built-in one. */
async function hashOwnFonts({ template, sample, loadFont }: Wanted): Promise<string | null> {
  if (loadFont === undefined) return null
  const { heading, body } = sampleDesign(template, sample).fonts
  const ids = [await loadFont(heading), await loadFont(body)].map((files) =>
    files.map(({ id }) => id),
  )
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 12)
}

/** Without its photo when that can't be drawn. */
async function drawThumbnail(
  { template, sample, loadFont }: Wanted,
  { renderer, log }: Pick<ThumbnailNeeds, 'renderer' | 'log'>,
): Promise<DrawnTemplate> {
  const design = sampleDesign(template, sample)
  const own = { loadTemplate: async () => template, ...(loadFont && { loadFont }) }
  const draw = async (drawn: typeof design): Promise<Buffer> => {
    const { jpeg } = await renderer.renderPin(drawn, loadThumbnailPicture, own)
    return sharp(jpeg).resize(widths[sample]).jpeg({ quality: 82 }).toBuffer()
  }
  try {
    return { bytes: await draw(design), isWhole: true }
  } catch (error) {
    log.error(
      'A template’s thumbnail could not be made as it should be; it is shown without its photo',
      { id: template.id, sample, error },
    )
    return { bytes: await draw({ ...design, pictures: [] }), isWhole: false }
  }
}

interface Wanted {
  readonly template: ReadyTemplate
  readonly sample: TemplateSample
  readonly loadFont?: LoadFont
}

/** A person's are not kept: they would outlive the account. */
function keptThumbnails(objects: Pick<ObjectStore, 'get' | 'put'>, log: Log) {
  const own = new Map<string, Uint8Array>()
  return {
    read: async (key: string): Promise<Uint8Array | null> =>
      own.get(key) ?? (await objects.get(key).catch(() => null)),
    async write(key: string, small: Uint8Array, { template, sample }: Wanted): Promise<void> {
      if (ownTemplateKey(template.id) !== null) {
        if (own.size >= MAX_OWN) own.clear()
        own.set(key, small)
        return
      }
      await objects.put(key, small).catch((error: unknown) =>
        log.warn('A template’s thumbnail could not be kept; it is made again the next time', {
          id: template.id,
          sample,
          error,
        }),
      )
    },
  }
}

/** A hash of the sources and documents in these folders, without tests. */
export async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

const isSource = (name: string): boolean =>
  (name.endsWith('.ts') && !name.includes('.test.')) ||
  name.endsWith('.template.json') ||
  name.endsWith('.generated.json')
