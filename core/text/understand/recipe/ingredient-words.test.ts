import { expect, test } from 'vitest'
import { spokenIngredient } from './ingredient-words.ts'

test.each([
  ['8 oz weight cream cheese, softened', 'cream cheese'],
  ['2 TB butter', 'butter'],
  ['4 garlics, crushed', 'garlic'],
  ['250 g shells pasta', 'pasta shells'],
  ['3 garlic cloves', 'garlic'],
  ['1 tablespoon poppy or sesame seeds', 'poppy seeds'],
  ['2 cups butter or oil', 'butter'],
  ['2 pounds Idaho or russet potatoes (2 or 3 of them), peeled', 'Idaho potatoes'],
  ['1 lb pasta of choice', 'pasta'],
  ['1/2 block of tofu, diced', 'tofu'],
  ['1 cup finely-shredded extra-sharp cheddar cheese', 'extra-sharp cheddar cheese'],
  ['2 tbsp shaoxing wine', 'Shaoxing wine'],
  ['1 large roasting pan', ''],
  ['5 minutes', ''],
  ['1 cup julienned Savoy or Napa cabbage', 'Savoy cabbage'],
  ['2 tbsp arrowroot powder', ''],
  ['4 lime wedges', ''],
  ['1 tsp cream of tartar', ''],
  ['6 tablespoons liquid pectin', ''],
  ['2 tsp xanthan gum', ''],
  ['Egg wash', ''],
  ['1 1/2 cups icing sugar mixture', 'icing sugar mixture'],
  ['3 cups salad', ''],
  ['2 sheets', ''],
  ['Technique', ''],
  ['2 more hours', ''],
  ['1 cup unsweetened, unflavored plant milk', ''],
])('“%s” is said as “%s”', (line, spoken) => {
  expect(spokenIngredient(line, (text) => text)).toBe(spoken)
})
