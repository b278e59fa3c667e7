/**
 * An account as the entries of a workspace file, one in memory at a time and videos in parts.
 * People go on working meanwhile: pins are read first, then, in one short transaction, those that
 * changed since (a second line of theirs, which counts), with the revision and the boards of that
 * moment; the history is written up to that revision. So rows and history fit together, and no
 * request waits for the download.
 */
import { createHash } from 'node:crypto'
import {
  ACCOUNT_PATH,
  filePath,
  meaningOf,
  MANIFEST_PATH,
  NEWEST_WORKSPACE_VERSION,
  PAGE_NAMES,
  rowPath,
  VERSION_WITHOUT_VIDEOS,
  WORKSPACE_FORMAT,
  type AccountEntry,
  type Manifest,
  type RowKind,
  type WorkspaceEntry,
} from '#core/workspace/workspace.schema.ts'
import { cutText } from '#core/workspace/cut-text.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { touchedIds } from '#core/pins/book/pin.reducer.ts'
import { readSharedEnvelope } from '#core/pins/events/pin-upcast.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { AccountTables } from '../../platform/database/tables/accounts.tables.ts'
import type { PageTables } from '../../platform/database/tables/pages.tables.ts'
import type { PicturesTable } from '../../platform/database/tables/pictures.tables.ts'
import type { ZipContent, ZipEntry } from '../../platform/http/files/zip-writer.ts'
import {
  boardRows,
  eventRows,
  fontRows,
  lockRevision,
  pictureNames,
  pictureRowsById,
  pinRows,
  pinRowsById,
  revisionNow,
  videoRows,
  wholePages,
  type ExportKey,
  type PinRow,
  type WholePage,
} from './export.store.ts'
import { accountEntry } from './account-entry.ts'
import { resultLines } from './result-rows.ts'
import { LineParts } from '../../platform/line-parts.ts'
import { UsedFiles } from './used-files.ts'
import type { StoredFile } from '../../platform/objects/object-store.ts'

export interface ExportOf {
  readonly database: Database
  readonly key: ExportKey
  readonly account: AccountTables['accounts']
  readonly readFile: (name: string) => Promise<Uint8Array | null>
  /** Read while it is sent. */
  readonly openFile: (name: string) => Promise<StoredFile | null>
  readonly now: number
  readonly signal: AbortSignal
}

export async function* workspaceEntries(of: ExportOf): AsyncGenerator<ZipEntry> {
  const entries: WorkspaceEntry[] = []
  const counts: Manifest['counts'] = {
    boards: 0,
    pages: 0,
    pins: 0,
    events: 0,
    pictures: 0,
    fonts: 0,
  }
  for await (const entry of new Export(of, counts).entries()) {
    of.signal.throwIfAborted()
    entries.push({
      path: entry.path,
      bytes: entry.content instanceof Uint8Array ? entry.content.byteLength : entry.content.size,
      sha256: await sha256Of(entry.content, of.signal),
    })
    yield entry
  }
  const manifest: Manifest = {
    format: WORKSPACE_FORMAT,
    version: entries.some(({ path }) => meaningOf(path)?.type === 'video')
      ? NEWEST_WORKSPACE_VERSION
      : VERSION_WITHOUT_VIDEOS,
    made_at: of.now,
    counts,
    entries,
  }
  yield text(MANIFEST_PATH, JSON.stringify(manifest))
}

async function sha256Of(content: Uint8Array | StoredFile, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content instanceof Uint8Array ? [content] : content.stream()) {
    signal.throwIfAborted()
    hash.update(chunk)
  }
  return hash.digest('hex')
}

class Export {
  readonly #of: ExportOf
  readonly #counts: Manifest['counts']
  readonly #db: Queries

  constructor(of: ExportOf, counts: Manifest['counts']) {
    this.#of = of
    this.#counts = counts
    this.#db = of.database.root
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    const { key } = this.#of
    const used = new UsedFiles(
      await pictureNames(this.#db, key.owner),
      await fontRows(this.#db, key.owner),
    )
    const before = await revisionNow(this.#db, key)
    const pins = new Lines('pins')
    const seen = new Set<string>()
    for await (const rows of pinRows(this.#db, key)) yield* this.#pins(rows, { pins, seen, used })
    const { changed, account } = await this.#moment(before)
    used.look(JSON.stringify(account.brand))
    yield* this.#pins(changed, { pins, seen, used })
    yield* pins.rest()
    this.#counts.pins = seen.size
    this.#counts.boards = account.boards.length
    yield text(ACCOUNT_PATH, JSON.stringify(account))
    yield* this.#events(account.counters.revision, used)
    yield* this.#pages(used)
    yield* this.#results()
    yield* this.#files(used)
    yield* this.#videos(used)
  }

  /**
   * What is of one moment: the pins that changed since `before`, the revision, boards and brand.
   */
  async #moment(before: number): Promise<{ changed: PinRow[]; account: AccountEntry }> {
    const { database, key } = this.#of
    return database.transaction(async (tx) => {
      const counters = await lockRevision(tx, key)
      const ids = new Set<string>()
      for await (const rows of eventRows(tx, key, { after: before, upTo: counters.revision })) {
        for (const { envelope } of rows) for (const id of touchedBy(envelope)) ids.add(id)
      }
      return {
        changed: await pinRowsById(tx, key, [...ids]),
        account: accountEntry(this.#of.account, counters, await boardRows(tx, key)),
      }
    })
  }

  *#pins(
    rows: readonly PinRow[],
    { pins, seen, used }: { pins: Lines; seen: Set<string>; used: UsedFiles },
  ): Generator<ZipContent> {
    for (const { id, position, deleted_at, pin } of rows) {
      seen.add(id)
      used.look(pin)
      yield* pins.add(`{"position":${position},"deleted_at":${deleted_at},"pin":${pin}}`)
    }
  }

  async *#events(upTo: number, used: UsedFiles): AsyncGenerator<ZipContent> {
    const lines = new Lines('events')
    for await (const rows of eventRows(this.#db, this.#of.key, { after: 0, upTo })) {
      for (const { revision, recorded_at, envelope } of rows) {
        used.look(envelope)
        yield* lines.add(
          `{"revision":${revision},"recorded_at":${recorded_at},"envelope":${envelope}}`,
        )
      }
      this.#counts.events += rows.length
    }
    yield* lines.rest()
  }

  async *#results(): AsyncGenerator<ZipContent> {
    const lines = new Lines('results')
    for await (const line of resultLines(this.#db, this.#of.key)) yield* lines.add(line)
    yield* lines.rest()
  }

  async *#pages(used: UsedFiles): AsyncGenerator<ZipContent> {
    const lines = new Lines('pages')
    for await (const pages of wholePages(this.#db, this.#of.key)) {
      for (const page of pages) {
        for (const { picture_id } of page.pictures) used.addPicture(picture_id)
        yield* lines.add(pageLine(page))
      }
      this.#counts.pages += pages.length
    }
    yield* lines.rest()
  }

  /** Bytes first, then their rows: a picture whose file is gone has neither. */
  async *#files(used: UsedFiles): AsyncGenerator<ZipContent> {
    const { key, readFile } = this.#of
    const [pictures, fonts] = [new Lines('pictures'), new Lines('fonts')]
    for (const row of await pictureRowsById(this.#db, key.owner, used.pictureIds)) {
      const content = await readFile(row.name)
      if (content === null) continue
      this.#counts.pictures += 1
      yield { path: filePath(row.name), content, isPacked: true }
      yield* pictures.add(pictureLine(row, content.byteLength))
    }
    for (const { user_id: _, ...row } of used.fonts) {
      const content = await readFile(row.name)
      if (content === null) continue
      this.#counts.fonts += 1
      yield { path: filePath(row.name), content, isPacked: true }
      yield* fonts.add(JSON.stringify({ ...row, bytes: content.byteLength }))
    }
    yield* pictures.rest()
    yield* fonts.rest()
  }

  /** Those that pins show; one whose file is gone is left out. */
  async *#videos(used: UsedFiles): AsyncGenerator<ZipEntry> {
    const videos = new Lines('videos')
    for (const { id, name, created_at } of await videoRows(this.#db, this.#of.key.owner)) {
      const content = used.hasVideo(name) ? await this.#of.openFile(name) : null
      if (content === null) continue
      yield { path: filePath(name), content, isPacked: true }
      yield* videos.add(JSON.stringify({ id, name, bytes: content.size, created_at }))
    }
    yield* videos.rest()
  }
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/**
 * What an event touches that this build can't read is unknown: all that looks like an id counts,
 * for a second line of a pin does no harm.
 */
function touchedBy(envelope: string): readonly string[] {
  const read = readSharedEnvelope(parseJson(envelope))
  return read.ok ? touchedIds(read.envelope.event) : (envelope.match(ID) ?? [])
}

class Lines {
  readonly #kind: RowKind
  readonly #parts = new LineParts()

  constructor(kind: RowKind) {
    this.#kind = kind
  }

  *add(line: string): Generator<ZipContent> {
    yield* this.#entry(this.#parts.add(line))
  }

  *rest(): Generator<ZipContent> {
    yield* this.#entry(this.#parts.rest())
  }

  *#entry(content: Uint8Array | null): Generator<ZipContent> {
    if (content !== null)
      yield { path: rowPath(this.#kind, this.#parts.part), content, isPacked: false }
  }
}

function pageLine({ page: row, interests, removed, pictures }: WholePage): string {
  const { user_id: _, account_id: __, ...page } = row
  return JSON.stringify({
    ...page,
    title: cutText(page.title, PAGE_NAMES.title),
    site_name: cutText(page.site_name, PAGE_NAMES.site_name),
    given: parsed(page.given),
    error: parsed(page.error),
    warnings: parsed(page.warnings),
    problem_codes: parsed(page.problem_codes),
    content: parsed(page.content),
    interests: interests.map(interestOf),
    removed_interests: removed,
    pictures: pictures.map(pictureOf),
  })
}

function interestOf(interest: PageTables['interests']): object {
  const { user_id: _, page_id: __, ...row } = interest
  return { ...row, interest: parsed(row.interest) }
}

function pictureOf(picture: PageTables['page_pictures']): object {
  const { page_id: _, ...row } = picture
  return row
}

function pictureLine(picture: PicturesTable, bytes: number): string {
  const { user_id: _, ...row } = picture
  // In a file a cover is the picture of its pin, as a rendered one is.
  const kind = row.kind === 'cover' ? 'pin' : row.kind
  return JSON.stringify({ ...row, kind, bytes, facts: parsed(row.facts) })
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

function text(path: string, content: string): ZipContent {
  return { path, content: Buffer.from(content, 'utf8'), isPacked: false }
}
