import { expect, test } from 'vitest'
import { dishName, shortDishName } from './dish-name.ts'

test.each([
  ['The BEST Homemade Hot Chocolate Recipe', 'Hot Chocolate'],
  ['Beginners Sourdough Bread', 'Sourdough Bread'],
  ['[Gluten-Free] Plum Marsala', 'Gluten-Free Plum Marsala'],
  ['Bean Patties (Vegan)', 'Vegan Bean Patties'],
  ['Best-Ever Chicken Salad', 'Chicken Salad'],
  ['5 Minute lemon cake', 'lemon cake'],
  ['4-Ingredient Peanut Cookies (No Bake!)', 'Peanut Cookies'],
  ['How to Make the Perfect Flat Bread | A Kitchen', 'Flat Bread'],
  ['Mom’s Homemade Plum Preserves', 'Plum Preserves'],
  ['Chicken and Squash Recipe with Cheese Sauce', 'Chicken and Squash with Cheese Sauce'],
  ['Plum Pie, Simplified', 'Plum Pie'],
  ['Linda’s Frozen Plum Cake', 'Frozen Plum Cake'],
  ['Shepherd’s Bean Pie', 'Shepherd’s Bean Pie'],
  ['Bean Dumplings Like Grandma Used to Make', 'Bean Dumplings'],
  ['Two plum favorites combine in this delicious plum and oat tart recipe', 'plum and oat tart'],
  ['Got Canned Beans? Make Bean Patties', 'Bean Patties'],
  ['Dinner Is Served: Bean Stew', 'Bean Stew'],
  ['Smoky Bean Stew Recipe Puts a Spin on Supper', 'Smoky Bean Stew'],
  ['MMM: Bean Stew', 'Bean Stew'],
  ['Soft & Fluffy Bean Cakes with a Little Bit of Rye Flour Inside', 'Soft & Fluffy Bean Cakes'],
  ['Spice Cake + Maple Frosting', 'Spice Cake with Maple Frosting'],
  ['Good Old Plum Pie', 'Plum Pie'],
  ['What Should You Cook Tonight?', ''],
])('%s names %s', (title, name) => {
  expect(dishName(title)).toBe(name)
})

test('a short name leaves out what comes with the dish, but keeps two words', () => {
  expect(shortDishName('green salad with plum dressing')).toBe('green salad')
  expect(shortDishName('soup with beans')).toBe('soup with beans')
  expect(shortDishName('ragout with black garlic, leek and beans')).toBe('ragout')
  expect(shortDishName('dairy free pumpkin seed energy bites')).toBe('pumpkin seed energy bites')
  expect(shortDishName('gluten free and sugar free plum smash cake')).toBe('plum smash cake')
  expect(shortDishName('gluten free and very rich plum smash cake')).toBe(
    'gluten free and very rich plum smash cake',
  )
  expect(shortDishName('plum, pear & quince pie')).toBe('plum, pear & quince pie')
})

test('a short "with" is spelled out', () => {
  expect(dishName('Plum Tart w/ Walnut Cream')).toBe('Plum Tart with Walnut Cream')
  expect(dishName('Herbed Plum Salad W. Chickpeas')).toBe('Herbed Plum Salad with Chickpeas')
})
