/**
 * Real renders of the templates, made when first looked at and kept on disk under a hash of everything that decides their pixels:
 * the sources of the templates and of the renderer.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findTemplate } from '#core/templates/template-list.ts'
import { writeWhole } from '../../platform/images/picture-files.ts'
import type { PinRenderer } from '../../platform/images/pin-renderer.ts'
import { loadThumbnailPicture, thumbnailDesign } from './thumbnail-designs.ts'

export interface Thumbnails {
  /** The state of the sources, part of every thumbnail's address. */
  version: () => Promise<string>
  /** JPEG, 400 x 600; null for an unknown template. */
  thumbnail: (templateId: string) => Promise<Uint8Array | null>
}

const roots = [join(import.meta.dirname, '../../../core/templates'), join(import.meta.dirname, '../../platform/images'), import.meta.dirname]

export function createThumbnails(folder: string, renderer: PinRenderer): Thumbnails {
  let hashing: Promise<string> | null = null
  const making = new Map<string, Promise<Uint8Array>>()
  const version = () => (hashing ??= hashSources())
  const make = async (id: string, path: string): Promise<Uint8Array> => {
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const template = findTemplate(id)
    if (!template) throw new Error(`No template ${id}`)
    const { jpeg } = await renderer.renderPin(thumbnailDesign(template), loadThumbnailPicture)
    const small = await sharp(jpeg).resize(400).jpeg({ quality: 82 }).toBuffer()
    await writeWhole(path, small)
    return small
  }
  return {
    version,
    thumbnail: async (id) => {
      if (!findTemplate(id)) return null
      const path = join(folder, `${id}-${await version()}.jpg`)
      const running = making.get(path) ?? make(id, path).finally(() => making.delete(path))
      making.set(path, running)
      return await running
    },
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const root of roots) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.')).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}
