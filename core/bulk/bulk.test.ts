import { describe, expect, test } from 'vitest'
import { BulkRow, MAX_BULK_ROWS } from '#core/contract/bulk.contract.ts'
import { pageOf } from '#core/pages/page.builder.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { assignColumn, guessColumns } from './bulk-columns.rules.ts'
import { type BulkContext, bulkRows } from './bulk-rows.rules.ts'
import { MAX_BULK_BYTES, readBulkTable } from './bulk-table.ts'
import { PAGE_FIELDS, pageTable } from './page-table.ts'

const table = (text: string) => {
  const read = readBulkTable(text)
  if ('refusal' in read) throw new Error(read.refusal)
  return read
}
const photo = { pictures: 1, needsItems: false }
const rowsOf = (text: string, change: Partial<BulkContext> = {}) => {
  const { header, rows } = table(text)
  return bulkRows(rows, {
    fields: guessColumns(header),
    template: photo,
    pictureIds: new Map(),
    pageIds: new Map(),
    ...change,
  })
}
const codes = (text: string, change: Partial<BulkContext> = {}) =>
  rowsOf(text, change).faults.map(({ row, code, isError }) => [row, code, isError])

describe('a table', () => {
  test('is read from a file and from cells that were pasted', () => {
    expect(table('Title,Image\n"Soup, hot",a.jpg\n').rows).toEqual([
      { row: 2, cells: ['Soup, hot', 'a.jpg'] },
    ])
    expect(table('Title\tImage\nSoup\ta.jpg').rows[0]?.cells).toEqual(['Soup', 'a.jpg'])
    expect(table('\uFEFFTitle;Bild\nSuppe;a.jpg').header).toEqual(['Title', 'Bild'])
  })

  test('keeps what a spreadsheet took for a formula, and its row where lines are empty', () => {
    expect(table("Title\n\n'=1+1 cakes").rows).toEqual([{ row: 3, cells: ['=1+1 cakes'] }])
  })

  test('has a reason why it can’t be read', () => {
    const refused = (text: string) => Reflect.get(readBulkTable(text), 'refusal') as unknown
    expect(refused('')).toBe('empty')
    expect(refused('Title,Image')).toBe('headerOnly')
    expect(refused('PK\u0003\u0004\0')).toBe('noTable')
    expect(refused(`Title\n${'x'.repeat(MAX_BULK_BYTES)}`)).toBe('tooLarge')
    expect(refused(`${Array.from({ length: 121 }, (_, at) => `c${at}`).join(',')}\n1`)).toBe(
      'tooWide',
    )
  })

  test('ends after a thousand rows, and says that there are more', () => {
    const lines = Array.from({ length: MAX_BULK_ROWS + 1 }, (_, at) => `Pin ${at}`)
    expect(table(['Title', ...lines].join('\n'))).toMatchObject({ hasMore: true })
    expect(table(['Title', ...lines.slice(1)].join('\n'))).toMatchObject({ hasMore: false })
  })
})

describe('columns', () => {
  test('are known by their names in three languages, others are not used', () => {
    expect(
      guessColumns(['Title', 'Media URL', 'Link', 'Item 1', 'Item 2', 'Pinterest board']),
    ).toEqual(['title', 'picture', 'link', 'item', 'item', 'none'])
    expect(guessColumns(['Titel', 'Bild', 'Beschreibung', 'Zutaten'])).toEqual([
      'title',
      'picture',
      'description',
      'item',
    ])
    expect(guessColumns(['العنوان', 'صورة', 'الرابط'])).toEqual(['title', 'picture', 'link'])
  })

  test('of one name are used once, and pictures and entries as often as there are', () => {
    expect(guessColumns(['Title', 'Title', 'Image 1', 'Image 2'])).toEqual([
      'title',
      'none',
      'picture',
      'picture',
    ])
  })

  test('give a field to the column that a person chooses', () => {
    expect(assignColumn(['title', 'none'], 1, 'title')).toEqual(['none', 'title'])
    expect(assignColumn(['picture', 'none'], 1, 'picture')).toEqual(['picture', 'picture'])
    expect(assignColumn(['none', 'title'], 1, 'none')).toEqual(['none', 'none'])
  })
})

describe('rows', () => {
  test('become pins in the words of the table', () => {
    const { rows, faults } = rowsOf(
      'Title,Headline,Image,Link,Step 1,Step 2,Keywords\nSoup,Hot soup,https://a.example/s.jpg,a.example/soup,Chop,Boil | Serve,"soup, stew"',
    )
    expect(faults).toEqual([])
    expect(rows).toEqual([
      {
        row: 2,
        title: 'Soup',
        description: '',
        alt_text: '',
        link: 'https://a.example/soup',
        page_id: null,
        headline: 'Hot soup',
        kicker: '',
        items: ['Chop', 'Boil', 'Serve'],
        pictures: [{ address: 'https://a.example/s.jpg' }],
        keywords: ['soup', 'stew'],
      },
    ])
    expect(rows.map((row) => BulkRow.safeParse(row).success)).toEqual([true])
  })

  test('without a headline show the title, and without a title use the headline', () => {
    expect(rowsOf('Title\nSoup').rows[0]?.headline).toBe('Soup')
    expect(rowsOf('Headline\nSoup').rows[0]?.title).toBe('Soup')
  })

  test('are left out one by one, each with its fault', () => {
    const text = [
      'Title,Image,Link,Description',
      ',https://a.example/1.jpg,,no title',
      `${'x'.repeat(101)},https://a.example/2.jpg,,`,
      'Bad link,https://a.example/3.jpg,not an address,',
      'Bad picture,photo.jpg,,',
      'No picture,,,',
      `Long,https://a.example/4.jpg,,${'y'.repeat(501)}`,
      'Good,https://a.example/5.jpg,,',
      'Bad link and no picture,,not an address,',
    ].join('\n')
    expect(codes(text)).toEqual([
      [2, 'noTitle', true],
      [3, 'tooLong', true],
      [4, 'badLink', true],
      [5, 'badPicture', true],
      [6, 'noPicture', false],
      [7, 'cut', false],
      [9, 'badLink', true],
    ])
    expect(rowsOf(text).rows.map(({ row }) => row)).toEqual([6, 7, 8])
  })

  test.each(['javascript:alert(1)', 'ftp://a.example', 'https://', 'data:image/png;base64,A', 'x'])(
    'do not link to %s',
    (link) => expect(codes(`Title,Link\nSoup,"${link}"`)).toContainEqual([2, 'badLink', true]),
  )

  test('have no more entries and pictures than a pin, and the entries that a list needs', () => {
    const list = { template: { pictures: 0, needsItems: true } }
    expect(codes('Title,Items\nSoup,', list)).toEqual([[2, 'noItems', true]])
    const entries = Array.from({ length: 17 }, (_, at) => `Entry ${at}`).join('|')
    expect(codes(`Title,Items\nSoup,${entries}`, list)).toEqual([[2, 'tooMany', true]])
    expect(codes(`Title,Items\nSoup,${'x'.repeat(161)}`, list)).toEqual([[2, 'tooLong', true]])
    const five = Array.from({ length: 5 }, () => 'a.example/1.jpg').join(',')
    expect(
      codes(`Title,P1,P2,P3,P4,P5\nSoup,${five}`, {
        fields: ['title', 'picture', 'picture', 'picture', 'picture', 'picture'],
      }),
    ).toEqual([[2, 'tooMany', true]])
  })

  test('take the first four pictures of a cell with several, as shops export them', () => {
    const cell = [1, 2, 3, 4, 5].map((at) => `https://a.example/${at}.jpg`).join(', ')
    const { rows, faults } = rowsOf(`Title,Images\nSoup,"${cell}"`)
    expect(faults).toEqual([])
    expect(rows[0]?.pictures).toEqual(
      [1, 2, 3, 4].map((at) => ({ address: `https://a.example/${at}.jpg` })),
    )
  })

  test.each([
    'https://a.example/1.jpg |',
    '| https://a.example/1.jpg,',
    'https://a.example/1.jpg,https://a.example/2.jpg',
    'https://a.example/1,w=2.jpg',
  ])('read the addresses of the cell "%s"', (cell) => {
    const { rows, faults } = rowsOf(`Title,Images\nSoup,"${cell}"`)
    expect(faults).toEqual([])
    expect(rows[0]?.pictures).toEqual(
      cell.match(/https:[^ ]*?(?=,https|,$| |$)/g)?.map((address) => ({ address })),
    )
  })

  test('take the words out of HTML, and end a long description with a sentence', () => {
    const sentence = 'A <strong>warm</strong> soup &amp; bread for two.'
    const html = `<style>p{color:red}</style><p>${sentence}</p><p>Salt &lt; 1&nbsp;g.</p>`
    expect(rowsOf(`Title,Body (HTML)\nSoup,${html}`).rows[0]?.description).toBe(
      'A warm soup & bread for two. Salt < 1 g.',
    )
    expect(rowsOf('Title,Description\nSoup,2 < 3 & 4 > 1').rows[0]?.description).toBe(
      '2 < 3 & 4 > 1',
    )
    const long = `<ul>${`<li>${sentence}</li>`.repeat(30)}</ul>`
    const { rows, faults } = rowsOf(`Title,Description\nSoup,${long}`, {
      template: { pictures: 0, needsItems: false },
    })
    expect(faults).toEqual([
      { row: 2, isError: false, code: 'cut', field: 'description', length: 869, most: 500 },
    ])
    expect(rows[0]?.description).toMatch(/for two\.$/)
    expect(rows.map((row) => BulkRow.safeParse(row).success)).toEqual([true])
  })

  test('of one product in Shopify’s export become one pin with all its pictures', () => {
    const { rows, faults } = rowsOf(
      [
        'Handle,Title,Image Src',
        'soup,Soup,https://a.example/1.jpg',
        'soup,,https://a.example/2.jpg',
        'soup,,',
        'cake,Cake,https://a.example/3.jpg',
        'stew,,https://a.example/4.jpg',
      ].join('\n'),
    )
    expect(rows.map(({ row, title, pictures }) => [row, title, pictures.length])).toEqual([
      [2, 'Soup', 2],
      [5, 'Cake', 1],
    ])
    expect(faults).toEqual([{ row: 6, isError: true, code: 'noTitle' }])
  })

  test('find the account’s own pictures and pages by their addresses', () => {
    const [row] = rowsOf('Title,Image,Link\nSoup,/media/a.webp,https://a.example/soup', {
      pictureIds: new Map([['/media/a.webp', testId('picture')]]),
      pageIds: new Map([['https://a.example/soup', testId('page')]]),
    }).rows
    expect([row?.pictures, row?.page_id]).toEqual([
      [{ picture_id: testId('picture') }],
      testId('page'),
    ])
  })
})

test('the account’s read pages are a table, with the pictures that are not excluded', () => {
  const picture = (name: string, excluded = false) => ({
    id: testId(name),
    url: `/media/${name}.webp`,
    width: 1,
    height: 1,
    alt: '',
    excluded,
    own: false,
  })
  const pages = [
    pageOf('a', 'x', { url: 'https://a.example', pictures: [picture('p', true), picture('q')] }),
    pageOf('b', 'x', { status: 'failed' }),
  ]
  const { rows, hasMore } = pageTable(pages, ['T', 'L', 'P'])
  expect([rows, hasMore]).toEqual([
    [{ row: 1, cells: ['Soup', 'https://a.example', '/media/q.webp'] }],
    false,
  ])
  expect(PAGE_FIELDS.slice(0, 3)).toEqual(['title', 'link', 'picture'])
})
