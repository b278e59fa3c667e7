import { expect, test } from 'vitest'
import { picturePhrase } from './picture-phrase.ts'

test.each([
  ['Bowl of cold plum soup.', 'Bowl of cold plum soup'],
  ['Planed plum noodles | www.plums.example.com', 'Planed plum noodles'],
  ['Roasted plums from www.plums.example.com (@plums)', 'Roasted plums'],
  ['Plum tarts are so easy! plumtarts.com', 'Plum tarts are so easy'],
  ['Ein sehr einfacher Braten - www.braten.de', 'Ein sehr einfacher Braten'],
  ['Tarte mit Feigen und Ente DSC_7520 200x300', 'Tarte mit Feigen und Ente'],
  ['A plane lands in the fog (Photo by Nora Vessani / Press)', 'A plane lands in the fog'],
  ['Crispy potatoes 🥔🥔 on a tray', 'Crispy potatoes on a tray'],
  ['Plum soup - cold and sweet', 'Plum soup - cold and sweet'],
  ['Half-and-half in a jug', 'Half-and-half in a jug'],
  ['Dr. Oetker cake on a plate', 'Dr. Oetker cake on a plate'],
  ['A cake with 3.5 layers', 'A cake with 3.5 layers'],
  ['A harbor at dusk © Nora Vessani', 'A harbor at dusk'],
  ['A harbor at dusk &copy; N. Vessani', 'A harbor at dusk'],
  ['An Orlo® pan of plums', 'An Orlo® pan of plums'],
  ['A wave 👋🏽 from the harbor', 'A wave from the harbor'],
  ['A wave 🏽 from the harbor 🇳🇴', 'A wave from the harbor'],
  ['A deck of 10 x 20 feet with plants', 'A deck of 10 x 20 feet with plants'],
  ['A rug of 120 x 180 cm', 'A rug of 120 x 180 cm'],
  ['Poster 16x20 in a hall', 'Poster 16x20 in a hall'],
  ['Poster of plums 1024 x 768', 'Poster of plums'],
  ['Poster of plums 64x64px', 'Poster of plums'],
  ['MG4 car on a road', 'MG4 car on a road'],
  ['Car on a road MG_4711', 'Car on a road'],
  ['Salmon with lemon &amp; dill', 'Salmon with lemon & dill'],
  ['Mac &amp; cheese', 'Mac & cheese'],
  ['The plum&#39;s stone', "The plum's stone"],
  [
    'Carrots, celery, onions, garlic, and thyme on a board',
    'Carrots, celery, onions, garlic, and thyme on a board',
  ],
  [
    'Flour, sugar, eggs, butter, and milk in bowls',
    'Flour, sugar, eggs, butter, and milk in bowls',
  ],
  ['Tap water in a glass', 'Tap water in a glass'],
  ['Banner of paper flags on a wall', 'Banner of paper flags on a wall'],
  ['A bowl of soup.At the side lies bread', 'A bowl of soup.At the side lies bread'],
  ['A 12" pan with cookies', 'A 12" pan with cookies'],
  ['A door with the label "10"', 'A door with the label "10"'],
])('of "%s" it says "%s"', (alt, phrase) => {
  expect(picturePhrase(alt, 150, 'en')).toBe(phrase)
})

test.each([
  'plum_soup_final_2',
  'plum-soup-with-cream',
  'En lire plus sur la page',
  'Norwick Bakery logo',
  'See all at https://plums.example/list of plums',
  'Food, Ingredient, Cuisine, Leaf vegetable, Soup, Dish',
  'A label that reads "plum soup and',
  'Tap to zoom',
  'Share this with a friend',
  'Follow us for more plums',
])('of "%s" it says nothing', (alt) => {
  expect(picturePhrase(alt, 150, 'en')).toBe('')
})

test('a long text ends with a sentence, or before what it adds, and never in the middle', () => {
  const bowl = 'A glass bowl of plum dough sits on a white table'
  expect(picturePhrase(`${bowl}. Around it are many empty dishes`, 60, 'en')).toBe(bowl)
  expect(picturePhrase(`${bowl} with many empty dishes around it`, 60, 'en')).toBe(bowl)
  expect(picturePhrase(`${bowl}, surrounded by many empty dishes`, 60, 'en')).toBe(bowl)
  const dated = 'Nora Vessani speaks in the old town hall, Norwick, Tuesday, Nov. 19'
  expect(picturePhrase(dated, 62, 'en')).toBe('Nora Vessani speaks in the old town hall')
  expect(picturePhrase(`${bowl} and many empty dishes`, 40, 'en')).toBe('')
})

test.each([
  [
    'A chocolate cake made by Dr. Oetker with plums and cream on a wooden table, beside a bowl of fresh plums',
    'A chocolate cake made by Dr. Oetker with plums and cream on a wooden table',
  ],
  [
    'A view of the lake and the snowy mountains at St. Moritz in winter, where skaters cross the ice',
    'A view of the lake and the snowy mountains at St. Moritz in winter',
  ],
])('the full stop of an abbreviation ends no sentence of "%s"', (alt, phrase) => {
  expect(picturePhrase(alt, 80, 'en')).toBe(phrase)
})

test('sentences without spaces between them are whole too', () => {
  expect(picturePhrase('白いテーブルの上にプラムの皿があります。周りには空の皿。', 25, 'ja')).toBe(
    '白いテーブルの上にプラムの皿があります',
  )
})
