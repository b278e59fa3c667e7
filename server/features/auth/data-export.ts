/**
 * A person's data as one ZIP, written while it is sent: one JSON file per area and every stored
 * picture. One file in memory at a time.
 */
import type { ExportPart } from '../../platform/feature.ts'
import type { FileAnswer } from '../../platform/http/files/answer-file.ts'
import { zipStream, type ZipEntry } from '../../platform/http/files/zip-writer.ts'
import type { AuthParts } from './auth-parts.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factor/second-factor.store.ts'
import { listPasskeys } from './passkeys/passkeys.store.ts'
import { listSessions } from './sessions.store.ts'
import { findUser, presentUser } from './users.store.ts'

export async function exportArchive(parts: AuthParts, owner: string): Promise<FileAnswer> {
  const found: ExportPart[] = []
  const pages: AsyncIterable<ExportPart>[] = []
  for (const feature of parts.features()) {
    found.push(...((await feature.exportParts?.(owner)) ?? []))
    pages.push(...(feature.exportPages === undefined ? [] : [feature.exportPages(owner)]))
  }
  const now = parts.platform.clock.now()
  const day = new Date(now).toISOString().slice(0, 10)
  return {
    content: zipStream(entriesOf([found, ...pages]), now),
    type: 'application/zip',
    fileName: `pinloom-data-${day}.zip`,
  }
}

async function* entriesOf(
  lists: readonly (readonly ExportPart[] | AsyncIterable<ExportPart>)[],
): AsyncGenerator<ZipEntry> {
  for (const parts of lists) for await (const part of parts) yield await entryOf(part)
}

async function entryOf({ path, read, open }: ExportPart): Promise<ZipEntry> {
  const content = (await open?.()) ?? (await read())
  const isText = typeof content === 'string'
  const isPacked = !isText && !path.endsWith('.ndjson')
  return { path, content: isText ? new TextEncoder().encode(content) : content, isPacked }
}

/** What this feature knows of the person; no hash leaves the server. */
export async function userExportParts(
  parts: AuthParts,
  owner: string,
): Promise<readonly ExportPart[]> {
  const { database, clock } = parts.platform
  return [
    {
      path: 'user.json',
      read: async () => {
        const row = await findUser(database.root, owner)
        const sessions = await listSessions(database.root, owner, clock.now())
        const factor = await findSecondFactor(database.root, owner)
        const passkeys = await listPasskeys(database.root, owner)
        const user =
          row === undefined
            ? null
            : {
                ...presentUser(row),
                source: row.source,
                tags: JSON.parse(row.tags) as unknown,
                signup_path: row.signup_path,
                language: row.language,
                signs_in_with_google: row.google_id !== null,
                two_step_login_since: factor?.confirmed_at ?? null,
                recovery_codes_left: await countRecoveryCodes(database.root, owner),
                passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({
                  name,
                  created_at,
                  last_used_at,
                })),
              }
        return JSON.stringify(
          {
            user,
            sessions: sessions.map(({ created_at, last_seen_at, user_agent }) => ({
              created_at,
              last_seen_at,
              user_agent,
            })),
          },
          null,
          2,
        )
      },
    },
  ]
}
