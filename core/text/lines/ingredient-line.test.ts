import { expect, test } from 'vitest'
import { readIngredientLine, writeIngredientLine } from './ingredient-line.ts'

test('a line is read as amount, unit, name and note', () => {
  expect(readIngredientLine('2 1/2 cups (300 g) all-purpose flour, sifted')).toEqual({
    amount: '2 1/2',
    unit: 'cups',
    link: '',
    name: 'all-purpose flour',
    note: '300 g, sifted',
  })
  expect(readIngredientLine('2 cucharadas de aceite de oliva')).toEqual({
    amount: '2',
    unit: 'cucharadas',
    link: 'de',
    name: 'aceite de oliva',
    note: '',
  })
})

test.each([
  ['1 14- ounce can of coconut milk', '1 14-ounce can of coconut milk'],
  ['1 (14-oz) can of coconut milk', '1 can of coconut milk'],
  ['2-3 large heads of broccoli (~1 1/2 lb.), cut into florets', '2-3 large heads of broccoli'],
  ['3 – 4 sausages (about 14 oz), sliced', '3 – 4 sausages'],
  ['2.5tsp rice vinegar', '2.5 tsp rice vinegar'],
  ['2 x 400 g cans tomatoes', '2 x 400 g cans tomatoes'],
  ['½ cup dill leaves, plus more for serving', '½ cup dill leaves'],
  ['3 tablespoons olive oil, plus 1 teaspoon', '3 tablespoons olive oil + 1 teaspoon'],
  ['1/4 cup + 2 tablespoons cocoa, for dusting', '1/4 cup + 2 tablespoons cocoa'],
  ['4 cloves garlic, grated + 2 cloves garlic, sliced', '4 cloves garlic + 2 cloves'],
  ['1,5 kg Kartoffeln, festkochend', '1,5 kg Kartoffeln'],
  ['2 EL Petersilie (frisch)', '2 EL Petersilie'],
  ['Mehl 200 g', 'Mehl 200 g'],
  ['Farine : 120 g', 'Farine : 120 g'],
  ['Butter (100 g, kalt)', 'Butter (100 g)'],
  ['2 c. à soupe d’huile d’olive', '2 c. à soupe d’huile d’olive'],
  ['1 spicchio d’aglio', '1 spicchio d’aglio'],
  ['2 teentjes knoflook', '2 teentjes knoflook'],
  ['2 colheres de sopa de azeite', '2 colheres de sopa de azeite'],
])('the amount of "%s" stays', (line, written) => {
  expect(writeIngredientLine(readIngredientLine(line))).toBe(written)
})

test.each([
  ['1 cup half & half*', '1 cup half & half'],
  ['1/2 carrot (, sliced into strips)', '1/2 carrot'],
  ['13 oz coconut milk ((400 mL; full fat works best))', '13 oz coconut milk'],
  ['1 cup sugar (packed', '1 cup sugar'],
  ['1 cup sugar packed)', '1 cup sugar packed'],
  ['Sal,', 'Sal'],
  ['sal, q.b.', 'sal'],
  ['▢ 2 eggs', '2 eggs'],
])('no debris of brackets and marks is left of "%s"', (line, written) => {
  expect(writeIngredientLine(readIngredientLine(line))).toBe(written)
})

test.each([
  ['3 boneless, skinless chicken breasts, cubed', '3 boneless, skinless chicken breasts'],
  ['3 scallions thinly sliced (white parts)', '3 scallions'],
  ['2 cups torn escarole', '2 cups torn escarole'],
  ['1 teaspoon freshly ground black pepper', '1 teaspoon freshly ground black pepper'],
  ['Salt, pepper and nutmeg, to taste', 'Salt, pepper and nutmeg'],
  ['Toppings: yogurt, toasted almonds, dill (optional)', 'yogurt, toasted almonds, dill'],
  ['Parsley, finely chopped', 'Parsley'],
])('all things in "%s" are named, without how they are prepared', (line, written) => {
  expect(writeIngredientLine(readIngredientLine(line))).toBe(written)
})
