import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { oneLine } from '../text/one-line.ts'
import { shortPinId } from '../pins/pin-link.ts'
import { CSV_HEADER, csvFiles, pinterestCsv, ROWS_PER_FILE } from './pinterest-csv.ts'
import { csvContext, hostile, on } from '../../tests/support/export/export-pins.ts'

const parse = (text: string | undefined) =>
  Papa.parse<string[]>(text ?? '', { skipEmptyLines: true }).data

describe('Pinterest’s CSV', () => {
  test('the header is exactly Pinterest’s', () => {
    const [text] = pinterestCsv([pin('a', on('Cakes'))], csvContext)
    expect(text?.split('\r\n')[0]).toBe(
      'Title,Media URL,Pinterest board,Thumbnail,Description,Link,Publish date,Keywords',
    )
  })

  test('a row holds the public address without marker, the tagged link and the UTC date', () => {
    const row = pin('a', {
      ...on('Cakes'),
      image_url: '/pictures/a.jpg?v=17',
      link: 'https://blog.example/a?x=1#top',
      keywords: ['lemon', 'sweet, sour'],
    })
    const [, cells] = parse(
      pinterestCsv([row], {
        ...csvContext,
        publishAt: new Map([[row.id, Date.UTC(2026, 0, 31, 23, 5, 9)]]),
      })[0],
    )
    expect(cells).toEqual([
      'Title a',
      'https://pins.example/pictures/a.jpg',
      'Cakes',
      '',
      'Description of a.',
      `https://blog.example/a?x=1&utm_content=${shortPinId(row.id)}#top`,
      '2026-01-31T23:05:09',
      'lemon, sweet sour',
    ])
  })

  test('a planned pin has its time and the board that it is planned for, one whose time has passed has none', () => {
    const plan = (board: string, at: number): Publication => ({
      id: testId(`${board} ${at}`),
      at,
      wall: '2026-12-04T14:00',
      zone: 'UTC',
      board_id: testId(board),
      state: 'planned',
    })
    const now = Date.UTC(2026, 11, 1)
    const rows = [
      pin('a', { ...on('Cakes'), publications: [plan('Gardens', now + 1000)] }),
      pin('b', { ...on('Cakes'), publications: [plan('Cakes', now)] }),
      pin('c', {
        boards: [{ board_id: testId('Cakes') }, { board_id: testId('Gardens') }],
        publications: [{ ...plan('Cakes', now + 1000), state: 'published' }],
      }),
    ]
    const cells = parse(pinterestCsv(rows, { ...csvContext, now })[0]).slice(1)
    expect(cells.map((row) => [row[0], row[2], row[6]])).toEqual([
      ['Title a', 'Gardens', '2026-12-01T00:00:01'],
      ['Title b', 'Cakes', ''],
      ['Title c', 'Cakes', ''],
      ['Title c', 'Gardens', ''],
    ])
  })

  test('a pin on several boards is a row a board, each with a link of its own; a section follows its board', () => {
    const row = pin('a', {
      boards: [
        { board_id: testId('Cakes') },
        { board_id: testId('Cakes'), section_id: testId('Lemon') },
        { board_id: testId('Gardens') },
      ],
    })
    const rows = parse(pinterestCsv([row], csvContext)[0]).slice(1)
    expect(rows.map((cells) => cells[2])).toEqual(['Cakes', 'Cakes/Lemon', 'Gardens'])
    expect(new Set(rows.map((cells) => cells[5])).size).toBe(3)
  })

  test('201 rows are two files', () => {
    const pins = Array.from({ length: 201 }, (_, at) => pin(`p${at}`, on('Cakes')))
    expect(pinterestCsv(pins, csvContext).map((text) => parse(text).length - 1)).toEqual([200, 1])
  })

  test('without tags a link that occurs twice goes into another file, and no file holds a link twice', () => {
    const pins = ['a', 'b', 'c', 'd'].map((name) =>
      pin(name, {
        ...on('Cakes'),
        link: name === 'd' ? 'https://x.example/other' : 'https://x.example/same',
      }),
    )
    const files = pinterestCsv(pins, { ...csvContext, linkTagging: false }).map((text) =>
      parse(text)
        .slice(1)
        .map((cells) => cells[5]),
    )
    expect(files).toEqual([
      ['https://x.example/same', 'https://x.example/other'],
      ['https://x.example/same'],
      ['https://x.example/same'],
    ])
  })

  test('each row is in the first file that has room and not yet its link, however many share one', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom('', 'a', 'b') },
            { weight: 1, arbitrary: fc.integer({ max: 400, min: 0 }).map(String) },
          ),
          { maxLength: 900, size: 'max' },
        ),
        (links) => {
          const expected: string[][] = []
          for (const link of links) {
            const file = expected.find(
              (own) => own.length < ROWS_PER_FILE && (link === '' || !own.includes(link)),
            )
            if (file === undefined) expected.push([link])
            else file.push(link)
          }
          const files = csvFiles(links.map((link) => ({ link, cells: CSV_HEADER.map(() => link) })))
          expect(
            files.map((text) =>
              Papa.parse<string[]>(text.trimEnd())
                .data.slice(1)
                .map(([link]) => link),
            ),
          ).toEqual(expected)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('every text survives the way through the file, on one line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            title: fc.string({ unit: 'grapheme', maxLength: 60 }),
            description: fc.string({ unit: 'binary', maxLength: 200 }),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        (texts) => {
          const pins = texts.map((text, at) => pin(`p${at}`, { ...on('Cakes'), ...text }))
          const [text = ''] = pinterestCsv(pins, csvContext)
          expect(text.split('\r\n')).toHaveLength(pins.length + 2)
          const rows = parse(text)
          expect(rows[0]).toEqual([...CSV_HEADER])
          expect(rows.slice(1).map((cells) => [cells[0], cells[4]])).toEqual(
            pins.map((row) => [oneLine(row.title), oneLine(row.description)]),
          )
        },
      ),
    )
  })

  test('hostile titles come out as they are: escaping for spreadsheets would end up in the pin', () => {
    const pins = hostile.map((title, at) => pin(`p${at}`, { ...on('Cakes'), title }))
    expect(
      parse(pinterestCsv(pins, csvContext)[0])
        .slice(1)
        .map((cells) => cells[0]),
    ).toEqual(hostile.map(oneLine))
  })
})
