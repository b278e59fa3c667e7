import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { needsOwnBoard } from './boards.ts'
import { pinterestCsv } from './pinterest-csv.ts'
import {
  fixPins,
  hasErrors,
  type PinFindings,
  preflight,
  type PreflightContext,
} from './preflight.rules.ts'
import { board, boards, csvContext, on, twice } from '../../tests/support/export/export-pins.ts'

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

  test('an empty description and a pin without keywords get no advice', () => {
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

  test('a link that only the person can open is a warning, repaired by the page where that is public', () => {
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

  test('a pin that is planned goes to the boards of its plan, and no repair takes them away', () => {
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

  test('pins with the same link are a finding when nothing makes the links unique', () => {
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

  test('what was repaired passes, and a repair never makes a new finding', () => {
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
