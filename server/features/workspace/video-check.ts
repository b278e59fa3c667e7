/**
 * Whether an entry of a workspace file is a video that can be taken in. It is read in parts and
 * never whole in memory. What is wrong with a video leaves that video out; the rest of the file
 * comes in.
 */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { movieIn, videoExtension, type FileBytes } from '#core/media/read-movie.ts'
import {
  MAX_VIDEO_BYTES,
  videoFacts,
  videoTooLarge,
  type VideoFacts,
} from '#core/media/video.rules.ts'
import type { VideoLine, WorkspaceEntry } from '#core/workspace/workspace.schema.ts'
import type { ZipRecord } from '../../platform/http/files/zip-format.ts'
import { storedContent, type ByteSource } from './zip/zip-reader.ts'
import { ZipError } from './zip/zip-records.ts'

/** Read at once. */
const CHUNK_BYTES = 1024 * 1024
const KIND_BYTES = 12

export interface VideoEntry {
  readonly record: ZipRecord
  /** What the list of contents says of it. */
  readonly promised: WorkspaceEntry | undefined
  readonly line: VideoLine
  /** Bytes that the person may still store. */
  readonly room: number
}

export interface GoodVideo {
  readonly line: VideoLine
  readonly facts: VideoFacts
  readonly content: ByteSource
}

/** Called after each part that was read; throws when the caller has aborted. */
export type ReadPart = () => Promise<void>

export async function checkVideo(
  source: ByteSource,
  entry: VideoEntry,
  readPart: ReadPart,
): Promise<GoodVideo | Problem> {
  const { record, line, room } = entry
  if (record.bytes > MAX_VIDEO_BYTES) return videoTooLarge()
  if (record.bytes > room) return problem('workspace.videoNoRoom', sizes(record.bytes, room))
  try {
    const content = await storedContent(source, record)
    const facts = await factsOf(content, line)
    if ('code' in facts) return facts
    return (await isIntact(content, entry, readPart))
      ? { line, facts, content }
      : problem('workspace.checksum')
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    return error.problem
  }
}

const MEGABYTE = 1_000_000
const sizes = (bytes: number, room: number): { size: number; left: number } => ({
  size: Math.ceil(bytes / MEGABYTE),
  left: Math.floor(Math.max(0, room) / MEGABYTE),
})

async function factsOf(content: ByteSource, { name }: VideoLine): Promise<VideoFacts | Problem> {
  const start = await content.read(0, Math.min(KIND_BYTES, content.size))
  if (videoExtension(start) !== name.split('.').at(-1)) return problem('video.unknownKind')
  return videoFacts(await movieIn(asFile(content)))
}

function asFile(content: ByteSource): FileBytes {
  return {
    size: content.size,
    slice: (from, to) => ({
      arrayBuffer: async () => {
        const end = Math.min(to, content.size)
        return Uint8Array.from(await content.read(from, Math.max(0, end - from))).buffer
      },
    }),
  }
}

async function isIntact(
  content: ByteSource,
  { record, promised, line }: VideoEntry,
  readPart: ReadPart,
): Promise<boolean> {
  if (promised?.bytes !== content.size || line.bytes !== content.size) return false
  const hash = createHash('sha256')
  let crc = 0
  for await (const chunk of partsOf(content, readPart)) {
    hash.update(chunk)
    crc = crc32(chunk, crc)
  }
  return crc === record.crc && hash.digest('hex') === promised.sha256
}

export async function* partsOf(
  content: ByteSource,
  readPart: ReadPart,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.size; at += CHUNK_BYTES) {
    yield await content.read(at, Math.min(CHUNK_BYTES, content.size - at))
    await readPart()
  }
}
