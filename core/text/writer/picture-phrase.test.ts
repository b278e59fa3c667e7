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
])('of "%s" it says "%s"', (alt, phrase) => {
  expect(picturePhrase(alt, 150)).toBe(phrase)
})

test.each([
  'plum_soup_final_2',
  'plum-soup-with-cream',
  'En lire plus sur la page',
  'Norwick Bakery logo',
  'See all at https://plums.example/list of plums',
  'Food, Ingredient, Cuisine, Leaf vegetable, Soup, Dish',
  'A label that reads "plum soup and',
])('of "%s" it says nothing', (alt) => {
  expect(picturePhrase(alt, 150)).toBe('')
})

test('a long text ends with a sentence, or before what it adds, and never in the middle', () => {
  const bowl = 'A glass bowl of plum dough sits on a white table'
  expect(picturePhrase(`${bowl}. Around it are many empty dishes`, 60)).toBe(bowl)
  expect(picturePhrase(`${bowl} with many empty dishes around it`, 60)).toBe(bowl)
  expect(picturePhrase(`${bowl}, surrounded by many empty dishes`, 60)).toBe(bowl)
  const dated = 'Nora Vessani speaks in the old town hall, Norwick, Tuesday, Nov. 19'
  expect(picturePhrase(dated, 62)).toBe('Nora Vessani speaks in the old town hall')
  expect(picturePhrase(`${bowl} and many empty dishes`, 40)).toBe('')
})
