/** The pictures of one demo, made safe as everywhere and gone with it. */
import type { PictureFacts } from '#core/templates/picture-facts.schema.ts'
import { newId } from '../../platform/ids.ts'
import { analysePicture } from '../../platform/images/picture-analyst.ts'
import { PictureError, readPicture } from '../../platform/images/picture-decoder.ts'
import type { LoadPicture } from '../../platform/images/pin-renderer.ts'

export interface MemoryShelf {
  keep(
    owner: string,
    bytes: Uint8Array,
  ): Promise<{
    readonly id: string
    readonly url: string
    readonly width: number
    readonly height: number
  } | null>
  readonly facts: ReadonlyMap<string, PictureFacts>
  readonly loadPicture: LoadPicture
}

export function memoryShelf(): MemoryShelf {
  const pictures = new Map<string, Uint8Array>()
  const facts = new Map<string, PictureFacts>()
  return {
    facts,
    async keep(_owner, bytes) {
      try {
        const picture = await readPicture(bytes)
        const id = newId()
        pictures.set(id, picture.bytes)
        facts.set(id, await analysePicture(picture.bytes))
        return { id, url: '', width: picture.width, height: picture.height }
      } catch (error) {
        if (error instanceof PictureError) return null
        throw error
      }
    },
    async loadPicture(id) {
      const [bytes, known] = [pictures.get(id), facts.get(id)]
      return bytes && known ? { bytes, facts: known } : null
    },
  }
}
