/** A person's data as one ZIP, written while it is sent: one JSON file per area and every stored picture. */
import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from 'fflate'
import type { ExportPart } from '../../platform/feature.ts'
import type { FileAnswer } from '../../platform/http/answer-file.ts'
import type { AuthParts } from './auth-parts.ts'
import { listSessions } from './sessions.store.ts'
import { findUser, presentUser } from './users.store.ts'

export async function exportArchive(parts: AuthParts, owner: string): Promise<FileAnswer> {
  const found: ExportPart[] = []
  for (const feature of parts.features()) found.push(...((await feature.exportParts?.(owner)) ?? []))
  const day = new Date(parts.platform.clock.now()).toISOString().slice(0, 10)
  return { content: Readable.from(archive(found)), type: 'application/zip', fileName: `pinloom-data-${day}.zip` }
}

/** One part in memory at a time; the archive's chunks leave as fast as they are taken. */
async function* archive(parts: readonly ExportPart[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error !== null) failure = error
    else ready.push(chunk)
  })
  for (const part of parts) {
    const content = await part.read()
    const isText = typeof content === 'string'
    const file = isText ? new ZipDeflate(part.path, { level: 6 }) : new ZipPassThrough(part.path)
    zip.add(file)
    file.push(isText ? strToU8(content) : content, true)
    if (failure !== null) throw failure
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** What this feature knows of the person; no hash leaves the house. */
export async function userExportParts(parts: AuthParts, owner: string): Promise<readonly ExportPart[]> {
  const { database, clock } = parts.platform
  return [
    {
      path: 'user.json',
      read: async () => {
        const row = await findUser(database.root, owner)
        const sessions = await listSessions(database.root, owner, clock.now())
        const user = row === undefined ? null : { ...presentUser(row), source: row.source, tags: JSON.parse(row.tags) as unknown, signup_path: row.signup_path, signs_in_with_google: row.google_id !== null }
        return JSON.stringify({ user, sessions: sessions.map(({ created_at, last_seen_at, user_agent }) => ({ created_at, last_seen_at, user_agent })) }, null, 2)
      },
    },
  ]
}
