import { expect, test } from 'vitest'
import { extractPage } from './extract-page.ts'
import { betterDescription } from './page-title.ts'

const TEXT =
  '<p>Slate roofs drink little rain, so the barrel under the gutter is filled by the first storm of May.</p><p>A second barrel beside the first one takes what runs over, and the beans are grateful for it in July.</p>'

function titleOf(body: string, title: string, url = 'https://eglobe.example/barrels'): string {
  const extraction = extractPage(
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
    url,
  )
  if (!extraction.ok) throw new Error(extraction.code)
  return extraction.content.title
}

test.for(['Navigation', 'Trending Stories', 'No matches for your search', 'Your privacy matters'])(
  'the heading "%s" is no title',
  (chrome) => {
    expect(titleOf(`<h1>${chrome}</h1><article>${TEXT}</article>`, 'Rain barrels for beans')).toBe(
      'Rain barrels for beans',
    )
  },
)

test('of several main headings the one that the page calls itself by is the title', () => {
  expect(
    titleOf(
      `<h1>Games</h1><h1>Gutter</h1><article><h1>Two Rain Barrels, One Gutter</h1>${TEXT}</article>`,
      'Two rain barrels on one gutter | Low Garden',
    ),
  ).toBe('Two Rain Barrels, One Gutter')
})

test('a menu of main headings gives no title', () => {
  expect(
    titleOf(`<nav><h1>Rain</h1></nav><article><h1>Barrels</h1>${TEXT}</article>`, 'Rain'),
  ).toBe('Barrels')
})

test.for([
  ['Rain Barrels - The Evening Globe', 'Rain Barrels'],
  ['Rain Barrels - (4.8/5)', 'Rain Barrels'],
  ['Rain Barrels [Werbung]', 'Rain Barrels'],
  ['Rain Barrels by eGlobe Gardens', 'Rain Barrels'],
  ['Rain Barrels by Nora Field', 'Rain Barrels by Nora Field'],
  ['Rain Barrels - Evening Games', 'Rain Barrels - Evening Games'],
])('the title of "%s" is "%s"', ([written, title]) => {
  expect(titleOf(`<article>${TEXT}</article>`, written ?? '')).toBe(title)
})

test("a wiki's namespace is no word of the title, a colon is", () => {
  const url = 'https://wiki.example/wiki/Garden:Rain_Barrels'
  const titled = (title: string): string =>
    titleOf(`<h1>${title}</h1><article>${TEXT}</article>`, title, url)
  expect([titled('Garden:Rain Barrels'), titled('Barrels:Rain')]).toEqual([
    'Rain Barrels',
    'Barrels:Rain',
  ])
})

test.for([
  ['0', 'Low Garden » Rain Barrels for Beans', 'Rain Barrels for Beans'],
  ['7', '7 Rain Barrels for Beans', '7 Rain Barrels for Beans'],
  ['7', 'Seven Barrels', '7 Rain Barrels for Beans'],
])('the count %s before the heading of the page "%s"', ([count, written, title]) => {
  expect(
    titleOf(
      `<h1 class="entry-title"><span><em>${count}</em></span> <span>Rain Barrels for Beans</span></h1><article>${TEXT}</article>`,
      written ?? '',
    ),
  ).toBe(title)
})

test('a heading of a numbered row is no title, the first part of a series is one', () => {
  const row = (second: string): string =>
    titleOf(
      `<article><h1>Step 1: Barrels Under the Gutter</h1>${TEXT}<h1>${second}</h1>${TEXT}</article>`,
      'Rain barrels for beans',
    )
  expect(row('Step 2: A Second Barrel')).toBe('Rain barrels for beans')
  expect(row('A Second Barrel')).toBe('Step 1: Barrels Under the Gutter')
})

test('what a page says of itself where it is shared is its description where it says more', () => {
  const listed = 'Plum bars are a festive treat.'
  const shared = 'Buttery plum bars that slice well and stay soft. They look good on any tray.'
  const better = (both: { listed: string; shared: string }, text = ''): string =>
    betterDescription(both, { title: 'Plum Bars', text })
  expect(better({ listed, shared }, 'Bake the bars.')).toBe(shared)
  expect(better({ listed: '', shared })).toBe(shared)
  expect(better({ listed, shared }, `${shared} Bake the bars.`)).toBe(listed)
  expect(better({ listed, shared: shared.replace('tray.', 'tr…') })).toBe(listed)
  expect(better({ listed, shared: shared.replace('plum bars', 'things') })).toBe(listed)
  expect(better({ listed, shared: 'Plum bars.' })).toBe(listed)
  expect(better({ listed, shared: shared.replace('. They', ', The bars') })).toBe(listed)
})

test('the description of a page is the one that says more', () => {
  const head = (property: string, text: string): string =>
    `<meta property="${property}" content="${text}">`
  const shared = 'Barrels under the gutter drink the first storm, and the beans drink in July.'
  const page = `<!doctype html><html lang="en"><head><title>Barrels</title>${head('description', 'Rain barrels.')}${head('og:description', shared)}</head><body>${TEXT}</body></html>`
  const extraction = extractPage(page, 'https://eglobe.example/barrels')
  expect(extraction.ok && extraction.content.description).toBe(shared)
})

test.for([
  ['dresden.example', 'Radtour von Dresden nach Meißen'],
  ['dresden.example', 'Radtour von Dresden'],
  ['andalucia.example', 'Viaje por Andalucia en coche'],
  ['barcelona.example', 'Paseos por Barcelona'],
  ['london.example', 'Walks by London canals'],
])('the place behind a small word is no author at %s: "%s"', ([host, title]) => {
  expect(titleOf(`<article>${TEXT}</article>`, title ?? '', `https://${host ?? ''}/walk`)).toBe(
    title,
  )
})

test('an author with two words is one in German', () => {
  expect(
    titleOf(
      `<article>${TEXT}</article>`,
      'Plum Cake von Leise Kueche',
      'https://leisekueche.example/',
    ),
  ).toBe('Plum Cake')
})

test('under a main heading that names a part of the site, the title is the heading below it', () => {
  const title = 'Barrels That Fill Early Stay Clean'
  const under = `<h1>Garden Health Center</h1><article><h2>${title}</h2>${TEXT}</article>`
  expect(titleOf(under, title)).toBe(title)
  const own = `<h1>Clean Barrels</h1><article><h2>${title}</h2>${TEXT}</article>`
  expect(titleOf(own, title)).toBe('Clean Barrels')
})
