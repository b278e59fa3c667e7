/**
 * All that the house does with stored pictures and own fonts: take one in, hand it to the renderer,
 * publish a finished pin. Bytes are written before their row, so a row never points at nothing; a
 * crash between the two leaves a file that nobody knows.
 */
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database, Tx } from '../database/database.ts'
import { lockOwner } from '../database/lock-owner.ts'
import { Refused } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { refuseUpload } from '../quotas.ts'
import { readFontFile } from './font-file.ts'
import type { LoadFont } from './font-library.ts'
import { analysePicture } from './picture-analyst.ts'
import { readPicture, type DecodeWish } from './picture-decoder.ts'
import { mediaUrl, newFileName, type FileExtension, type PictureFiles } from './picture-files.ts'
import {
  factsOf,
  findFontRows,
  findPicture,
  insertFont,
  insertPicture,
  type FontRow,
  type PictureRow,
} from './pictures.store.ts'
import type { LoadPicture, RenderedPin } from './pin-renderer.ts'

export interface PictureShelf {
  /**
   * Decodes safely, looks at it once, keeps it. Throws PictureError with a sentence, and Refused
   * when it does not fit any more. Never call it inside a transaction.
   */
  addPicture: (owner: string, bytes: Uint8Array, kind: 'page') => Promise<PictureRow>
  /** As above, a picture of the person's own: it may be a logo, which is small. */
  addUpload: (owner: string, bytes: Uint8Array) => Promise<PictureRow>
  /** Keeps a rendered pin and answers its public address. Never call it inside a transaction. */
  publish: (
    owner: string,
    pin: Pick<RenderedPin, 'jpeg' | 'width' | 'height'>,
  ) => Promise<{ url: string; picture: PictureRow }>
  /** What `renderPin` asks; only pictures of this owner are found. */
  loaderFor: (owner: string) => { loadPicture: LoadPicture; loadFont: LoadFont }
  /** Throws FontError with a sentence, and Refused when it does not fit any more. */
  addFont: (owner: string, bytes: Uint8Array) => Promise<FontRow>
  /** "Bold Italic"; '' when its file is lost. */
  fontStyle: (row: FontRow) => Promise<string>
  readFile: (name: string) => Promise<Uint8Array | null>
  removeFile: (name: string) => Promise<void>
}

export interface ShelfNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly files: PictureFiles
  /** A person's; without them nothing is refused. */
  readonly limits?: Config['limits']
}

export function createPictureShelf(needs: ShelfNeeds): PictureShelf {
  const { database, clock, files } = needs
  const keep = async (
    owner: string,
    bytes: Uint8Array,
    rest: Pick<PictureRow, 'kind' | 'width' | 'height' | 'facts'> & { extension: FileExtension },
  ): Promise<PictureRow> => {
    const { extension, ...known } = rest
    const name = newFileName(extension)
    await files.put(name, bytes)
    const row: PictureRow = {
      id: newId(),
      user_id: owner,
      name,
      bytes: bytes.byteLength,
      created_at: clock.now(),
      ...known,
    }
    await (row.kind === 'pin'
      ? insertPicture(database.root, row)
      : insertWithin(needs, row, (tx) => insertPicture(tx, row)))
    return row
  }
  const take = async (
    owner: string,
    bytes: Uint8Array,
    { kind, ...wish }: DecodeWish & { kind: 'upload' | 'page' },
  ): Promise<PictureRow> => {
    const picture = await readPicture(bytes, wish)
    const facts = await analysePicture(picture.bytes)
    return await keep(owner, picture.bytes, {
      kind,
      width: picture.width,
      height: picture.height,
      facts: JSON.stringify(facts),
      extension: picture.extension,
    })
  }
  /** By file name: what a file holds never changes. */
  const styles = new Map<string, string>()
  return {
    addPicture: async (owner, bytes, kind) => await take(owner, bytes, { kind }),
    addUpload: async (owner, bytes) => await take(owner, bytes, { kind: 'upload', isLogo: true }),
    publish: async (owner, pin) => {
      const picture = await keep(owner, pin.jpeg, {
        kind: 'pin',
        width: pin.width,
        height: pin.height,
        facts: null,
        extension: 'jpg',
      })
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
      loadFont: async (wanted) =>
        (await findFontRows(database.root, owner, wanted)).map(({ id, name }) => ({
          id,
          read: async () => await files.get(name),
        })),
    }),
    addFont: async (owner, bytes) => {
      const { family } = readFontFile(bytes)
      const name = newFileName(extensionOf(bytes))
      await files.put(name, bytes)
      const row: FontRow = {
        id: newId(),
        user_id: owner,
        family,
        name,
        bytes: bytes.byteLength,
        created_at: clock.now(),
      }
      await insertWithin(needs, row, (tx) => insertFont(tx, row))
      return row
    },
    fontStyle: async ({ name }) => {
      const style = styles.get(name) ?? styleOf(await files.get(name))
      styles.set(name, style)
      return style
    },
    readFile: (name) => files.get(name),
    removeFile: (name) => files.remove(name),
  }
}

/**
 * The limit is asked again where the row is inserted: of twenty files at the same moment each one
 * fits.
 */
async function insertWithin(
  { database, files, limits }: ShelfNeeds,
  { user_id: owner, name, bytes }: { user_id: string; name: string; bytes: number },
  insert: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await lockOwner(tx, owner)
      const refusal = limits === undefined ? null : await refuseUpload(tx, { owner, bytes }, limits)
      if (refusal !== null) throw new Refused(refusal)
      await insert(tx)
    })
  } catch (error) {
    await files.remove(name)
    throw error
  }
}

const styleOf = (bytes: Uint8Array | null): string =>
  bytes === null ? '' : readFontFile(bytes).style

function extensionOf(bytes: Uint8Array): FileExtension {
  const signature = String.fromCharCode(...bytes.subarray(0, 4))
  return signature === 'wOF2'
    ? 'woff2'
    : signature === 'wOFF'
      ? 'woff'
      : signature === 'OTTO'
        ? 'otf'
        : 'ttf'
}
