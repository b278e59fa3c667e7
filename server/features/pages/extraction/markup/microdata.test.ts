import { expect, test } from 'vitest'
import { extractPage } from '../extract-page.ts'

const html = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Barley soup | The Low Kitchen</title>${head}</head><body>${body}</body></html>`

/**
 * As the recipe plug-ins of 2013 wrote it: http, `ingredients`, times in `content`, steps as list
 * entries, a rating as an item of its own.
 */
const PLUGIN = html(`
<article><h1>Barley soup with leeks</h1><p>A thick soup of pearl barley and leeks that stands on the back of the stove all afternoon and tastes better the day after.</p>
<div class="easyrecipe" itemscope itemtype="http://schema.org/Recipe">
  <img itemprop="image" src="data:image/gif;base64,R0lGOD" data-src="/photos/barley-soup.jpg" width="1200" height="900">
  <span itemprop="name">Barley soup with leeks</span>
  <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">4.8</span> from <span itemprop="ratingCount">31</span> votes</div>
  <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ida Berg</span></div>
  <time itemprop="prepTime" datetime="PT20M">20 mins</time> <meta itemprop="cookTime" content="PT1H15M">
  <span itemprop="recipeYield">6 bowls</span> <a itemprop="recipeCategory" href="/soups">Soups</a>
  <ul><li itemprop="ingredients">200 g pearl barley</li><li itemprop="ingredients">3 leeks</li><li itemprop="ingredients">2 litres of stock</li></ul>
  <ol itemprop="recipeInstructions"><li>Rinse the barley until the water runs clear.</li><li>Cut the leeks into rings and soften them in butter.</li><li>Add barley and stock and simmer for an hour.</li></ol>
</div></article>`)

/**
 * As themes write it today: steps as HowToSteps with names, https, ingredients one by one, no
 * picture but in a link.
 */
const THEME = html(`
<main itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Barley soup</h1><link itemprop="image" href="https://cdn.example/soup.jpg"><p itemprop="description">A thick soup for cold days.</p>
<p>Pearl barley swells to three times its size, so take the large pot. Leeks want washing between their leaves, where the sand is.</p>
<p itemprop="recipeIngredient">200 g pearl barley</p><p itemprop="recipeIngredient">3 leeks</p>
<section itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h3 itemprop="name">Wash the grain</h3><p itemprop="text">Rinse the barley until the water runs clear.</p></section>
<section itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h3 itemprop="name">Slow heat</h3><p itemprop="text">Simmer barley and leeks in stock for an hour.</p></section>
<meta itemprop="keywords" content="barley soup, leek soup"></main>`)

function read(source: string) {
  const extraction = extractPage(source, 'https://kitchen.example/soup')
  if (!extraction.ok) throw new Error(extraction.code)
  const { content } = extraction
  return {
    content,
    values: (name: string) =>
      content.facts.filter((fact) => fact.name === name).map(({ value }) => value),
  }
}

test('a recipe in the markup is a recipe: name, ingredients, steps, times, servings and its picture', () => {
  const { content, values } = read(PLUGIN)
  expect(content).toMatchObject({ kind: 'recipe', title: 'Barley soup with leeks' })
  expect(values('ingredient')).toEqual(['200 g pearl barley', '3 leeks', '2 litres of stock'])
  expect(values('step')).toEqual([
    'Rinse the barley until the water runs clear.',
    'Cut the leeks into rings and soften them in butter.',
    'Add barley and stock and simmer for an hour.',
  ])
  expect([
    values('prep_time'),
    values('cook_time'),
    values('total_time'),
    values('servings'),
    values('category'),
  ]).toEqual([['20 min'], ['75 min'], ['95 min'], ['6 bowls'], ['Soups']])
  expect(content.pictures.map(({ address }) => address)).toContain(
    'https://kitchen.example/photos/barley-soup.jpg',
  )
})

test('what belongs to an item inside is not the recipe’s own: the cook’s name is no title, the rating no fact', () => {
  const { content } = read(PLUGIN)
  expect(JSON.stringify([content.title, content.facts])).not.toMatch(/Ida Berg|4\.8|31/)
})

test('steps that are items keep their names, and a linked picture is found', () => {
  const { content, values } = read(THEME)
  expect(content.kind).toBe('recipe')
  expect([values('step_name'), values('step')]).toEqual([
    ['Wash the grain', 'Slow heat'],
    [
      'Rinse the barley until the water runs clear.',
      'Simmer barley and leeks in stock for an hour.',
    ],
  ])
  expect(values('author_keyword')).toEqual(['barley soup', 'leek soup'])
  expect(content.pictures.map(({ address, from }) => [address, from])).toEqual([
    ['https://cdn.example/soup.jpg', 'json_ld'],
  ])
})

test('an article in the markup gives its headline, picture and keywords', () => {
  const article = html(
    `<div itemscope itemtype="https://schema.org/BlogPosting"><h2 itemprop="headline">Why leeks want sand</h2><a itemprop="image" href="/leek-bed.jpg">picture</a><span itemprop="keywords">leeks, sandy soil</span>
<div itemprop="articleBody"><p>Leeks grow long and white where the bed is deep and the soil is light, which is why the best of them come from the coast.</p><p>Draw the soil up around the stems every other week, and water in the evening when the ground has cooled.</p></div></div>`,
    '<meta property="og:title" content="Home">',
  )
  const { content, values } = read(article)
  expect(content).toMatchObject({
    kind: 'story',
    title: 'Why leeks want sand',
    paragraphs: [expect.stringContaining('Leeks grow'), expect.stringContaining('Draw the soil')],
  })
  expect(values('author_keyword')).toEqual(['leeks', 'sandy soil'])
  expect(content.pictures.map(({ address }) => address)).toEqual([
    'https://kitchen.example/leek-bed.jpg',
  ])
})

test('a recipe in JSON-LD is not read from the markup again', () => {
  const told =
    '<script type="application/ld+json">{"@type":"Recipe","name":"Barley soup with leeks","recipeIngredient":["1 pot of barley"],"recipeInstructions":["Cook the barley for an hour."]}</script>'
  const { values } = read(PLUGIN.replace('</head>', `${told}</head>`))
  expect([values('ingredient'), values('step')]).toEqual([
    ['1 pot of barley'],
    ['Cook the barley for an hour.'],
  ])
})

test('other vocabularies and empty items say nothing', () => {
  const { content } = read(
    PLUGIN.replace('http://schema.org/Recipe', 'http://data-vocabulary.org/Recipe'),
  )
  expect(content.kind).not.toBe('recipe')
})

test('items inside items without end are read as far as anybody writes them', () => {
  const deep = `${'<div itemprop="hasPart" itemscope itemtype="https://schema.org/Recipe">'.repeat(300)}x${'</div>'.repeat(300)}`
  expect(() =>
    extractPage(
      html(`<div itemscope itemtype="https://schema.org/Recipe">${deep}</div>`),
      'https://a.example/',
    ),
  ).not.toThrow()
})
