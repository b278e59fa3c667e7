/**
 * The bundle of the server against its sources: its threads and processes start, and it finds data,
 * fonts, pictures, the built browser part and what it loads late where the sources do. Journeys run
 * the bundle with passkeys, payments and a model, faults with PostgreSQL and an object store.
 */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from './call-samples.ts'
import { realBrowser } from './real-browser.ts'
import { answerOf, readSource } from '../support/hostile/hostile-server.ts'
import { startServerProcess } from '../faults/server-process.ts'

const SOURCES = new URL('../../server/main.ts', import.meta.url)
const PICTURE = new URL('../../examples/site/pictures/balcony-1.jpg', import.meta.url)
const FONT = new URL(
  '../../node_modules/@fontsource/caveat/files/caveat-latin-400-normal.woff2',
  import.meta.url,
)
const PATHS = [
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/static/swagger-ui.css',
  '/api/templates/',
  '/api/health/',
  '/api/config/',
  '/',
  '/login',
]

/** Ids, times, addresses, names of files and the secret of a mailed link. */
const VARYING =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b1\d{12}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|127\.0\.0\.1:\d+|(?<=\/media\/)[\da-f]{32}|(?<=reset-password\/)[\w-]+/g

/** The only mail of the server. */
async function readMail(outbox: string): Promise<string> {
  const texts = async () =>
    (await readdir(outbox).catch((): string[] => [])).filter((name) => name.endsWith('.txt'))
  await expect.poll(texts).toHaveLength(1)
  const [name = ''] = await texts()
  return readFile(join(outbox, name), 'utf8')
}

/** What the server measures, without figures. */
async function readMetrics(said: string): Promise<string[]> {
  const [, address = ''] = /^Metrics are at (\S+)$/m.exec(said) ?? []
  const text = await (await fetch(address)).text()
  return text.split('\n').filter((line) => line.startsWith('# '))
}

/** What a server gives that was built or started by a path. */
async function resultsOf(main?: URL) {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-bundle-'))
  onTestFinished(async () => rm(folder, { recursive: true, force: true }))
  const server = await startServerProcess(
    {
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1',
      PRACTICE_PORT: '0',
      METRICS: '0',
      TASK_WORKERS: '1',
    },
    main === undefined ? {} : { main },
  )
  const { client } = realBrowser(server.url)
  const body = {
    first_name: 'Ada',
    email: 'ada@example.com',
    password1: PASSWORD,
    password2: PASSWORD,
  }
  answerOf(await client('register', { body }))
  const account = answerOf(await client('createAccount', { body: { name: 'Kitchen' } }))
  const params = { account_id: account.id }
  const picture = answerOf(await client('uploadPicture', { body: await readFile(PICTURE) }))
  const font = answerOf(await client('uploadFont', { body: await readFile(FONT) }))
  await readSource(
    { client, accountId: account.id },
    {
      kind: 'text',
      title: 'Small balcony garden ideas',
      text: 'A small balcony garden begins with one big pot. It needs water less often. '.repeat(8),
      url: 'https://garden.example/',
      picture_ids: [],
    },
  )
  const { pages } = answerOf(await client('listPages', { params }))
  const answers = await Promise.all(
    PATHS.map(async (path) => {
      const answer = await fetch(new URL(path, server.url))
      return [path, answer.status, answer.headers.get('content-type'), await answer.text()]
    }),
  )
  answerOf(await client('requestReset', { body: { email: body.email } }))
  const mail = await readMail(join(folder, 'outbox'))
  const metrics = await readMetrics(server.said())
  expect(await server.end('SIGTERM')).toBe(0)
  const results = { said: server.said(), picture, font, pages, answers, mail, metrics }
  return JSON.stringify(results, null, 1).replaceAll(VARYING, '…')
}

test('the bundled server gives what its sources give, but for ids, times and addresses', async () => {
  const bundled = await resultsOf()
  const sources = await resultsOf(SOURCES)
  expect(bundled).toBe(sources)
  expect(bundled).toContain('# HELP pinloom_')
}, 240_000)
