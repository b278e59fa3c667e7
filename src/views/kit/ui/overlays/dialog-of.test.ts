import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterClosing } from './dialog-of.ts'

let frames: (() => void)[]
let cancelled: number[]
const frame = () => {
  const waiting = frames.splice(0)
  for (const run of waiting) run()
}

beforeEach(() => {
  frames = []
  cancelled = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    cancelled.push(id)
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

function fading() {
  const overlay = { isConnected: true, isExiting: true, hasAttribute: () => overlay.isExiting }
  const run = vi.fn<() => void>()
  const cancel = afterClosing(overlay as unknown as Element, run)
  return { overlay, run, cancel }
}

test('the key acts two frames after the overlay is removed', () => {
  const { overlay, run } = fading()
  frame()
  expect(run).not.toHaveBeenCalled()
  overlay.isConnected = false
  frame()
  expect(run).not.toHaveBeenCalled()
  frame()
  expect(run).toHaveBeenCalledOnce()
})

test('the key is dropped when the overlay opens again', () => {
  const { overlay, run } = fading()
  overlay.isExiting = false
  frame()
  overlay.isConnected = false
  frame()
  frame()
  expect(run).not.toHaveBeenCalled()
})

test('a cancelled key does not act', () => {
  const { overlay, run, cancel } = fading()
  overlay.isConnected = false
  frame()
  cancel()
  frame()
  expect(cancelled).toHaveLength(1)
  expect(run).not.toHaveBeenCalled()
})
