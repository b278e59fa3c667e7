/**
 * All that the server does with stored pictures and own fonts: take one in, hand it to the renderer,
 * publish a finished pin. Bytes are written before their row, so a row never points at nothing; a
 * crash between the two leaves a file without a row.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { RenderError } from '#core/templates/paint/render-error.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database, Tx } from '../../database/database.ts'
import { lockOwner } from '../../database/lock-owner.ts'
import { Refused } from '../../http/failures/refusal.ts'
import { newId } from '../../ids.ts'
import { refuseUpload } from '../../usage/quotas.ts'
import type { FileIntake } from '../file-intake.ts'
import { ownFonts, type FontAdded, type FontNotes, type StoredFace } from '../fonts/own-fonts.ts'
import type { PictureProblem } from '../intake/picture-problem.ts'
import { mediaUrl, newFileName, type FileExtension, type PictureFiles } from './picture-files.ts'
import {
  factsOf,
  findFactsOfFile,
  findPicture,
  insertDrawnText,
  insertPicture,
  type FontRow,
  type PictureRow,
} from './pictures.store.ts'
import { trimPictureTrash } from './trashed-pictures.store.ts'
import { loadOwnTemplate } from '../../templates/own-templates.ts'
import {
  knownFacts,
  type LoadPicture,
  type OwnLoaders,
  type RenderedPin,
} from '../drawing/pin-renderer.ts'

export type PictureAdded =
  | { readonly ok: true; readonly row: PictureRow }
  | { readonly ok: false; readonly problem: PictureProblem }

export interface PictureStorage {
  /**
   * Decodes a picture from outside behind the gate, analyses it once and keeps it. Throws Refused
   * when the quota is used up, and an AbortError when the request was aborted. Never call it inside
   * a transaction.
   */
  addPicture: (owner: string, bytes: Uint8Array, options: AddOptions) => Promise<PictureAdded>
  /** Keeps a rendered pin and answers its public address. Never call it inside a transaction. */
  publish: (
    owner: string,
    pin: Pick<RenderedPin, 'jpeg' | 'width' | 'height' | 'text'>,
  ) => Promise<{ url: string; picture: PictureRow }>
  /**
   * What `renderPin` asks; only pictures of this owner are found. One whose file is lost is a
   * `RenderError`: a pin without its photo would be published.
   */
  loaderFor: (owner: string) => { loadPicture: LoadPicture; own: Required<OwnLoaders> }
  /** Throws Refused when it does not fit any more. */
  addFont: (owner: string, bytes: Uint8Array, signal?: AbortSignal) => Promise<FontAdded>
  fontNotes: (row: FontRow) => Promise<FontNotes>
  /** Of a family or a single font of the owner; oldest first. */
  fontFaces: (owner: string, wanted: string) => Promise<StoredFace[]>
  readFile: (name: string) => Promise<Uint8Array | null>
  /** What a browser needs to draw with this file; null for what is no source picture. */
  factsOfFile: (name: string) => Promise<PictureFacts | null>
  removeFile: (name: string) => Promise<void>
}

export interface AddOptions {
  /** An upload may be a logo, which is small. A cover is kept while a pin shows it. */
  readonly kind: 'page' | 'upload' | 'cover'
  readonly signal?: AbortSignal | undefined
}

export interface PictureStorageParts {
  readonly database: Database
  readonly clock: Clock
  readonly files: PictureFiles
  readonly intake: FileIntake
  /** A person's; without them nothing is refused. */
  readonly limits?: Config['limits']
}

export function createPictureStorage(needs: PictureStorageParts): PictureStorage {
  const { database, clock, files, intake } = needs
  const keep = keepPicture.bind(null, needs)
  const addPicture: PictureStorage['addPicture'] = async (owner, bytes, { kind, signal }) => {
    const asked = { share: owner, isLogo: kind === 'upload', signal }
    const reading = await intake.gate.read(bytes, asked)
    if (!reading.ok) return reading
    const { picture, facts } = reading
    const row = await keep(owner, {
      bytes: picture.bytes,
      kind,
      width: picture.width,
      height: picture.height,
      facts: JSON.stringify(facts),
      extension: picture.extension,
    })
    return { ok: true, row }
  }
  const insert = insertWithin.bind(null, needs)
  const fonts = ownFonts({ database, clock, files, fonts: intake.fonts, insert })
  return {
    addPicture,
    publish: async (owner, pin) => {
      const { width, height } = pin
      const picture = await keep(owner, {
        bytes: pin.jpeg,
        kind: 'pin',
        width,
        height,
        facts: null,
        extension: 'jpg',
      })
      // Without it, after a crash, nothing is known of its words.
      if (pin.text) await insertDrawnText(database.root, { picture_id: picture.id, ...pin.text })
      return { url: mediaUrl(picture.name), picture }
    },
    loaderFor: (owner) => ({
      loadPicture: async (id) => {
        const row = await findPicture(database.root, owner, id)
        if (!row) return null
        const bytes = (await files.get(row.name)) ?? lost()
        const facts = factsOf(row)
        return { bytes, ...(facts && { facts }) }
      },
      own: ownLoaders(needs, fonts, owner),
    }),
    addFont: (owner, bytes, signal) => fonts.add(owner, bytes, signal),
    fontNotes: (row) => fonts.notesOf(row),
    fontFaces: (owner, wanted) => fonts.faces(owner, wanted),
    readFile: (name) => files.get(name),
    factsOfFile: (name) => factsOfFile(needs, name),
    removeFile: (name) => files.remove(name),
  }
}

type NewPicture = Pick<PictureRow, 'kind' | 'width' | 'height' | 'facts'> & {
  readonly bytes: Uint8Array
  readonly extension: FileExtension
}

/** Writes the file, then its row. */
async function keepPicture(
  needs: PictureStorageParts,
  owner: string,
  { bytes, extension, ...known }: NewPicture,
): Promise<PictureRow> {
  const name = newFileName(extension)
  await needs.files.put(name, bytes)
  const row: PictureRow = {
    id: newId(),
    user_id: owner,
    name,
    bytes: bytes.byteLength,
    created_at: needs.clock.now(),
    ...known,
  }
  await (row.kind === 'pin'
    ? insertPicture(needs.database.root, row)
    : insertWithin(needs, row, (tx) => insertPicture(tx, row)))
  return row
}

function lost(): never {
  throw new RenderError(problem('render.pictureMissing'))
}

async function factsOfFile(
  { database, files }: PictureStorageParts,
  name: string,
): Promise<PictureFacts | null> {
  const facts = await findFactsOfFile(database.root, name)
  if (facts === undefined || facts.lights !== undefined) return facts ?? null
  const bytes = await files.get(name)
  return bytes === null ? null : await knownFacts(name, { bytes, facts })
}

const ownLoaders = (
  { database }: PictureStorageParts,
  fonts: ReturnType<typeof ownFonts>,
  owner: string,
): Required<OwnLoaders> => ({
  loadFont: (wanted) => fonts.load(owner, wanted),
  loadTemplate: (id) => loadOwnTemplate(database.root, owner, id),
})

/**
 * The limit is asked again where the row is inserted: of twenty files at the same moment each one
 * fits.
 */
async function insertWithin(
  needs: PictureStorageParts,
  { user_id: owner, name, bytes }: { user_id: string; name: string; bytes: number },
  insert: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { database, files, limits } = needs
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
  if (limits !== undefined)
    await trimPictureTrash({ database, removeFile: files.remove }, owner, limits)
}
