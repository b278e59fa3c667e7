/** Workspace files of a few kilobytes that unpack to what once ended the process out of memory. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { WorkspaceProblem } from '#core/contract/content/workspace.contract.ts'
import { hostileWorkspace, hostileWorkspaces } from '../../support/hostile-workspaces.ts'

const HEAP_MB = 192

async function problemsInLittleMemory(file: Buffer): Promise<readonly WorkspaceProblem[]> {
  const worker = new Worker(new URL('../../support/check-workspace.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  })
  try {
    const [problems] = (await once(worker, 'message')) as [readonly WorkspaceProblem[]]
    return problems
  } finally {
    await worker.terminate()
  }
}

test.each(Object.entries(hostileWorkspaces))(
  `%s: refused with words, in a heap of ${HEAP_MB} MB`,
  async (_what, { path, content, words }) => {
    const file = await hostileWorkspace(path, content())
    const problems = await problemsInLittleMemory(file)
    expect(problems.map(({ message }) => message).join('\n')).toContain(words)
    expect(problems.every(({ message }) => message.length < 400)).toBe(true)
  },
)

test('63 MB in 65 kB are refused by their ratio, before anything is unpacked', async () => {
  const file = await hostileWorkspace('pins/000001.ndjson', Buffer.alloc(63 * 1024 * 1024, '\n'), 0)
  expect(file.length).toBeLessThan(70_000)
  expect(await problemsInLittleMemory(file)).toMatchObject([
    { problem_codes: { message: { code: 'zip.tooMuch' } } },
  ])
})

/** Measured as what packs best of all that the product writes: 103 to 1. */
function boardChange(revision: number, ids: readonly string[]): string {
  const boards = ids.slice(0, 20).map((board_id) => ({ board_id }))
  const patch = { boards, board_name: 'A board of soups, '.repeat(20) }
  const patches = ids.map((id) => ({ id, patch, before: patch }))
  const event = { type: 'pins.replaced', data: { patches } }
  const envelope = { id: newId(), at: 1, tab: 'a', v: 1, event }
  return JSON.stringify({ revision, recorded_at: 1, envelope })
}

test('a history that packs better than any other of the product is read as before', async () => {
  const ids = Array.from({ length: 5_000 }, newId)
  const lines = [1, 2, 3].map((revision) => boardChange(revision, ids))
  const content = Buffer.from(lines.join('\n'))
  const file = await hostileWorkspace('events/000001.ndjson', content, 0)
  expect(content.length / file.length).toBeGreaterThan(95)
  expect(content.length).toBeGreaterThan(40_000_000)
  expect(await problemsInLittleMemory(file)).toEqual([
    {
      entry: 'events',
      line: null,
      ...withCodes({
        message: problem('workspace.damagedRow', {
          fault: problem('row.eventCount', { count: 3, all: 0 }),
        }),
      }),
    },
  ])
})
