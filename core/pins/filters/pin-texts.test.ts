import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bucket } from '../book/pin-book.ts'
import { pin } from '../pin.builder.ts'
import { prepareTexts, searchFor } from './pin-texts.ts'

const rows = [
  pin('a', { title: 'Lemon', description: 'cake' }),
  pin('b', { title: '', description: 'LEMON lemon' }),
  pin('c', { title: 'Bread' }),
]
const read: Bucket = { key: 0, rows }
const unread: Bucket = { key: 0, rows }
prepareTexts([read])

test.each([
  ['ready', read],
  ['not ready yet', unread],
])(
  'every row with the words is found once, whatever its case, in a bucket that is %s',
  (_, bucket) => {
    const rowsWith = (words: string) => searchFor(words)(bucket)
    expect(rowsWith('lemon')).toEqual([0, 1])
    expect(rowsWith('emo')).toEqual([0, 1])
    expect(rowsWith('description of c')).toEqual([2])
    expect(rowsWith('n lem')).toEqual([1])
    expect(rowsWith('lemoncake')).toEqual([])
    expect(rowsWith('lemon cake')).toEqual([])
    expect(rowsWith('\n')).toEqual([])
  },
)

test('finds what reading every title and description finds', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'É', 'ß', ' ', '  ', '-', '日', '😀'),
    maxLength: 12,
  })
  const query = fc
    .string({
      unit: fc.constantFrom('a', 'b', 'é', 'ß', ' ', '-', '日', '😀'),
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.trim())
    .filter((words) => words !== '')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 70 }),
      query,
      (texts, words) => {
        const bucket: Bucket = {
          key: 1,
          rows: texts.map(([title, description], at) => pin(`pin ${at}`, { title, description })),
        }
        prepareTexts([bucket])
        expect(searchFor(words)(bucket)).toEqual(
          texts.flatMap(([title, description], at) =>
            title.toLowerCase().includes(words) || description.toLowerCase().includes(words)
              ? at
              : [],
          ),
        )
      },
    ),
  )
})

test('what is ready is not made again; a changed bucket is', () => {
  const fresh = { key: 1, rows: [pin('d')] }
  expect(prepareTexts([fresh])).toBe(true)
  expect(prepareTexts([fresh])).toBe(false)
  expect(prepareTexts([fresh, { key: 1, rows: [pin('d', { title: 'New' })] }])).toBe(true)
})

test.each([true, false])(
  'of several words each must be there and all side by side, in the title or in the description (ready: %s)',
  (isReady) => {
    const bucket: Bucket = {
      key: 2,
      rows: [
        pin('x', { title: 'Lemon cake', description: 'no' }),
        pin('y', { title: 'no', description: 'A lemon cake.' }),
        pin('z', { title: 'Lemon', description: 'cake' }),
        pin('w', { title: 'cake lemon', description: 'no' }),
      ],
    }
    if (isReady) prepareTexts([bucket])
    expect([
      searchFor('lemon cake')(bucket),
      searchFor('mon ca')(bucket),
      searchFor('no')(bucket),
      searchFor('tea')(bucket),
    ]).toEqual([[0, 1], [0, 1], [0, 1, 3], []])
  },
)

test('rows beyond the first thirty-two, and the last of each thirty-two, are found', () => {
  const bucket: Bucket = {
    key: 3,
    rows: Array.from({ length: 70 }, (_, at) =>
      pin(`r${at}`, {
        title: `word${at} ${[0, 31, 32, 63, 64, 69].includes(at) ? 'rare' : ''}`,
        description: 'x',
      }),
    ),
  }
  prepareTexts([bucket])
  expect([
    searchFor('rare')(bucket),
    searchFor('word6')(bucket),
    searchFor('x')(bucket).length,
  ]).toEqual([[0, 31, 32, 63, 64, 69], [6, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69], 70])
})

test('in a bucket that grew by one row beyond two times thirty-two, that row is found', () => {
  const bucket: Bucket = {
    key: 6,
    rows: Array.from({ length: 65 }, (_, at) =>
      pin(`s${at}`, { title: at === 64 ? 'last' : 'other' }),
    ),
  }
  prepareTexts([bucket])
  expect(searchFor('last')(bucket)).toEqual([64])
})

test('one search goes through buckets that are ready and ones that are not', () => {
  const [one, two] = [
    { key: 4, rows: [pin('s', { title: 'plum' })] },
    { key: 5, rows: [pin('t', { title: 'plum' }), pin('u', { title: 'fig' })] },
  ]
  prepareTexts([one])
  const search = searchFor('plum')
  expect([search(one), search(two), search(one)]).toEqual([[0], [0], [0]])
})
