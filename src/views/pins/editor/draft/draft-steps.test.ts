import { expect, test } from 'vitest'
import { pin as build } from '#core/pins/pin.builder.ts'
import {
  begin,
  change as changeBetween,
  type DraftSteps,
  redo,
  stepByKeys,
  undo,
} from './draft-steps.ts'
import { draftOf, draftOver, type PinDraft } from './pin-draft.ts'

const pin = build('a')
const start = draftOf(pin)
const titled = (title: string) => ({ ...start, title })
const headed = (headline: string) => ({ ...start, design: { ...start.design, headline } })
const change = (steps: DraftSteps, to: PinDraft, at: number) =>
  changeBetween(steps, { from: draftOver(pin, steps.now), to }, at)
const shown = (steps: DraftSteps) => draftOver(pin, steps.now)

test('what is typed in one go is one step, a pause begins the next', () => {
  const typed = ['L', 'Le', 'Lem'].reduce(
    (steps, title, at) => change(steps, titled(title), at * 100),
    begin(),
  )
  const paused = change(typed, titled('Lemon'), 5_000)
  expect(undo(paused).now).toEqual({ title: 'Lem' })
  expect(undo(undo(paused)).now).toEqual({})
})

test('two fields are two steps, taken back in turn, also within the design', () => {
  const headline = headed('Other words')
  const colours = {
    ...headline,
    design: { ...headline.design, colors: { ...headline.design.colors, accent: '#00ff00' } },
  }
  const both = change(change(begin(), headline, 0), colours, 10)
  expect(shown(undo(both))).toEqual(headline)
  expect(shown(undo(undo(both)))).toEqual(start)
})

test('a field that nobody touched here follows the pin', () => {
  const steps = change(begin(), titled('Lemon'), 0)
  const later = { ...pin, description: 'Written in another tab.' }
  expect(draftOver(later, steps.now)).toEqual({
    ...titled('Lemon'),
    description: 'Written in another tab.',
  })
})

test('a change that was begun before another only brings its own fields', () => {
  const typed = change(begin(), titled('Lemon'), 0)
  expect(changeBetween(typed, { from: start, to: headed('Else') }, 10).now).toEqual({
    title: 'Lemon',
    design: headed('Else').design,
  })
})

test('what was taken back comes again, until something else is changed', () => {
  const back = undo(change(begin(), titled('Lemon'), 0))
  expect(redo(back).now.title).toBe('Lemon')
  expect(shown(redo(change(back, headed('Else'), 10)))).toEqual(headed('Else'))
})

test('a change that changes nothing is no step, and without steps nothing is taken back', () => {
  const steps = begin()
  expect(change(steps, { ...start }, 0)).toBe(steps)
  expect(undo(steps)).toBe(steps)
  expect(redo(steps)).toBe(steps)
})

test('an undo or redo key without a step is left to others', () => {
  const key = { key: 'z', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }
  const typed = change(begin(), titled('Lemon'), 0)
  expect(stepByKeys(typed, key)?.now).toEqual({})
  expect(stepByKeys(begin(), key)).toBeNull()
  expect(stepByKeys(typed, { ...key, shiftKey: true })).toBeNull()
  expect(stepByKeys(typed, { ...key, key: 'b' })).toBeNull()
})
