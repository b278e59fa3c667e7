import { expect, test } from 'vitest'
import { checkPin, type PinFacts } from './pin-checklist.ts'

const pin = (patch: Partial<PinFacts> = {}): PinFacts => ({
  title: 'Plum Cake in 40 Minutes',
  description:
    'Plum cake with a brown crumble, baked in 40 minutes on one tray. The plums go in cut side up. Save the recipe for later.',
  alt_text: 'Plum cake on a tray',
  link: 'https://oven.example/plum',
  linkAnswers: true,
  keywords: ['plum cake'],
  picture: { width: 1000, height: 1500, bytes: 400_000 },
  contrast: 7,
  boards: 1,
  look: 'poster',
  others: [],
  groundedNumbers: new Set(['40']),
  ...patch,
})
const faults = (patch: Partial<PinFacts>): string[] =>
  checkPin(pin(patch))
    .filter(({ state }) => state === 'mend')
    .map(({ code }) => code)

test('a good pin has nothing to mend', () => {
  expect(checkPin(pin()).every(({ state, finding }) => state === 'good' && finding === null)).toBe(
    true,
  )
})

test.each<[Partial<PinFacts>, string]>([
  [{ title: '' }, 'title_length'],
  [{ title: '🍑🍰 ✨' }, 'title_length'],
  [
    {
      title: 'A very long way round to what this really is',
      description: `It is baked in 40 minutes. ${pin().description}`,
    },
    'title_keyword',
  ],
  [{ title: 'PLUM CAKE IN 40 MINUTES' }, 'capitals'],
  [
    {
      others: [
        { title: 'Plum cake in 40 minutes', description: pin().description, look: 'poster' },
      ],
    },
    'duplicate',
  ],
  [{ description: 'Plum cake.' }, 'description_length'],
  [{ description: `${'Plum cake is good. '.repeat(8)}And then` }, 'description_whole'],
  [{ link: 'http://oven.example/plum' }, 'link'],
  [{ linkAnswers: false }, 'link'],
  [{ alt_text: ' ' }, 'alt_text'],
  [{ isAltFitting: false }, 'alt_text'],
  [{ picture: { width: 500, height: 750, bytes: 1 } }, 'picture_size'],
  [{ picture: { width: 1000, height: 1000, bytes: 1 } }, 'picture_shape'],
  [{ picture: { width: 1000, height: 1500, bytes: 6_000_000 } }, 'picture_weight'],
  [{ contrast: 2 }, 'contrast'],
  [{ boards: 0 }, 'board'],
  [{ boardName: 'B'.repeat(51) }, 'board'],
  [{ groundedNumbers: new Set() }, 'numbers'],
])('%o is to mend', (patch, code) => {
  expect(faults(patch)).toContain(code)
})

test('a board’s name may be as long as Pinterest shows it', () => {
  expect(faults({ boardName: 'B'.repeat(50) })).toEqual([])
})

test('the topic may be in the first sentence of the description instead of the title', () => {
  expect(faults({ title: 'A very long way round to what this really is' })).toEqual([])
})

test('a keyword is named by its words in any order and form', () => {
  const named = (title: string, keyword: string) =>
    !faults({ title, keywords: [keyword], description: `Nothing. ${pin().description}` }).includes(
      'title_keyword',
    )
  expect(named('Indoor Seed Starting: 7 Mistakes', 'start seeds indoors')).toBe(true)
  expect(named('Bears in the Garden', 'beans')).toBe(false)
})

test('a Japanese description is long enough in a third of the characters', () => {
  const description =
    'ふわふわの卵焼きを家庭で作る方法です。だしと砂糖を加えて弱火でゆっくり巻きます。'
  expect(faults({ description })).not.toContain('description_length')
  expect(faults({ description: description.slice(0, 19) })).toContain('description_length')
  const [short] = checkPin(pin({ description: 'ウ'.repeat(20) })).filter(
    ({ code }) => code === 'description_length',
  )
  expect(short?.finding).toMatchObject({ count: 20, least: 24 })
})

test('a pin is another’s twin when it has the same words and design, not when one of them differs', () => {
  const twin = {
    title: 'plum cake – in 40 minutes!',
    description: pin().description,
    look: 'poster',
  }
  expect(faults({ others: [twin] })).toEqual(['duplicate'])
  expect(faults({ others: [{ ...twin, title: 'Vegan plum cake in 40 minutes' }] })).toEqual([])
  expect(faults({ others: [{ ...twin, description: 'Another one.' }] })).toEqual([])
  expect(faults({ others: [{ ...twin, look: 'card' }] })).toEqual([])
})

test('hashtags at the end do not cut the last sentence, and more than ten are too many', () => {
  const words = pin().description
  expect(faults({ description: `${words} #plumcake #baking` })).toEqual([])
  expect(
    faults({
      description: `${words} ${Array.from({ length: 11 }, (_, index) => `#tag${'abcdefghijk'[index]}`).join(' ')}`,
    }),
  ).toEqual(['hashtags'])
})

test('what was not measured is unknown and not a fault', () => {
  const states = Object.fromEntries(
    checkPin(pin({ linkAnswers: null, picture: null, contrast: null, groundedNumbers: null })).map(
      ({ code, state }) => [code, state],
    ),
  )
  expect(states).toMatchObject({
    link: 'unknown',
    picture_size: 'unknown',
    contrast: 'unknown',
    numbers: 'unknown',
  })
})

test('a measure that misses its limit by a little is never said to be the limit', () => {
  const [weight] = checkPin(
    pin({ picture: { width: 1000, height: 1500, bytes: 5_000_001 } }),
  ).filter(({ code }) => code === 'picture_weight')
  const [contrast] = checkPin(pin({ contrast: 4.49 })).filter(({ code }) => code === 'contrast')
  expect([weight?.finding, contrast?.finding]).toEqual([
    { reason: 'pictureHeavy', weight: 5.1, most: 5 },
    { reason: 'contrastLow', contrast: 4.4, least: 4.5 },
  ])
})
