import { expect, test } from 'vitest'
import { extractPage } from '../extract-page.ts'
import { minutesOf } from './durations.ts'

const INTRO =
  '<p>Barley soup stands at the back of the stove all afternoon, and the second day it tastes better than the first, which few soups can say.</p>'
const METHOD =
  '<h2>Method</h2><ol><li>Rinse the barley until the water runs clear.</li><li>Simmer it in the stock for an hour.</li></ol>'
const LIST =
  '<h2>Ingredients</h2><ul><li>200 g barley</li><li>3 leeks</li><li>salt and pepper</li></ul>'

function read(body: string, head = '') {
  const extraction = extractPage(
    `<!doctype html><html lang="en"><head><title>Barley soup</title>${head}</head><body><h1>Barley soup</h1>${INTRO}${body}</body></html>`,
    'https://kitchen.example/soup',
  )
  if (!extraction.ok) throw new Error(extraction.code)
  const { kind, facts } = extraction.content
  const values = (name: string): string[] =>
    facts.filter((fact) => fact.name === name).map(({ value }) => value)
  return {
    kind,
    ingredients: values('ingredient'),
    groups: facts
      .filter(({ name }) => name.startsWith('ingredient'))
      .map(({ name, value }) => (name === 'ingredient' ? value : `# ${value}`)),
    steps: values('step'),
    sections: values('step_section'),
    time: values('total_time')[0],
    servings: values('servings')[0],
  }
}
const jsonLd = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Barley soup', ...node })}</script>`

test('lists below headings are a recipe, their groups are kept', () => {
  const recipe = read(
    `<h2>Ingredients</h2><h3>For the soup</h3><ul><li>200 g barley</li><li>salt</li></ul><h3>For the oil</h3><ul><li>3 tbsp olive oil</li></ul>${METHOD}`,
  )
  expect(recipe.kind).toBe('recipe')
  expect(recipe.groups).toEqual([
    '# For the soup',
    '200 g barley',
    'salt',
    '# For the oil',
    '3 tbsp olive oil',
  ])
  expect(recipe.steps).toEqual([
    'Rinse the barley until the water runs clear.',
    'Simmer it in the stock for an hour.',
  ])
})

test('a recipe that names neither ingredients nor method is known by its measures', () => {
  const recipe = read(
    '<h2>Barrel Soup</h2><ul><li>200 g barley</li><li>2 tbsp olive oil</li><li>500 ml stock</li><li>salt</li></ul><p>Rinse the barley until the water runs clear, then drain it well.</p><p>Simmer it in the stock for an hour and stir now and then.</p><h2>Variations</h2><p>With leeks instead of carrots it turns out greener and sweeter.</p>',
  )
  expect([recipe.kind, recipe.ingredients.length, recipe.steps.length]).toEqual(['recipe', 4, 2])
})

test('a list of sizes or places is no recipe', () => {
  const { kind } = read(
    '<h2>What you need</h2><ul><li>3 planks of larch</li><li>12 screws</li></ul><h2>Method</h2><p>Saw the planks.</p><ul><li>2 rooms</li><li>4 beds</li><li>1 garden</li></ul>'.replace(
      'What you need',
      'In numbers',
    ),
  )
  expect(kind).not.toBe('recipe')
})

test('amounts and names in boxes beside each other are lines, amounts first', () => {
  const row = (name: string, amount: string): string =>
    `<div class="row"><div>${name}</div><div>${amount}</div></div>`
  const { ingredients } = read(
    `<h2>Ingredients</h2><div>${row('Barley', '200 g')}${row('Stock', '1 l')}${row('Leek', '3 Stk.')}</div>${METHOD}`,
  )
  expect(ingredients).toEqual(['200 g Barley', '1 l Stock', '3 Stk. Leek'])
})

test('a list that is repeated in other units, or for print, is read once', () => {
  const { ingredients } = read(
    `<h2>Ingredients</h2><div><p>250 g flour</p><p>200 ml milk</p><p>2 eggs</p></div><div><p>8.8 oz flour</p><p>6.7 fl oz milk</p><p>2 eggs</p></div>${METHOD}`,
  )
  expect(ingredients).toEqual(['250 g flour', '200 ml milk', '2 eggs'])
})

test('numbers, buttons, tags and scripts are no steps; notes end them', () => {
  const { steps } = read(
    `${LIST}<h2>Method</h2><p>1. Rinse the barley until the water runs clear.<br>2. Simmer it in the stock for an hour, then serve.</p><script>window.ads = 1</script><p>Print</p><ul><li><a href="/tag/soup">Soup</a></li></ul><h2>Notes</h2><p>It keeps for three days in the fridge, or longer when frozen.</p>`,
  )
  expect(steps).toEqual([
    'Rinse the barley until the water runs clear.',
    'Simmer it in the stock for an hour, then serve.',
  ])
})

test('headings of numbered steps are dropped, those of parts are kept', () => {
  const { steps, sections } = read(
    `${LIST}<h2>Method for the soup</h2><h4>Step 1</h4><p>Rinse the barley until the water runs clear.</p><h4>Step 2</h4><p>Simmer it in the stock for an hour.</p><h2>Method for the oil</h2><h4>Step 1</h4><p>Warm the oil with a clove of garlic.</p>`,
  )
  expect(steps).toHaveLength(3)
  expect(sections).toEqual(['Method for the oil'])
})

test('lines of ingredients lose marks and empty brackets, and a control is none', () => {
  const { ingredients } = read(
    `<h2>Ingredients</h2><ul><li>▢ 200 g barley ( )</li><li>- 3 leeks , sliced</li><li>1 l stock ((hot))</li><li>Add to shopping list</li><li>Ingredients: barley, leek</li></ul>${METHOD}`,
  )
  expect(ingredients).toEqual(['200 g barley', '3 leeks, sliced', '1 l stock (hot)'])
})

test.for([
  ['<p>Prep time: 30 mins</p><p>Cooking time: 13 mins</p>', '43 min'],
  ['<p>Prep Time: 10 min Cook Time: 1 hour</p>', '70 min'],
  ['<p>Prep time: 10 min</p><p>Cook time: 15 min</p><p>Bake at 350°F for 20 minutes</p>', '25 min'],
  ['<p>Prep time: 10 min</p><p>Baking time: 35 minutes at 180 C</p>', '45 min'],
  ['<p>Prep time: 10 min</p><p>Bake: 350°F for 50 minutes</p>', '60 min'],
  ['<p>Prep time: 10 min</p><p>Baking time: 180 °C, 50 minutes</p>', '60 min'],
  ['<p>Prep time: 10 min</p><p>Bake at 350 degrees for 50 minutes</p>', '60 min'],
  ['<p>Cook time: 8 hours on low or 4 hours on high</p>', '480 min'],
  ['<p>Total Time: 45 min</p><p>Prep time: 30 min</p>', '45 min'],
  ['<p>Ready in: 1:15 h</p>', '75 min'],
  [
    '<ul><li><span>Koken</span></li><li><b>10 min</b> <i>Prep time</i></li><li><b>1 h 20 min</b> <i>Cook time</i></li><li><b>90 min</b> <i>Total time</i></li></ul>',
    '90 min',
  ],
  ['<div><p>25 minutes Préparation</p><p>10 minutes Cuisson</p><p>4 portions</p></div>', '35 min'],
  ['<ul><li class="cook-time"><i></i><b>25 min</b></li></ul>', '25 min'],
])('the time of %s is %s', ([label, time]) => {
  expect(read(`${label}${LIST}${METHOD}`).time).toBe(time)
})

test.for([
  ['<p>Serves: 4 people</p>', '4 people'],
  ['<p><img src="/i.svg" alt="servings"> 4</p>', '4'],
  ['<div><span class="icon-serves"></span><span>6</span></div>', '6'],
  ['<p>It keeps for a week. Serves 8</p>', '8'],
])('%s feeds %s', ([label, servings]) => {
  expect(read(`${label}${LIST}${METHOD}`).servings).toBe(servings)
})

test('a total shorter than one of its parts gives way to their sum', () => {
  const head = jsonLd({ prepTime: 'PT40M', cookTime: 'PT20M', totalTime: 'PT19M' })
  expect(read(LIST + METHOD, head).time).toBe('60 min')
})

test('lines of data that are headings of the page or name a part are groups', () => {
  const head = jsonLd({
    totalTime: 'PT1H',
    recipeYield: '4',
    recipeIngredient: [
      'Salsa',
      '2 tomatoes',
      'For the dough',
      '200 g flour',
      'salt',
      'Dip:',
      '1 egg',
    ],
    recipeInstructions: ['Mix all of it.', 'Bake it.'],
  })
  expect(read('<h2>Salsa</h2><p>2 tomatoes</p>', head).groups).toEqual([
    '# Salsa',
    '2 tomatoes',
    '# For the dough',
    '200 g flour',
    'salt',
    '# Dip',
    '1 egg',
  ])
})

test('steps that the data has in one piece are read from the page', () => {
  const told = 'Rinse the barley until the water runs clear. Simmer it in the stock for an hour. '
  const head = jsonLd({
    totalTime: 'PT1H',
    recipeYield: '4',
    recipeIngredient: ['200 g barley', '3 leeks'],
    recipeInstructions: told.repeat(4),
  })
  expect(read(LIST + METHOD, head).steps).toEqual([
    'Rinse the barley until the water runs clear.',
    'Simmer it in the stock for an hour.',
  ])
})

test.for([
  ['1:15 h', 75],
  ['1h05', 65],
  ['2 h 30', 150],
  ['90 mn', 90],
  ['0:45', 45],
] as const)('%s are %s minutes', ([duration, minutes]) => {
  expect(minutesOf(duration)).toBe(minutes)
})

test('amounts in paragraphs are the ingredients, and the list behind them is none of them', () => {
  const recipe = read(
    '<h2>Ingredients</h2><p>200 g barley *</p><p>500 ml stock</p><p>2 tbsp olive oil</p><p>* About barley that was polished until it was white</p><ul><li>Put the barley in a bowl</li><li>and stir it well</li><li>Soak it with 500 ml water overnight.</li></ul>',
    jsonLd({}),
  )
  expect(recipe.ingredients).toEqual(['200 g barley *', '500 ml stock', '2 tbsp olive oil'])
})

const named = (names: readonly string[]): string =>
  jsonLd({
    recipeIngredient: names,
    recipeInstructions: 'Rinse and simmer.',
    recipeYield: '4',
    totalTime: 'PT60M',
  })
const shown = (lines: readonly string[]): string =>
  `<h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

const paragraphs = (...lines: readonly string[]): string =>
  lines.map((line) => `<p>${line}</p>`).join('')
const entries = (...lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

test.for([
  [
    entries('salt', 'pepper', 'parsley') + paragraphs('200 g barley', '500 ml stock', '1 tbsp oil'),
    'salt, pepper, parsley, 200 g barley, 500 ml stock, 1 tbsp oil',
  ],
  [
    `<h3>Dough</h3>${entries('200 g flour', 'salt')}<h3>Filling</h3>${paragraphs('500 g apples', '2 tbsp sugar', '1 tsp cinnamon', '50 g butter')}`,
    '# Dough, 200 g flour, salt, # Filling, 500 g apples, 2 tbsp sugar, 1 tsp cinnamon, 50 g butter',
  ],
  [
    `${paragraphs('200 g barley', '500 ml stock', '1 tbsp oil', '1 l milk', '100 g cheese', 'For the topping:')}${entries('50 g crumbs', '1 tbsp butter', 'parsley')}`,
    '200 g barley, 500 ml stock, 1 tbsp oil, 1 l milk, 100 g cheese, # For the topping, 50 g crumbs, 1 tbsp butter, parsley',
  ],
  [
    `${paragraphs('200 g barley', '500 ml stock')}${entries('Put the barley in a bowl', 'and soak it until the morning.')}<h3>For the oil</h3>${paragraphs('100 ml oil', '10 g thyme')}`,
    '200 g barley, 500 ml stock, # For the oil, 100 ml oil, 10 g thyme',
  ],
] as const)('paragraphs and lists of ingredients are read together: %s', ([body, expected]) => {
  expect(read(`<h2>Ingredients</h2>${body}${METHOD}`).groups.join(', ')).toBe(expected)
})

test.for([
  paragraphs('* 200 g barley', '* salt and freshly ground black pepper', '* 2 tbsp olive oil'),
  paragraphs('* salt and freshly ground black pepper', '* 200 g barley*', '* 2 tbsp olive oil'),
  paragraphs('* 200 g barley*', '* salt and freshly ground black pepper', '* 2 tbsp olive oil'),
  entries('200 g barley*', '* salt and freshly ground black pepper', '2 tbsp olive oil'),
])('a star before an ingredient without an amount is a bullet: %s', (body) => {
  const { ingredients } = read(`<h2>Ingredients</h2>${body}${METHOD}`)
  expect(ingredients).toContain('salt and freshly ground black pepper')
  expect(ingredients).toHaveLength(3)
})

test('a list of names takes the amounts that the page shows', () => {
  const node = named(['barley', 'leeks', 'salt', 'olive oil'])
  const amounts = ['200 g barley', '3 leeks', 'salt', '2 tbsp olive oil', '1 bowl of croutons']
  expect(read(shown(amounts), node).ingredients).toEqual(amounts.slice(0, 4))
  // Most of it must be there: else the page shows something else.
  const names = ['barley', 'leeks', 'salt', 'olive oil']
  expect(read(shown(['200 g barley', 'leeks', 'salt', 'oil']), node).ingredients).toEqual(names)
})

test.for([
  [
    'flour, sugar, powdered sugar, butter',
    '200 g flour, 50 g powdered sugar, 100 g sugar, 2 tbsp butter',
    '200 g flour, 100 g sugar, 50 g powdered sugar, 2 tbsp butter',
  ],
  [
    'flour, almond flour, oil, coconut oil, salt, garlic salt',
    '100 g almond flour, 250 g flour, 2 tbsp coconut oil, 1 l oil, 1 tbsp garlic salt, 1 tsp salt',
    '250 g flour, 100 g almond flour, 1 l oil, 2 tbsp coconut oil, 1 tsp salt, 1 tbsp garlic salt',
  ],
  // "Coconut milk" may be what the data calls "milk", or a thing that it leaves out.
  ['milk, butter, rice', '400 ml coconut milk, 2 tbsp peanut butter, 200 g rice', ''],
  [
    'milk, rice, salt',
    '400 ml coconut milk, 200 g rice, 1 tsp salt',
    'milk, 200 g rice, 1 tsp salt',
  ],
  [
    'rice, oil, leek, oil',
    '200 g rice, 1 tbsp oil, 1 leek, 3 tbsp oil',
    '200 g rice, 1 tbsp oil, 1 leek, 3 tbsp oil',
  ],
  // The page may give the parts in another order.
  [
    'rice, oil, leek, oil',
    '1 leek, 3 tbsp oil, 200 g rice, 1 tbsp oil',
    '200 g rice, oil, 1 leek, oil',
  ],
  ['rice, oil, leek', '200 g rice, 1 tbsp oil, 1 leek, 3 tbsp oil', '200 g rice, oil, 1 leek'],
] as const)(
  'of names, "%s", a page that shows "%s" measures what is surely the same',
  ([names, lines, expected]) => {
    const { ingredients } = read(shown(lines.split(', ')), named(names.split(', ')))
    expect(ingredients.join(', ')).toBe(expected || names)
  },
)

test('a starter and a dough of the same ingredients are two groups, not one list repeated', () => {
  const recipe = read(
    `<h2>Ingredients</h2><ul><li>150 g wheat flour (type 1100)</li><li>150 g lukewarm fresh water</li><li>10 g active sourdough culture or fresh yeast</li><li>300 g sourdough of yesterday</li><li>470 g white flour (type 720)</li><li>325 g water</li><li>6 g fresh yeast</li><li>14 g sourdough salt</li></ul>${METHOD}`,
  )
  expect(recipe.ingredients).toHaveLength(8)
})

test('a heading without a colon among the ingredients is the name of a group', () => {
  const recipe = read(
    METHOD,
    jsonLd({
      recipeIngredient: ['200 g barley', '3 leeks', 'TO FINISH', 'parsley, for sprinkling'],
    }),
  )
  expect(recipe.groups).toEqual([
    '200 g barley',
    '3 leeks',
    '# TO FINISH',
    'parsley, for sprinkling',
  ])
})

test.for([
  ['200 g barley, Garnish, Dough, Filling, 3 leeks', []],
  ['200 g barley, optional toppings, crust, 3 leeks, 2 eggs, TOPPINGS', []],
  ['200 g barley, crust, salt, To serve', []],
  ['BARLEY, LEEKS, 2 CUPS STOCK, TOPPING, CHEESE', []],
  ['Dough, 200 g flour, 1 egg, TOPPING, cheese, To serve, lemon', ['Dough', 'TOPPING', 'To serve']],
  ['Teig, 200 g Mehl, 1 Ei, Zum Servieren, Zitrone', ['Teig', 'Zum Servieren']],
] as const)('of the ingredients "%s", the names of groups are %j', ([list, names]) => {
  const lines = list.split(', ')
  const { groups } = read(METHOD, jsonLd({ recipeIngredient: lines }))
  const isGroup = (line: string): boolean => names.some((name) => name === line)
  expect(groups).toEqual(lines.map((line) => (isGroup(line) ? `# ${line}` : line)))
})

test('weights without things are no ingredients', () => {
  const weights = '<ul><li>460 g</li><li>1005 g (complete)</li><li>230 g</li></ul>'
  const shop = read(`<h2>Ingredients</h2>${weights}${METHOD}`)
  expect([shop.kind, shop.ingredients]).toEqual(['story', []])
})

test('the size of a tin feeds nobody', () => {
  const size = '<div class="yield"><p>one 9” x 4” x 4” loaf</p></div>'
  expect(read(`${size}${LIST}${METHOD}`).servings).toBeUndefined()
})
