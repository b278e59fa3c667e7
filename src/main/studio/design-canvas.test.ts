import { afterEach, expect, test, vi } from 'vitest'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import type { FromCanvas, ToCanvas } from '../../workers/canvas-messages.ts'
import type { DrawRequest } from '../../views/kit/drawing/design-canvas.ts'
import { openDesignCanvas } from './design-canvas.ts'

const [template] = templates
if (!template) throw new Error('There is no template.')
const wish = (width: number): DrawRequest => ({
  document: template.document,
  design: sampleDesignOf(template),
  size: '1000x1500',
  width,
})

const session = { server: 'http://server', userId: () => 'ada' }

const widthOf = (message: ToCanvas): number | string =>
  'width' in message ? message.width : 'looks'

/** A worker that answers when it is asked to. */
function workers() {
  const asked: ToCanvas[] = []
  const made: { onmessage: unknown; onerror: unknown }[] = []
  const start = () => {
    const worker = {
      postMessage: (message: ToCanvas) => void asked.push(message),
      terminate: () => undefined,
      onmessage: null as ((event: MessageEvent<FromCanvas>) => void) | null,
      onerror: null as (() => void) | null,
    }
    made.push(worker)
    return worker as unknown as Worker
  }
  const now = () => made.at(-1) as { onmessage: (event: object) => void; onerror: () => void }
  return {
    asked,
    made,
    start,
    release: () => undefined,
    drop: () => undefined,
    fail: (at = -1) => now().onmessage({ data: { id: asked.at(at)?.id, ok: false, message: '' } }),
    answer: (fields: object) =>
      now().onmessage({ data: { id: asked.at(-1)?.id, ok: true, ...fields } }),
    die: () => now().onerror(),
  }
}

afterEach(() => vi.useRealTimers())

test('draws only the newest request of a place, and the canvas first', async () => {
  vi.useFakeTimers()
  const { asked, fail, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  const first = canvas.draw('canvas', wish(1))
  const cell = canvas.draw('cell', wish(2))
  const second = canvas.draw('canvas', wish(3))
  const third = canvas.draw('canvas', wish(4))
  expect(asked.map(widthOf)).toEqual([1])
  expect(await second).toEqual({ status: 'passed' })
  fail()
  expect(await first).toEqual({ status: 'failed' })
  expect(asked.map(widthOf)).toEqual([1, 4])
  fail()
  vi.runAllTimers()
  fail()
  expect((await Promise.all([third, cell])).map(({ status }) => status)).toEqual([
    'failed',
    'failed',
  ])
  expect(asked.map(widthOf)).toEqual([1, 4, 2])
})

test('each request names the user signed in at that time', () => {
  const { asked, fail, ...worker } = workers()
  let user: string | null = 'ada'
  const canvas = openDesignCanvas({ ...session, userId: () => user }, worker)
  void canvas.draw('canvas', wish(1))
  fail()
  user = 'bob'
  void canvas.draw('canvas', wish(2))
  expect(asked.map(({ userId }) => userId)).toEqual(['ada', 'bob'])
})

test('draws what is beside the canvas once nothing new is asked of the canvas', () => {
  vi.useFakeTimers()
  const { asked, fail, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  void canvas.draw('canvas', wish(1))
  void canvas.draw('one', wish(2))
  void canvas.draw('two', wish(3))
  fail()
  vi.advanceTimersByTime(100)
  void canvas.draw('canvas', wish(4))
  fail()
  vi.advanceTimersByTime(100)
  expect(asked.map(widthOf)).toEqual([1, 4])
  vi.advanceTimersByTime(100)
  expect(asked.map(widthOf)).toEqual([1, 4, 2])
  void canvas.draw('two', wish(5))
  fail()
  fail()
  expect(asked.map(widthOf)).toEqual([1, 4, 2, 5])
})

test('answers only the newest request for looks, before pictures that wait', async () => {
  const { asked, fail, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  const { design } = wish(0)
  const looks = (after: number) =>
    canvas.findLooks({ looksOf: design, brandColors: [], addresses: {}, after })
  void canvas.draw('look 0', wish(1))
  void canvas.draw('look 1', wish(2))
  const older = looks(0)
  const newer = looks(1)
  expect(await older).toEqual({ status: 'passed' })
  fail()
  expect(asked.map(widthOf)).toEqual([1, 'looks'])
  fail()
  expect(await newer).toEqual({ status: 'failed' })
  expect(asked.map(widthOf)).toEqual([1, 'looks', 2])
})

test('draws the newest looks first, those of one round in their order', async () => {
  const { asked, fail, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  const round = async (...widths: number[]) => {
    for (const width of widths) void canvas.draw(`look ${width}`, { ...wish(width), isSmall: true })
    await Promise.resolve()
  }
  await round(1, 2, 3, 4, 5)
  await round(6, 7)
  await round(8)
  void canvas.findLooks({ looksOf: wish(0).design, brandColors: [], addresses: {}, after: 0 })
  for (let at = 0; at < 9; at++) fail(at)
  expect(asked.map(widthOf)).toEqual([1, 2, 3, 'looks', 8, 6, 7, 4, 5])
})

test('replaces a crashed worker at the next request', async () => {
  const { made, die, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  const first = canvas.draw('canvas', wish(1))
  die()
  expect(await first).toEqual({ status: 'failed' })
  expect(made).toHaveLength(1)
  void canvas.draw('canvas', wish(2))
  expect(made).toHaveLength(2)
})

test('close resolves all pending requests', async () => {
  const worker = workers()
  const canvas = openDesignCanvas(session, worker)
  const all = [canvas.draw('canvas', wish(1)), canvas.draw('cell', wish(2))]
  canvas.close()
  expect(await Promise.all(all)).toEqual([{ status: 'passed' }, { status: 'passed' }])
})

test('of small pictures several are with the worker at once, and all fail with it', async () => {
  const { asked, die, fail, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  const small = [1, 2, 3, 4, 5].map(async (at) =>
    canvas.draw(`look ${at}`, { ...wish(at), isSmall: true }),
  )
  const large = canvas.draw('cell', wish(6))
  expect(asked.map(widthOf)).toEqual([1, 2, 3])
  fail()
  expect(await small[2]).toEqual({ status: 'failed' })
  expect(asked.map(widthOf)).toEqual([1, 2, 3, 4])
  die()
  expect(await Promise.all(small.slice(0, 4))).toEqual(Array(4).fill({ status: 'failed' }))
  expect(asked.map(widthOf)).toEqual([1, 2, 3, 4, 5])
  canvas.close()
  expect(await small[4]).toEqual({ status: 'passed' })
  expect(await large).toEqual({ status: 'passed' })
})

test('the engine is started before it is needed, once', async () => {
  const { asked, made, fail, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  canvas.warm()
  expect(asked).toEqual([{ id: 0, server: 'http://server', userId: 'ada', isWarming: true }])
  const drawn = canvas.draw('cell', wish(1))
  expect([made.length, asked.map(widthOf).at(-1)]).toEqual([1, 1])
  fail()
  expect(await drawn).toEqual({ status: 'failed' })
})

test('a worker that dies while it is kept is not handed out again', () => {
  const dropped: unknown[] = []
  const { die, made, ...worker } = workers()
  const canvas = openDesignCanvas(session, {
    ...worker,
    drop: (dead) => dropped.push(dead),
  })
  canvas.warm()
  canvas.close()
  die()
  expect(dropped).toEqual(made)
})

test('outlines are answered before pictures that wait, while the canvas is busy too', async () => {
  vi.useFakeTimers()
  const { asked, fail, answer, ...worker } = workers()
  const canvas = openDesignCanvas(session, worker)
  void canvas.draw('canvas', wish(1))
  void canvas.draw('one', wish(2))
  const { design } = wish(0)
  const { document } = template
  const outlines = canvas.outline({ outlinesOf: document, design })
  fail()
  expect(asked.at(-1)).toMatchObject({ outlinesOf: document, design })
  const sizes = [{ size: '1000x1500', outlines: [] }]
  answer({ sizes })
  expect(await outlines).toEqual({ status: 'outlined', sizes })
  expect(asked).toHaveLength(2)
})
