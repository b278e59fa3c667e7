import { expect, test } from 'vitest'
import { factsOf } from '../../../../tests/support/words/recipe-facts.ts'

test('a dish is made with what its name does not say; broth is not named', () => {
  const facts = factsOf('Barley Stew', {
    ingredients: [
      '2 tablespoons flour',
      '4 cups chicken or vegetable broth',
      '2 cloves garlic, minced',
      '1 cup pearl barley',
      '3 celery ribs, diced',
      '4 rashers bacon',
      '1 cup greek yogurt',
    ],
  })
  expect(facts['madeWith']).toBe('bacon, Greek yogurt and celery')
})

test('a name keeps its first word where the text speaks only of pieces or of a mixture', () => {
  const stew = factsOf('Pollo al Ajillo', {
    ingredients: [
      '8 chicken pieces',
      '1 cup white wine',
      '500 g new potatoes',
      '1 onion',
      '6 cloves garlic',
    ],
    paragraphs: ['Brown the pieces in a deep pan on all sides, and set them aside on a plate.'],
  })
  expect(stew['madeWith']).toBe('chicken pieces, white wine and new potatoes')
  const slice = factsOf('Hedgehog Slice', {
    ingredients: [
      '1 1/2 cups icing sugar mixture',
      '1 cup desiccated coconut',
      '125 g butter',
      '1/3 cup cocoa powder',
      '2 cups walnuts',
    ],
    paragraphs: ['Press the mixture firmly into the tin with the back of a spoon and let it set.'],
  })
  expect(slice['madeWith']).toBe('desiccated coconut, cocoa powder and walnuts')
})

test('a list that is all flour, butter and sugar tells nothing of the dish', () => {
  const facts = factsOf('Lemon Cupcakes', {
    ingredients: ['2 cups flour', '1 cup butter', '1 cup sugar', '3 eggs', '1 lemon'],
  })
  expect(facts['madeWith']).toBeUndefined()
})

test('a part beside the dish is for nothing in it', () => {
  const facts = factsOf('Corn Fritters', {
    ingredients: [
      'For the lime dip:',
      '1 cup sour cream',
      '1 bunch cilantro',
      'For the fritters:',
      '2 zucchini',
      '100 g feta cheese',
      '100 g olives',
      '2 eggs',
      '1 cup flour',
    ],
  })
  expect(facts['madeWith']).toBe('zucchini, feta cheese and olives')
})

test('what belongs to the side is not what the dish is made of', () => {
  const ingredients = ['4 short ribs', '1 cup red wine', '1 cauliflower', '2 carrots', '1 leek']
  const facts = factsOf('Braised Short Ribs With Cauliflower Mash', { ingredients })
  expect(facts['madeWith']).toBe('red wine, leek and carrots')
})

test('a broth gives no meat, and the dish is in the list only without its name', () => {
  const facts = factsOf('Risotto de setas', {
    lang: 'es',
    ingredients: [
      '300 g de arroz',
      '1 l de caldo de pollo',
      '100 g de parmesano',
      '1 limón',
      '50 g de nueces',
    ],
  })
  expect(facts['withList']).toBe('parmesano, limón y nueces')
})

test('what the title names comes first, and what may be left out not at all', () => {
  const facts = factsOf('Lentil Bowl: Dinner With Walnuts', {
    ingredients: ['1 cup quinoa', '2 pears', '1 cup walnuts', '1 avocado (optional)', '1 leek'],
  })
  expect(facts['madeWith']).toBe('walnuts, quinoa, pears and leek')
})

test('a list of herbs does not name the dish again', () => {
  const facts = factsOf('Trout Dip', {
    ingredients: ['300 g smoked trout', '1 bunch dill', '1 bunch chives', '1 cup cream cheese'],
  })
  expect(facts['madeWith']).toBe('cream cheese, dill and chives')
})

test('a word that lost the thing it names is no ingredient', () => {
  const facts = factsOf('Corn Fritters', {
    ingredients: [
      '1 medium size onion',
      '2 cups sauce',
      '1 cup coconut, desiccated',
      '2 Granny Smith apples',
      '3 zucchini',
      '1 shot of espresso',
      '100 g Qualmark tasty cheese',
    ],
  })
  const said = facts['madeWith'] ?? ''
  expect(said).toContain('Granny Smith apples')
  expect(said).not.toMatch(/\b(?:size|shot|sauce|desiccated|qualmark)\b/i)
})

test('a list behind the name leaves out what the name says, and flour, butter and sugar', () => {
  const dip = ['200 g smoked trout', '1 lemon', '100 g sour cream', '1 cucumber', '1 onion']
  const facts = factsOf('Smoked Trout Dip', { ingredients: dip })
  expect(facts['madeWith']).toBe('lemon, sour cream and cucumber')
  const bars = ['100 g walnuts', '200 g plum jam', '1 cup flour', '1 cup sugar', '1 cup butter']
  expect(factsOf('Plum Bars', { ingredients: bars })['madeWith']).toBeUndefined()
})

test('what a hyphen joins to the name of a dish is named already', () => {
  const ingredients = ['2 cups plums', '1 cup walnuts', '1 cup sour cream', '1 lemon', '1 cucumber']
  expect(factsOf('Plum-Filled Goose', { ingredients })['madeWith']).not.toContain('plum')
})

test('meat is first in a list, wherever the page has it', () => {
  const ingredients = ['2 zucchini', '3 carrots', '1 leek', '1 can tomatoes', '500 g ground beef']
  expect(factsOf('Harvest Stew', { ingredients })['madeWith']).toMatch(/^beef, /)
})

test('a long list says how many ingredients it does not name, a short one is whole', () => {
  const long = ['4 rashers bacon', '1 cup feta', '2 zucchini', '2 eggs', '1 cup flour', 'salt']
  const facts = factsOf('Corn Fritters', { ingredients: long })
  expect([facts['firstOf'], facts['more']]).toEqual(['bacon, feta and zucchini', '3'])
  const short = factsOf('Corn Fritters', { ingredients: ['1 cup corn', '2 eggs', '1 cup feta'] })
  expect(short['madeAll']).toBe('corn, feta and eggs')
  expect(short['firstOf']).toBeUndefined()
})

test('a stray capital inside an ingredient is written small, and a jar is none', () => {
  const facts = factsOf('Pear Tart', {
    ingredients: ['1 cup hearty Country bread', '2 jars', '4 plums', '1 cup walnuts'],
  })
  const said = Object.values(facts).join(' · ')
  expect(said).toContain('hearty country bread')
  expect(said).not.toMatch(/\bjars\b/u)
})

test('an ingredient that lost its noun is not named', () => {
  const facts = factsOf('Pear Cobbler', {
    ingredients: [
      '2 cups white all-purpose',
      '1 box yellow mix',
      '1 cup chopped walnuts',
      '2 cups dried cranberries',
      '1 cup maple cream',
    ],
  })
  const said = Object.values(facts).join(' · ')
  expect(said).toContain('walnuts')
  expect(said).not.toMatch(/all-purpose|yellow mix/)
})

test('a list names no two things as one', () => {
  const ingredients = ['1 cup peas and carrots', '1 cup heavy cream', '2 leeks', '2 zucchini']
  expect(factsOf('Barley Stew', { ingredients })['madeWith']).toBe(
    'heavy cream, leeks and zucchini',
  )
})

test('two things beside its name are not what a dish is made of', () => {
  const ingredients = ['1 salmon fillet', '2 limes', '1 avocado']
  const facts = factsOf('Grilled Salmon', { ingredients })
  expect([facts['madeWith'], facts['pairOf']]).toEqual([undefined, undefined])
})

test('herbs and seeds alone are no list, and mac and cheese needs no word of its macaroni', () => {
  const madeWith = (title: string, ingredients: string[]) =>
    factsOf(title, { ingredients })['madeWith']
  expect(madeWith('Noodle Sauce', ['1 tbsp sesame seeds', '1 bunch cilantro'])).toBeUndefined()
  const mac = ['200 g macaroni noodles', '100 g sour cream', '1 leek', '1 zucchini']
  expect(madeWith('Mac and Cheese', mac)).toBe('sour cream, leek and zucchini')
})

test('an order or a brand in a list is nothing that the dish is made of', () => {
  const ingredients = [
    '2 bell peppers, chopped',
    '2 tbsp Plum Titan',
    'Adjust to taste',
    '1 can tomatoes, drained',
    '1 cup wild rice',
    '1 cup Black Beans',
  ]
  const paragraphs = ['The black beans go in last.']
  const facts = factsOf('Harbor Stew', { ingredients, paragraphs })
  expect(facts['madeWith']).toBe('black beans, bell peppers, tomatoes and wild rice')
  const said = factsOf('Harbor Stew', { ingredients, paragraphs: ['A titan is a big plum.'] })
  expect(said['madeWith']).toContain('titan')
})

test('spices alone are not what a dish is made of, and a slip for its name is no ingredient', () => {
  const spices = ['1 kg gourd', '1 dried red chilli', '1 cardamom pod', '1 cinnamon stick']
  const spiced = factsOf('Gourd Stew', { ingredients: [...spices, '1 tsp salt', '2 onions'] })
  expect([spiced['madeWith'], spiced['firstOf']]).toEqual([undefined, undefined])
  const stuffed = ['500 g tortelleni', '2 leeks', '1 cup walnuts', '200 g ricotta']
  const made = factsOf('Baked Tortellini', { ingredients: stuffed })['madeWith']
  expect(made).toContain('walnuts')
  expect(made).not.toContain('tortelleni')
})

test('names common ingredients too if fewer than three characterize the dish', () => {
  const ingredients = [
    '1 lb tomatoes',
    '2 cups arborio rice',
    '1 onion, diced',
    '2 cloves garlic, minced',
    '1 cup milk',
    '2 tbsp sugar',
    '1 tsp salt',
  ]
  const facts = factsOf('Tomato Risotto', { ingredients })
  expect(facts['madeWith']).toBeUndefined()
  expect(facts['madeFew']).toBe('arborio rice, onion and garlic')
  expect(factsOf('Tomato Risotto with Basil', { ingredients })['madeFew']).toBeUndefined()
  expect(factsOf('Tomato Salad', { ingredients: ['1 lb tomatoes', '1 onion'] })['madeFew']).toBe(
    undefined,
  )
})

test('a dish of flour, sugar and eggs is spiced with what its name does not say', () => {
  const bread = factsOf('Ginger Pumpkin Bread', {
    ingredients: [
      '2 cups flour',
      '1 teaspoon ground ginger',
      '1 teaspoon ground cloves',
      '1 tsp cinnamon',
      '2 garlic cloves',
      '1 can pumpkin',
    ],
  })
  expect(bread['spicedWith']).toBe('cinnamon and cloves')
  expect(
    factsOf('Plum Bread', { ingredients: ['2 cups flour', '1 tsp cinnamon'] }),
  ).not.toHaveProperty('spicedWith')
})

test.each([
  [['1 tsp cinnamon or nutmeg (optional)', '1 tsp ground cloves']],
  [['1 tube cinnamon rolls', '8 ground ginger snaps']],
])('a spice that may be left out, or is part of another thing, is none: %j', (ingredients) => {
  const facts = factsOf('Plum Bread', {
    ingredients: ['2 cups flour', '1 cup sugar', ...ingredients],
  })
  expect(facts).not.toHaveProperty('spicedWith')
})

test('spices may have their form or a remark behind them', () => {
  const ingredients = [
    '2 cups flour',
    '2 cinnamon sticks',
    '½ tsp nutmeg, freshly grated',
    '1 tsp cumin and turmeric',
  ]
  expect(factsOf('Plum Bread', { ingredients })['spicedWith']).toBe('cinnamon, nutmeg and cumin')
})

test('a dish is served with what its list says, unless that is optional or a remark', () => {
  const facts = factsOf('Miso Salmon', {
    ingredients: [
      '1 salmon fillet',
      '2 tbsp miso paste',
      'sesame seeds for serving',
      'chives, to serve',
      'limes for serving (optional)',
    ],
  })
  expect(facts['servedWith']).toBe('sesame seeds and chives')
})

test('tomatoes on the vine leave no vine', () => {
  const facts = factsOf('Chicken Sandwich', {
    ingredients: ['1 head lettuce', '1 avocado', '4 vine, ripened', '200 g feta', '1 cucumber'],
  })
  expect(facts['madeWith']).not.toContain('vine')
})
