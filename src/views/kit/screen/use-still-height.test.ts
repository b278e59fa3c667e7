import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPresses } from './use-still-height.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is done to the height, in order, after each event. */
function pressing() {
  const target = new EventTarget()
  const done: string[] = []
  const end = followPresses(target, {
    hold: () => void done.push('hold'),
    release: () => void done.push('release'),
  })
  const after = (...names: string[]): string[] => {
    done.length = 0
    for (const name of names) target.dispatchEvent(new Event(name))
    return [...done]
  }
  const wait = (): string[] => {
    done.length = 0
    vi.runAllTimers()
    return [...done]
  }
  return { after, wait, end }
}

test('a press holds the height until its click', () => {
  const { after, wait } = pressing()
  expect(after('pointerdown')).toEqual(['hold'])
  expect(after('pointerup', 'click')).toEqual(['release'])
  expect(wait()).toEqual([])
})

test.each(['pointerup', 'pointercancel'])(
  'a press that ends by %s without a click is released a little later',
  (end) => {
    const { after, wait } = pressing()
    expect(after('pointerdown', end)).toEqual(['hold'])
    expect(wait()).toEqual(['release'])
  },
)

test('a second press soon after the first one is held on', () => {
  const { after, wait } = pressing()
  expect(after('pointerdown', 'pointerup', 'pointerdown')).toEqual(['hold', 'hold'])
  expect(wait()).toEqual([])
})

test.each(['dragend', 'drop'])('a drag holds until %s, whatever the pointer does', (end) => {
  const { after, wait } = pressing()
  after('pointerdown', 'dragstart', 'pointercancel')
  expect(wait()).toEqual([])
  expect(after(end)).toEqual(['release'])
})

test('the menu of a right press releases, since no release of the button may follow', () => {
  const { after } = pressing()
  expect(after('pointerdown', 'contextmenu')).toEqual(['hold', 'release'])
})

test('a press after a drag whose end was lost is released like any other', () => {
  const { after, wait } = pressing()
  after('pointerdown', 'dragstart')
  after('pointerdown', 'pointerup')
  expect(wait()).toEqual(['release'])
})

test('nothing is held or released once it has ended', () => {
  const { after, wait, end } = pressing()
  after('pointerdown', 'pointerup')
  end()
  expect([...wait(), ...after('pointerdown', 'click')]).toEqual([])
})
