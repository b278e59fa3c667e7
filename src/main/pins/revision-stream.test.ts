import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRevisions } from './revision-stream.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

class FakeSource extends EventTarget {
  readonly CLOSED = 2
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
  }
  close(): void {
    this.readyState = 2
  }
  sendRevision(revision: number | string): void {
    this.dispatchEvent(new MessageEvent('revision', { data: String(revision) }))
  }
  fail(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

/** One lock, which its requests get one after the other. */
function oneLock(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = async (
    _name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void>,
  ) => {
    const turn = last.then(async () => (signal.aborted ? undefined : work()))
    last = turn
    return turn
  }
  return { request } as Pick<LockManager, 'request'>
}

function build() {
  const sources: FakeSource[] = []
  const locks = oneLock()
  const openTab = (revision = 5) => {
    const state = { revision }
    const pull = vi.fn<() => void>()
    const closed = new AbortController()
    const stream = followRevisions({
      accountId: 'a b',
      revision: () => state.revision,
      pull,
      closed: closed.signal,
      openSource: (address) => {
        const source = new FakeSource(address)
        sources.push(source)
        return source as unknown as EventSource
      },
      locks,
    })
    return { ...stream, state, pull, close: () => closed.abort() }
  }
  const openSources = () => sources.filter(({ readyState }) => readyState !== 2)
  return { openTab, sources, openSources }
}

test('pulls only what the browser still lacks after its own sync round', async () => {
  const { openTab, sources } = build()
  const tab = openTab(5)
  tab.setVisible(true)
  await vi.runAllTimersAsync()
  expect(sources.map(({ address }) => address)).toEqual(['/api/accounts/a%20b/stream/'])
  sources[0]?.sendRevision(5)
  await vi.runAllTimersAsync()
  expect(tab.pull).not.toHaveBeenCalled()
  sources[0]?.sendRevision(6)
  sources[0]?.sendRevision(8)
  await vi.runAllTimersAsync()
  expect(tab.pull).toHaveBeenCalledOnce()
  sources[0]?.sendRevision(9)
  tab.state.revision = 9
  await vi.runAllTimersAsync()
  expect(tab.pull).toHaveBeenCalledOnce()
})

test('one visible tab listens; a hidden or closed one lets the next listen', async () => {
  const { openTab, sources, openSources } = build()
  const [first, second] = [openTab(), openTab()]
  first.setVisible(true)
  second.setVisible(true)
  await vi.runAllTimersAsync()
  expect(openSources()).toHaveLength(1)
  first.setVisible(false)
  await vi.runAllTimersAsync()
  expect([sources.length, openSources().length]).toEqual([2, 1])
  sources[1]?.sendRevision(6)
  await vi.runAllTimersAsync()
  expect([first.pull.mock.calls.length, second.pull.mock.calls.length]).toEqual([0, 1])
  second.close()
  first.setVisible(true)
  await vi.runAllTimersAsync()
  expect(openSources()).toHaveLength(1)
  second.setVisible(true)
  first.close()
  await vi.runAllTimersAsync()
  expect(openSources()).toHaveLength(0)
})

test('reopens a refused stream after a delay, and leaves a lost one to the browser', async () => {
  const { openTab, sources } = build()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  openTab().setVisible(true)
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.fail(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources).toHaveLength(1)
  sources[0]?.fail(2)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(sources).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sources).toHaveLength(2)
})

/** Pauses before the next request, each after a refusal of the one before. */
async function refusedPauses(count: number, chance: number) {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const { openTab, sources } = build()
  openTab().setVisible(true)
  await vi.advanceTimersByTimeAsync(0)
  const refuse = async () => {
    const at = Date.now()
    sources.at(-1)?.fail(2)
    await vi.advanceTimersToNextTimerAsync()
    return Date.now() - at
  }
  const pauses: number[] = []
  while (pauses.length < count) pauses.push(await refuse())
  return { pauses, refuse, sources }
}

test('waits longer after each refusal in a row, at most ten minutes', async () => {
  const { pauses, refuse, sources } = await refusedPauses(7, 0)
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000])
  sources.at(-1)?.sendRevision(5)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refuse()).toBe(30_000)
})

test('pauses are longer by chance, so that not all browsers return at once', async () => {
  expect((await refusedPauses(2, 0.5)).pauses).toEqual([37_500, 75_000])
})

test.each(['', '7.5', 'many', '1e3', '99999999999999999999'])(
  'a report of “%s” is ignored',
  async (data) => {
    const { openTab, sources } = build()
    const tab = openTab(5)
    tab.setVisible(true)
    await vi.advanceTimersByTimeAsync(0)
    sources[0]?.sendRevision(6)
    sources[0]?.sendRevision(data)
    await vi.runAllTimersAsync()
    expect(tab.pull).toHaveBeenCalledOnce()
    sources[0]?.sendRevision(data)
    await vi.runAllTimersAsync()
    expect(tab.pull).toHaveBeenCalledOnce()
  },
)
