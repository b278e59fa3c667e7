/** Reads every row and object of the server after a user deleted their login. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { softwareAuthenticator } from '../support/auth/software-authenticator.ts'
import { addPasskey } from '../support/auth/passkeys.ts'
import { SECRET_KEY, turnOn } from '../support/auth/two-step-servers.ts'
import { answerOf } from '../support/server/pins-world.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../support/server/test-server.ts'
import { testDatabases } from '../support/database/test-databases.ts'
import { createLog } from '../../server/platform/log.ts'
import { withEverything } from './access-world.ts'

const EMAIL = 'ada.lovelace@example.com'

/** As text, by table; files by their path in the data directory. */
async function everything({ platform: { database, config } }: TestServer) {
  const found = new Map<string, string>()
  for (const { name } of await database.root.introspection.getTables()) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(database.root)
    if (rows.length > 0) found.set(name, rows.map(textOf).join('\n'))
  }
  for (const entry of await readdir(config.dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const bytes = entry.isFile() ? await readFile(path) : null
    found.set(path, `${path}\n${bytes?.toString('latin1') ?? ''}`)
  }
  return found
}

type Row = Readonly<Record<string, unknown>>

/** Bytes as Latin-1, where an id or an address is found. */
const textOf = (row: Row): string =>
  JSON.stringify(
    Object.values(row).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    ),
  )

const tablesWith = (found: ReadonlyMap<string, string>, text: string): string[] =>
  [...found].filter(([, content]) => content.includes(text)).map(([name]) => name)

testDatabases('a login that is deleted', (open) => {
  test('leaves no row and no object with an id or the address of its person', async () => {
    const server = await startTestServer({
      database: await open(),
      config: { secretKey: SECRET_KEY },
      // The rows of files name none that are there.
      log: createLog('silent'),
    })
    try {
      const eve = await server.signUp('eve@example.com')
      answerOf(await eve.client('createAccount', { body: { name: 'Garden' } }))
      const ada = await server.signUp(EMAIL)
      const things = await withEverything(server, ada)
      answerOf(await addPasskey(ada.client, softwareAuthenticator()))
      await turnOn(server, ada)
      await server.browser().client('requestReset', { body: { email: EMAIL } })
      const before = await everything(server)
      const named = [ada.user.id, EMAIL, ...Object.values(things).filter(isLong)]
      expect(tablesWith(before, ada.user.id).length).toBeGreaterThan(15)
      expect(named.filter((text) => tablesWith(before, text).length === 0)).toEqual([])
      const others = before.get('users')?.includes(eve.user.id)
      answerOf(await ada.client('deleteUser', { body: { password: TEST_PASSWORD } }))
      const after = await everything(server)
      const left = named.map((text) => [text, tablesWith(after, text)])
      expect(left).toEqual(named.map((text) => [text, []]))
      expect([others, after.get('users')?.includes(eve.user.id)]).toEqual([true, true])
    } finally {
      await server.close()
    }
  })
})

/** Ids and secrets, not counts. */
function isLong(thing: string | number): thing is string {
  return typeof thing === 'string' && thing.length > 20
}
