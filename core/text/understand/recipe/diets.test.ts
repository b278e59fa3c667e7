import { expect, test } from 'vitest'
import { allowsDiet } from './diets.ts'

test.each([
  ['gluten-free', '2 tbsp soy sauce', false],
  ['gluten-free', '6 flour tortillas (or corn)', false],
  ['gluten-free', '6 corn tortillas', true],
  ['gluten-free', '200 g gluten-free pasta', true],
  ['vegetarian', '1 free-range chicken', false],
  ['vegetarian', '1 lb coconut shrimp', false],
  ['vegetarian', 'Grilled Swordfish', false],
  ['vegetarian', '4 vegan sausages', true],
  ['vegetarian', 'Cauliflower Steaks', true],
  ['vegetarian', 'Portobello Mushroom Steaks', true],
  ['vegetarian', 'Tofu Steak', true],
  ['vegetarian', '1 tbsp steak seasoning', true],
  ['vegetarian', '2 flank steaks', false],
  ['vegetarian', 'Steak Salad with Cauliflower', false],
  ['vegetarian', 'Cabbage Steaks with Bacon', false],
  ['vegan', '2 eggs, free range', false],
  ['vegan', '1 cup oat milk', true],
  ['vegan', '2 tbsp peanut butter', true],
  ['vegan', '2 tbsp butter', false],
  ['keto', '3 potatoes', false],
  ['quick', '3 potatoes', true],
])('%s with “%s”: %s', (diet, line, isAllowed) => {
  expect(allowsDiet(diet, [line])).toBe(isAllowed)
})
