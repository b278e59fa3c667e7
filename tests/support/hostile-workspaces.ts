/**
 * Workspace files that are small and unpack to what once used up the memory of the server. Each has
 * a right list of contents, and as much noise as its compression ratio needs.
 */
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ACCOUNT_PATH, MANIFEST_PATH } from '#core/workspace/workspace.schema.ts'
import { zipStream } from '../../server/platform/http/files/zip-writer.ts'

const MEGABYTE = 1024 * 1024
const ID = '0192f0c1-2d3e-7abc-8def-000000000001'
const account = {
  account: { id: ID, name: 'Kitchen', kind: 'manual', created_at: 1 },
  counters: { revision: 0, front: 0 },
  brand: null,
  boards: [],
}
const counts = { boards: 0, pages: 0, pins: 0, events: 0, pictures: 0, fonts: 0 }

const repeated = (text: string, bytes: number): Buffer => Buffer.alloc(bytes, text)
const wrapped = (head: string, unit: string, { bytes, tail }: { bytes: number; tail: string }) =>
  Buffer.concat([Buffer.from(head), repeated(`${unit},`, bytes), Buffer.from(`${unit}${tail}\n`)])

const deleted = `{"revision":1,"recorded_at":1,"envelope":{"id":"${ID}","at":1,"tab":"a","v":1,"event":{"type":"pins.deleted","data":{"ids":[`
/** Whole units only: the repetition ends where a unit ends. */
const units = (unit: string, bytes: number): number =>
  Math.floor(bytes / (unit.length + 1)) * (unit.length + 1)

/** By what they are: the entries beside a right account, and words of the refusal. */
export const hostileWorkspaces: Readonly<
  Record<string, { readonly path: string; readonly content: () => Buffer; readonly words: string }>
> = {
  '63 MB of line ends': {
    path: 'pins/000001.ndjson',
    content: () => repeated('\n', 63 * MEGABYTE),
    words: 'more than 200,000 lines',
  },
  'four million rows of two letters': {
    path: 'events/000001.ndjson',
    content: () => repeated('{}\n', 12 * MEGABYTE),
    words: 'more than 200,000 lines',
  },
  'one line of 40 MB': {
    path: 'pages/000001.ndjson',
    content: () => wrapped('[', '{}', { bytes: units('{}', 40 * MEGABYTE), tail: ']' }),
    words: 'longer than 36 MB',
  },
  'four million values in one line': {
    path: 'pages/000001.ndjson',
    content: () => wrapped('[', '{}', { bytes: units('{}', 12 * MEGABYTE), tail: ']' }),
    words: 'more values in one place',
  },
  'a million wrong ids in one event': {
    path: 'events/000001.ndjson',
    content: () => wrapped(deleted, '0', { bytes: units('0', 3 * MEGABYTE), tail: ']}}}}' }),
    words: 'ids.0',
  },
  '700,000 wrong boards': {
    path: ACCOUNT_PATH,
    content: () =>
      wrapped(JSON.stringify(account).replace(']}', ''), '{}', {
        bytes: units('{}', 2 * MEGABYTE),
        tail: ']}',
      }),
    words: 'boards.0',
  },
  'a million lists in each other around a null byte': {
    path: 'pages/000001.ndjson',
    content: () =>
      Buffer.concat([repeated('[', MEGABYTE), Buffer.from('"\\u0000"'), repeated(']', MEGABYTE)]),
    words: 'nests them too deeply',
  },
}

/** `noise`: bytes that cannot be packed, so that the ratio of the whole stays ordinary. */
export async function hostileWorkspace(
  path: string,
  content: Buffer,
  noise = Math.ceil(content.length / 100),
): Promise<Buffer> {
  return workspaceOf({
    [path]: content,
    ...(noise > 0 && { [`files/${'0'.repeat(32)}.jpg`]: randomBytes(noise) }),
  })
}

/** A file with these entries beside a right account. Pictures and fonts are stored as they are. */
export async function workspaceOf(
  content: Readonly<Record<string, Buffer>>,
  some: Partial<typeof counts> = {},
): Promise<Buffer> {
  const entries = Object.entries({
    [ACCOUNT_PATH]: Buffer.from(JSON.stringify(account)),
    ...content,
  })
  const manifest = {
    format: 'pinloom-workspace',
    version: 1,
    made_at: 1,
    counts: { ...counts, ...some },
    entries: entries.map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
  entries.push([MANIFEST_PATH, Buffer.from(JSON.stringify(manifest))])
  return buffer(
    zipStream(
      entries.map(([path, bytes]) => ({
        path,
        content: bytes,
        isPacked: path.startsWith('files/'),
      })),
      0,
    ),
  )
}
