/**
 * The rows of pictures and own fonts. Every query takes its owner, but for the two that the server's
 * own sweep begins with, and for the facts of a public file.
 */
import type { DrawnText } from '#core/contract/publishing/preflight.contract.ts'
import type { Picture } from '#core/contract/content/templates.contract.ts'
import { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { Queries } from '../../database/database.ts'
import type {
  DrawnTextsTable,
  FontsTable,
  PicturesTable,
} from '../../database/tables/pictures.tables.ts'
import { FontAnalysis } from '../fonts/font-facts.ts'
import { mediaUrl } from './picture-files.ts'

export type PictureRow = PicturesTable
export type FontRow = FontsTable

export const presentPicture = (row: PictureRow): Picture => ({
  id: row.id,
  url: mediaUrl(row.name),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  created_at: row.created_at,
})
export const factsOf = (row: PictureRow): PictureFacts | undefined =>
  row.facts === null ? undefined : PictureFacts.parse(JSON.parse(row.facts))

export async function insertPicture(tx: Queries, row: PictureRow): Promise<void> {
  await tx.insertInto('pictures').values(row).execute()
}

export async function insertDrawnText(tx: Queries, row: DrawnTextsTable): Promise<void> {
  await tx.insertInto('drawn_texts').values(row).execute()
}

/** Of rendered pins, by the address of the picture; none for what is not known. */
export async function findDrawnTexts(
  db: Queries,
  owner: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, DrawnText>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('drawn_texts')
    .innerJoin('pictures', 'pictures.id', 'drawn_texts.picture_id')
    .select(['pictures.name', 'drawn_texts.contrast', 'drawn_texts.size'])
    .where('pictures.user_id', '=', owner)
    .where('pictures.name', 'in', [...new Set(urls.map((url) => url.split('/').at(-1) ?? ''))])
    .execute()
  return new Map(rows.map(({ name, contrast, size }) => [mediaUrl(name), { contrast, size }]))
}

export async function findPicture(
  tx: Queries,
  owner: string,
  id: string,
): Promise<PictureRow | undefined> {
  return await tx
    .selectFrom('pictures')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .executeTakeFirst()
}

/** Without its owner, like the file itself, whose name is unguessable: facts of a public file. */
export async function findFactsOfFile(
  tx: Queries,
  name: string,
): Promise<PictureFacts | undefined> {
  const row = await tx
    .selectFrom('pictures')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  return row && factsOf(row)
}

export async function findPictures(
  tx: Queries,
  owner: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('user_id', '=', owner)
    .execute()
}

/** Newest first. */
export async function listUploads(tx: Queries, owner: string): Promise<PictureRow[]> {
  return await tx
    .selectFrom('pictures')
    .selectAll()
    .where('user_id', '=', owner)
    .where('kind', '=', 'upload')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Of every kind: what the person brought first, then rendered pins, then pictures of pages. */
export async function listFiles(
  tx: Queries,
  owner: string,
): Promise<Pick<PictureRow, 'id' | 'name' | 'bytes'>[]> {
  return await tx
    .selectFrom('pictures')
    .select(['id', 'name', 'bytes'])
    .where('user_id', '=', owner)
    .orderBy('kind', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

const NAMES_A_QUERY = 1_000

/** Who has pictures that only pins show, rendered pins and covers, made before `time`. */
export async function ownersOfPinPictures(tx: Queries, time: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('pictures')
    .select('user_id')
    .distinct()
    .where('kind', 'in', ['pin', 'cover'])
    .where('created_at', '<', time)
    .execute()
  return rows.map((row) => row.user_id)
}

export async function pinPictureNames(tx: Queries, owner: string, time: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('pictures')
    .select('name')
    .where('user_id', '=', owner)
    .where('kind', 'in', ['pin', 'cover'])
    .where('created_at', '<', time)
    .execute()
  return rows.map((row) => row.name)
}

export async function deletePinPictures(
  tx: Queries,
  owner: string,
  names: readonly string[],
): Promise<void> {
  for (let at = 0; at < names.length; at += NAMES_A_QUERY) {
    await tx
      .deleteFrom('pictures')
      .where('user_id', '=', owner)
      .where('kind', 'in', ['pin', 'cover'])
      .where('name', 'in', names.slice(at, at + NAMES_A_QUERY))
      .execute()
  }
}

/** Those of the names that a picture, a deleted picture, a video or a font of anybody has. */
export async function knownFileNames(tx: Queries, names: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < names.length; at += NAMES_A_QUERY) {
    const part = names.slice(at, at + NAMES_A_QUERY)
    const rows = await tx
      .selectFrom('pictures')
      .select('name')
      .where('name', 'in', part)
      .unionAll(tx.selectFrom('trashed_pictures').select('name').where('name', 'in', part))
      .unionAll(tx.selectFrom('fonts').select('name').where('name', 'in', part))
      .unionAll(tx.selectFrom('videos').select('name').where('name', 'in', part))
      .execute()
    for (const { name } of rows) known.add(name)
  }
  return known
}

export async function measurePictures(
  tx: Queries,
  owner: string,
): Promise<{ count: number; bytes: number }> {
  const row = await tx
    .selectFrom('pictures')
    .select((query) => [
      query.fn.countAll<number>().as('count'),
      query.fn.sum<number | null>('bytes').as('bytes'),
    ])
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) }
}

export async function insertFont(tx: Queries, row: FontRow, analysis: FontAnalysis): Promise<void> {
  await tx.insertInto('fonts').values(row).execute()
  await saveFontAnalysis(tx, row.id, analysis)
}

/** The font may have been deleted, or analysed by another request, meanwhile. */
export async function saveFontAnalysis(
  tx: Queries,
  fontId: string,
  analysis: FontAnalysis,
): Promise<void> {
  await tx
    .insertInto('font_facts')
    .columns(['font_id', 'analysis'])
    .expression((query) =>
      query
        .selectFrom('fonts')
        .select((row) => ['id', row.val(JSON.stringify(analysis)).as('analysis')])
        .where('id', '=', fontId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findFontAnalysis(
  tx: Queries,
  fontId: string,
): Promise<FontAnalysis | undefined> {
  const row = await tx
    .selectFrom('font_facts')
    .select('analysis')
    .where('font_id', '=', fontId)
    .executeTakeFirst()
  return row && FontAnalysis.parse(JSON.parse(row.analysis))
}

export async function listFontRows(tx: Queries, owner: string): Promise<FontRow[]> {
  return await tx
    .selectFrom('fonts')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Designs and brands name a font by its family, as people do; an id means that one alone. Oldest
 * first.
 */
export async function findFontRows(tx: Queries, owner: string, wanted: string): Promise<FontRow[]> {
  const name = wanted.trim().toLowerCase()
  return (await listFontRows(tx, owner)).filter(
    ({ id, family }) => id === name || family.toLowerCase() === name,
  )
}

export async function deleteFont(tx: Queries, owner: string, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('fonts')
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
