import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { openSync, closeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../tests/support/server/test-server.ts'

/** Threads of Node's pool, unless configured otherwise. */
const THREADS = 4

test('health is refused while every thread of the pool hangs, and is well again after', async () => {
  const server = await startTestServer({ features: () => [] })
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-pool-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const { request } = server.browser()
  const health = async () => (await request({ url: '/api/health/' })).statusCode
  expect(await health()).toBe(200)

  // Opening a pipe blocks its thread until data is written.
  const hanging = Array.from({ length: THREADS }, () => open(pipe, 'r'))
  expect(await health()).toBe(503)

  const writer = openSync(pipe, 'w')
  for (const handle of await Promise.all(hanging)) await handle.close()
  closeSync(writer)
  expect(await health()).toBe(200)
  await rm(folder, { recursive: true })
  await server.close()
})
