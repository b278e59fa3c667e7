/**
 * The one pass over a workspace file, for the dry run and for the import alike: structure, sizes,
 * checksums, the shape and the rules of every row, the bytes of every picture and video. What is right is
 * shown to the visitor; an import is a dry run with a visitor that writes.
 */
import { setImmediate } from 'node:timers/promises'
import { parseToFirstIssue } from '#core/contract/call/first-issue.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  ACCOUNT_PATH,
  AccountEntry,
  MANIFEST_PATH,
  Manifest,
  ManifestOutline,
  meaningOf,
  NEWEST_WORKSPACE_VERSION,
  type RowKind,
  type VideoLine,
  type WorkspaceEntry,
} from '#core/workspace/workspace.schema.ts'
import { issueMessage } from '../../platform/http/failures/issue-sentences.ts'
import type { ZipRecord } from '../../platform/http/files/zip-format.ts'
import { wrongFile, type FileChecking } from './file-check.ts'
import { checkLines, MAX_LINE_BYTES, MAX_LINES, walkLines, type LineFault } from './json-lines.ts'
import { ProblemList } from './problem-list.ts'
import {
  isLong,
  readLongJson,
  readLongRow,
  readRow,
  wrongShape,
  type RowVisitor,
} from './read-row.ts'
import { RowRules, wrongBoards } from './row-rules.ts'
import { openZip, readZipEntry, sha256InTurns, type ByteSource } from './zip/zip-reader.ts'
import { checkVideo, partsOf } from './video-check.ts'
import { ZipError } from './zip/zip-records.ts'

export interface CheckOptions extends FileChecking {
  readonly signal: AbortSignal
  readonly progress: (done: number, total: number) => Promise<void>
  /** Names are unique without regard to case by this. */
  readonly keyOf: (name: string) => string
  readonly now: number
  /** Bytes that the person may still store; Infinity without a limit. */
  readonly storageLeft: number
  readonly visitor?: RowVisitor
}

export interface Checked {
  /** Null when the file is not to be understood at all. */
  readonly account: AccountEntry | null
  readonly manifest: Manifest | null
  readonly counts: RowRules['counts'] | null
  readonly bytes: number
  readonly problems: ProblemList
  readonly videosLeftOut: readonly VideoLeftOut[]
  /** Their video is not in the file at all. */
  readonly pinsWithoutVideo: number
}

/** A damaged or too large video: its pin comes in without it. */
export interface VideoLeftOut {
  readonly title: string
  readonly reason: Problem
}

const MEGABYTE = 1024 * 1024
const MAX_BYTES = { account: 32 * MEGABYTE, rows: 64 * MEGABYTE, file: 64 * MEGABYTE }
/**
 * What the list of contents needs for an entry (a path of 44 letters, a size, a checksum) and for
 * itself.
 */
const MANIFEST_BYTES = { entry: 200, rest: 64 * 1024 }
/**
 * Of the whole file, empty lines too. A hundred thousand pins with forty changes each are as many.
 */
const MAX_ROWS = 4_000_000
const tooManyRows = (): ZipError =>
  new ZipError(problem('workspace.tooManyRows', { most: MAX_ROWS }))
const lineFaults: Readonly<Record<LineFault, Problem>> = {
  not_utf8: problem('workspace.notUtf8'),
  too_many_lines: problem('workspace.tooManyLines', { most: MAX_LINES }),
  line_too_long: problem('workspace.lineTooLong', { most: MAX_LINE_BYTES / MEGABYTE }),
}
/** Milliseconds at a stretch. */
const TURN = 8
const kinds = [
  'pictures',
  'fonts',
  'videos',
  'files',
  'pages',
  'pins',
  'events',
  'results',
  'videoFiles',
] as const

export async function checkWorkspace(source: ByteSource, options: CheckOptions): Promise<Checked> {
  const pass = new Pass(source, options)
  try {
    await pass.run()
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    pass.problems.add(error.entry, error.problem)
  }
  return pass
}

class Pass implements Checked {
  account: AccountEntry | null = null
  manifest: Manifest | null = null
  readonly problems = new ProblemList()
  readonly videosLeftOut: VideoLeftOut[] = []
  bytes = 0
  #done = 0
  #rows = 0
  #rules: RowRules | null = null
  readonly #source: ByteSource
  readonly #options: CheckOptions
  readonly #promised = new Map<string, WorkspaceEntry>()

  constructor(source: ByteSource, options: CheckOptions) {
    this.#source = source
    this.#options = options
  }

  get counts(): RowRules['counts'] | null {
    return this.#rules?.counts ?? null
  }

  get pinsWithoutVideo(): number {
    return this.#rules?.pinsWithoutVideo ?? 0
  }

  async run(): Promise<void> {
    const records = new Map((await openZip(this.#source)).map((record) => [record.path, record]))
    if (!(await this.#readManifest(records.get(MANIFEST_PATH), records.size))) return
    this.#compareNames(records)
    if (!(await this.#readAccount(records.get(ACCOUNT_PATH)))) return
    for (const kind of kinds) {
      // Parts are numbered; pins are read from the end, where the line that counts comes first.
      const found = [...records.values()]
        .filter(({ path }) => kindOf(path) === kind)
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      for (const record of kind === 'pins' ? found.toReversed() : found)
        await this.#readEntry(kind, record)
    }
    this.#end(records)
  }

  async #readEntry(kind: (typeof kinds)[number], record: ZipRecord): Promise<void> {
    if (kind === 'files') return this.#readFile(record)
    return kind === 'videoFiles' ? this.#readVideo(record) : this.#readRows(kind, record)
  }

  async #readManifest(record: ZipRecord | undefined, entries: number): Promise<boolean> {
    if (record === undefined) throw new ZipError(problem('workspace.noManifest'))
    if (record.bytes > entries * MANIFEST_BYTES.entry + MANIFEST_BYTES.rest)
      throw new ZipError(problem('workspace.manifestTooLong'))
    const content = await this.#read(record)
    const text = await this.#valueOf(content, record.path)
    const outline = parseToFirstIssue(ManifestOutline, text)
    if (!outline.success) throw new ZipError(problem('workspace.otherManifest'))
    if (outline.data.version > NEWEST_WORKSPACE_VERSION) {
      const { version } = outline.data
      const newest = NEWEST_WORKSPACE_VERSION
      throw new ZipError(problem('workspace.newerFormat', { version, newest }))
    }
    const manifest = parseToFirstIssue(Manifest, text, issueMessage)
    if (!manifest.success)
      this.problems.add(
        MANIFEST_PATH,
        problem('workspace.manifestUnreadable', { reason: wrongShape(manifest.error) }),
      )
    else this.manifest = manifest.data
    for (const entry of this.manifest?.entries ?? []) this.#promised.set(entry.path, entry)
    return manifest.success
  }

  #compareNames(records: ReadonlyMap<string, ZipRecord>): void {
    for (const path of records.keys()) {
      if (meaningOf(path) === null) this.problems.add(path, problem('workspace.foreignEntry'))
      else if (path !== MANIFEST_PATH && !this.#promised.has(path))
        this.problems.add(path, problem('workspace.unlistedEntry'))
    }
    for (const path of this.#promised.keys())
      if (!records.has(path) && meaningOf(path)?.type !== 'video')
        this.problems.add(path, problem('workspace.missingEntry'))
  }

  async #readAccount(record: ZipRecord | undefined): Promise<boolean> {
    const content =
      record === undefined ? null : await this.#readPromised(record, MAX_BYTES.account)
    const value = content === null ? null : await this.#valueOf(content, ACCOUNT_PATH)
    const parsed = parseToFirstIssue(AccountEntry, value, issueMessage)
    if (content !== null && !parsed.success)
      this.problems.add(
        ACCOUNT_PATH,
        problem('workspace.accountUnreadable', { reason: wrongShape(parsed.error) }),
      )
    if (!parsed.success) return false
    this.account = parsed.data
    this.#rules = new RowRules(parsed.data, this.#options.now)
    this.#rules.look(JSON.stringify(parsed.data.brand))
    const wrong = wrongBoards(parsed.data, this.#options.keyOf)
    if (wrong === null) this.#options.visitor?.account(parsed.data)
    else this.problems.add(ACCOUNT_PATH, wrong)
    return true
  }

  async #readRows(kind: RowKind, record: ZipRecord): Promise<void> {
    const rules = this.#rules
    const content = await this.#readPromised(record, MAX_BYTES.rows)
    if (content === null || rules === null) return
    const lines = checkLines(content)
    if (!lines.ok) return this.problems.add(record.path, lineFaults[lines.code], lines.line)
    this.#rows += lines.count
    if (this.#rows > MAX_ROWS) throw tooManyRows()
    let since = performance.now()
    const from = kind === 'pins' ? 'end' : 'start'
    for (const { json, line } of walkLines(content, { count: lines.count, from })) {
      const wrong = await this.#readRow(kind, json, rules)
      if (wrong !== null) this.problems.add(record.path, wrong, line)
      if (performance.now() - since < TURN) continue
      // Others are served in between: a line may be a word or a megabyte.
      await setImmediate(undefined, { signal: this.#options.signal })
      since = performance.now()
    }
    await this.#options.visitor?.endOfEntry()
  }

  #readRow(kind: RowKind, json: Buffer, rules: RowRules): Problem | null | Promise<Problem | null> {
    const { visitor, signal } = this.#options
    const reading = { rules, visitor, signal }
    return isLong(json) ? readLongRow(kind, json, reading) : readRow(kind, json, reading)
  }

  async #readFile(record: ZipRecord): Promise<void> {
    const name = record.path.slice('files/'.length)
    const content = await this.#readPromised(record, MAX_BYTES.file)
    const row = this.#rules?.files.get(name)
    if (content === null) return
    const wrong =
      row === undefined
        ? problem('workspace.unusedMedia')
        : await wrongFile(content, row, this.#options)
    if (wrong !== null) this.problems.add(record.path, wrong)
    else await this.#options.visitor?.file(name, content)
  }

  /** After the pins, by whose titles a person knows which one is left out. */
  async #readVideo(record: ZipRecord): Promise<void> {
    const rules = this.#rules
    if (rules === null || !this.#promised.has(record.path)) return
    const line = rules.videos.get(record.path.slice('files/'.length))
    if (line === undefined) return this.problems.add(record.path, problem('workspace.unusedMedia'))
    const entry = {
      record,
      promised: this.#promised.get(record.path),
      line,
      room: this.#options.storageLeft - rules.counts.limitedBytes,
    }
    const readPart = async (): Promise<void> => this.#recordProgress()
    const video = await checkVideo(this.#source, entry, readPart)
    this.#done += record.packed
    if ('code' in video) return this.#leaveOut(line, video)
    this.bytes += record.bytes
    rules.takeVideo(line)
    await this.#options.visitor?.video(video, partsOf(video.content, readPart))
  }

  #leaveOut(line: VideoLine, reason: Problem): void {
    this.videosLeftOut.push({ title: this.#rules?.leaveVideo(line) ?? '', reason })
  }

  /** Null, with a problem noted, when it is not what the list of contents promised. */
  async #readPromised(record: ZipRecord, most: number): Promise<Buffer | null> {
    const promised = this.#promised.get(record.path)
    if (promised === undefined) return null
    if (record.bytes > most) {
      this.problems.add(
        record.path,
        problem('workspace.entryTooLarge', {
          size: Math.ceil(record.bytes / MEGABYTE),
          most: most / MEGABYTE,
        }),
      )
      return null
    }
    try {
      const content = await this.#read(record)
      if (content.length === promised.bytes && (await sha256InTurns(content)) === promised.sha256)
        return content
      this.problems.add(record.path, problem('workspace.checksum'))
    } catch (error) {
      if (!(error instanceof ZipError)) throw error
      this.problems.add(record.path, error.problem)
    }
    return null
  }

  async #read(record: ZipRecord): Promise<Buffer> {
    const content = await readZipEntry(this.#source, record)
    this.#done += record.packed
    this.bytes += content.length
    await this.#recordProgress()
    return content
  }

  async #valueOf(content: Buffer, path: string): Promise<unknown> {
    const read = await readLongJson(content, this.#options.signal)
    if (!read.ok) throw new ZipError(read.problem, path)
    return read.value
  }

  async #recordProgress(): Promise<void> {
    this.#options.signal.throwIfAborted()
    await this.#options.progress(Math.min(this.#done, this.#source.size), this.#source.size)
  }

  #end(records: ReadonlyMap<string, ZipRecord>): void {
    const rules = this.#rules
    if (rules === null) return
    for (const name of rules.files.keys())
      if (!records.has(`files/${name}`))
        this.problems.add(`files/${name}`, problem('workspace.missingMedia'))
    for (const [name, line] of rules.videos)
      if (!records.has(`files/${name}`)) this.#leaveOut(line, problem('workspace.missingVideo'))
    const wrong = rules.ending()
    // Broken rows are reported already.
    if (wrong !== null && this.problems.isEmpty) this.problems.add('events', wrong)
  }
}

const mediaKinds = { file: 'files', video: 'videoFiles' } as const

function kindOf(path: string): (typeof kinds)[number] | null {
  const meaning = meaningOf(path)
  if (meaning?.type === 'rows') return meaning.kind
  return meaning?.type === 'file' || meaning?.type === 'video' ? mediaKinds[meaning.type] : null
}
