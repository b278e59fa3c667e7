import { expect, test } from 'vitest'
import { markerAs, markerSized } from './list-marker.ts'

const dot = { kind: 'dot', size: 18, indent: 48, color: 'accent', later: 1 } as const

test('another marker gets a size that it reads well at, and keeps its color', () => {
  expect(markerAs(dot, 'disc')).toEqual({ ...dot, kind: 'disc', size: 62, indent: 92 })
})

test('without a marker the words begin at the edge, and a new one moves them again', () => {
  const none = markerAs(dot, 'none')
  expect(none).toEqual({ ...dot, kind: 'none', indent: 0 })
  expect(markerAs(none, 'tick')).toEqual({ ...dot, kind: 'tick', size: 36, indent: 62 })
})

test('a larger marker moves the words by as much', () => {
  expect(markerSized(dot, 30)).toEqual({ ...dot, size: 30, indent: 60 })
  expect(markerSized({ ...dot, indent: 10 }, 30)).toEqual({ ...dot, size: 30, indent: 30 })
})
