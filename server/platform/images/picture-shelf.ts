/**
 * All that the house does with stored pictures and own fonts: take one in, hand it to the renderer, publish a finished pin. Bytes are
 * written before their row, so a row never points at nothing; a crash between the two leaves a file that nobody knows.
 */
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import { readFontFile } from './font-file.ts'
import type { LoadFont } from './font-library.ts'
import { analysePicture } from './picture-analyst.ts'
import { readPicture, type DecodeWish } from './picture-decoder.ts'
import { mediaUrl, newFileName, type FileExtension, type PictureFiles } from './picture-files.ts'
import { factsOf, findFontRow, findPicture, insertFont, insertPicture, type FontRow, type PictureRow } from './pictures.store.ts'
import type { LoadPicture, RenderedPin } from './pin-renderer.ts'

export interface PictureShelf {
  /** Decodes safely, looks at it once, keeps it. Throws PictureError with a sentence. Never call it inside a transaction. */
  addPicture: (owner: string, bytes: Uint8Array, kind: 'upload' | 'page', wish?: DecodeWish) => Promise<PictureRow>
  /** Keeps a rendered pin and answers its public address. Never call it inside a transaction. */
  publish: (owner: string, pin: Pick<RenderedPin, 'jpeg' | 'width' | 'height'>) => Promise<{ url: string; picture: PictureRow }>
  /** What `renderPin` asks; only pictures of this owner are found. */
  loaderFor: (owner: string) => { loadPicture: LoadPicture; loadFont: LoadFont }
  /** Throws FontError with a sentence. */
  addFont: (owner: string, bytes: Uint8Array) => Promise<FontRow>
  readFile: (name: string) => Promise<Uint8Array | null>
  removeFile: (name: string) => Promise<void>
}

export function createPictureShelf({ database, clock, files }: { database: Database; clock: Clock; files: PictureFiles }): PictureShelf {
  const keep = async (owner: string, bytes: Uint8Array, rest: Pick<PictureRow, 'kind' | 'width' | 'height' | 'facts'> & { extension: FileExtension }): Promise<PictureRow> => {
    const { extension, ...known } = rest
    const name = newFileName(extension)
    await files.put(name, bytes)
    const row: PictureRow = { id: newId(), user_id: owner, name, bytes: bytes.byteLength, created_at: clock.now(), ...known }
    await insertPicture(database.root, row)
    return row
  }
  return {
    addPicture: async (owner, bytes, kind, wish) => {
      const picture = await readPicture(bytes, wish)
      const facts = await analysePicture(picture.bytes)
      return await keep(owner, picture.bytes, { kind, width: picture.width, height: picture.height, facts: JSON.stringify(facts), extension: picture.extension })
    },
    publish: async (owner, pin) => {
      const picture = await keep(owner, pin.jpeg, { kind: 'pin', width: pin.width, height: pin.height, facts: null, extension: 'jpg' })
      return { url: mediaUrl(picture.name), picture }
    },
    loaderFor: (owner) => ({
      loadPicture: async (id) => {
        const row = await findPicture(database.root, owner, id)
        const bytes = row && (await files.get(row.name))
        if (!row || !bytes) return null
        const facts = factsOf(row)
        return { bytes, ...(facts && { facts }) }
      },
      loadFont: async (id) => {
        const row = await findFontRow(database.root, owner, id)
        return row ? await files.get(row.name) : null
      },
    }),
    addFont: async (owner, bytes) => {
      const { family } = readFontFile(bytes)
      const name = newFileName(extensionOf(bytes))
      await files.put(name, bytes)
      const row: FontRow = { id: newId(), user_id: owner, family, name, bytes: bytes.byteLength, created_at: clock.now() }
      await insertFont(database.root, row)
      return row
    },
    readFile: (name) => files.get(name),
    removeFile: (name) => files.remove(name),
  }
}

function extensionOf(bytes: Uint8Array): FileExtension {
  const signature = String.fromCharCode(...bytes.subarray(0, 4))
  return signature === 'wOF2' ? 'woff2' : signature === 'wOFF' ? 'woff' : signature === 'OTTO' ? 'otf' : 'ttf'
}
