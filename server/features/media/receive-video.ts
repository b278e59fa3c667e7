/**
 * Takes a video in as it arrives: its kind is recognised by its first bytes, its size is counted, and what
 * is in it is read from the stored file. What is refused leaves nothing.
 */
import { mediaProblem } from '#core/contract/problems/media.problems.ts'
import { movieIn, videoExtension } from '#core/media/read-movie.ts'
import { MAX_VIDEO_BYTES, videoFacts, videoTooLarge } from '#core/media/video.rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockOwner } from '../../platform/database/lock-owner.ts'
import { Refused, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { newFileName, type PictureFiles } from '../../platform/images/stored/picture-files.ts'
import { trimPictureTrash } from '../../platform/images/stored/trashed-pictures.store.ts'
import { refuseUpload, storageLeft } from '../../platform/usage/quotas.ts'
import { insertVideo, type VideoRow } from './videos.store.ts'

export interface ReceivingNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly files: PictureFiles
  readonly limits: Config['limits']
}

export interface Arriving {
  readonly chunks: AsyncIterable<Uint8Array>
  /** As announced; null = not stated. */
  readonly bytes: number | null
  readonly signal: AbortSignal
}

/** Milliseconds without a byte. */
const STALL_TIMEOUT = 60_000
const KIND_BYTES = 12

export async function receiveVideo(
  needs: ReceivingNeeds,
  owner: string,
  arriving: Arriving,
): Promise<VideoRow | Refusal> {
  const { database, limits } = needs
  const bytes = arriving.bytes ?? 0
  if (bytes > MAX_VIDEO_BYTES) return refuse('too_large', videoTooLarge())
  const full = await refuseUpload(database.root, { owner, bytes }, limits)
  if (full !== null) return full
  try {
    return await keepArriving(needs, owner, arriving)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function keepArriving(
  needs: ReceivingNeeds,
  owner: string,
  { chunks, signal }: Arriving,
): Promise<VideoRow> {
  const { database, clock, files, limits } = needs
  const { start, rest } = await withStart(withoutStall(chunks, signal))
  const all = counted(start, rest, await sizeCheck(needs, owner))
  const extension = videoExtension(start)
  if (extension === null) {
    await all.return(undefined)
    throw refused(mediaProblem(start.byteLength === 0 ? 'video.empty' : 'video.unknownKind'))
  }
  const name = newFileName(extension)
  await files.putStream(name, all)
  try {
    const facts = await factsOf(files, name)
    const row = { id: newId(), user_id: owner, name, created_at: clock.now(), ...facts }
    await database.transaction(async (tx) => {
      await lockOwner(tx, owner)
      const full = await refuseUpload(tx, { owner, bytes: row.bytes }, limits)
      if (full !== null) throw new Refused(full)
      await insertVideo(tx, row)
    })
    await trimPictureTrash({ database, removeFile: files.remove }, owner, limits)
    return row
  } catch (error) {
    await files.remove(name)
    throw error
  }
}

async function factsOf(files: PictureFiles, name: string) {
  const file = await files.openFile(name)
  if (file === null) throw new Error(`The video ${name} was stored, and is not there.`)
  const facts = videoFacts(await movieIn(file))
  if ('code' in facts) throw refused(facts)
  const { durationMs, width, height } = facts
  return { bytes: file.size, duration_ms: durationMs, width, height }
}

const refused = (problem: ReturnType<typeof mediaProblem>): Refused =>
  new Refused(refuse('unsupported_media', problem))

/** Without an announced length only what has arrived shows that it is too much. */
async function sizeCheck({ database, limits }: ReceivingNeeds, owner: string) {
  const room = await storageLeft(database.root, owner, limits)
  return async (bytes: number): Promise<void> => {
    if (bytes > MAX_VIDEO_BYTES) throw new Refused(refuse('too_large', videoTooLarge()))
    if (bytes <= room) return
    const full = await refuseUpload(database.root, { owner, bytes }, limits)
    if (full !== null) throw new Refused(full)
  }
}

/** The first bytes, and those behind them. */
async function withStart(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ start: Uint8Array; rest: AsyncIterator<Uint8Array> }> {
  const rest = chunks[Symbol.asyncIterator]()
  let start: Uint8Array = new Uint8Array()
  while (start.byteLength < KIND_BYTES) {
    const next = await rest.next()
    if (next.done === true) break
    start = Buffer.concat([start, next.value])
  }
  return { start, rest }
}

async function* counted(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  check: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let bytes = start.byteLength
  try {
    yield start
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      bytes += next.value.byteLength
      await check(bytes)
      yield next.value
    }
  } finally {
    await rest.return?.()
  }
}

/**
 * A client that sends nothing for a minute holds no place and no file open. Each part is waited for by a
 * promise of its own: a race against one that lives as long as the upload would keep every part of
 * the video in memory.
 */
async function* withoutStall(
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  let isStopped = signal.aborted
  let refuseNext = (): void => undefined
  const stop = (): void => {
    isStopped = true
    refuseNext()
  }
  const timer = setTimeout(stop, STALL_TIMEOUT)
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        refuseNext = () => reject(refusedStall())
        if (isStopped) refuseNext()
        // A failure: the connection broke in the middle.
        else iterator.next().then(resolve, refuseNext)
      })
      if (next.done === true) return
      timer.refresh()
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

const refusedStall = (): Refused => new Refused(refuse('invalid', mediaProblem('video.stalled')))
