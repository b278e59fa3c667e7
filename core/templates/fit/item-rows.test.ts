import { expect, test } from 'vitest'
import { roomForRows, setRows, type RowsRequest } from './item-rows.ts'

const measure = (piece: string): number => piece.length * 0.5
const style = { family: 'inter', weight: 500, lineHeight: 1.25, spacing: 0, uppercase: false }
const request = (items: string[], height: number): RowsRequest => ({
  items,
  room: { x: 100, y: 0, width: 700, height },
  style,
  color: '#000000',
  most: 7,
  largest: 48,
  gap: 30,
  leastHeight: 56,
})
const items = Array.from({ length: 10 }, (_, index) => `Entry ${index + 1}`)

test('what a template leaves away is counted in the closing line, together with what the list left away itself', () => {
  for (const [given, shown, line] of [
    [items, 7, '+ 3 more'],
    [[...items, '+ 2 more'], 7, '+ 5 more'],
    [items.slice(0, 7), 7, undefined],
    [[...items.slice(0, 3), '+ 2 more'], 3, '+ 2 more'],
  ] as const) {
    const { rows, closing } = setRows(request([...given], 1000), measure)
    expect([rows.length, closing[0]?.lines.join(' ')]).toEqual([shown, line])
    expect(rows.map(({ text }) => text.lines.join(' '))).not.toContain('+ 2 more')
  }
})

test('rows and closing line stay in their room, however low it is', () => {
  for (const height of [120, 200, 333, 480, 700]) {
    const list = setRows(request(items, height), measure)
    expect(list.end).toBeLessThanOrEqual(height)
    expect(list.rows.length + list.left).toBe(10)
    expect(list.closing[0]?.lines).toEqual([`+ ${list.left} more`])
  }
})

test('a headline gives way to a list that would be small, and stays where the list is well', () => {
  const set = (room: number) => (largest: number) => ({
    largest,
    list: setRows(request(items.slice(0, 6), room - largest * 3), measure),
  })
  expect(roomForRows(set(900), 108).largest).toBe(108)
  const tight = roomForRows(set(700), 108)
  expect(tight.largest).toBeLessThan(108)
  expect(tight.list.size).toBeGreaterThan(set(700)(108).list.size)
})
