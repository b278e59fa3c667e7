import { expect, test, vi } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Client, Failure } from '#core/contract/client.ts'
import { type BoardsProgress, createBoardsThere } from './create-boards-there.ts'

const boards = ['Soups', 'Cakes', 'Pies'].map(
  // No more of a board than is read.
  (name) => ({ id: name.toLowerCase(), name }) as unknown as Board,
)

/** Answers with the code of a refusal for the second board. */
async function created(refusal: string | null) {
  const asked: string[] = []
  let open = 0
  let most = 0
  const client = (async (_call: string, { body }: { body: { name: string } }) => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    asked.push(body.name)
    const failure = { message: 'No.', problem: { code: refusal } } as unknown as Failure
    return body.name === 'Cakes' && refusal !== null ? { ok: false, failure } : { ok: true }
  }) as unknown as Client
  const { made, failed } = await createBoardsThere(client, { account_id: 'kitchen', boards })
  return {
    asked,
    most,
    made: made.map(({ name }) => name),
    failed: failed.map(({ board, reason }) => [board.name, reason]),
  }
}

test('boards are created one at a time', async () => {
  expect(await created(null)).toEqual({
    asked: ['Soups', 'Cakes', 'Pies'],
    most: 1,
    made: ['Soups', 'Cakes', 'Pies'],
    failed: [],
  })
})

test('a board whose name is refused does not keep the next one out', async () => {
  expect(await created('connections.boardRefused')).toMatchObject({
    made: ['Soups', 'Pies'],
    failed: [['Cakes', 'No.']],
  })
})

test('after any other refusal no more are asked for', async () => {
  expect(await created('connections.mayNotCreate')).toMatchObject({
    asked: ['Soups', 'Cakes'],
    failed: [['Cakes', 'No.']],
  })
})

test('a board that is there meanwhile counts as created', async () => {
  expect(await created('boards.nameTaken')).toMatchObject({
    made: ['Soups', 'Cakes', 'Pies'],
    failed: [],
  })
})

test('a limit of new boards only delays the rest, and says so', async () => {
  vi.useFakeTimers()
  let limited = 1
  const client = (async (_call: string, { body }: { body: { name: string } }) => {
    await Promise.resolve()
    if (body.name !== 'Cakes' || limited-- === 0) return { ok: true }
    return { ok: false, failure: { code: 'rate_limited', retryAfter: 40_000 } }
  }) as unknown as Client
  const reports: BoardsProgress[] = []
  const outcome = createBoardsThere(client, {
    account_id: 'kitchen',
    boards,
    onProgress: (progress) => void reports.push(progress),
  })
  await vi.advanceTimersByTimeAsync(40_000)
  vi.useRealTimers()
  expect(await outcome).toEqual({ made: boards, failed: [] })
  expect(reports).toContainEqual({ made: 1, all: 3, isWaiting: true })
  expect(reports.at(-1)).toEqual({ made: 2, all: 3, isWaiting: false })
})
