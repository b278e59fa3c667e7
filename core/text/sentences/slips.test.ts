import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { goesOn, pointsBack } from './going-on.ts'
import { hasSlip } from './slips.ts'

const english = openLanguages()('en')
const slips = (text: string, about: readonly string[] = []): boolean =>
  hasSlip(text, english, about)

test.each([
  'Growing plums on a wall, you have fruit in July.',
  'The stew is warm and hearty, and the dish keeps for days.',
  'The bars combine the buttery flavor of shortbread with jam.',
  'Plums baked with butter, sugar and spices; the crust comes last.',
  'This year, it’s all about plums.',
  'Served with butter, sugar and cream, the bars make a great snack.',
])('no slip: %s', (text) => {
  expect(slips(text, ['plum'])).toBe(false)
})

test('a sentence that ends without a full stop is not joined to the next by its comma', () => {
  expect(slips('Jam is quick with these plums! With just an hour, it’s a great gift.')).toBe(false)
})

test('the page’s own name may come twice', () => {
  const about = ['grill', 'chees']
  expect(slips('Grilled cheese is for guests. Serve grilled cheese warm.', about)).toBe(false)
})

test.each([
  ['a single recipe without an article', 'Best plum cake recipe is ready for a long evening.'],
  ['a word for another that sounds alike', 'Let the stew simmer while your at work all day.'],
  ['a pointer and a noun of another number', 'These easy to make bun taste of summer.'],
  ['an adjective said twice', 'A crispy trout in a crispy crust for a long evening.'],
  ['a word said twice in a row', 'A warm meal for busy weeknight meals in the winter.'],
  ['two sentences joined by a comma', 'The plum jam is sweet, it is ready in an hour.'],
  ['a verb in a list of things', 'Plum bars baked with butter, sugar and make a great snack.'],
  ['a list without its end', 'A bake with sour cream, with plum sauce, crumbs.'],
  ['a word in two capitals', 'Plum bars WIth cream for a long evening.'],
  ['a misspelled word', 'Bring these plum bars to all your holiday partes.'],
  ['a second "with"', 'Plum dumplings with cinnamon with brown butter for a long evening.'],
  ['taste said twice', 'A plum stew that tastes extremely flavorful in the winter.'],
  ['an adjective joined to a thing', 'Plum dumplings with brown butter and delish!'],
  [
    'an adjective of the dish said twice',
    'A crumbly start with these crumbly plum bars.',
    ['crumbl'],
  ],
  ['a word without its hyphen', 'These bars are as low tech as a bake can be.'],
  ['two words before their noun', 'A plum crusted trout is on the table in no time.'],
  ['a comma that is lost', 'You may know apple pies but for a change try plums.'],
  ['parts without a verb', 'Baked in a wide tin, no plum stones, tips on baking it.'],
  ['a short form for an owner', 'Plums are good, and few think about it’s origins at all.'],
  ['two words before their noun in a list', 'Mats with grip, slip resistant eco-friendly straps.'],
  ['a year of the pandemic', 'The pandemic has made plum cakes a dear guest.'],
  ['a shop’s years', 'Plumhill has been making cakes for a few years now.'],
  ['an owner behind “to”', 'Bring the plum table back to it’s original finish in a day.'],
  [
    'a verb parted from its gerund',
    'Using plums as a hedge, for shade in summer, have many benefits.',
  ],
  ['a lost article', 'A plum stew is warm and hearty dinner meal in the winter.'],
  ['a wrong article', 'The bars combine a rich, buttery flavor of shortbread with jam.'],
  ['a list cut by a semicolon', 'Plums baked with butter, sugar, three spices; then topped.'],
  ['entries of a list', 'Sour plums: Zwetsche – Firm and dark. Mirabelle, small.'],
  ['a subject named twice', 'Plum jam, it’s not as hard as it sounds.', ['plum', 'jam']],
  ['words against the dish', 'These plum bars are not really worth the effort.'],
])('%s is a slip', (_, text, about: readonly string[] = []) => {
  expect(slips(text, about)).toBe(true)
})

test.each([
  'These plum bars have a buttery base and a crumbly top.',
  'This step by step guide shows how to fold a plum into dough.',
  'If the jam is sweet, it needs a squeeze of lemon.',
  'Noodles made with chili garlic sauce, chili flakes and peanuts.',
  'Use this sauce for Shake Shake copycat fries, on toast or on plums.',
  'Tender, flavorful beef served with the most exquisitely flavorful gravy.',
  'These easy plum fritters are seasoned with an extra mild and easy spice blend.',
  'A warm snack, as well as a pre workout or post workout treat.',
  'The rolls are a twist on the Italian cookies. This delicate cookie is folded by hand.',
  'The bread is impossibly easy. And impossibly soft.',
  'Kids love it, parents love it, and the bread is gone by noon.',
  'Made with ripe plums rather than apples! A warm meal with beef, plum sauce, cheese & Parmesan!',
  'The bars are baked with no flour, no butter and have a chewy middle.',
  'Beef with plums is such a good combination, it will make you cook again.',
  'These matcha no bake energy bites make the perfect morning snack.',
  'This easy jam never disappoints anybody.',
  'Plum dumplings with brown butter are sweet and delicious!',
  'These plum dumplings are full of flavor and delicious!',
  'Plums with brown butter, and dumplings with cinnamon.',
  'Plums are good at noon, since it’s warm by then.',
  'Plant a border with deer resistant perennials that bloom all summer.',
  'These drought resistant plants need little water.',
  'A mat that is slip resistant and folds flat.',
  'Walnut-panko crusted trout is easy enough for a weeknight.',
  'Falafel with tahini, panko and matcha in a focaccia.',
])('no slip: %s', (text) => {
  expect(slips(text)).toBe(false)
})

test('a word that is nearly one of the name is misspelled', () => {
  const text = 'A bowl of rice with a spoon of tzatiki on top.'
  expect([slips(text), slips(text, ['tzatziki'])]).toEqual([false, true])
  expect(slips('A bowl of rice with tzatziki.', ['tzatziki'])).toBe(false)
  expect(slips('A Yemeni bread with seeds on top.', ['yemenit', 'bread'])).toBe(false)
})

test('a page on a pandemic may name it', () => {
  const text = 'A pandemic changes how towns plan their parks.'
  expect([slips(text), slips(text, ['pandem'])]).toEqual([true, false])
})

test('the subject may be named twice', () => {
  const text = 'A jam of plums with plums on top of it.'
  expect([slips(text), slips(text, ['plum'])]).toEqual([true, false])
})

test.each([
  'Essentially, it is a stew.',
  'You can also bake them.',
  'While you’re at it, buy plums.',
  'A few days later, the jam sets.',
  'With fresh plums too, the cake is soft.',
  'A cake with fresh plums is equally soft.',
  'The general idea behind it is a warm bed.',
])('goes on: %s', (text) => {
  expect(goesOn(text, 'en')).toBe(true)
})

test.each([
  ['es', 'Es, con diferencia, el error más común y el que más plantas mata.'],
  ['fr', 'C’est, de loin, l’erreur la plus fréquente au potager.'],
  ['fr', 'En préambule (option), un bain de pieds au romarin.'],
  ['de', 'Das ist mit Abstand der häufigste Fehler im Beet.'],
])('in "%s", goes on: %s', (lang, text) => {
  expect(goesOn(text, lang)).toBe(true)
})

test.each([
  ['en', 'The best time of all is May, when the soil is warm.'],
  ['en', 'This soup is just as good as a stew.'],
  ['en', 'Gardening is just as much about patience as planting.'],
  ['es', 'Es un guiso de lentejas con verduras y pimentón.'],
  ['fr', 'C’est une soupe de lentilles, douce et parfumée.'],
])('in "%s", is clear alone: %s', (lang, text) => {
  expect(goesOn(text, lang)).toBe(false)
})

test.each([
  ['Once you’ve built that business, you have to paint it.', true],
  ['Roses like the shade of those gardens.', true],
  ['People know that business is hard.', false],
  ['A plan that works for small gardens in town.', false],
  ['Those who plant early harvest early.', false],
])('"%s" points back: %s', (text, isPointing) => {
  expect(pointsBack(text, english)).toBe(isPointing)
})

test('to make a recipe it needs its article', () => {
  expect(slips('You can easily make Turkish plum cake recipe.', ['plum'])).toBe(true)
  expect(slips('How to cook plum soup recipe?', ['plum'])).toBe(true)
  expect(slips('You can make this Turkish plum cake recipe in an hour.', ['plum'])).toBe(false)
})

test.each([
  'Learn how to make soft pretzels with this easy recipe.',
  'It is easy to make gnocchi following our recipe.',
  'Bake bread from my recipe.',
  'You can make double the recipe.',
])('an object between the verb and the recipe is no slip: %s', (text) => {
  expect(slips(text, ['pretzel', 'gnocchi', 'bread'])).toBe(false)
})

test('what children and grown-ups love is no repetition', () => {
  expect(slips('Kids love it, grown-ups love it – this plum cake is soft.', ['plum'])).toBe(false)
})

test.each([
  'Is you are wondering about plums, most of them are sweet.',
  'The ripe moment that occurs we have waited for is in July.',
])('a sentence that lost a word has a slip: %s', (text) => {
  expect(slips(text, ['plum', 'wonder', 'ripe'])).toBe(true)
})
