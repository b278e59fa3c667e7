import { describe, expect, test } from 'vitest'
import { brandColorsFrom } from '../color/brand-colors.rules.ts'
import { contrastOf, isDark, tintOf } from '../color/colors.rules.ts'
import { chooseDesign, type DesignRequest } from './design.rules.ts'
import { NEUTRALS } from '../palettes/page-palettes.rules.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { findTemplate, templates } from './template-list.ts'

const cells = (value: number): number[] => Array.from({ length: GRID * GRID }, () => value)
const facts = (palette: string[]): PictureFacts => ({
  width: 1600,
  height: 1200,
  subject: { x: 0.3, y: 0.25, width: 0.4, height: 0.5 },
  objects: [],
  luminance: cells(0.3),
  detail: cells(0.2),
  palette,
})
const pictureIds = [
  '0192f0c1-0000-7000-8000-000000000001',
  '0192f0c1-0000-7000-8000-000000000002',
  '0192f0c1-0000-7000-8000-000000000003',
]
const pictures = pictureIds.map((id, index) => ({
  id,
  facts: facts(
    [
      ['#c4622d', '#3f5d45'],
      ['#2f4f6f', '#e0a458'],
      ['#b8385f', '#f0c65a'],
    ][index] ?? [],
  ),
}))
const wish = (over: Partial<DesignRequest> = {}): DesignRequest => ({
  pictures,
  text: { headline: '12 calm kitchens', kicker: 'Home', items: ['One', 'Two', 'Three'] },
  templates: templates.map((template) => template.id),
  colors: [],
  fonts: [],
  brand: { name: 'site.com', logo_picture_id: null },
  used: [],
  ordinal: 0,
  seed: 'page-1',
  ...over,
})

function run(count: number, over: Partial<DesignRequest> = {}) {
  const used: ReturnType<typeof chooseDesign>[] = []
  for (let ordinal = 0; ordinal < count; ordinal++)
    used.push(chooseDesign(wish({ ...over, used, ordinal })))
  return used
}
const lookOf = (design: ReturnType<typeof chooseDesign>) =>
  JSON.stringify([design.template_id, design.pictures, design.headline])

describe('a question before the name of a dish', () => {
  const text = {
    headline: 'Short on time? Make tomato soup',
    kicker: '',
    items: [],
    dish: 'Tomato Soup',
  }
  const withKicker = templates.filter((one) => one.showsKicker && !one.showsFacts)

  test('becomes the small line of a template that has one', () => {
    for (const design of run(6, { text, templates: withKicker.map(({ id }) => id) }))
      expect([design.headline, design.kicker]).toEqual(['Tomato soup', 'Short on time?'])
  })

  test('stays in the headline where the template has facts or no small line', () => {
    const others = templates.filter((one) => one.showsFacts || !one.showsKicker)
    const facts = ['35 minutes', '4 servings']
    const ids = others.filter(({ pinType }) => pinType === 'photo').map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids)
      expect(run(1, { text: { ...text, facts }, templates: [id] })[0]?.headline).toBe(text.headline)
  })

  test.each([
    ['Renting? Make Your Apartment Smarter', undefined],
    ['New Baby? Make the Most of Your Nights', undefined],
    ['Ready to Move? Make a List First', undefined],
    ['Is It Safe? Eating Raw Sprouts', 'Raw Sprouts'],
    ['Allergic? Foods to Avoid at Lunch', undefined],
    ['How much can you save each month?', undefined],
  ])('is the only one that leaves the headline: "%s" stays whole', (headline, dish) => {
    const words = { headline, kicker: 'Home', items: [], ...(dish && { dish }) }
    for (const design of run(6, { text: words, templates: withKicker.map(({ id }) => id) }))
      expect([design.headline, design.kicker]).toEqual([headline, 'Home'])
  })
})

test.each([
  [
    'no second part for its frame goes to a design without one',
    'Why supermarket herbs wither soon',
    'type-rays',
  ],
  ['a second part goes where both sizes are set', 'Herbs in pots that never die', 'type-minimal'],
  ['few letters fills the frame', 'Herbs in pots', 'type-minimal'],
])('a headline with %s', (_, headline, id) => {
  const text = { headline, kicker: '', items: [] }
  const [first] = run(1, {
    pictures: [],
    templates: ['type-minimal', 'type-rays'],
    text,
  })
  expect(first?.template_id).toBe(id)
})

test('designs of words show points of the page, those with a picture do not', () => {
  const points = ['Light', 'Soil', 'Water']
  const text = { headline: 'Herbs in pots', kicker: '', items: ['One', 'Two'], points }
  const itemsOf = (templateId: string, over: Partial<DesignRequest>) =>
    chooseDesign(wish({ text, templates: [templateId], ...over })).items
  expect(itemsOf('type-minimal', { pictures: [] })).toEqual(points)
  expect(itemsOf('type-minimal', {})).toEqual([])
  expect(itemsOf('checklist', { pictures: [] })).toEqual(['One', 'Two'])
  expect(itemsOf('split-panel', {})).toEqual([])
})

test('the first pins of a page show its first pictures', () => {
  const leads = run(2).map(({ pictures: [lead] }) => lead?.picture_id)
  expect(new Set(leads)).toEqual(new Set(pictureIds.slice(0, 2)))
})

test('a template of a subject is for pages of it, or of which nothing is known', () => {
  const chosen = (over: Partial<DesignRequest>) => {
    const designs = run(2, { templates: ['travel-map', 'split-panel'], ...over })
    return new Set(designs.map(({ template_id: id }) => id))
  }
  expect(chosen({ subjects: [] })).toEqual(new Set(['split-panel']))
  expect(chosen({ subjects: ['travel'] })).toContain('travel-map')
  expect(chosen({})).toContain('travel-map')
  expect(chosen({ subjects: [], templates: ['postcard'] })).toEqual(new Set(['postcard']))
})

test('a template with colors begins with them, unless others are chosen', () => {
  const template = findTemplate('big-words')
  if (!template) throw new Error('big-words is built in')
  const colors = { background: '#10241c', text: '#f6efe2', accent: '#e0a030' }
  const own = [{ ...template, id: 'own-colored', colors }]
  const all = run(3, { own, templates: ['own-colored'] })
  expect(all.map((design) => design.colors)).toEqual([colors, colors, colors])
  const [branded] = run(1, {
    own,
    templates: ['own-colored'],
    colors: ['#7a3e57', '#efe3e2', '#2f2230'],
  })
  expect(branded?.colors).not.toEqual(colors)
})

test('a favored template comes about twice as often as the others', () => {
  const ids = ['full-photo', 'arch', 'framed-photo', 'split-panel']
  const counts = (favored: readonly string[]) =>
    Map.groupBy(run(40, { templates: ids, favored }), ({ template_id: id }) => id).get('arch')
      ?.length
  const [plain = 0, favored = 0] = [counts([]), counts(['arch'])]
  expect(favored).toBeGreaterThanOrEqual(1.4 * plain)
  expect(favored).toBeLessThanOrEqual(2.2 * plain)
})

describe('a quote template', () => {
  const quoted = (over: Partial<DesignRequest['text']>, templateIds: string[]) =>
    run(13, {
      templates: templateIds,
      text: {
        headline: 'Roasted Tomato Soup Recipe',
        kicker: '35 minutes',
        items: ['One', 'Two'],
        ...over,
      },
    }).filter(({ template_id: id }) => id === 'quote')

  test('is left out when there is no sentence to quote, even when it alone was asked for', () => {
    expect(
      quoted(
        {},
        templates.map(({ id }) => id),
      ),
    ).toEqual([])
    expect(quoted({ quote: '' }, ['quote'])).toEqual([])
  })

  test('shows the sentence and nothing else', () => {
    const designs = quoted({ quote: 'Slow heat makes tomatoes sweet.' }, [
      'arch',
      'quote',
      'split-panel',
    ])
    expect(designs.length).toBeGreaterThan(0)
    for (const design of designs)
      expect(design).toMatchObject({ headline: 'Slow heat makes tomatoes sweet.', kicker: '' })
  })
})

describe('the designs of one page', () => {
  test('are twelve different looks for twelve pins, with the same headline', () => {
    expect(new Set(run(12).map(lookOf)).size).toBe(12)
  })

  test('use at least eight templates and every picture', () => {
    const designs = run(12)
    expect(new Set(designs.map((design) => design.template_id)).size).toBeGreaterThanOrEqual(8)
    expect(
      new Set(designs.flatMap((design) => design.pictures.map((picture) => picture.picture_id)))
        .size,
    ).toBe(3)
  })

  test('still differ with one template and one picture: the crop changes', () => {
    const designs = run(5, { templates: ['full-photo'], pictures: pictures.slice(0, 1) })
    expect(new Set(designs.map(lookOf)).size).toBe(5)
  })

  test('a later run avoids what an earlier one used', () => {
    const before = run(12)
    const again = Array.from({ length: 6 }, (_, ordinal) =>
      chooseDesign(wish({ used: before, ordinal })),
    )
    expect(again.map(lookOf).filter((look) => before.map(lookOf).includes(look))).toEqual([])
  })

  test('show every picture first once before any a third time, and none much more often than its share', () => {
    const leads = run(12).flatMap(({ pictures: [lead] }) => (lead ? [lead.picture_id] : []))
    const third = leads.findIndex(
      (id, index) => leads.slice(0, index).filter((other) => other === id).length === 2,
    )
    expect(new Set(third < 0 ? leads : leads.slice(0, third)).size).toBe(3)
    for (const id of pictureIds)
      expect(leads.filter((other) => other === id).length).toBeLessThanOrEqual(
        Math.ceil(12 / 3) + 1,
      )
  })

  test('never show the same picture first in the same template twice', () => {
    const pairs = run(12).flatMap(({ template_id: id, pictures: [lead] }) =>
      lead ? [`${id} ${lead.picture_id}`] : [],
    )
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  test.for(['page-2', 'page-4'])(
    'of one picture, set it and the words differently from one pin to the next: %s',
    (seed) => {
      const shown = ['photo', 'split', 'card']
      const ids = templates.flatMap(({ id, pinType }) => (shown.includes(pinType) ? [id] : []))
      const asked = { pictures: pictures.slice(0, 1), templates: ids, seed }
      const kinds = run(12, asked).map(({ template_id: id }) => {
        const { use, isFramed } = findTemplate(id) ?? {}
        return `${use?.onPhoto === true} ${isFramed}`
      })
      expect(kinds.filter((kind, at) => at > 0 && kind === kinds[at - 1])).toEqual([])
    },
  )

  test('give a picture a template of its shape: an upright one no band, a wide one no upright window', () => {
    const shaped = (width: number, height: number) =>
      run(6, {
        pictures: pictures.map((picture) => ({
          ...picture,
          facts: {
            ...picture.facts,
            width,
            height,
            objects: [{ x: 0.1, y: 0.1, width: 0.8, height: 0.8 }],
          },
        })),
      }).map(({ template_id: id }) => id)
    expect(shaped(1050, 1400)).not.toContain('collage-band')
    expect(shaped(1400, 1050)).not.toContain('arch')
  })

  test('show the picture that the words need, whichever was seen before', () => {
    const fitted = pictures.map((picture, index) => ({ ...picture, fit: index === 2 ? 2.5 : 0 }))
    const [first, second] = run(2, {
      pictures: fitted,
      templates: ['full-photo', 'split-panel', 'arch'],
    }).map((design) => design.pictures[0]?.picture_id)
    expect([first, second]).toEqual([pictureIds[2], pictureIds[2]])
  })

  test('are words alone where there is a picture only if these were chosen among few', () => {
    const bare = (over: Partial<DesignRequest>) =>
      run(12, over).filter(({ template_id: id }) => findTemplate(id)?.pinType === 'text').length
    expect(bare({ pictures: pictures.slice(0, 1) })).toBe(0)
    expect(bare({ templates: ['photo-card', 'big-words'] })).toBeGreaterThan(0)
  })

  test('are the same when asked again', () => {
    expect(run(4)).toEqual(run(4))
  })

  test('begin differently for another page', () => {
    const firsts = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => chooseDesign(wish({ seed })).template_id),
    )
    expect(firsts.size).toBeGreaterThan(2)
  })

  test('without entries no list, without a number no badge, without a picture no photo', () => {
    const designs = run(12, {
      pictures: [],
      text: { headline: 'Calm kitchens', kicker: '', items: [] },
    })
    for (const design of designs) {
      const template = findTemplate(design.template_id)
      expect([
        template?.needsItems,
        template?.id === 'number-badge',
        ['photo', 'collage', 'card'].includes(template?.pinType ?? ''),
      ]).toEqual([false, false, false])
    }
  })

  test('keep to the chosen templates even when none fits', () => {
    expect(
      chooseDesign(
        wish({ templates: ['checklist'], text: { headline: 'A', kicker: '', items: [] } }),
      ).template_id,
    ).toBe('checklist')
  })

  test.for([
    ['two', ['#8a3b12', '#fff8ee']],
    ['three', ['#2f5d50', '#fbf7ef', '#e0a43a']],
    ['grey', ['#ffffff', '#111111']],
  ] as const)('have four grounds or more of a brand of %s colours', ([, colors]) => {
    const found = [...new Set(run(12, { colors }).map((design) => design.colors.background))]
    expect(found.length).toBeGreaterThanOrEqual(4)
    const allowed: readonly string[] = [...colors, ...Object.values(NEUTRALS)]
    expect(found.filter((ground) => !allowed.includes(ground))).toEqual([])
  })

  test('have six grounds or more of one warm picture, none more than three times', () => {
    const one = pictures.slice(0, 1).map((picture) => ({ ...picture, facts: facts(['#98501a']) }))
    const counts = Map.groupBy(run(12, { pictures: one }), ({ colors }) => colors.background)
    expect(counts.size).toBeGreaterThanOrEqual(6)
    expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(3)
  })

  test('have four to six grounds, however many pictures and brand colours there are', () => {
    for (const colors of [[], ['#2f5d50', '#fbf7ef', '#e0a43a']]) {
      const grounds = new Set(run(12, { colors }).map((design) => design.colors.background))
      expect(grounds.size).toBeGreaterThanOrEqual(4)
      expect(grounds.size).toBeLessThanOrEqual(6)
    }
    const many = new Set(run(40).map((design) => design.colors.background))
    expect(many.size).toBeGreaterThan(6)
  })

  test('carry their words on a picture that fills the pin, half of them', () => {
    const good = pictures.map((picture) => ({
      ...picture,
      facts: { ...picture.facts, width: 1600, height: 1200 },
    }))
    const onPhoto = run(12, { pictures: good }).filter(
      ({ template_id: id }) => findTemplate(id)?.use.onPhoto,
    )
    expect(onPhoto.length).toBeGreaterThanOrEqual(6)
  })

  test('carry their words on the one picture that can fill the pin, half of them', () => {
    const mixed = pictures.map((picture, at) => ({
      ...picture,
      facts: { ...picture.facts, width: 1600, height: at === 0 ? 1200 : 700 },
    }))
    const onPhoto = run(12, { pictures: mixed }).filter(
      ({ template_id: id, pictures: [lead] }) =>
        findTemplate(id)?.use.onPhoto && lead?.picture_id === mixed[0]?.id,
    )
    expect(onPhoto.length).toBeGreaterThanOrEqual(4)
  })

  test.for(['#a8492c', '#2f5d50', '#c81e5a', '#1e5ac8', '#e0a458', '#ffd400'])(
    'show a brand that was read from a website in its %s, ten of twelve at least',
    (color) => {
      const designs = run(12, { colors: brandColorsFrom([color]) })
      const isOfBrand = (drawn: string): boolean => {
        const { c, h } = tintOf(drawn)
        const away = Math.abs(h - tintOf(color).h)
        return c >= 0.035 && Math.min(away, 360 - away) < 20
      }
      const seen = designs.filter(({ colors: { background, accent } }) =>
        [background, accent].some(isOfBrand),
      )
      expect(seen.length).toBeGreaterThanOrEqual(10)
      const filled = designs.filter(({ colors }) => colors.background === color)
      expect(filled.length).toBeGreaterThanOrEqual(4)
      for (const { colors } of designs) {
        expect(contrastOf(colors.background, colors.text)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colors.background, colors.accent)).toBeGreaterThanOrEqual(3)
      }
    },
  )

  test('wear the brand, and always read', () => {
    const designs = run(12, { colors: ['#ffd400', '#f5f5dc', '#ff8800'], fonts: ['lora', 'inter'] })
    for (const { colors, fonts } of designs) {
      expect(fonts).toEqual({ heading: 'lora', body: 'inter' })
      expect(contrastOf(colors.background, colors.text)).toBeGreaterThanOrEqual(4.5)
    }
    for (const { colors } of run(12))
      expect(contrastOf(colors.background, colors.text)).toBeGreaterThanOrEqual(6)
  })
})

test('a dark pin has the logo for dark grounds, a light one the other', () => {
  const brand = { name: 'site.com', logo_picture_id: 'light', logo_dark_picture_id: 'dark' }
  const logos = run(8, { brand, colors: ['#101820', '#ffffff', '#f2c14e'] }).map(
    ({ colors, logo_picture_id: logo }) => `${isDark(colors.background)} ${logo}`,
  )
  expect(new Set(logos)).toEqual(new Set(['true dark', 'false light']))
})

test('without a picture the ground that comes first differs by its seed, a brand’s as well', () => {
  const groundsOf = (colors: string[]) =>
    new Set(
      ['Plum cake', 'Leek soup', 'Rye bread', 'Cold tea', 'Egg salad', 'Figs'].map(
        (groundSeed) =>
          chooseDesign(wish({ pictures: [], templates: ['big-words'], colors, groundSeed })).colors
            .background,
      ),
    ).size
  expect(groundsOf([])).toBeGreaterThan(2)
  expect(groundsOf(['#2f5d50'])).toBeGreaterThan(2)
})

test('templates with colors are compared as they look in them', () => {
  const colors = { background: '#10241c', text: '#f6efe2', accent: '#e0a030' }
  const seen: ReturnType<typeof chooseDesign>['colors'][] = []
  const own = templates
    .filter(({ pictures: shown, needsItems }) => shown === 1 && !needsItems)
    .slice(0, 4)
    .map((template, at) => ({
      ...template,
      colors,
      id: `own-0192f0c1-0000-7000-8000-0000000000${10 + at}`,
      layout: (...input: Parameters<typeof template.layout>) => {
        seen.push(input[0].design.colors)
        return template.layout(...input)
      },
    }))
  chooseDesign(wish({ own, templates: own.map(({ id }) => id) }))
  expect(seen.length).toBeGreaterThan(1)
  for (const laidOut of seen) expect(laidOut).toEqual(colors)
})

test('the layouts end where no other template can be cheaper', () => {
  let layouts = 0
  const own = templates
    .filter(({ pictures: shown, needsItems }) => shown === 1 && !needsItems)
    .slice(0, 12)
    .map((template, at) => ({
      ...template,
      id: `own-0192f0c1-0000-7000-8000-0000000000${10 + at}`,
      layout: (...input: Parameters<typeof template.layout>) => {
        layouts += 1
        return template.layout(...input)
      },
    }))
  const ids = own.map(({ id }) => id)
  const [lead] = pictures
  if (!lead) throw new Error('There is no picture.')
  const fresh = { ...lead, facts: { ...lead.facts } }
  const over = { own, templates: ids, pictures: [fresh] }
  const first = chooseDesign(wish(over))
  const [near, all] = [layouts, ids.length]
  expect(near).toBeGreaterThan(0)
  expect(near).toBeLessThan(all / 2)
  // and the words of one pin on the same picture are laid out once
  expect(chooseDesign(wish(over))).toEqual(first)
  expect(layouts).toBe(near)
})

test('the cheapest template that leaves its pin empty is passed over', () => {
  const [lead] = pictures
  if (!lead) throw new Error('There is no picture.')
  const over = { templates: templates.map(({ id }) => id), pictures: [lead] }
  const first = findTemplate(chooseDesign(wish(over)).template_id)
  if (!first) throw new Error('There is no first template.')
  const other = templates.find(({ id, pinType }) => id !== first.id && pinType === first.pinType)
  if (!other) throw new Error('There is no other template.')
  const [full, empty] = [first, { ...first, layout: () => [] }].map((each) => ({
    ...each,
    id: 'own-0192f0c1-0000-7000-8000-000000000010',
  }))
  const chosen = [full, empty].map((each) => {
    const own = each ? [each] : []
    return chooseDesign(wish({ ...over, own, templates: [...own.map(({ id }) => id), other.id] }))
      .template_id
  })
  expect(chosen).toEqual([full?.id, other.id])
})

test('a nearer crop that leaves its pin empty is passed over', () => {
  const [lead] = pictures
  const arch = findTemplate('arch')
  if (!lead || !arch) throw new Error('There is no picture or no template.')
  const own = [{ ...arch, id: 'own-0192f0c1-0000-7000-8000-000000000010' }]
  const over = { own, templates: own.map(({ id }) => id), pictures: [lead] }
  const [, next] = run(2, over)
  const cropOf = (design: typeof next): string => JSON.stringify(design?.pictures[0]?.crop)
  const failing = own.map((template) => ({
    ...template,
    layout: (...input: Parameters<typeof template.layout>) =>
      JSON.stringify(input[0].pictures[0]?.crop) === cropOf(next) ? [] : template.layout(...input),
  }))
  const fresh = [{ ...lead, facts: { ...lead.facts } }]
  const [, other] = run(2, { ...over, own: failing, pictures: fresh })
  expect(cropOf(next)).not.toBe('null')
  expect(cropOf(other)).not.toBe('null')
  expect(cropOf(other)).not.toBe(cropOf(next))
})

describe('pictures of one view', () => {
  const viewed = (at: number, bright: (index: number) => boolean) => ({
    id: `0192f0c1-0000-7000-8000-00000000000${at + 1}`,
    facts: {
      ...facts(['#c4622d', '#3f5d45']),
      luminance: cells(0).map((_, index) => (bright(index) ? 0.7 : 0.2)),
      detail: cells(0).map((_, index) => (bright(index) ? 0.1 : 0.6)),
    },
  })
  const isLeft = (index: number): boolean => index % GRID < GRID / 2
  const isHigh = (index: number): boolean => index < (GRID * GRID) / 2
  const [near, twin, other] = [viewed(0, isLeft), viewed(1, isLeft), viewed(2, isHigh)]

  test('are not shown beside each other while another is there', () => {
    const design = chooseDesign(wish({ templates: ['collage-duo'], pictures: [near, twin, other] }))
    const shown = design.pictures.map(({ picture_id: id }) => id)
    expect(shown).toHaveLength(2)
    expect(shown).toContain(other.id)
  })

  test('are not second and third of a collage while another is there', () => {
    const otherTwin = viewed(3, isHigh)
    const last = viewed(4, (index) => index % 2 === 0)
    const design = chooseDesign(
      wish({ templates: ['collage-grid'], pictures: [near, other, otherTwin, last] }),
    )
    const shown = design.pictures.map(({ picture_id: id }) => id)
    expect(shown).toHaveLength(3)
    expect(shown).toEqual(expect.arrayContaining([near.id, last.id]))
  })

  test('are no ground for a collage where there are no others', () => {
    const offered = ['collage-band', 'split-panel']
    const idOf = (shown: DesignRequest['pictures']): string =>
      chooseDesign(wish({ templates: offered, pictures: shown })).template_id
    expect(idOf([near, other])).toBe('collage-band')
    expect(idOf([near, twin])).toBe('split-panel')
  })
})

test('a design without a picture is laid out once for all crops and palettes', () => {
  const found = findTemplate('type-minimal')
  if (!found) throw new Error('The template is missing.')
  let count = 0
  const counted: typeof found = {
    ...found,
    id: 'own-0192f0c1-0000-7000-8000-000000000010',
    layout: (...input) => {
      count += 1
      return found.layout(...input)
    },
  }
  run(1, { templates: [counted.id], own: [counted], pictures: [] })
  expect(count).toBe(1)
})
