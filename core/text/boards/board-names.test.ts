import { expect, test } from 'vitest'
import { suggestBoardNames } from './board-names.ts'

test('a board is named for the sort of thing, not for what people type behind it', () => {
  expect(suggestBoardNames('tomato soup recipe')).toEqual([
    'Tomato Soup Recipes',
    'Soup Recipes',
    'Tomato Soup',
    'Easy Soup Recipes',
    'Soups and Stews',
    'Cozy Soup Recipes',
  ])
  expect(suggestBoardNames('floating shelf tips', { count: 2 })).toEqual([
    'Floating Shelf',
    'Floating Shelf Ideas',
  ])
  expect(suggestBoardNames('small garden ideas', { count: 2 })).toEqual([
    'Small Garden',
    'Small Garden Ideas',
  ])
})

test('a long topic gives its last words, of a piece what it is a piece of', () => {
  expect(
    suggestBoardNames('slow cooker honey garlic chicken thighs with rice', { count: 3 }),
  ).toEqual(['Chicken Thigh Recipes', 'Chicken Recipes', 'Chicken Thighs'])
  expect(suggestBoardNames('butternut squash mac and cheese', { count: 1 })).toEqual([
    'Mac and Cheese Recipes',
  ])
})

test('a place is a board of travels', () => {
  expect(suggestBoardNames('lisbon', { count: 4 })).toEqual([
    'Lisbon',
    'Lisbon Travel',
    'Lisbon Travel Guide',
    'Things to Do in Lisbon',
  ])
})

test('of a topic of no known sort only its own name is given', () => {
  expect(suggestBoardNames('progressive summarization')).toEqual(['Progressive Summarization'])
})

test.each(['oak board', 'bamboo floor'])('a thing made of wood is no plant: %s', (topic) => {
  expect(suggestBoardNames(topic)).toHaveLength(1)
})

test.each(['oak tree', 'Japanese maple'])('a tree is one: %s', (topic) => {
  expect(suggestBoardNames(topic)).toContain('Plant Care')
})

test('German, French and Spanish say it in their own words', () => {
  expect(suggestBoardNames('Veganer Bananenkuchen', { lang: 'de', count: 3 })).toEqual([
    'Veganer Bananenkuchen',
    'Bananenkuchen backen',
    'Bananenkuchen-Rezepte',
  ])
  expect(suggestBoardNames('omelette aux herbes', { lang: 'fr', count: 3 })).toEqual([
    'Omelette aux herbes',
    'Omelette',
    'Recettes d’omelette',
  ])
  expect(suggestBoardNames('recetas de tortillas', { lang: 'es', count: 2 })).toEqual([
    'Tortillas',
    'Recetas de tortillas',
  ])
})

test.each(['lemon muffins', 'wedding dresses', 'Fall Porch Decor', 'crochet blanket', 'puppy'])(
  'names of %s are distinct, fit and repeat no word',
  (topic) => {
    const names = suggestBoardNames(topic, { count: 24 })
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(2)
    expect(names.filter((name) => name.length > 50 || /\b(\w{3,})\b.*\b\1\b/i.test(name))).toEqual(
      [],
    )
  },
)

test('a sentence names no board', () => {
  expect(suggestBoardNames('a topic that is far too long to stand on any board at all')).toEqual([])
})

test('Arabic names leave the topic’s own words as they are, are distinct, fit and say nothing twice', () => {
  const names = suggestBoardNames('ديكور غرفة النوم', { lang: 'ar', count: 24 })
  expect(names.slice(0, 3)).toEqual([
    'ديكور غرفة النوم',
    'أفكار ديكور غرفة النوم',
    'ديكور غرفة النوم للمبتدئين',
  ])
  expect(names.length).toBeGreaterThanOrEqual(7)
  expect(
    names.filter(
      (name) => name.length > 50 || !name.includes('ديكور غرفة النوم') || /[a-z]/i.test(name),
    ),
  ).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  const garden = suggestBoardNames('أفكار حديقة شرفة', { lang: 'ar', count: 24 })
  expect(garden.filter((name) => /أفكار.*أفكار|^(?:نصائح|كل)/.test(name))).toEqual([])
  expect(suggestBoardNames('حديقة '.repeat(9), { lang: 'ar' })).toEqual([])
})

test('a word that only ends like a listed one is not that', () => {
  expect(suggestBoardNames('Strom', { lang: 'de' }).join()).not.toMatch(/reise/iu)
  expect(suggestBoardNames('Reis', { lang: 'de' }).join()).not.toMatch(/süß/iu)
})

test('a board of coffee or tea is no board of recipes unless the topic says so', () => {
  expect(suggestBoardNames('pour-over coffee', { count: 1 })).toEqual(['Pour-Over Coffee'])
  expect(suggestBoardNames('iced coffee recipe', { count: 1 })).toEqual(['Iced Coffee Recipes'])
  expect(suggestBoardNames('made-to-measure curtain', { count: 1 })).toEqual([
    'Made-to-Measure Curtain',
  ])
})

test.each([
  ['weekend in lisbon', 'Weekend in Lisbon', 'Weekend'],
  ['packing list for norway', 'Norway Travel', 'Packing List Inspiration'],
  ['clay flowers', 'Clay Flower Ideas', 'Clay Flower Care'],
  ['peony care', 'Peony Care', 'Peony Care Growing Tips'],
  ['closet organization', 'Closet Organization Ideas', 'Closet Organization Design'],
  ['winter wedding bouquets', 'Winter Wedding Bouquet Ideas', 'Winter Wedding Bouquet Planning'],
  ['evening routine', 'Evening Routine', 'Evening Routine for Beginners'],
  ['plum rolls', 'Plum Roll Recipes', 'Roll Recipes'],
  ['bridal shower games', 'Bridal Shower Game Ideas', 'Ideas for Kids'],
])('of %s, "%s" is a board and "%s" is none', (topic, board, none) => {
  const names = suggestBoardNames(topic)
  expect(names).toContain(board)
  expect(names).not.toContain(none)
})

test.each([
  ['tulips', 'Tulip Care'],
  ['small kitchen', 'Small Kitchen Design'],
  ['beach wedding', 'Beach Wedding Planning'],
  ['beginner yoga', 'Beginner Yoga Tips'],
  ['pilates at home', 'Pilates Tips'],
  ['bread', 'Bread Recipes'],
  ['paper', 'Paper'],
  ['toddler games', 'Ideas for Kids'],
  ['silk press hairstyles', 'Beauty Ideas'],
  ['crochet braids', 'Beauty Ideas'],
  ['knit sweater outfit', 'Outfit Ideas'],
  ['clay soil plants', 'Plant Care'],
  ['rice paper rolls', 'Rice Paper Roll Recipes'],
  ['paper organization', 'Home Ideas'],
  ['bridal shower nails', 'Beauty Ideas'],
  ['bridal shower cake', 'Cake Recipes'],
  ['silk flower arrangement', 'Crafts to Try'],
  ['nursery decor', 'Nursery Decor Inspiration'],
  ['home decor', 'Home Decor Inspiration'],
  ['kitchen design', 'Kitchen Design Inspiration'],
  ['garden design', 'Garden Design Inspiration'],
  ['weekend in harlow', 'Harlow Travel'],
  ['honeymoon in costa rica', 'Costa Rica Travel'],
  ['things to do in prague', 'Prague Itinerary'],
])('of %s, "%s" is still a board', (topic, board) => {
  expect(suggestBoardNames(topic)).toContain(board)
})

test.each([
  'what to wear to work',
  'things to do in work',
  'things to do for kids',
  'packing list for hospital',
  'what to pack for lunch',
  'packing list for college',
  'what to wear in winter',
  'trip to weddings',
  'things to do in the snow',
  'weekend in bed',
  'weekend in the mountains',
  'weekend for two',
  'honeymoon in summer',
])('"%s" is no journey to a place, and the only name', (topic) => {
  expect(suggestBoardNames(topic).map((name) => name.toLowerCase())).toEqual([topic])
})

test.each(['silk pajamas', 'clay mask', 'bridal shower nails', 'clay soil plants'])(
  '%s are no craft and need no planning',
  (topic) => {
    expect(suggestBoardNames(topic).join()).not.toMatch(/Crafts to Try|Planning/u)
  },
)
