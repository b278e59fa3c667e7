/**
 * The import: the same pass as the dry run, now with a visitor that prepares rows and
 * writes pictures, fonts and videos; then everything at once in one transaction. Until that commits
 * nothing is visible, and what was written is found by the prepared rows and taken away.
 */
import { isZone } from '#core/schedule/wall-time.ts'
import { AccountEntry, type FontLine } from '#core/workspace/workspace.schema.ts'
import { freeName } from '#core/workspace/free-name.ts'
import { rename, type Renaming } from '#core/workspace/renaming.rules.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FontsTable } from '../../../platform/database/tables/pictures.tables.ts'
import type { FileIntake } from '../../../platform/images/file-intake.ts'
import type { PictureFiles } from '../../../platform/images/stored/picture-files.ts'
import type { ObjectStore } from '../../../platform/objects/object-store.ts'
import { knownFileNames } from '../../../platform/images/stored/pictures.store.ts'
import type { RowVisitor } from '../read-row.ts'
import { insertAutomationEntries } from '../automations.store.ts'
import { insertTemplateEntries } from '../own-templates.store.ts'
import {
  accountNameKeys,
  countImportedBytes,
  fontsOf,
  insertImportedAccount,
  insertSpooled,
  type ImportedBoard,
} from './import.store.ts'
import {
  eventRow,
  fontRow,
  pictureRow,
  putPage,
  putPin,
  videoRow,
  type Landing,
} from './import-rows.ts'
import { newNames } from '../new-names.ts'
import { putResult } from '../result-rows.ts'
import { Spool, spooled } from '../spool.ts'

export interface ImportNeeds {
  readonly database: Database
  readonly files: PictureFiles
  readonly intake: FileIntake
  readonly keyOf: (name: string) => string
  readonly objects: ObjectStore
}

export interface Import {
  readonly owner: string
  readonly accountId: string
  readonly secret: string
  /** The prefix of the objects in which rows wait. */
  readonly rows: string
}

export interface Preparation {
  readonly visitor: RowVisitor
  readonly rows: () => number
  readonly to: Renaming
}

/**
 * A font that the person has already, byte for byte, is not brought a second time: pins use
 * theirs.
 */
export async function prepare(
  { database, files, objects }: ImportNeeds,
  work: Import,
  now: number,
): Promise<Preparation> {
  const spool = new Spool(objects, work.rows)
  await spool.open()
  const there = await fontsOf(database.root, work.owner)
  const fonts = new Map<string, FontLine>()
  /** What has its new name from elsewhere: the account, and fonts that are here already. */
  const own = new Map<string, string>()
  const fresh = newNames(work.secret)
  const to: Renaming = { ...fresh, id: (old) => own.get(old) ?? fresh.id(old) }
  const { owner, accountId } = work
  const landing: Landing = { now, owner, accountId, to, slots: new Set() }
  const put: Spool['put'] = (table, row) => spool.put(table, row)
  const takeFont = async (line: FontLine, bytes: Uint8Array): Promise<void> => {
    const same = await findSame(
      files,
      there.filter(({ family }) => family === line.family),
      bytes,
    )
    if (same !== null) return void own.set(line.id, same.id)
    put('fonts', fontRow(line, landing))
    await spool.flush()
    return files.put(to.fileName(line.name), bytes)
  }
  const visitor: RowVisitor = {
    account: ({ account }) => void own.set(account.id, work.accountId),
    pictures: (line) => put('pictures', pictureRow(line, landing)),
    fonts: (line) => void fonts.set(line.name, line),
    pages: (line) => putPage(put, line, landing),
    pins: (line) => putPin(put, line, landing),
    events: (line) => put('pin_events', eventRow(line, landing)),
    results: (line) => putResult(put, line, landing),
    endOfEntry: async () => spool.flush(),
    file: async (name, bytes) => {
      const font = fonts.get(name)
      await (font === undefined ? files.put(to.fileName(name), bytes) : takeFont(font, bytes))
    },
    video: async (video, chunks) => {
      put('videos', videoRow(video, landing))
      await spool.flush()
      await files.putStream(to.fileName(video.line.name), chunks)
    },
  }
  return { visitor, rows: () => spool.rows, to }
}

async function findSame(
  files: PictureFiles,
  fonts: readonly FontsTable[],
  bytes: Uint8Array,
): Promise<FontsTable | null> {
  for (const font of fonts) {
    const own = await files.get(font.name)
    if (own !== null && Buffer.compare(own, bytes) === 0) return font
  }
  return null
}

export interface Storing {
  readonly account: AccountEntry
  readonly to: Renaming
  readonly now: number
  readonly progress: (rows: number) => Promise<void>
}

/** Answers the new account, whole and visible. */
export async function store(
  { database, keyOf, objects }: ImportNeeds,
  work: Import,
  { account, to, now, progress }: Storing,
): Promise<{ id: string; name: string }> {
  const entry = rename(AccountEntry, account, to)
  return database.transaction(async (tx) => {
    const taken = await accountNameKeys(tx, work.owner)
    const name = freeName(entry.account.name, (candidate) => taken.has(keyOf(candidate)))
    const row = {
      id: work.accountId,
      user_id: work.owner,
      name,
      name_key: keyOf(name),
      kind: 'manual',
      created_at: now,
    } as const
    const brand = entry.brand && {
      ...entry.brand,
      updated_at: Math.min(entry.brand.updated_at, now),
    }
    await insertImportedAccount(tx, row, {
      counters: entry.counters,
      brand,
      schedule: scheduleOf(entry, now),
      boards: entry.boards.map((board) => boardOf(board, { keyOf, now })),
    })
    await insertAutomationEntries(
      tx,
      { owner: work.owner, accountId: row.id },
      entry.automations ?? [],
    )
    const templates = entry.own_templates ?? []
    await insertTemplateEntries(tx, { owner: work.owner, accountId: row.id, now }, templates)
    let rows = 0
    for await (const batch of spooled({ objects, prefix: work.rows })) {
      await insertSpooled(tx, batch)
      rows += batch.rows.length
      await progress(rows)
    }
    await countImportedBytes(tx, row.id)
    return { id: row.id, name }
  })
}

/** Without it the account gets a new week when its calendar is opened. */
function scheduleOf({ schedule }: AccountEntry, now: number): AccountEntry['schedule'] {
  return schedule && isZone(schedule.schedule.zone)
    ? {
        ...schedule,
        updated_at: Math.min(schedule.updated_at, now),
        pause: schedule.pause && { ...schedule.pause, at: Math.min(schedule.pause.at, now) },
      }
    : null
}

function boardOf(
  board: AccountEntry['boards'][number],
  { keyOf, now }: { keyOf: (name: string) => string; now: number },
): ImportedBoard {
  const landed = <Row extends { name: string; created_at: number }>(row: Row) => ({
    ...row,
    name_key: keyOf(row.name),
    created_at: Math.min(row.created_at, now),
  })
  return { ...landed(board), sections: board.sections.map(landed) }
}

/**
 * Takes away the files of an import that has not become an account, and answers their names. What a
 * row of anybody names stays.
 */
export async function removeWritten(
  { database, files, objects }: Pick<ImportNeeds, 'database' | 'files' | 'objects'>,
  prefix: string,
): Promise<Set<string>> {
  const removed = new Set<string>()
  for await (const { rows } of spooled({ objects, prefix }, ['pictures', 'fonts', 'videos'])) {
    const names = rows.flatMap((row) => ('name' in row ? [row.name] : []))
    const known = await knownFileNames(database.root, names)
    for (const name of names.filter((one) => !known.has(one))) {
      await files.remove(name)
      removed.add(name)
    }
  }
  return removed
}

/**
 * What a process that was killed in the middle of a picture left: `name.<hex>.draft`. Looks through
 * all files, so only after a crash.
 */
export async function removeDrafts(files: PictureFiles, names: ReadonlySet<string>): Promise<void> {
  const all = names.size === 0 ? [] : await files.olderThan(Date.now() + 1_000)
  for (const name of all)
    if (name.endsWith('.draft') && names.has(name.split('.').slice(0, 2).join('.')))
      await files.remove(name)
}
