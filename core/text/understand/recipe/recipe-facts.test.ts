import { describe, expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { factsOf, type PageFacts } from '../../../../tests/support/words/recipe-facts.ts'
import { understandPage } from '../page-model.ts'
import { bearsOut } from './dish-claims.ts'

const languages = openLanguages()

test('an occasion is one that the title or the summary names', () => {
  const paragraphs = ['These plum bars are also nice at Christmas.']
  expect(factsOf('Plum Bars', { paragraphs })['occasion']).toBeUndefined()
  expect(factsOf('Plum Bars', { description: 'Plum bars for Christmas.' })['occasion']).toBe(
    'Christmas',
  )
})

test('names lose their cook and their shouting, and take an article where one is made', () => {
  expect(factsOf('Plum Tart by Nora Field', {})['name']).toBe('plum tart')
  expect(factsOf('Slow Cooker EASY Lentil Soup', {})['name']).toBe('slow cooker lentil soup')
  expect(factsOf('Pesto & Egg Sandwich', {})['name.a']).toBe('a pesto & egg sandwich')
  expect(factsOf('Tomato Soup', {})['name.a']).toBe('tomato soup')
  expect(factsOf('Sopa de ajo por Nora Campo', { lang: 'es' })['name']).toBe('sopa de ajo')
  expect(factsOf('Einfache Walnuss-Muffin', { lang: 'de' })['name']).toBe('Walnuss-Muffins')
})

test('a diet or a taste is not said beside another in the name', () => {
  const description = 'A vegetarian, vegan and crispy dinner.'
  const facts = factsOf('Vegan Crunchy Tofu', { description })
  expect([facts['diet'], facts['taste']]).toEqual([undefined, undefined])
  const keto = factsOf('Fish Bake', {
    description: 'A keto fish bake.',
    ingredients: ['3 potatoes'],
  })
  expect(keto['diet']).toBeUndefined()
})

test('a diet is not said over an ingredient that breaks it', () => {
  const dietOf = (diet: string, ...ingredients: string[]) =>
    factsOf('Plum Bars', { description: `These plum bars are ${diet}.`, ingredients })['diet']
  expect(dietOf('gluten-free', '2 cups flour')).toBeUndefined()
  expect(dietOf('gluten-free', '2 cups almond flour')).toBe('gluten-free')
  expect(dietOf('vegan', '1 cup milk')).toBeUndefined()
  expect(dietOf('vegan', '1 cup oat milk')).toBe('vegan')
})

test('a name that lists without an end is not sure, and two things are neither this nor these', () => {
  expect(factsOf('Beans and Rice', {})).toHaveProperty('compound')
  expect(factsOf('Ham and Cheese Pie', {})).not.toHaveProperty('compound')
})

test('long work is easy only where the page says so at its top', () => {
  const paragraphs = ['An easy dinner for any day of the week, and the oven does it alone.']
  const description = 'An easy stew.'
  const timed = (page: PageFacts) => factsOf('Lentil Stew', { ...page, minutes: 240 })
  expect(timed({ paragraphs })).not.toHaveProperty('easy')
  expect(timed({ description })).toHaveProperty('easy')
})

test('German pages that say Sie are told apart', () => {
  const paragraphs = ['Rühren Sie den Teig. Dann geben Sie die Linsen dazu.']
  expect(factsOf('Linsensuppe', { lang: 'de', paragraphs })).toHaveProperty('formal')
  const familiar = ['Rühre den Teig, dann gibst du deine Linsen dazu.']
  expect(factsOf('Linsensuppe', { lang: 'de', paragraphs: familiar })).not.toHaveProperty('formal')
})

test('the name of a country keeps its capital, and so does a word of letters', () => {
  expect(factsOf('Ghana Bean Stew', {})['name']).toBe('Ghana bean stew')
  expect(factsOf('Low FODMAP Bean Stew', {})['name']).toBe('low FODMAP bean stew')
  expect(factsOf('PB&J Oat Bars', {})['name']).toBe('PB&J oat bars')
})

test('only a round time makes a title', () => {
  expect(factsOf('Bean Stew', { minutes: 41 })['roundTime']).toBeUndefined()
  expect(factsOf('Bean Stew', { minutes: 40 })['roundTime']).toBe('')
})

test('a total time of one minute is not taken for a time', () => {
  const { minutes, time, roundTime } = factsOf('Bean Stew', { minutes: 1 })
  expect([minutes, time, roundTime]).toEqual([undefined, undefined, undefined])
})

test('a long name with a choice is no attribute of "recipe"', () => {
  const name = 'Baked or Grilled Salted Plum Dumplings'
  const facts = factsOf(name, {
    paragraphs: ['The Baked or Grilled Salted Plum Dumplings are good.'],
  })
  expect(facts['name']).toBe('baked or grilled salted plum dumplings')
  expect(facts).not.toHaveProperty('attributive')
  expect(factsOf('Plum Dumplings', {})['attributive']).toBe('plum dumpling')
})

test('a page that only says it is English is not written about in English', () => {
  const line =
    'Gresskar og salvie er en nydelig kombinasjon sammen med pasta og en enkel saus av rømme.'
  const ingredients = ['300 g pasta', '1 gresskar', '2 sjalottløk', '100 g rømme']
  const factsFor = (paragraphs: string[]) =>
    factsOf('Pasta med gresskar', { ingredients, paragraphs })
  expect(factsFor(Array.from({ length: 6 }, () => line))).toEqual({})
  expect(factsFor([line])['name']).toBe('pasta med gresskar')
})

test('a name keeps the capital that the page gives it in its lines', () => {
  const facts = factsOf('Polish Dumplings', {
    ingredients: [
      '1/2 pound spicy Varnholt sausage, sliced',
      '2 cups shredded cheddar',
      '1 cup chopped spinach',
      '8 ounces white mushrooms',
    ],
  })
  expect(facts['name']).toBe('Polish dumplings')
  expect(facts['madeWith']).toContain('Varnholt sausage')
})

test('a dish is not for kids because it makes one feel like a kid', () => {
  const ingredients = ['4 pears', '1 cup sugar', '2 cups cream']
  const kids = (description: string) => factsOf('Pear Pops', { description, ingredients })['kids']
  expect(kids('These pear pops make you feel like a kid again.')).toBeUndefined()
  expect(kids('Kids love these pear pops.')).toBeDefined()
})

test('a taste is said of the dish and not of a part of it', () => {
  const ingredients = ['4 pears', '1 cup sugar', '2 cups cream']
  const taste = (description: string) =>
    factsOf('Pear Pasta Bake', { description, ingredients })['taste']
  expect(taste('This pear pasta bake has crispy bacon and a rich sauce.')).toBeUndefined()
  expect(taste('A crispy and golden pear pasta bake for cold days.')).toBe('crispy')
  expect(taste('This bake is so creamy, and good for cold days.')).toBe('creamy')
  const lead = (line: string) => factsOf('Pear Pasta Bake', { paragraphs: [line], ingredients })
  expect(lead('This bake is rich and creamy.')['taste']).toBe('creamy')
  expect(lead('Serve the bake with something crunchy.')['taste']).toBeUndefined()
})

test('a claim is one that a sentence on the dish makes', () => {
  const factsFor = (line: string) => factsOf('Pear Tart', { paragraphs: [line] })
  expect(factsFor('Butter got cheap at our shop.')).not.toHaveProperty('budget')
  expect(factsFor('Pear tart is cheap to make.')).toHaveProperty('budget')
  expect(factsFor('Many wait for the fall season.')).not.toHaveProperty('season')
  expect(factsFor('A pear tart is the best fall dessert.')).toHaveProperty('season')
  expect(factsFor('Pear tart is nice for a party.')).toHaveProperty('crowd')
})

test('praise of the dish is what its title or summary says, and a family is one that eats it', () => {
  const lead = factsOf('Pear Tart', { paragraphs: ['A healthy pear tart, my family thinks.'] })
  expect(lead).not.toHaveProperty('healthy')
  const said = (description: string) => factsOf('Pear Tart', { description })
  expect(said('A healthy pear tart.')).toHaveProperty('healthy')
  expect(said('A pear tart from an old family farm.')).not.toHaveProperty('family')
  expect(said('A pear tart that the whole family eats.')).toHaveProperty('family')
  expect(said('This pear tart bakes for 25 minutes.')).not.toHaveProperty('quick')
})

test('few ingredients are at most five, each counted once by anybody', () => {
  const few = (ingredients: string[]) => factsOf('Pear Tart', { ingredients })
  const three = ['4 pears', '1 cup sugar', '1 sheet puff pastry']
  expect(few(three)).toHaveProperty('fewIngredients')
  expect(few([...three, 'salt and pepper'])).not.toHaveProperty('fewIngredients')
  expect(few([...three, '1 egg', '1 lemon', '1 cup cream'])).not.toHaveProperty('fewIngredients')
  expect(few([...three, 'Any nuts you like'])).not.toHaveProperty('fewIngredients')
})

const pears = ['4 pears', '1 cup sugar', '1 sheet puff pastry', '1 dish of cream']
const withLine = (line: string) => factsOf('Pear Tart', { ingredients: [...pears, line] })

test.each([
  'Oven-safe pan',
  '2 baking dishes or 1 large tray (see picture)',
  '6 skewers',
  '12 wooden skewers',
])('what a kitchen has is no ingredient: %s', (line) => {
  expect(withLine(line)['ingredients']).toBe('4')
  expect(withLine(line)).not.toHaveProperty('fewIngredients')
})

test.each([
  '1 pan-fried fig',
  '2 tbsp oil, and more to oil the pan',
  '8 chicken skewers',
  '6 shrimp skewers (thawed)',
  '1 frozen green bean casserole',
  '1 tbsp oil in the pan',
  'Butter – greasing the pan',
  '1 egg per ramekin',
])('what is cooked in it is one: %s', (line) => {
  expect(withLine(line)['ingredients']).toBe('5')
})

test('a dish takes an article where the page counts it, and the number that the page speaks in', () => {
  const factsFor = (title: string, paragraphs: string[]) => factsOf(title, { paragraphs })
  const mug = ['A plum mug cake is quick.', 'Who wants a warm plum mug cake for two?']
  expect(factsFor('Plum Mug Cake', mug)['name.a']).toBe('a plum mug cake')
  expect(factsFor('Plum Mug Cake', [...mug, 'We love plum mug cake.'])['name.a']).toBe(
    'plum mug cake',
  )
  const cookies = ['Ranch cookies are chewy.', 'The cookies keep for days.', 'Pack the cookies.']
  expect(factsFor('Ranch Cookie', cookies)['name']).toBe('ranch cookies')
  const bars = ['These fig pie bars keep well.', 'Cut the fig pie bars. A bar of butter is enough.']
  expect(factsFor('Fig Pie Bar Recipe', bars)['name']).toBe('fig pie bars')
  expect(factsFor('Fig Pie', ['Fig pies sell well.', 'Bake the pie.'])['name']).toBe('fig pie')
  expect(factsFor('Faux Gras', ['It tastes of nuts.'])['attributive']).toBe('faux gras')
})

test('the form that most of the running text writes decides on a capital', () => {
  const paragraphs = [
    'The steaks of Harbor are good with rice.',
    'Many know Harbor steaks from school, and a harbor is near.',
    'Cook the Harbor steaks slowly.',
  ]
  expect(factsOf('Harbor Steaks', { paragraphs })['name']).toBe('Harbor steaks')
  const small = [...paragraphs, 'The harbor, the old harbor, a harbor.']
  expect(factsOf('Harbor Steaks', { paragraphs: small })['name']).toBe('harbor steaks')
})

test('a taste that is named after an ingredient needs it, and is not said of it', () => {
  const tasteOf = (title: string, ingredients: string[]) =>
    factsOf(title, { description: `This ${title} is so cheesy.`, ingredients })['taste']
  expect(tasteOf('Corn Pie', ['2 cups corn', '100 g cheddar'])).toBe('cheesy')
  expect(tasteOf('Corn Pie', ['2 cups corn', '2 eggs'])).toBeUndefined()
  expect(tasteOf('Cheddar Pie', ['100 g cheddar'])).toBeUndefined()
})

test('what comes out of a can or a shop is not homemade', () => {
  const paragraphs = ['These homemade fig rolls are made from scratch.']
  expect(factsOf('Fig Rolls', { paragraphs })).toHaveProperty('homemade')
  const canned = factsOf('Store-Bought Fig Rolls With Cream', { paragraphs })
  expect(canned).toHaveProperty('nameHomemade')
  expect(canned).not.toHaveProperty('homemade')
  expect(canned).not.toHaveProperty('scratch')
})

test('a cocktail is for no family', () => {
  const description = 'A drink that the whole family asks for.'
  expect(factsOf('Plum Fizz', { description })).toHaveProperty('family')
  const strong = { description, ingredients: ['50 ml gin', '2 plums'] }
  expect(factsOf('Plum Fizz', strong)).not.toHaveProperty('family')
})

test('a tool that the name has, in two words or in one, is not said again', () => {
  const description = 'A crockpot stew for a long day.'
  expect(factsOf('Crock Pot Barley Stew', { description })['method']).toBeUndefined()
})

test('a page that states another difficulty is not easy', () => {
  const description = 'An easy plum tart with honey.'
  expect(factsOf('Plum Tart', { description })).toHaveProperty('easy')
  const paragraphs = ['Difficulty: Intermediate']
  expect(factsOf('Plum Tart', { description, paragraphs })).not.toHaveProperty('easy')
})

test.each(['The Best Method for Reheating Turkey', 'Faster, Better, Spaghetti & Meat Sauce'])(
  '"%s" is nothing that one makes',
  (title) => {
    const { subject } = understandPage({ ...plainPage, title }, languages('en'))
    expect(subject.confidence).toBeLessThan(0.5)
  },
)

const plainPage: PageContent = {
  url: 'https://kitchen.example/page',
  title: '',
  site_name: 'Kitchen',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
}

test('a site that calls all its recipes healthy says nothing of one dish', () => {
  const description = 'Delicious and healthy gluten-free recipes'
  expect(factsOf('Carrot Tart', { description })).not.toHaveProperty('healthy')
  const paragraphs = ['It is healthy, and children like it.']
  expect(factsOf('Carrot Tart', { description, paragraphs })).toHaveProperty('healthy')
  const own = 'A healthy carrot tart for spring'
  expect(factsOf('Carrot Tart', { description: own })).toHaveProperty('healthy')
})

describe('what a title adds to its dish behind a dash', () => {
  const ingredients = ['500 g pasta', '2 sausages', '1 can tomatoes', '1 can lentils']
  const nameOf = (title: string) => factsOf(title, { ingredients })['name']

  test('joins it as what it comes with, where the recipe has each of them', () => {
    expect(nameOf('Pan Pasta – Sausage Tomato & Lentils')).toBe(
      'pan pasta with sausage, tomato and lentils',
    )
    expect(nameOf('Pan Pasta - Lentils and Sausage')).toBe('pan pasta with lentils and sausage')
    expect(nameOf('Pan Pasta – Tomatoes and Saffron')).toBe('pan pasta')
  })

  test('is before it as taste or origin, and praise does not', () => {
    expect(nameOf('Pan Pasta – Creamy Tuscan')).toBe('creamy Tuscan pan pasta')
    expect(nameOf('Pan Pasta – Easy & Tasty')).toBe('pan pasta')
  })

  test('is left out of no title', () => {
    expect(factsOf('Pan Pasta – Lentils', { ingredients })).not.toHaveProperty('attributive')
    expect(factsOf('Pan Pasta', { ingredients })).toHaveProperty('attributive')
  })
})

test('what is served on the side is no part of the dish', () => {
  const ingredients = [
    '1 kg brisket',
    '200 g olives',
    '400 g black beans, served on the side',
    '2 zucchini',
    '100 g feta cheese',
  ]
  const { madeWith = '' } = factsOf('Pulled Stew', { ingredients })
  expect(madeWith).toContain('brisket')
  expect(madeWith).not.toContain('beans')
})

test.each([
  ['This loaf tin holds two pounds.', 'review'],
  ['Bake the loaf in this tin.', 'recipe'],
])('points of a review in lists make no recipe, steps do: %s', (last, kind) => {
  const points = ['It has a lid.', 'The handles stay cool in the oven.', last]
  const content: PageContent = {
    url: 'https://kitchen.example/page',
    title: 'Best Loaf Tins: Our Review',
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang: 'en',
    headings: [],
    paragraphs: ['Five tins were tried in this kitchen.'],
    facts: [
      { name: 'ingredient', value: '2 lb Nordic tin', from: 'article' },
      ...points.map((value) => ({ name: 'step', value, from: 'article' as const })),
    ],
    pictures: [],
  }
  expect(understandPage(content, languages('en')).kind).toBe(kind)
})

test.each([
  ['A small replica of my mom’s potluck favorite.', undefined],
  ['This is not a cake for a potluck, it feeds two.', undefined],
  ['Bake it instead of the big one for your potluck.', undefined],
  ['The cake for your next potluck. No frosting, no fuss.', 'Potlucks'],
  ['It is not only for potlucks.', 'Potlucks'],
])('an occasion is the dish’s own: %s', (description, occasion) => {
  expect(factsOf('Small Carrot Cake', { description })['occasion']).toBe(occasion)
})

test.each([
  ['In reality, plum dumplings can be difficult to get right.', false],
  ['These dumplings take practice, and they take a little practice again.', false],
  ['Brine the dumplings in the fridge for 24 hours.', false],
  ['Plum dumplings aren’t difficult to make.', true],
  ['Dumplings keep in the fridge for up to 24 hours.', true],
])('easy is what its page does not call hard: "%s"', (line, isEasy) => {
  const facts = factsOf('Plum Dumplings', {
    description: 'Easy plum dumplings.',
    paragraphs: [line],
  })
  expect('easy' in facts).toBe(isEasy)
})

test('a dish of which only the dough can be made ahead is not made ahead', () => {
  const isAhead = (line: string): boolean =>
    'makeAhead' in factsOf('Plum Curd Tart', { paragraphs: [line] })
  expect(isAhead('Dough Make Ahead Tip: the dough for the tart keeps for four days.')).toBe(false)
  expect(isAhead('You can make this tart a day ahead of time.')).toBe(true)
  expect(isAhead('The curd of this tart can be made in advance.')).toBe(true)
})

test('a salad is made at home anyway, and praise takes no second', () => {
  expect('nameHomemade' in factsOf('Plum Spinach Salad', {})).toBe(true)
  expect('nameHomemade' in factsOf('Plum Dumplings', {})).toBe(false)
  const description = 'A comforting chili.'
  expect(factsOf('Plum Chili', { description })['taste']).toBe('comforting')
  expect(factsOf('Healthy Plum Chili', { description })['taste']).toBeUndefined()
})

test('sorts of one product in a list are no ingredients', () => {
  const content: PageContent = {
    url: 'https://kitchen.example/page',
    title: 'Orlo Shampoo: Fresh Hair in Minutes',
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang: 'en',
    headings: [],
    paragraphs: ['Orlo Shampoo comes in three sorts.'],
    facts: ['Rose', 'Mint', 'Lemon'].map((sort) => ({
      name: 'ingredient',
      value: `Orlo Shampoo ${sort}, 180ml`,
      from: 'article',
    })),
    pictures: [],
  }
  expect(understandPage(content, languages('en')).kind).not.toBe('recipe')
})

test.each([
  ['Gnocchi With Tomato Sauce', '1 pound potato gnocchi', true],
  ['Puff Pastry', '1 sheet frozen puff pastry', true],
  ['Creamy Garlic Noodles', '12 oz noodles (any shape)', true],
  ['Plum Pizza', '1 pound pizza dough', false],
  ['Lentil Soup', '2 cups vegetable stock for the soup', false],
  ['Chicken Salad', '2 cups shredded chicken', false],
  ['Plum Tart', '1 sheet puff pastry', false],
  ['Tomato Sauce', '2 cans tomatoes', false],
  ['Teriyaki Sauce', '1/2 cup soy sauce', false],
  ['Barbecue Sauce', '1 tbsp Worcestershire sauce', false],
  ['Enchilada Sauce', '1 cup tomato sauce', false],
  ['Vanilla Ice Cream', '2 cups heavy cream', false],
  ['Garlic Butter', '1/2 cup unsalted butter', false],
  ['Hot Chocolate', '2 oz dark chocolate', false],
  ['Basil Oil', '1 cup olive oil', false],
  // Its name is "chicken" alone, which is never homemade.
  ['Roast Chicken', '1 whole chicken, patted dry', true],
  ['Roasted Chicken With Rice', '1 whole chicken, patted dry', false],
])('whether "%s" of %s is bought: %s', (title, ingredient, isBought) => {
  const paragraphs = ['This homemade dish is the best. Homemade is better than store-bought.']
  const facts = factsOf(title, { paragraphs, ingredients: ['1 tsp salt', ingredient] })
  expect('nameBought' in facts).toBe(isBought)
  expect('homemade' in facts).toBe(!isBought)
})

test.each([
  ['Roasted Chicken With Rice', 'roasted chicken with rice'],
  ['Salmon Cakes With Lemon Sauce', 'salmon cakes with lemon sauce'],
  ['Chicken Salad With Plums, Nuts, Dill', 'chicken salad'],
  ['Slow Cooker Chicken Tortilla Soup With Corn', 'slow cooker chicken tortilla soup'],
  ['Banana Bread With Nuts', 'banana bread with nuts'],
  ['Lemon Bars', 'lemon bar'],
])('before "recipe" the name %s is "%s"', (title, named) => {
  expect(factsOf(title, {})['attributive']).toBe(named)
})

test.each([
  ['Over Easy Eggs', 'easy'],
  ['One-Pot Quick Lentils', 'quick'],
])('"%s" is not %s once more', (title, word) => {
  const description = `These ${title.toLowerCase()} are easy and quick.`
  expect(factsOf(title, { description })).not.toHaveProperty(word)
  expect(
    factsOf('Plum Dumplings', { description: `Plum dumplings: easy and quick.` }),
  ).toHaveProperty(word)
})

test('a taste or a diet does not repeat a word of the name', () => {
  const tasteOf = (title: string): string | undefined =>
    factsOf(title, { description: `This creamy ${title.toLowerCase()} is vegan and egg-free.` })[
      'taste'
    ]
  expect(tasteOf('Plum Ice Cream')).toBeUndefined()
  expect(tasteOf('Plum Soup')).toBe('creamy')
  expect(tasteOf('Buttercream Pie')).toBe('creamy')
  const dietOf = (title: string): string | undefined =>
    factsOf(title, { description: `${title}, egg-free.` })['diet']
  expect(dietOf('Grain Free Plum Bars')).toBeUndefined()
  expect(dietOf('Plum Bars')).toBe('egg-free')
})

test.each(['Mess-Free Tacos', 'Fuss-Free Fish Pie', 'Cage-Free Eggs'])(
  '"%s" leave out no food, and may be called gluten-free',
  (title) => {
    expect(factsOf(title, { description: `${title}, gluten-free.` })['diet']).toBe('gluten-free')
  },
)

test.each([
  ['creamy', 'Plum Ice Cream', false],
  ['fudgy', 'Plum Fudge', false],
  ['spicy', 'Spice Cake', false],
  ['nutty', 'Mixed Nuts', false],
  ['nutty', 'Plum Bars', true],
  ['hearty', 'Artichoke Heart Soup', true],
  ['fluffy', 'Marshmallow Fluff Pie', true],
])('whether %s may be stated of "%s": %s', (word, name, isStated) => {
  expect(bearsOut(word, name, ['1 cup pecans'])).toBe(isStated)
})
