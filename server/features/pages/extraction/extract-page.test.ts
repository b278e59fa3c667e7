import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PageContent } from '#core/pages/page-content.schema.ts'
import { contentFromKeyword, contentFromText } from './content-from-text.ts'
import { extractPage } from './extract-page.ts'

function read(name: string): PageContent {
  const html = readFileSync(
    new URL(`../../../../tests/fixtures/pages/${name}.html`, import.meta.url),
    'utf8',
  )
  const extraction = extractPage(html, `https://www.example.com/blog/${name}/`)
  if (!extraction.ok) throw new Error(extraction.code)
  return PageContent.parse(extraction.content)
}
const valuesOf = (content: PageContent, name: string): string[] =>
  content.facts.filter((fact) => fact.name === name).map((fact) => fact.value)
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Plum cake | Oven</title>${head}</head><body>${body}</body></html>`
const article = `<article><h1>Plum cake</h1>${'<p>Plums are halved, stoned and laid close together on the dough, cut side up, before the crumble goes on.</p>'.repeat(1)}<p>Bake the cake until the juice of the plums bubbles at the edges and the crumble turns brown.</p></article>`

test('a recipe is read from JSON-LD inside a graph', () => {
  const content = read('wordpress-recipe-lemon-muffins')
  expect(content).toMatchObject({
    kind: 'recipe',
    lang: 'en',
    site_name: 'Two Cats Bake',
    title: 'Lemon Blueberry Muffins',
  })
  expect(valuesOf(content, 'total_time')).toEqual(['35 min'])
  expect(valuesOf(content, 'servings')).toEqual(['12 muffins'])
  expect(valuesOf(content, 'ingredient')).toHaveLength(10)
  expect(valuesOf(content, 'step')).toHaveLength(6)
  expect(valuesOf(content, 'author_keyword')).toEqual([
    'lemon muffins',
    'blueberry muffins',
    'greek yogurt muffins',
  ])
})

test('comments, sidebar, related posts and machinery are no part of the article', () => {
  const text = JSON.stringify(read('wordpress-recipe-lemon-muffins'))
  for (const foreign of [
    'Made these twice',
    'two cats on my feet',
    'Braised cabbage',
    'affiliate',
    'Subscribe',
    'All rights reserved',
    '131 votes',
  ])
    expect(text).not.toContain(foreign)
})

test('headings keep their order and know the paragraph below them', () => {
  const content = read('travel-guide-lisbon')
  const heading = content.headings.find(({ text }) => text === 'What to Eat in Lisbon')
  expect(content.paragraphs[heading?.at ?? -1]).toBe('Custard tarts, warm, with cinnamon')
})

test('lazy pictures give their largest true address once, without the placeholder, the pixel and the related posts', () => {
  const addresses = read('lazy-pictures-pumpkin-soup').pictures.map((picture) => picture.address)
  expect(addresses).toContain('https://lazy.example.com/uploads/soup-bowl-1200x1800.jpg')
  expect(addresses.filter((address) => address.includes('soup-bowl'))).toHaveLength(1)
  expect(
    addresses.filter((address) => /^data:|facebook|related|logo|gravatar|pixel/.test(address)),
  ).toEqual([])
})

test('a small form that links to its whole file gives that file', () => {
  const linked = (link: string, small: string): string =>
    `<a href="${link}"><img src="${small}" width="300" height="200"></a>`
  const extraction = extractPage(
    page(
      article +
        linked('http://oven.example/up/plums.jpg', '/up/plums-300x200.jpg') +
        linked('/up/pears.jpg', '/up/apples-300x200.jpg') +
        linked('/up/figs-600x400.jpg', '/up/figs-300x200.jpg') +
        linked('/posts/nuts', '/up/nuts-300x200.jpg'),
    ),
    'https://oven.example/plum',
  )
  expect(
    extraction.ok &&
      extraction.content.pictures.map(({ address, width, small }) => [address, width, small]),
  ).toEqual([
    ['https://oven.example/up/plums.jpg', null, 'https://oven.example/up/plums-300x200.jpg'],
    ['https://oven.example/up/apples-300x200.jpg', 300, undefined],
    ['https://oven.example/up/figs-300x200.jpg', 300, undefined],
    ['https://oven.example/up/nuts-300x200.jpg', 300, undefined],
  ])
})

test('relative and protocol-less picture addresses become whole', () => {
  expect(read('travel-guide-lisbon').pictures.map((picture) => picture.address)).toContain(
    'https://www.example.com/images/lisbon-alfama.jpg',
  )
  expect(read('shopify-linen-apron').pictures.map((picture) => picture.address)).toContain(
    'https://www.example.com/cdn/shop/files/apron-pocket_720x.jpg',
  )
})

test('an icon is no picture, a picture of icons or buttons is one', () => {
  const extraction = extractPage(
    page(
      `${article}<img src="/icons/pin.png"><img src="/img/site-logo.png"><img src="/img/button-mushrooms.jpg"><img src="/img/logo-design-ideas.jpg"><img src="/t.gif" width="1" height="1">`,
    ),
    'https://oven.example/plum',
  )
  expect(extraction.ok && extraction.content.pictures.map((picture) => picture.address)).toEqual([
    'https://oven.example/img/button-mushrooms.jpg',
    'https://oven.example/img/logo-design-ideas.jpg',
  ])
})

test('the kinds of pages are distinguished', () => {
  const kinds = {
    'diy-howto-raised-garden-bed': 'how_to',
    'blogger-start-seeds-indoors': 'how_to',
    'listicle-25-narrow-garden-ideas': 'list',
    'shopify-linen-apron': 'product',
    'squarespace-slow-morning': 'story',
    'german-recipe-apfelkuchen': 'recipe',
  }
  expect(Object.fromEntries(Object.keys(kinds).map((name) => [name, read(name).kind]))).toEqual(
    kinds,
  )
})

test('a list has exactly the entries that its title promises', () => {
  expect(valuesOf(read('listicle-25-narrow-garden-ideas'), 'list_item')).toHaveLength(25)
  expect(valuesOf(read('parenting-rainy-day-activities'), 'list_item')).toHaveLength(15)
})

test("a theme's site name in the first heading is not the title", () => {
  expect(read('blogger-start-seeds-indoors')).toMatchObject({
    title: 'How to Start Seeds Indoors',
    site_name: 'The Muddy Boot',
  })
})

test("another page's recipe in the metadata and a wrong Open Graph title are not believed", () => {
  const content = read('wrong-metadata-bathroom-storage')
  expect(content).toMatchObject({
    kind: 'list',
    title: '12 Bathroom Storage Ideas That Need No Drilling',
  })
  expect(JSON.stringify(content.facts)).not.toContain('pork')
})

test('the language comes from the attribute unless the text plainly says otherwise', () => {
  expect(
    [
      'french-idees-petit-salon',
      'japanese-tamagoyaki',
      'arabic-mint-tea',
      'wrong-language-tag-makramee',
    ].map((name) => read(name).lang),
  ).toEqual(['fr', 'ja', 'ar', 'de'])
})

test('a recipe drawn by script is read where only its metadata names the dish', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Quince cake',
    recipeIngredient: ['3 quinces', '200 g flour', '120 g butter', '2 eggs'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Peel the quinces and cut them into thin wedges.' },
      { '@type': 'HowToStep', text: 'Beat the butter with the eggs and fold in the flour.' },
      { '@type': 'HowToStep', text: 'Lay the wedges on the dough and bake it for an hour.' },
    ],
  }
  const html = `<!doctype html><html lang="en"><head><title>Quince cake | Oven</title>
    <meta property="og:title" content="Quince cake">
    <script type="application/ld+json">${JSON.stringify(recipe)}</script></head>
    <body><div id="__next"><h1>Directions for printing</h1></div><script src="/app.js"></script></body></html>`
  const extraction = extractPage(html, 'https://oven.example/en/recipe/81')
  if (!extraction.ok) throw new Error(extraction.code)
  expect(extraction.content).toMatchObject({ kind: 'recipe', title: 'Quince cake' })
  expect(valuesOf(extraction.content, 'ingredient')).toHaveLength(4)
})

test('a page drawn by script has the language of the steps in its metadata', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Apfelkuchen',
    recipeIngredient: ['3 Äpfel', '200 g Mehl', '120 g Butter', '2 Eier'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Die Äpfel schälen und in dünne Spalten schneiden.' },
      { '@type': 'HowToStep', text: 'Die Butter mit den Eiern schaumig rühren und das Mehl dazu.' },
      { '@type': 'HowToStep', text: 'Den Teig in die Form geben und mit den Äpfeln belegen.' },
      { '@type': 'HowToStep', text: 'Der Kuchen ist fertig, wenn er auf der Oberseite braun ist.' },
    ],
  }
  const html = `<!doctype html><html lang="en"><head><title>Apfelkuchen</title>
    <script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body></body></html>`
  const extraction = extractPage(html, 'https://oven.example/rezept/81')
  if (!extraction.ok) throw new Error(extraction.code)
  expect(extraction.content.lang).toBe('de')
})

test('broken JSON-LD is read as far as it goes and else left out', () => {
  const mended = extractPage(
    page(
      article,
      '<script type="application/ld+json">{"@type":"Recipe","name":"Plum cake","totalTime":"PT1H5M","recipeIngredient":["1 kg plums",],}</script>',
    ),
    'https://oven.example/',
  )
  expect(mended.ok && mended.content.facts).toEqual([
    { name: 'total_time', value: '65 min', from: 'json_ld' },
    { name: 'ingredient', value: '1 kg plums', from: 'json_ld' },
  ])
  const lost = extractPage(
    page(article, '<script type="application/ld+json">{"@type":"Recipe"</script>'),
    'https://oven.example/',
  )
  expect(lost.ok && lost.content.facts).toEqual([])
})

test('the price of a product keeps its sign', () => {
  expect(valuesOf(read('shopify-linen-apron'), 'price')).toEqual(['$68'])
})

test('a page drawn by script and an empty page say so', () => {
  const codeOf = (name: string): unknown =>
    extractPage(
      readFileSync(
        new URL(`../../../../tests/fixtures/pages/${name}.html`, import.meta.url),
        'utf8',
      ),
      'https://x.example/',
    )
  expect(codeOf('script-only-app')).toEqual({ ok: false, code: 'script_only' })
  expect(codeOf('empty-page')).toEqual({ ok: false, code: 'empty_page' })
  expect(extractPage('', 'https://x.example/')).toEqual({ ok: false, code: 'empty_page' })
})

test('no markup makes the reader throw', () => {
  const deep = '<div>'.repeat(100_000)
  for (const html of [
    '<',
    '<html>',
    '<p>a',
    deep,
    '{"json":true}',
    '\u0000\u0001',
    '<script type="application/ld+json">null</script>',
    '<img srcset=", ,">',
  ])
    expect(extractPage(html, 'not an address').ok).toBe(false)
})

test('pasted text is read with its headings and entries', () => {
  const content = contentFromText({
    title: 'How to dry herbs',
    text: 'Dry herbs keep their smell for a year.\n\nWhat you need\n\n1. Cut the stems in the morning.\n2. Bind small bunches.\n3. Hang them in the shade.\n',
    url: 'https://herbs.example/',
  })
  expect(content).toMatchObject({ kind: 'how_to', lang: 'en', site_name: 'herbs.example' })
  expect(content.headings.map(({ text }) => text)).toContain('What you need')
  expect(valuesOf(content, 'step')).toEqual([
    'Cut the stems in the morning.',
    'Bind small bunches.',
    'Hang them in the shade.',
  ])
})

test('a keyword alone makes a page that claims nothing', () => {
  expect(
    contentFromKeyword({ keyword: ' fall  wreaths ', url: 'https://x.example/' }),
  ).toMatchObject({ kind: 'keyword', title: 'fall wreaths', paragraphs: [], facts: [] })
})

test('a picture knows its caption and the heading above it, and a quotation its author', () => {
  const body = article.replace(
    '</article>',
    '<h2>Bake it</h2><figure><img src="/oven.jpg" alt="A cake in the oven" width="900" height="600"><figcaption>Brown at the edges.</figcaption></figure><blockquote><p>A plum is a promise of rain.</p><cite>Grandmother</cite></blockquote></article>',
  )
  const extraction = extractPage(page(body), 'https://oven.example/cake')
  if (!extraction.ok) throw new Error(extraction.code)
  expect(extraction.content.pictures[0]).toMatchObject({
    alt: 'A cake in the oven',
    caption: 'Brown at the edges.',
    heading: 'Bake it',
  })
  expect(extraction.content.quotes).toEqual([
    { text: 'A plum is a promise of rain.', author: 'Grandmother' },
  ])
})

test('what stands beside the words of an article is none of them: captions, quotations, praise, headings of asides', () => {
  const asides = [
    '<div class="wp-caption"><img src="/a.jpg" width="900" height="600" alt="A"><p class="wp-caption-text">My neighbour Bob eats ten whole plum cakes a day and never shares one of them.</p></div>',
    '<figure><img src="/b.jpg" width="900" height="600" alt="B"><figcaption>Jane Doe lays plums for the cake in the kitchen of the museum in Leeds.</figcaption></figure>',
    '<figure class="image">Nothing but a long line about how the photographer lit the plum cake.<img src="/c.jpg" width="900" height="600" alt="C"></figure>',
    '<div class="pullquote"><p>Plum cake tastes of rain and plastic, said the critic of the Evening Post.</p></div>',
    '<section class="block__pull-quote"><p>Plum cake is what is left of the summer when all the others have gone home.</p></section>',
    '<div class="testimonial"><p>This plum cake course changed everything, and I bake four every week now.</p></div>',
    '<blockquote><p>Bake the cake every single day and never let the oven cool, said my aunt.</p></blockquote>',
    '<aside><h2>Our favourite orchids</h2><p>Orchids want water twice a week and a warm place far away from any oven.</p></aside>',
  ]
  const own = Array.from(
    { length: asides.length },
    (_, nth) =>
      `Step ${nth + 1} of the plum cake takes ${nth + 2} minutes and needs nothing but a bowl, a knife and some patience.`,
  )
  for (const wrap of [
    (all: string) => `<article><h1>Plum cake</h1>${all}</article>`,
    (all: string) => `<div><h1>Plum cake</h1>${all}</div>`,
  ]) {
    const extraction = extractPage(
      page(
        wrap(
          own.map((text, nth) => `<h2>Part ${nth + 1}</h2><p>${text}</p>${asides[nth]}`).join(''),
        ) + '<img src="/last.jpg" width="900" height="600" alt="D">',
      ),
      'https://oven.example/cake',
    )
    if (!extraction.ok) throw new Error(extraction.code)
    const { paragraphs, headings, pictures, quotes } = extraction.content
    expect(paragraphs).toEqual(own)
    expect(headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual(
      own.map((_, nth) => `Part ${nth + 1}`),
    )
    expect(pictures.map(({ alt, caption, heading }) => [alt, caption, heading])).toEqual([
      ['A', '', 'Part 1'],
      ['B', 'Jane Doe lays plums for the cake in the kitchen of the museum in Leeds.', 'Part 2'],
      ['C', '', 'Part 3'],
      ['D', '', 'Part 8'],
    ])
    expect(quotes).toEqual([
      {
        text: 'Bake the cake every single day and never let the oven cool, said my aunt.',
        author: '',
      },
    ])
  }
})

test('a figure inside a paragraph or an entry lends it no words', () => {
  const extraction = extractPage(
    page(
      article.replace(
        '</article>',
        '<h2>What you need</h2><ul><li>Eight ripe plums from a garden<figure><img src="/p.jpg" width="900" height="600"><figcaption>Plums of our tree</figcaption></figure></li><li>Two hundred grams of cold butter</li></ul></article>',
      ),
    ),
    'https://oven.example/cake',
  )
  expect(extraction.ok && extraction.content.paragraphs.slice(-2)).toEqual([
    'Eight ripe plums from a garden',
    'Two hundred grams of cold butter',
  ])
})

test('a page of nothing but quotations is no empty one', () => {
  const extraction = extractPage(
    page(
      `<article><h1>Words about plums</h1>${Array.from({ length: 4 }, (_, nth) => `<blockquote>${nth + 1} plums a day keep the gardener away from the doctor.</blockquote>`).join('')}</article>`,
    ),
    'https://oven.example/words',
  )
  expect(extraction.ok && extraction.content.quotes).toHaveLength(4)
})

test('a site is called as it calls itself, and by its host only when it has no name', () => {
  const named = (head: string, url = 'http://127.0.0.1:3001/plum-cake.html'): string => {
    const extraction = extractPage(page(article, head), url)
    if (!extraction.ok) throw new Error(extraction.code)
    return extraction.content.site_name
  }
  const site = '<meta property="og:site_name" content="Slow Sunday">'
  const publisher =
    '<script type="application/ld+json">{"@type":"WebSite","name":"The Slow Sunday"}</script>'
  const application = '<meta name="application-name" content="Sunday App">'
  expect(named(application + publisher + site)).toBe('Slow Sunday')
  expect(named(application + publisher)).toBe('The Slow Sunday')
  expect(named(application)).toBe('Sunday App')
  expect(named('')).toBe('127.0.0.1')
  expect(named('', 'https://www.example.com:8443/plum-cake.html')).toBe('example.com')
})
