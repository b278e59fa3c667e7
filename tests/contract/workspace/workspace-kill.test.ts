/**
 * The server is killed while it imports, again and again, at different moments: the account is
 * there whole and once, or nothing of it is.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { zipStream } from '../../../server/platform/http/files/zip-writer.ts'
import { newId } from '../../../server/platform/ids.ts'
import { TEST_PASSWORD } from '../../support/server/test-server.ts'
import { startServerProcess } from '../../faults/server-process.ts'
import { realBrowser } from '../real-browser.ts'
import {
  answer,
  contentsOf,
  exported,
  fillAccount,
  openWorld,
  settled,
  upload,
} from './workspace-world.ts'

const PINS = 3_000
/** When the server is killed. ms */
const MOMENTS = process.env['PINLOOM_TEST_FULL'] === '1' ? [5, 60, 250, 500, 900, 1_400] : [5, 250]

test('a server that is killed while it imports leaves all or nothing, and can do it again', async () => {
  const file = await largeFile()
  const dataDir = await mkdtemp(join(tmpdir(), 'pinloom-kill-'))
  const names = async (): Promise<string[]> =>
    (await readdir(join(dataDir, 'pictures'), { recursive: true }).catch(() => [])).filter((name) =>
      name.includes('.'),
    )
  const email = 'ada@example.com'
  let server = await startServerProcess({ DATA_DIR: dataDir, PUBLIC_URL: 'http://127.0.0.1' })
  let browser = realBrowser(server.url)
  answer(
    await browser.client('register', {
      body: { first_name: 'Ada', email, password1: TEST_PASSWORD, password2: TEST_PASSWORD },
    }),
  )
  let accounts = 0
  const ends: string[] = []
  for (const moment of MOMENTS) {
    const { id } = await upload(browser, file, `${moment}.pinloom`)
    const begun = browser.client('importWorkspace', { params: { import_id: id } })
    // A slow machine may not have received it by then: only the first kill comes so early.
    if (moment !== MOMENTS[0]) await begun
    await new Promise((resolve) => setTimeout(resolve, moment))
    await server.end('SIGKILL')
    server = await startServerProcess({ DATA_DIR: dataDir, PUBLIC_URL: 'http://127.0.0.1' })
    browser = realBrowser(server.url)
    answer(await browser.client('login', { body: { email, password: TEST_PASSWORD } }))
    const found = answer(await browser.client('listAccounts', {})).accounts
    const state = answer(await browser.client('getWorkspaceImport', { params: { import_id: id } }))
    expect([moment, state.state === 'done', found.length]).toEqual([
      moment,
      found.length > accounts,
      state.state === 'done' ? accounts + 1 : accounts,
    ])
    // Three pictures an account, and the font that they share: what is not imported left none.
    expect([moment, (await names()).length]).toEqual([
      moment,
      found.length === 0 ? 0 : 1 + 3 * found.length,
    ])
    ends.push(state.state)
    // One that is done stays so.
    answer(await browser.client('importWorkspace', { params: { import_id: id } }))
    expect((await settled(browser, id)).state).toBe('done')
    accounts += 1
    const account_id = answer(await browser.client('listAccounts', {})).accounts.at(-1)?.id ?? ''
    expect(
      answer(await browser.client('measureWorkspace', { params: { account_id } })),
    ).toMatchObject({ pins: PINS + 5, events: 6 })
  }
  // Otherwise none was killed at work.
  expect(ends).toContain('failed')
  console.info(`killed after ${MOMENTS.join(', ')} ms: ${ends.join(', ')}`)
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}, 240_000)

/** The small account with many more pins: an event adds them. */
async function largeFile(): Promise<Buffer> {
  const world = await openWorld()
  const contents = await contentsOf(await exported(world, await fillAccount(world, 'Kitchen')))
  await world.server.close()
  const account = JSON.parse(String(contents.get('account.json'))) as {
    counters: { revision: number; front: number }
  }
  const [first = ''] = String(contents.get('pins/000001.ndjson')).split('\n')
  const { pin } = JSON.parse(first) as { pin: Record<string, unknown> }
  const lines = Array.from({ length: PINS }, (_, nth) =>
    JSON.stringify({ position: 1_000 + nth, deleted_at: null, pin: { ...pin, id: newId() } }),
  )
  const event = {
    id: newId(),
    at: 1,
    tab: 'task:1',
    v: 1,
    event: { type: 'pin.favored', data: { id: pin['id'], favored: false, before: true } },
  }
  contents.set('pins/000002.ndjson', Buffer.from(lines.join('\n')))
  contents.set(
    'events/000002.ndjson',
    Buffer.from(JSON.stringify({ revision: 6, recorded_at: 1, envelope: event })),
  )
  contents.set(
    'account.json',
    Buffer.from(JSON.stringify({ ...account, counters: { revision: 6, front: 1_000 + PINS } })),
  )
  const manifest = JSON.parse(String(contents.get('workspace.json'))) as object
  contents.delete('workspace.json')
  contents.set(
    'workspace.json',
    Buffer.from(
      JSON.stringify({
        ...manifest,
        entries: [...contents].map(([path, bytes]) => ({
          path,
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        })),
      }),
    ),
  )
  async function* entries() {
    for (const [path, content] of contents)
      yield { path, content, isPacked: path.startsWith('files/') }
  }
  return buffer(zipStream(entries(), 0))
}
