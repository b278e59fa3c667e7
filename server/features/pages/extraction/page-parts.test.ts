import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { minutesOf } from './recipes/durations.ts'
import { extractPage } from './extract-page.ts'

const URL = 'https://kitchen.example/soup'
const LONG =
  'Pearl barley swells to three times its size, so take the large pot, and wash the leeks between their leaves, where the sand is.'
const MORE =
  'Simmer the barley in stock for an hour, stir it now and then, and let it rest for ten minutes before it comes to the table.'

function read(body: string, head = ''): PageContent {
  const extraction = extractPage(
    `<!doctype html><html lang="en"><head><title>Barley soup</title>${head}</head><body>${body}</body></html>`,
    URL,
  )
  if (!extraction.ok) throw new Error(extraction.code)
  return extraction.content
}
const valuesOf = (content: PageContent, name: string): string[] =>
  content.facts.filter((fact) => fact.name === name).map(({ value }) => value)
const jsonLd = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...node })}</script>`
const article = `<article><h1>Barley soup</h1><p>${LONG}</p><p>${MORE}</p></article>`

test('an element that holds most of the text is read, whatever its class says', () => {
  const { paragraphs } = read(
    `<div class="content-with-sidebar-wrap"><h1>Barley soup</h1><p>${LONG}</p><p>${MORE}</p></div><div class="sidebar"><p>Our book of soups is out now.</p></div>`,
  )
  expect(paragraphs).toEqual([LONG, MORE])
})

test('a heading loses the sign of a link to itself, and keeps one of its own', () => {
  const { headings } = read(
    `<article><h1>Barley soup</h1><h2>When to stir: <a href="#stir">#</a></h2><p>${LONG}</p><h2>Why barley ¶</h2><p>${MORE}</p><h2>Barley in C#</h2><p>${MORE}</p></article>`,
  )
  expect(headings.map(({ text }) => text)).toEqual(['When to stir', 'Why barley', 'Barley in C#'])
})

test('loose text beside blocks is kept in its place', () => {
  const { paragraphs } = read(
    `<article><h1>Barley soup</h1><p>${LONG}</p>Leeks grow long and white where the <b>bed</b> is deep.<p>${MORE}</p></article>`,
  )
  expect(paragraphs).toEqual([LONG, 'Leeks grow long and white where the bed is deep.', MORE])
})

test('a table is kept as rows, apart from the paragraphs', () => {
  const content = read(
    `<article><h1>Barley soup</h1><p>${LONG}</p><table><tr><th>Grain</th><th>Minutes</th></tr><tr><td>Pearl barley</td><td>40</td></tr></table><p>${MORE}</p></article>`,
  )
  expect(content.tables).toEqual([{ rows: ['Grain · Minutes', 'Pearl barley · 40'], at: 1 }])
  expect(content.paragraphs).toEqual([LONG, MORE])
})

test.for([
  'Related Searches',
  'You May Also Like…',
  'Leave a Comment',
  'Table of Contents',
  'Das könnte dir auch gefallen',
  'Articles similaires',
  'Te puede interesar',
  'Potrebbe interessarti anche',
  'Lees ook',
  'Veja também',
])('the heading "%s" goes with its section', (heading) => {
  const { headings, paragraphs } = read(
    `<article><h1>Barley soup</h1><h2>Wash the leeks</h2><p>${LONG}</p><p>${MORE}</p><h2>${heading}</h2><p>Lentil stew with plenty of bacon.</p></article>`,
  )
  expect([headings.map(({ text }) => text), paragraphs]).toEqual([['Wash the leeks'], [LONG, MORE]])
})

test('buttons that multiply amounts are no words of a heading, and a part is no topic', () => {
  const { headings } = read(
    `<article><h1>Barley soup</h1><h2>Why You’ll Love This Soup</h2><p>${LONG}</p><h2>Barley for soup 1x 2x 3x</h2><p>${MORE}</p></article>`,
  )
  expect(headings).toEqual([
    { level: 2, text: 'Why You’ll Love This Soup', at: 0, is_topic: false },
    { level: 2, text: 'Barley for soup', at: 1 },
  ])
})

test.for([
  ['PT1H15M', 75],
  ['P0DT0H35M', 35],
  ['P1DT2H', 1560],
  ['PTH5M', 5],
  ['35 minuti', 35],
  ['1 hour 20 min', 80],
  ['1 Std. 5 Min.', 65],
  ['PT0M', null],
  ['call 5550123 h', null],
] as const)('%s are %s minutes', ([duration, minutes]) => {
  expect(minutesOf(duration)).toBe(minutes)
})

test('a recipe keeps a line that it says twice, and the name of its dish is the title', () => {
  const content = read(
    article.replace('Barley soup', 'The best barley soup you will ever eat'),
    jsonLd({
      name: 'Barley soup',
      prepTime: 'PT20M',
      recipeYield: { '@type': 'QuantitativeValue', value: 6, unitText: 'bowls' },
      recipeIngredient: ['1 tsp salt', '200 g barley', '1 tsp salt'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [{ '@type': 'HowToStep', name: 'Step 1', text: 'Cook the barley.' }],
        },
      ],
    }),
  )
  expect(content.title).toBe('Barley soup')
  expect(valuesOf(content, 'ingredient')).toEqual(['1 tsp salt', '200 g barley', '1 tsp salt'])
  expect(
    ['total_time', 'servings', 'step_section', 'step_name', 'step'].map((name) =>
      valuesOf(content, name),
    ),
  ).toEqual([['20 min'], ['6 bowls'], ['Soup'], [], ['Cook the barley.']])
})

test('a list of ingredients in one string is cut at its line breaks, even raw ones', () => {
  const raw = `<script type="application/ld+json">{"@type":"Recipe","name":"Barley soup","recipeIngredient":"200 g barley\n3 leeks\n1 l stock"}</script>`
  expect(valuesOf(read(article, raw), 'ingredient')).toEqual([
    '200 g barley',
    '3 leeks',
    '1 l stock',
  ])
})

test('a recipe without data is read from the lists below its headings', () => {
  const content = read(
    `<main><h1>Barley soup</h1><p>${LONG}</p><p>Serves: 4 people</p><p>Cooking time 1 hour</p><h2>Ingredients</h2><ul><li>200 g barley</li><li>3 leeks</li></ul><h3>For the stock</h3><ul><li>2 carrots</li></ul><h2>Method</h2><ol><li>Wash the leeks.</li><li>Cook all of it for an hour.</li></ol></main>`,
  )
  expect(content.kind).toBe('recipe')
  expect(valuesOf(content, 'ingredient')).toEqual(['200 g barley', '3 leeks', '2 carrots'])
  expect(valuesOf(content, 'step')).toEqual(['Wash the leeks.', 'Cook all of it for an hour.'])
  expect(valuesOf(content, 'total_time')).toEqual(['60 min'])
})

test('microformats fill what the data leaves out', () => {
  const content = read(
    `${article}<div class="hrecipe"><ul><li class="ingredient">200 g barley</li><li class="ingredient">3 leeks</li></ul><div class="instructions"><ol><li>Cook it.</li></ol></div></div>`,
    jsonLd({ name: 'Barley soup', totalTime: 'PT1H' }),
  )
  expect(valuesOf(content, 'ingredient')).toEqual(['200 g barley', '3 leeks'])
  expect(valuesOf(content, 'step')).toEqual(['Cook it.'])
})

test('the title is the main heading, not that of a related post of the same class', () => {
  const { title } = read(
    `<article><h1>Barley soup</h1><p>${LONG}</p><p>${MORE}</p></article><h3 class="entry-title">Lentil stew</h3><h3 class="entry-title">Leek soup</h3>`,
  )
  expect(title).toBe('Barley soup')
})

test('a page laid out in tables is read like any other', () => {
  const { paragraphs, tables } = read(
    `<table><tr><td><table><tr><td><p>${LONG}</p><p>${MORE}</p></td><td>Menu</td></tr></table></td></tr></table>`,
  )
  expect([paragraphs, tables]).toEqual([[LONG, MORE], undefined])
})

test('a picture keeps the text before it, its step, and whether the page names it', () => {
  const { pictures } = read(
    `<article><h1>Barley soup</h1><p>${LONG}</p><figure><a href="/x"><img src="/bowl.jpg" alt="A bowl"></a></figure><ol><li>Wash the leeks.<img src="/leeks.jpg"></li></ol><p>${MORE}</p><p><img src="/end.jpg"></p></article>`,
    '<meta property="og:image" content="https://kitchen.example/bowl.jpg">',
  )
  expect(pictures.map(({ before = '', isInStep, isNamed }) => [before, isInStep, isNamed])).toEqual(
    [
      [LONG, undefined, true],
      ['Wash the leeks.', true, undefined],
      [MORE, undefined, undefined],
    ],
  )
})
