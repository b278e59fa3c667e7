/**
 * Real renders of the templates, made after the start or when first looked at and kept on disk under a hash of everything that decides
 * their pixels: the sources of the templates and of the renderer. One that can't be made as it should be is shown without its photo,
 * and tried again the next time.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { findTemplate, templates } from '#core/templates/template-list.ts'
import { writeWhole } from '../../platform/images/picture-files.ts'
import type { Log } from '../../platform/log.ts'
import type { PinRenderer } from '../../platform/images/pin-renderer.ts'
import { loadThumbnailPicture, thumbnailDesign } from './thumbnail-designs.ts'

export interface Thumbnail {
  /** JPEG, 400 x 600. */
  readonly bytes: Uint8Array
  /** False for one without its photo: nobody should keep it. */
  readonly isWhole: boolean
}

export interface Thumbnails {
  /** The state of the sources, part of every thumbnail's address. */
  version: () => Promise<string>
  /** Null for an unknown template. */
  thumbnail: (templateId: string) => Promise<Thumbnail | null>
  /** Makes what is missing, one after the other, so that whoever comes first sees pictures at once. Never throws. */
  warm: (signal: AbortSignal) => Promise<void>
}

/** Milliseconds between two renders that nobody waits for. */
const BREATH = 60

const roots = [join(import.meta.dirname, '../../../core/templates'), join(import.meta.dirname, '../../platform/images'), import.meta.dirname]

export function createThumbnails(folder: string, { renderer, log }: { readonly renderer: PinRenderer; readonly log: Log }): Thumbnails {
  let hashing: Promise<string> | null = null
  const making = new Map<string, Promise<Thumbnail>>()
  const version = () => (hashing ??= hashSources())
  const make = async (id: string, path: string): Promise<Thumbnail> => {
    const kept = await readFile(path).catch(() => null)
    if (kept) return { bytes: kept, isWhole: true }
    const template = findTemplate(id)
    if (!template) throw new Error(`No template ${id}`)
    const design = thumbnailDesign(template)
    try {
      const small = await shrink((await renderer.renderPin(design, loadThumbnailPicture)).jpeg)
      await writeWhole(path, small).catch((error: unknown) => log.warn('A template’s thumbnail could not be kept; it is made again the next time', { id, error }))
      return { bytes: small, isWhole: true }
    } catch (error) {
      log.error('A template’s thumbnail could not be made as it should be; it is shown without its photo', { id, error })
      return { bytes: await shrink((await renderer.renderPin({ ...design, pictures: [] }, loadThumbnailPicture)).jpeg), isWhole: false }
    }
  }
  const thumbnail = async (id: string): Promise<Thumbnail | null> => {
    if (!findTemplate(id)) return null
    const path = join(folder, `${id}-${await version()}.jpg`)
    const running = making.get(path) ?? make(id, path).finally(() => making.delete(path))
    making.set(path, running)
    return await running
  }
  return {
    version,
    thumbnail,
    async warm(signal) {
      for (const { id } of templates) {
        await pause(BREATH)
        if (signal.aborted) return
        await thumbnail(id).catch((error: unknown) => log.error('A template’s thumbnail could not be made', { id, error }))
      }
    },
  }
}

const shrink = (jpeg: Uint8Array): Promise<Buffer> => sharp(jpeg).resize(400).jpeg({ quality: 82 }).toBuffer()

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const root of roots) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.')).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}
