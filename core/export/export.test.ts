import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { needsOwnBoard } from './boards.ts'
import { captionsPage } from './captions-page.ts'
import { englishCaptions } from './captions-words.ts'
import { distinctNames, safeName } from './file-names.ts'
import { cutText, oneLine } from '../text/one-line.ts'
import { shortPinId, tagLink } from '../pins/pin-link.ts'
import { csvFiles, CSV_HEADER, pinterestCsv, ROWS_PER_FILE } from './pinterest-csv.ts'
import type { CsvContext } from './pinterest-csv.ts'
import { hasErrors, fixPins, preflight } from './preflight.rules.ts'
import type { PinFindings, PreflightContext } from './preflight.rules.ts'

const board = (name: string, ...sections: string[]): Board => ({
  id: testId(name),
  name,
  created_at: 1,
  sections: sections.map((section) => ({ id: testId(section), name: section })),
})
const boards = [board('Cakes', 'Lemon'), board('Gardens'), board('-Cakes')]
const on = (...names: string[]) => ({ boards: names.map((name) => ({ board_id: testId(name) })) })
const codesIn = (found: readonly PinFindings[]) =>
  found.flatMap(({ findings }) => findings.map(({ code }) => code))
/** What no repair writes. */
const ADVICE: ReadonlySet<string> = new Set([
  'title_wordless',
  'title_capitals',
  'topic_missing',
  'description_length',
  'description_open',
  'hashtags_many',
])
const twice = (fields: Partial<Pin>) => [fields, fields] as const
const video = (name: string): Pin['media'] => ({
  kind: 'video',
  video_id: testId(name),
  url: `/media/${name}.mp4`,
  bytes: 1,
  duration_ms: 1000,
  width: 1000,
  height: 1500,
  cover_ms: null,
})
const publicationOn = (name: string, state: Publication['state']): Publication => ({
  id: testId(name),
  at: 1,
  wall: '2026-11-27T09:00',
  zone: 'UTC',
  board_id: testId(name),
  state,
})
const csvContext: CsvContext = { boards, publicUrl: 'https://pins.example', linkTagging: true }
const parse = (text: string | undefined) =>
  Papa.parse<string[]>(text ?? '', { skipEmptyLines: true }).data
const hostile = [
  '../../etc/passwd',
  'C:\\Windows\\system32',
  'CON',
  'nul.txt',
  '=HYPERLINK("http://evil","x")',
  'Say "hi", now\nand then',
  '👩‍🍳 bakes 🍰',
  'a\u202Egpj.exe',
  '   ...   ',
  'x'.repeat(300),
  '\u0000\u0007',
  'Crème brûlée',
  'naïve/…\\|?*:<>',
  '日本のケーキ'.repeat(30),
]

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

describe('preflight', () => {
  const context: PreflightContext = { format: 'csv', publicUrlReachable: true, linkTagging: true }
  const WORDS =
    'Bake a lemon cake in one bowl. It keeps for a week, and its glaze needs only two things.'
  const good = (name: string, fields: Partial<Pin> = {}) =>
    pin(name, { title: `Lemon Cake ${name}`, description: WORDS, ...fields })
  const codes = (fields: Partial<Pin>, changed: Partial<PreflightContext> = {}) =>
    preflight([good('a', { ...on('Cakes'), ...fields })], boards, {
      ...context,
      ...changed,
    }).flatMap(({ findings }) => findings.map((finding) => finding.code))

  test('a good pin has no findings', () => {
    expect(codes({})).toEqual([])
  })

  test.each([
    [{ title: ' ' }, 'title_missing'],
    [{ title: 'x'.repeat(101) }, 'title_too_long'],
    [{ title: '=1+1' }, 'title_like_formula'],
    [{ title: ' =1+1' }, 'title_like_formula'],
    [{ description: `\n@${WORDS}` }, 'description_like_formula'],
    [{ keywords: [',', '+cake', 'lemon'] }, 'keyword_like_formula'],
    [on('-Cakes'), 'board_like_formula'],
    [{ title: 'BEST BALCONY EVER!!! CLICK NOW' }, 'title_capitals'],
    [{ description: WORDS.repeat(6) }, 'description_too_long'],
    [{ description: WORDS.replace('. ', '.\n') }, 'description_lines'],
    [{ title: '🍋 🍰' }, 'title_wordless'],
    [{ keywords: ['plum tart'] }, 'topic_missing'],
    [{ description: 'Bake a lemon cake.' }, 'description_length'],
    [{ description: `${WORDS} And then` }, 'description_open'],
    [{ description: `${WORDS} ${'#cake '.repeat(11)}` }, 'hashtags_many'],
    [{ link: '' }, 'link_missing'],
    [{ link: 'javascript:alert(1)' }, 'link_invalid'],
    [{ link: `https://x.example/${'a'.repeat(2030)}` }, 'link_too_long'],
    [{ link: 'http://127.0.0.1:3001/soup.html' }, 'link_private'],
    [{ link: 'http://LOCALHOST/' }, 'link_private'],
    [{ link: 'http://[::1]:80/' }, 'link_private'],
    [{ link: 'https://192.168.1.4/a' }, 'link_private'],
    [{ link: 'https://nas.local/a' }, 'link_private'],
    [{ link: 'https://intranet/a' }, 'link_private'],
    [{ image_url: '' }, 'image_missing'],
    [{ boards: [] }, 'board_missing'],
    [{ boards: [{ board_id: testId('gone') }] }, 'board_unknown'],
    [{ boards: [{ board_id: testId('Cakes'), section_id: testId('gone') }] }, 'board_unknown'],
  ])('%o is found as %s', (fields, code) => {
    expect(codes(fields)).toEqual([code])
  })

  test('what the checklist asks of the words is advice, and of a file only', () => {
    const poor = { title: 'Title', description: 'Too short and', ...on('Cakes') }
    const [found] = preflight([good('a', poor)], boards, context)
    expect(found?.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['topic_missing', 'warning'],
      ['description_length', 'warning'],
      ['description_open', 'warning'],
    ])
    expect(codes(poor, { format: 'zip' })).toHaveLength(3)
    expect(codes(poor, { format: 'network' })).toEqual([])
    expect(codes(poor, { isAdvised: false })).toEqual([])
    expect(codes({ title: 'LEMON CAKE RECIPES' }, { format: 'network' })).toEqual([
      'title_capitals',
    ])
  })

  test('an empty description and a pin without keywords are left to their person', () => {
    expect(codes({ description: ' ' })).toEqual([])
    expect(codes({ title: 'Title', keywords: [] })).toEqual([])
  })

  test('only pins that say and show the same are twins', () => {
    const { design } = good('a')
    const same = { ...on('Cakes'), title: 'Lemon cake', link: '', design }
    const other = { ...design, template_id: 'split' }
    const pins = [good('a', same), good('b', same), good('c', { ...same, design: other })]
    expect(
      preflight(pins, boards, context).map(({ findings }) => findings.map(({ code }) => code)),
    ).toEqual([['pin_twin', 'link_missing'], ['pin_twin', 'link_missing'], ['link_missing']])
  })

  const { design } = good('a')
  const twinned = (...all: Partial<Pin>[]) =>
    preflight(
      all.map((fields, nth) => good(`${nth}`, { title: 'Lemon cake', design, ...fields })),
      boards,
      context,
    ).filter(({ findings }) => findings.some(({ code }) => code === 'pin_twin')).length
  test.each<[string, readonly [Partial<Pin>, Partial<Pin>], number]>([
    ['nothing', twice({ media: video('v1') }), 2],
    ['videos', [{ media: video('v1') }, { media: video('v2') }], 0],
    ['headlines', [{}, { design: { ...design, headline: 'Another one' } }], 0],
    ['fonts', [{}, { design: { ...design, fonts: { heading: 'Lora', body: 'Lora' } } }], 0],
    ['signs in titles without words', [{ title: '🍋' }, { title: '🍰' }], 0],
    ['nothing and no words', twice({ title: '', description: '' }), 0],
  ])('of pins that differ in %s, so many are twins', (_, pair, count) => {
    expect(twinned(...pair)).toBe(count)
  })

  test('each field that looks like a formula has its own finding', () => {
    const fields = {
      title: '=1',
      description: `@${WORDS}`,
      keywords: ['+cake', 'lemon'],
      ...on('-Cakes'),
    }
    const [found] = preflight([good('a', fields)], boards, context)
    expect(found?.findings.map(({ field, problem }) => [field, problem.code])).toEqual([
      ['title', 'export.titleFormula'],
      ['description', 'export.descriptionFormula'],
      ['keywords', 'export.keywordFormula'],
      ['boards', 'export.boardFormula'],
    ])
  })

  test('a link that only the person can open is a warning, mended by the page where that is public', () => {
    const [found] = preflight(
      [
        good('a', {
          ...on('Cakes'),
          link: 'http://10.0.0.7/a',
          page_url: 'https://blog.example/a',
        }),
      ],
      boards,
      context,
    )
    expect(found?.findings).toMatchObject([
      {
        severity: 'warning',
        problem: { code: 'export.linkPrivate' },
        mend: { link: 'https://blog.example/a' },
      },
    ])
    expect(codes({ link: 'https://8.8.8.8/a' })).toEqual([])
    expect(codes({ link: 'https://172.32.0.1/a' })).toEqual([])
    expect(codes({ link: 'https://127.example/local' })).toEqual([])
  })

  test('a server without a public address warns, for the CSV only', () => {
    expect(codes({}, { publicUrlReachable: false })).toEqual(['image_unreachable'])
    expect(codes({}, { publicUrlReachable: false, format: 'zip' })).toEqual([])
  })

  test('a pin on no board may go into the ZIP, not into the CSV', () => {
    const found = (format: 'csv' | 'zip') =>
      preflight([good('a')], boards, { ...context, format }).map(hasErrors)
    expect(found('csv')).toEqual([true])
    expect(found('zip')).toEqual([false])
  })

  test('a pin that is planned goes to the boards of its plan, and no mend takes them away', () => {
    const plannedOn = (name: string) => ({ publications: [publicationOn(name, 'planned')] })
    expect(codes({ boards: [], ...plannedOn('Cakes') })).toEqual([])
    expect(pinterestCsv([good('a', plannedOn('Cakes'))], csvContext)[0]).toContain('Cakes')
    expect(codes(plannedOn('gone'))).toEqual(['board_unknown'])
    expect(codes(plannedOn('gone'), { format: 'network' })).toEqual([])
    const both = [{ board_id: testId('Cakes') }, { board_id: testId('gone') }]
    const mended = (plan: string) =>
      fixPins(preflight([good('a', { boards: both, ...plannedOn(plan) })], boards, context))
    expect(mended('Cakes')).toMatchObject([{ patch: { boards: [both[0]] } }])
    expect(mended('gone')).toEqual([])
  })

  test.each([
    ['without a board', {}, true],
    ['on a board that is gone', { boards: [{ board_id: testId('gone') }] }, true],
    ['on a board', on('Cakes'), false],
    [
      'planned on a board that is gone',
      { publications: [publicationOn('gone', 'planned')] },
      false,
    ],
    [
      'published on a board that is gone',
      { publications: [publicationOn('gone', 'published')] },
      true,
    ],
  ])('a pin %s lacks a board of its own: %j', (_, patch: Partial<Pin>, isLacking) => {
    expect(needsOwnBoard(good('a', patch), boards)).toBe(isLacking)
  })

  test('pins with the same link are told when nothing makes the links unique', () => {
    const pins = [
      good('a', { ...on('Cakes'), link: 'https://x.example/' }),
      good('b', { ...on('Cakes'), link: 'https://x.example/' }),
    ]
    expect(
      preflight(pins, boards, { ...context, linkTagging: false }).map(
        ({ findings }) => findings[0]?.code,
      ),
    ).toEqual(['link_duplicate', 'link_duplicate'])
    expect(preflight(pins, boards, context)).toEqual([])
  })

  test('a sentence that a repair cuts gets no advice to end it', () => {
    const long = good('a', { ...on('Cakes'), description: `Bake ${'plum '.repeat(160)}cake.` })
    const found = preflight([long], boards, context)
    expect(codesIn(found)).toEqual(['description_too_long'])
    const cut = { ...long, ...fixPins(found)[0]?.patch }
    expect(cut.description).toMatch(/…$/)
    expect(preflight([cut], boards, context)).toEqual([])
  })

  test('what was mended passes, and a mend never makes a new finding', () => {
    const anyPin = fc.record({
      title: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 140 })
        .map((text) => `t${text}`),
      // As the title: what begins like a formula has no fix.
      description: fc
        .string({ unit: 'grapheme', maxLength: 900 })
        .map((text) => text && `d${text}`),
      link: fc.constantFrom(
        '',
        'nonsense',
        'https://x.example/a',
        `https://x.example/${'a'.repeat(2040)}`,
      ),
      boards: fc.constantFrom<Pin['boards'][]>(
        [],
        [{ board_id: testId('Cakes') }, { board_id: testId('gone') }],
        [{ board_id: testId('Gardens') }],
      ),
    })
    fc.assert(
      fc.property(anyPin, (fields) => {
        const row = good('a', fields)
        const one = [board('Only')].concat(boards.slice(0, fields.boards.length === 0 ? 0 : 2))
        const found = preflight([row], one, context)
        const mended = { ...row, ...fixPins(found)[0]?.patch }
        const left = codesIn(found).filter((code) => ADVICE.has(code))
        expect(left).toEqual(expect.arrayContaining(codesIn(preflight([mended], one, context))))
      }),
    )
  })
})

describe('texts, links and names', () => {
  test('a cut text is short enough, ends at a word, and never inside a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 10, max: 80 }),
        (text, longest) => {
          const cut = cutText(text, longest)
          expect(cut.length).toBeLessThanOrEqual(longest)
          expect(cut.isWellFormed()).toBe(true)
        },
      ),
    )
    expect(cutText('Bake a lemon cake with your grandmother today', 30)).toBe(
      'Bake a lemon cake with your…',
    )
    expect(cutText('A first sentence is long. A second', 30)).toBe('A first sentence is long.')
  })

  test('a tag replaces the one before and leaves the rest of the link alone', () => {
    expect(tagLink('https://x.example/a', 'p1')).toBe('https://x.example/a?utm_content=p1')
    expect(tagLink('https://x.example/a?utm_content=old&b=%20c', 'p1')).toBe(
      'https://x.example/a?b=%20c&utm_content=p1',
    )
    expect(tagLink(tagLink('https://x.example/?q#h', 'p1'), 'p2')).toBe(
      'https://x.example/?q&utm_content=p2#h',
    )
  })

  test('no title leads out of its folder, hides, disguises its ending or meets a reserved name', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 120 })),
        (title) => {
          const name = safeName(title, 'Pin')
          expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
          expect(name).not.toMatch(/^[\s.]|[\s.]$/)
          expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
          expect(name.length).toBeGreaterThan(0)
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(190)
          expect(name.isWellFormed()).toBe(true)
        },
      ),
    )
  })

  test('a long name ends with a whole letter, also where one is made of several characters', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(safeName(family.repeat(40), 'Pin')).toBe(family.repeat(7))
  })

  test('names are distinct without regard to case', () => {
    expect(distinctNames(['Lemon cake', 'lemon CAKE', 'Lemon cake (2)', '???', ''], 'Pin')).toEqual(
      ['Lemon cake', 'lemon CAKE (2)', 'Lemon cake (2) (2)', 'Pin', 'Pin (2)'],
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'a (3)', '/', 'b')), (titles) => {
        expect(new Set(distinctNames(titles, 'Pin').map((name) => name.toLowerCase())).size).toBe(
          titles.length,
        )
      }),
    )
  })

  test('the captions page speaks the language of the words that it is given', () => {
    const words = {
      ...englishCaptions,
      language: 'ar' as const,
      title: 'العنوان',
      copy: 'نسخ',
      copied: 'تم النسخ.',
      no_board: 'بلا لوحة',
    }
    const page = captionsPage(
      [
        {
          pin: { title: 'كعكة', description: '', alt_text: '', keywords: [] },
          link: '',
          boards: [],
          file: 'a.jpg',
        },
      ],
      'حسابي',
      words,
    )
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain(
      '<dt>العنوان <button type="button" aria-label="نسخ: العنوان">نسخ</button>',
    )
    expect(page).toContain('بلا لوحة')
    expect(page).toContain('data-copied="تم النسخ."')
    expect(page.match(/Copy|Title|No board|Copied/g)).toBe(null)
  })

  test('nothing from a pin or the request becomes markup or script of the captions page', () => {
    const evil = `</script><img src=x onerror=alert(1)>"'&`
    const page = captionsPage(
      [
        {
          pin: { title: evil, description: evil, alt_text: evil, keywords: [evil] },
          link: `javascript:alert("${evil}")`,
          boards: [evil],
          file: `a "b"/50% off? #1.jpg`,
        },
      ],
      evil,
      { ...englishCaptions, lead: evil, title: evil, copy: evil, copied: evil, by_hand: evil },
    )
    expect(page).not.toContain('<img src=x')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).not.toContain('href="javascript:')
    expect(page).toContain('src="./a%20%22b%22/50%25%20off%3F%20%231.jpg"')
  })
})
