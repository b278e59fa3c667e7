import { expect, test } from 'vitest'
import { roomForRows, setRows, withoutMoreLine, type RowsRequest } from './item-rows.ts'

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

test('entries without room are left away, and no line on the pin counts them', () => {
  for (const [given, shown, left] of [
    [items, 7, 3],
    [[...items, '+ 2 more'], 7, 3],
    [items.slice(0, 7), 7, 0],
    [[...items.slice(0, 3), '+ 2 more'], 3, 0],
  ] as const) {
    const list = setRows(request([...given], 1000), measure)
    expect(list.rows.map(({ text }) => text.lines.join(' '))).toEqual(items.slice(0, shown))
    expect(list.left).toBe(left)
    expect(list.rows.map(({ text }) => text.leftOut)).toEqual(
      items.slice(0, shown).map((_, at) => (at === shown - 1 && left > 0 ? left : undefined)),
    )
  }
})

test('a list with all rows that its design shows is full, a list cut for lack of room is not', () => {
  expect(setRows(request(items, 1000), measure)).toMatchObject({ left: 3, isFull: true })
  expect(setRows(request(items.slice(0, 5), 1000), measure)).toMatchObject({ isFull: true })
  expect(setRows(request(items, 300), measure)).toMatchObject({ left: 7, isFull: false })
})

test('a headline keeps its size if its list is full', () => {
  const set = (largest: number) => ({
    largest,
    list: setRows(request(items, 1000 - largest), measure),
  })
  expect(roomForRows(set, 108).largest).toBe(108)
})

test('no row is smaller than 36 units', () => {
  const sizeIn = (height: number) =>
    setRows({ ...request(items, height), leastHeight: 0 }, measure).size
  expect([500, 490, 400, 300, 120].map(sizeIn).filter((size) => size < 36)).toEqual([])
})

test('rows stay in their room, however low it is', () => {
  for (const height of [120, 200, 333, 480, 700]) {
    const list = setRows(request(items, height), measure)
    expect(list.end).toBeLessThanOrEqual(height)
    expect(list.rows.length + list.left).toBe(10)
  }
})

test('a headline shrinks where its list would be small or lose entries, and keeps its size elsewhere', () => {
  const set = (room: number) => (largest: number) => ({
    largest,
    list: setRows({ ...request(items.slice(0, 6), room - largest * 3), leastHeight: 30 }, measure),
  })
  expect(roomForRows(set(900), 108).largest).toBe(108)
  const small = roomForRows(set(750), 108)
  expect(small.largest).toBeLessThan(108)
  expect(small.list.size).toBeGreaterThan(set(750)(108).list.size)
  const lacking = roomForRows(set(650), 108)
  expect(lacking.list.left).toBeLessThan(set(650)(108).list.left)
})

test.each([
  '+ 3 more',
  '+ 3 weitere',
  '+ 3 weitere Zutaten',
  '+ 3 autres',
  '+ 3 más',
  '+ 3 أخرى',
  'ほか3件',
  ' +12 more ',
])('a list that ends in "%s" loses that line', (line) => {
  expect(withoutMoreLine(['Mehl', 'Butter', line])).toEqual(['Mehl', 'Butter'])
})

test.each(['3 more eggs', '+ 2 eggs, beaten until light and pale', '+ butter'])(
  'a last entry "%s" stays an entry',
  (last) => {
    expect(withoutMoreLine(['Flour', last])).toEqual(['Flour', last])
  },
)

test('a line that counts stays where it is the only one or not the last', () => {
  for (const items of [['+ 3 more'], ['+ 3 more', 'Flour'], []])
    expect(withoutMoreLine(items)).toEqual(items)
})

test('a list whose smallest size is above its largest has rows of the largest', () => {
  const one = { ...request(items.slice(0, 3), 1000), leastHeight: 0 }
  for (const sizes of [{ largest: 48, smallest: 60 }, { largest: 30 }]) {
    const list = setRows({ ...one, ...sizes }, measure)
    expect(list).toMatchObject({ size: sizes.largest, left: 0 })
    expect(list.rows).toHaveLength(3)
  }
})
