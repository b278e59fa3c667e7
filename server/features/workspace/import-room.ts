/**
 * Where the file of an import lies until it has become an account: a folder an import, each part a
 * file of its own, so that parts may come in any order, twice, or after a restart. What an import
 * has come to stands beside them; no table has to be swept for it.
 */
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  WORKSPACE_PART,
  WorkspaceProgress,
  WorkspaceReport,
} from '#core/contract/workspace.contract.ts'
import { ProblemCodes } from '#core/contract/problem.schema.ts'
import { Id, Time } from '#core/contract/primitives.ts'
import { writeWhole } from '../../platform/images/picture-files.ts'
import type { Log } from '../../platform/log.ts'
import { nullWhenMissing } from '../../platform/missing-file.ts'
import { jsonOf } from './json-lines.ts'
import type { ByteSource } from './zip-reader.ts'

/**
 * `secret`: new ids and names come from it, so that doing it again after a crash gives the same
 * ones, and nobody can guess them.
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

export interface ImportRoom {
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
  /** A folder of the import's own for what it prepares. */
  readonly folder: (key: ImportKey, name: 'rows') => string
}

export const partSize = (size: number, part: number): number =>
  Math.max(0, Math.min(WORKSPACE_PART, size - part * WORKSPACE_PART))
export const partsOf = (size: number): number => Math.ceil(size / WORKSPACE_PART)

export function importRoom(root: string, log: Log): ImportRoom {
  const torn = new Set<string>()
  const home = ({ owner, id }: ImportKey): string => join(root, Id.parse(owner), Id.parse(id))
  const statePath = (key: ImportKey): string => join(home(key), 'state.json')
  const read = async (key: ImportKey): Promise<ImportState | null> => {
    const text = await readFile(statePath(key), 'utf8').catch(nullWhenMissing)
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
  const everybody = async (): Promise<ImportKey[]> => {
    const keys: ImportKey[] = []
    for (const owner of await idsIn(root))
      for (const id of await idsIn(join(root, owner))) keys.push({ owner, id })
    return keys
  }
  return {
    read,
    everybody,
    list: async (owner) =>
      (await Promise.all((await idsIn(join(root, owner))).map((id) => read({ owner, id })))).filter(
        (state) => state !== null,
      ),
    create: async (owner, state) => writeWhole(statePath({ owner, id: state.id }), encode(state)),
    save: async (owner, state) => saveBeside(statePath({ owner, id: state.id }), encode(state)),
    putPart: async (key, part, bytes) =>
      writeWhole(join(home(key), 'parts', partName(part)), bytes),
    missing: async (key, size) => missingParts(join(home(key), 'parts'), size),
    source: (key, size) => partsSource(join(home(key), 'parts'), size),
    remove: async (key) => rm(home(key), { recursive: true, force: true }),
    clear: async (key) => {
      for (const name of ['parts', 'rows'])
        await rm(join(home(key), name), { recursive: true, force: true })
    },
    removeOwner: async (owner) => rm(join(root, Id.parse(owner)), { recursive: true, force: true }),
    silence: async (key) =>
      Date.now() - ((await stat(statePath(key)).catch(nullWhenMissing))?.mtimeMs ?? 0),
    folder: (key, name) => join(home(key), name),
  }
}

const partName = (part: number): string => String(part).padStart(6, '0')
const encode = (state: ImportState): Uint8Array => Buffer.from(JSON.stringify(state))

/**
 * Whole or not at all, after a power cut too. The folder is not made: it may just have been taken
 * away.
 */
async function saveBeside(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w').catch(nullWhenMissing)
  if (file === null) return
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path).catch(nullWhenMissing)
}

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(nullWhenMissing)
  return (names ?? []).filter((name) => Id.safeParse(name).success)
}

async function missingParts(folder: string, size: number): Promise<number[]> {
  const names = await readdir(folder).catch(nullWhenMissing)
  const there = new Set(names)
  return Array.from({ length: partsOf(size) }, (_, part) => part).filter(
    (part) => !there.has(partName(part)),
  )
}

function partsSource(folder: string, size: number): ByteSource {
  const readFrom = async (
    part: number,
    into: { readonly buffer: Buffer; readonly from: number },
  ): Promise<void> => {
    const file = await open(join(folder, partName(part)), 'r')
    try {
      const { bytesRead } = await file.read(into.buffer, 0, into.buffer.length, into.from)
      if (bytesRead < into.buffer.length)
        throw new Error(`Part ${part} of an upload is shorter than it was`)
    } finally {
      await file.close()
    }
  }
  return {
    size,
    read: async (at, length) => {
      const whole = Buffer.alloc(length)
      for (let done = 0; done < length;) {
        const part = Math.floor((at + done) / WORKSPACE_PART)
        const from = (at + done) % WORKSPACE_PART
        const count = Math.min(length - done, WORKSPACE_PART - from)
        await readFrom(part, { buffer: whole.subarray(done, done + count), from })
        done += count
      }
      return whole
    },
  }
}

/** `mkdir` for what an import prepares. */
export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}
