/** Fonts that people bring: analysed once, stored, and handed to the renderer. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { pictureProblem } from '#core/contract/problems/pictures.problems.ts'
import type { FaceFacts } from '#core/templates/paint/own-faces.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../ids.ts'
import type { LoadFont, OwnFont } from '../drawing/file-fonts.ts'
import { newFileName, type FileExtension, type PictureFiles } from '../stored/picture-files.ts'
import {
  findFontAnalysis,
  findFontRows,
  insertFont,
  saveFontAnalysis,
  type FontRow,
} from '../stored/pictures.store.ts'
import type { FontAnalyst, FontOutcome } from './font-analyst.ts'
import { lettersMissing } from './font-letters.ts'

export type FontAdded =
  | { readonly ok: true; readonly row: FontRow }
  | { readonly ok: false; readonly problem: Problem }

/** What a person reads of a font beside its family. */
export interface FontNotes {
  /** "Bold Italic". */
  readonly style: string
  /** Letters that people write and the font does not draw. */
  readonly lacks: readonly string[]
}

/** A file of a font, without its bytes. */
export interface StoredFace extends FaceFacts {
  readonly id: string
  /** The name of the file. */
  readonly file: string
  readonly ranges: number[]
}

/** Of a font whose file is lost or no font. */
const NO_NOTES: FontNotes = { style: '', lacks: [] }

export interface OwnFontsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly files: PictureFiles
  readonly fonts: FontAnalyst
  /** Inserts the row where the owner has room for it; else it takes the file away and throws. */
  readonly insert: (row: FontRow, insert: (tx: Tx) => Promise<void>) => Promise<void>
}

export interface OwnFonts {
  add(owner: string, bytes: Uint8Array, signal?: AbortSignal): Promise<FontAdded>
  notesOf(row: FontRow): Promise<FontNotes>
  load(owner: string, wanted: string): ReturnType<LoadFont>
  /** As `load`, for a browser that draws. */
  faces(owner: string, wanted: string): Promise<StoredFace[]>
}

export function ownFonts({ database, clock, files, fonts, insert }: OwnFontsNeeds): OwnFonts {
  /** Under way, by id of the font: two lists at once analyse it once. */
  const running = new Map<string, Promise<FontOutcome | null>>()
  /** By id; what a font's file holds never changes. */
  const notes = new Map<string, FontNotes>()

  /** Null when the file is lost. */
  const analyse = async ({ id, name, user_id: share }: FontRow): Promise<FontOutcome | null> => {
    const stored = await findFontAnalysis(database.root, id)
    if (stored !== undefined) return stored
    // A font of an earlier version.
    const bytes = await files.get(name)
    if (bytes === null) return null
    const outcome = await fonts.analyse(bytes, { share })
    if (!('isTransient' in outcome)) await saveFontAnalysis(database.root, id, outcome)
    return outcome
  }
  const analysisOf = (row: FontRow): Promise<FontOutcome | null> => {
    const known = running.get(row.id)
    if (known !== undefined) return known
    const analysing = analyse(row).finally(() => running.delete(row.id))
    running.set(row.id, analysing)
    return analysing
  }
  const read = async (row: FontRow): ReturnType<OwnFont['read']> => {
    const analysis = await analysisOf(row)
    const bytes = analysis?.ok ? await files.get(row.name) : null
    return bytes !== null && analysis?.ok ? { bytes, facts: analysis.facts } : null
  }
  return {
    async add(owner, bytes, signal) {
      const analysis = await fonts.analyse(bytes, { share: owner, signal })
      if (!analysis.ok) return { ok: false, problem: pictureProblem(analysis.code) }
      const name = newFileName(extensionOf(bytes))
      await files.put(name, bytes)
      const row: FontRow = {
        id: newId(),
        user_id: owner,
        family: analysis.facts.family,
        name,
        bytes: bytes.byteLength,
        created_at: clock.now(),
      }
      await insert(row, (tx) => insertFont(tx, row, analysis))
      return { ok: true, row }
    },
    async notesOf(row) {
      const known = notes.get(row.id)
      if (known !== undefined) return known
      const analysis = await analysisOf(row)
      const found = analysis?.ok
        ? { style: analysis.facts.style, lacks: lettersMissing(analysis.facts.ranges) }
        : NO_NOTES
      notes.set(row.id, found)
      return found
    },
    faces: async (owner, wanted) =>
      storedFaces(await findFontRows(database.root, owner, wanted), analysisOf),
    load: async (owner, wanted) =>
      (await findFontRows(database.root, owner, wanted)).map((row) => ({
        id: row.id,
        read: () => read(row),
      })),
  }
}

async function storedFaces(
  rows: readonly FontRow[],
  analysisOf: (row: FontRow) => Promise<FontOutcome | null>,
): Promise<StoredFace[]> {
  const faces = rows.map(async (row) => storedFace(row, await analysisOf(row)))
  return (await Promise.all(faces)).filter((face) => face !== null)
}

/** Null = the file is lost or no font. */
function storedFace({ id, name }: FontRow, analysis: FontOutcome | null): StoredFace | null {
  if (!analysis?.ok) return null
  const { weight, width, is_italic, ranges } = analysis.facts
  return { id, file: name, weight, width, is_italic, ranges }
}

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
