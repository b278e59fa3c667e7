/**
 * Where the file of an import lies until it has become an account: objects under a prefix an
 * import, each part one of its own, so that parts may come in any order, twice, or after a restart.
 * What an import has come to lies beside them; no table has to be swept for it.
 */
import { z } from 'zod'
import {
  WORKSPACE_PART,
  WorkspaceProgress,
  WorkspaceReport,
} from '#core/contract/content/workspace.contract.ts'
import { ProblemCodes } from '#core/contract/words/problem.schema.ts'
import { Id, Time } from '#core/contract/call/primitives.ts'
import type { Log } from '../../../platform/log.ts'
import type { ObjectStore, StoredFile } from '../../../platform/objects/object-store.ts'
import { jsonOf } from '../json-lines.ts'
import type { ByteSource } from '../zip/zip-reader.ts'

/**
 * `secret`: new ids and names come from it, so that doing it again after a crash gives the same
 * ones, which can't be guessed.
 */
export const ImportState = z.object({
  id: Id,
  file_name: z.string(),
  size: z.int(),
  secret: z.string(),
  created_at: Time,
  state: z.enum(['uploading', 'checking', 'checked', 'importing', 'done', 'failed']),
  progress: WorkspaceProgress.nullable(),
  report: WorkspaceReport.nullable(),
  account: z.object({ id: Id, name: z.string() }).nullable(),
  error: z.string().nullable(),
  /** Of `error`; missing in what an earlier version stored. */
  problem_codes: ProblemCodes.optional(),
})
export type ImportState = z.infer<typeof ImportState>

export interface ImportKey {
  readonly owner: string
  readonly id: string
}

export interface ImportStorage {
  readonly list: (owner: string) => Promise<ImportState[]>
  /**
   * Null also when what it had come to cannot be read any more, which is logged: such an import
   * goes with the forgotten ones.
   */
  readonly read: (key: ImportKey) => Promise<ImportState | null>
  /** Nothing is written for an import that was taken away meanwhile. */
  readonly save: (owner: string, state: ImportState) => Promise<void>
  readonly create: (owner: string, state: ImportState) => Promise<void>
  readonly putPart: (key: ImportKey, part: number, bytes: Uint8Array) => Promise<void>
  readonly missing: (key: ImportKey, size: number) => Promise<number[]>
  readonly source: (key: ImportKey, size: number) => ByteSource
  readonly remove: (key: ImportKey) => Promise<void>
  /** The file and what was prepared of it; what it has come to stays. */
  readonly clear: (key: ImportKey) => Promise<void>
  readonly removeOwner: (owner: string) => Promise<void>
  /** The state was written so many milliseconds ago. */
  readonly silence: (key: ImportKey) => Promise<number>
  readonly everybody: () => Promise<ImportKey[]>
  /** The prefix of what the import prepares. */
  readonly rows: (key: ImportKey) => string
}

export const partSize = (size: number, part: number): number =>
  Math.max(0, Math.min(WORKSPACE_PART, size - part * WORKSPACE_PART))
export const partsOf = (size: number): number => Math.ceil(size / WORKSPACE_PART)

const ROOT = 'imports/'
const homeOf = ({ owner, id }: ImportKey): string => `${ROOT}${Id.parse(owner)}/${Id.parse(id)}/`
const stateOf = (key: ImportKey): string => `${homeOf(key)}state.json`
const partsAt = (key: ImportKey): string => `${homeOf(key)}parts/`
const rowsAt = (key: ImportKey): string => `${homeOf(key)}rows/`

export function importStorage(objects: ObjectStore, log: Log): ImportStorage {
  const read = stateReader(objects, log)
  return {
    read,
    everybody: () => keysAt(objects, ROOT),
    list: async (owner) =>
      (await Promise.all((await keysAt(objects, `${ROOT}${Id.parse(owner)}/`)).map(read))).filter(
        (state) => state !== null,
      ),
    create: async (owner, state) =>
      void (await objects.put(stateOf({ owner, id: state.id }), encode(state))),
    save: async (owner, state) => {
      const key = stateOf({ owner, id: state.id })
      if ((await objects.head(key)) !== null) await objects.put(key, encode(state))
    },
    putPart: async (key, part, bytes) =>
      void (await objects.put(`${partsAt(key)}${partName(part)}`, bytes)),
    missing: async (key, size) => missingParts(objects, partsAt(key), size),
    source: (key, size) => partsSource(objects, partsAt(key), size),
    remove: async (key) => objects.removeAll(homeOf(key)),
    clear: async (key) => {
      for (const prefix of [partsAt(key), rowsAt(key)]) await objects.removeAll(prefix)
    },
    removeOwner: async (owner) => objects.removeAll(`${ROOT}${Id.parse(owner)}/`),
    silence: async (key) => Date.now() - ((await objects.head(stateOf(key)))?.modifiedAt ?? 0),
    rows: rowsAt,
  }
}

function stateReader(objects: ObjectStore, log: Log): ImportStorage['read'] {
  const torn = new Set<string>()
  return async (key) => {
    const bytes = await objects.get(stateOf(key))
    const text = bytes && Buffer.from(bytes).toString('utf8')
    const parsed = text === null ? null : ImportState.safeParse(jsonOf(text))
    if (parsed?.success === false && !torn.has(key.id)) {
      torn.add(key.id)
      log.error('What an import of a workspace file had come to cannot be read; it is left out', {
        import: key.id,
        error: parsed.error,
      })
    }
    return parsed?.data ?? null
  }
}

const partName = (part: number): string => String(part).padStart(6, '0')
const encode = (state: ImportState): Uint8Array => Buffer.from(JSON.stringify(state))

/** Of all imports that have anything under this prefix. */
async function keysAt(objects: ObjectStore, prefix: string): Promise<ImportKey[]> {
  const keys = new Map<string, ImportKey>()
  for await (const { key } of objects.list(prefix)) {
    const [owner = '', id = ''] = key.slice(ROOT.length).split('/')
    if (Id.safeParse(owner).success && Id.safeParse(id).success) keys.set(id, { owner, id })
  }
  return [...keys.values()]
}

async function missingParts(objects: ObjectStore, prefix: string, size: number): Promise<number[]> {
  const there = new Set<string>()
  for await (const { key } of objects.list(prefix)) there.add(key.slice(prefix.length))
  return Array.from({ length: partsOf(size) }, (_, part) => part).filter(
    (part) => !there.has(partName(part)),
  )
}

function partsSource(objects: ObjectStore, prefix: string, size: number): ByteSource {
  const opened = new Map<number, Promise<StoredFile | null>>()
  const fileOf = (part: number): Promise<StoredFile | null> => {
    const file = opened.get(part) ?? objects.open(`${prefix}${partName(part)}`)
    opened.set(part, file)
    return file
  }
  return {
    size,
    read: async (at, length) => {
      const pieces: Uint8Array[] = []
      for (let done = 0; done < length;) {
        const part = Math.floor((at + done) / WORKSPACE_PART)
        const from = (at + done) % WORKSPACE_PART
        const count = Math.min(length - done, WORKSPACE_PART - from)
        const file = await fileOf(part)
        const piece = await file?.slice(from, from + count).arrayBuffer()
        if (piece?.byteLength !== count)
          throw new Error(`Part ${part} of an upload is shorter than it was`)
        pieces.push(new Uint8Array(piece))
        done += count
      }
      return Buffer.concat(pieces)
    },
  }
}
