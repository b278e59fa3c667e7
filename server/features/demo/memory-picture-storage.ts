/** The pictures of one demo, made safe as everywhere and gone with it. */
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { newId } from '../../platform/ids.ts'
import { VISITORS, type PictureGate } from '../../platform/images/intake/picture-gate.ts'
import type { LoadPicture } from '../../platform/images/drawing/pin-renderer.ts'

export interface MemoryPictureStorage {
  keep(
    owner: string,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<{
    readonly id: string
    readonly url: string
    readonly width: number
    readonly height: number
  } | null>
  readonly facts: ReadonlyMap<string, PictureFacts>
  readonly loadPicture: LoadPicture
}

export function memoryPictureStorage(gate: Pick<PictureGate, 'read'>): MemoryPictureStorage {
  const pictures = new Map<string, Uint8Array>()
  const facts = new Map<string, PictureFacts>()
  return {
    facts,
    async keep(_owner, bytes, signal) {
      const reading = await gate.read(bytes, { share: VISITORS, signal })
      if (!reading.ok) return null
      const { width, height } = reading.picture
      const id = newId()
      pictures.set(id, reading.picture.bytes)
      facts.set(id, reading.facts)
      return { id, url: '', width, height }
    },
    async loadPicture(id) {
      const [bytes, known] = [pictures.get(id), facts.get(id)]
      return bytes && known ? { bytes, facts: known } : null
    },
  }
}
