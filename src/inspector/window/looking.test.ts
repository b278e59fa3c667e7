import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { environmentModel } from '../../machines/environment/environment.model.ts'
import { compiledMessage } from '#core/contract/words/compiled-message.ts'
import { differencesOf } from '../log/differences.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { coverageOf, recentMarks } from '../chart/marks.ts'
import { Recorder } from '../recording/recorder.ts'
import { activeIds, stateWords } from '../chart/state-ids.ts'
import { everything, filterSteps } from '../log/step-filter.ts'
import { placeAfter } from '../log/step-list.tsx'
import { columnsOf, placeOf } from '../log/time-axis.ts'
import type { RecordedStep } from '../recording/recorded.ts'

const step = (seq: number, over: Partial<RecordedStep> = {}): RecordedStep => ({
  seq,
  at: seq * 10,
  from: null,
  to: 'x:1',
  type: 'go',
  payload: {},
  taken: [],
  result: null,
  ...over,
})

function recorded(...types: string[]) {
  const recorder = new Recorder(() => 1)
  const actor = createActor(environmentModel.machine, {
    id: 'environment',
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  for (const type of types) actor.send({ type })
  return { recording: recorder.recording, session: actor.sessionId }
}

test('a difference names the path, and what came and went', () => {
  const same = { rows: [1, 2] }
  expect(differencesOf({ a: 1, same, gone: 1 }, { a: 2, same, come: { b: 1 } })).toEqual([
    { path: 'a', kind: 'changed' },
    { path: 'come', kind: 'added' },
    { path: 'gone', kind: 'removed' },
  ])
  expect(
    differencesOf({ list: [{ id: 'a' }, { id: 'b' }] }, { list: [{ id: 'a' }, { id: 'c' }] }),
  ).toEqual([{ path: 'list[1].id', kind: 'changed' }])
  expect(differencesOf(structuredClone({ a: [1, { b: 2 }] }), { a: [1, { b: 2 }] })).toEqual([])
  expect(differencesOf({ a: [] }, { a: {} })).toEqual([{ path: 'a', kind: 'changed' }])
})

test('a state value names the states of the chart, regions side by side', () => {
  expect([...activeIds('auth', { anonymous: 'idle' })]).toEqual([
    'auth',
    'auth.anonymous',
    'auth.anonymous.idle',
  ])
  expect([...activeIds('pages', { ready: { sources: 'resting', edits: 'idle' } })]).toEqual([
    'pages',
    'pages.ready',
    'pages.ready.sources',
    'pages.ready.sources.resting',
    'pages.ready.edits',
    'pages.ready.edits.idle',
  ])
  expect(stateWords({ ready: { sources: 'resting', edits: 'idle' } })).toBe(
    'ready.[sources.resting, edits.idle]',
  )
})

test('the log finds steps by event, actor and payload, and by what they did', () => {
  const { recording, session } = recorded(
    'page.hidden',
    'network.offline',
    'page.visible',
    'page.unknown',
  )
  const found = (over: Partial<typeof everything>) =>
    filterSteps(recording, { ...everything, ...over }).map(({ type }) => type)
  expect(found({ text: 'PAGE. environment' })).toEqual([
    'page.hidden',
    'page.visible',
    'page.unknown',
  ])
  expect(found({ text: 'online":true' })).toEqual(['xstate.init'])
  expect(found({ onlyTaken: true })).toEqual(['page.hidden', 'network.offline', 'page.visible'])
  expect(found({ onlyMachines: true, session })).not.toContain('nobody')
  expect(found({ onlyMachines: true })).toHaveLength(5)
  expect(filterSteps(recording, everything)).toHaveLength(6)
})

test('the last step’s transitions are marked apart from those before it, and coverage counts all until the moment', () => {
  const { recording, session } = recorded('page.hidden', 'network.offline')
  const [hidden, offline] = [
    'environment.watching -page.hidden-> (stays)',
    'environment.watching -network.offline-> (stays)',
  ] as const
  const marks = recentMarks(recording, session, null)
  expect([marks(hidden), marks(offline), marks('other')]).toEqual(['recent', 'fresh', null])
  const past = recording.steps.find(({ type }) => type === 'page.hidden')?.seq ?? 0
  const marked = (until: number | null) =>
    [hidden, offline, 'impossible'].map(
      coverageOf(recording, 'environment', {
        moment: until,
        dead: new Set(['impossible']),
        leftOut: null,
      }),
    )
  expect(marked(past)).toEqual(['taken', 'missed', 'dead'])
  expect(marked(null)).toEqual(['taken', 'taken', 'dead'])
})

test('what the recording did not take is told apart by the generated paths that did: through the page, headless, or none', () => {
  const { recording } = recorded('page.hidden')
  const names = [
    'environment.watching -page.hidden-> (stays)',
    'both',
    'headless',
    'none',
    'impossible',
  ]
  const marked = (page: string[] | null) =>
    names.map(
      coverageOf(recording, 'environment', {
        moment: null,
        dead: new Set(['impossible']),
        leftOut: { headless: ['none'], page },
      }),
    )
  expect(marked(['headless', 'none'])).toEqual(['taken', 'paged', 'walked', 'never', 'dead'])
  expect(marked(null)).toEqual(['taken', 'walked', 'walked', 'never', 'dead'])
})

test('steps and pin events stand on one axis', () => {
  const steps = [step(1), step(2, { taken: ['a'] }), step(3), step(4)]
  const pin = (at: number) => ({
    id: `${at}`,
    at,
    type: 'pin.favored',
    pins: 1,
    action: null,
    isOwn: true,
  })
  const columns = columnsOf(steps, [pin(5), pin(25), pin(1_000)], 2)
  expect(columns.map((column) => [column.steps, column.taken, column.seq])).toEqual([
    [2, 1, 2],
    [2, 0, 4],
  ])
  expect(columns.map(({ pins }) => pins.map(({ at }) => at))).toEqual([[25], [1_000]])
  expect([placeOf(steps, 5), placeOf(steps, 10), placeOf(steps, 39), placeOf(steps, 40)]).toEqual([
    -1, 0, 2, 3,
  ])
})

test('keys lead through the list and stay in it; the space bar follows what happens', () => {
  const place = { at: 2, page: 10, count: 20 }
  expect(
    ['ArrowUp', 'ArrowDown', 'PageDown', 'PageUp', 'Home', 'End', ' ', 'x'].map((key) =>
      placeAfter(key, place),
    ),
  ).toEqual([1, 3, 12, 0, 0, 19, null, undefined])
  expect(placeAfter('ArrowUp', { at: -1, page: 10, count: 20 })).toBe(19)
  expect(placeAfter('ArrowDown', { at: -1, page: 10, count: 0 })).toBeUndefined()
})

test('every word of the inspector can be said', () => {
  for (const [id, message] of Object.entries(inspectorMessages))
    expect(() => compiledMessage(message), `${id}: ${message}`).not.toThrow()
})
