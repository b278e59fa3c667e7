import { expect, test } from 'vitest'
import { isCaveat, isOutOfPlace } from './out-of-place.ts'

test.each([
  ['en', 'Hopefully, you can now enjoy the garden that you planned.'],
  ['en', 'You are now ready to start your own compost heap.'],
  ['en', 'If you dream of a small garden, you’re in the right place.'],
  ['en', 'Baskets – for things that are used each day in the kitchen.'],
  ['en', '3 pairs of gloves: how many to bring is a matter of taste.'],
  ['en', 'If plums are in season, use the late ones here for their colour.'],
  ['en', '“A garden is a friend that waits for years.” – Nora Harlow'],
  ['en', 'The planters below are all made of cedar.'],
  ['en', '“Everyone cares about the plants and the paths,” Harlow points out.'],
  ['en', 'A garden path doesn’t work like that.'],
  ['en', 'Some gardeners swear by the following ways of watering.'],
  ['de', 'Das neue Layout der Seite macht die Suche nach Gärten leichter.'],
  ['de', 'Ab 2019 gilt die neue Regel für alle Balkone.'],
  ['de', 'Wir hoffen, dass dir der Garten gefällt.'],
  ['fr', 'Au 1 mars 2020, la règle devient obligatoire.'],
  ['fr', 'La marche est faite d’un 1 contact du talon.'],
  ['fr', 'Le marché des plantes s’est également développé.'],
  ['es', 'Esperamos que disfrutes de tu huerto.'],
  ['en', 'To sum up, a garden needs water and light.'],
  ['en', 'In short, a garden needs water and light.'],
  ['en', 'You should now have a bed that lasts for years.'],
  ['en', 'Happy gardening!'],
  ['en', 'As of March 2027 gardens need a permit.'],
  ['de', 'Viel Spaß beim Gärtnern mit den Kindern!'],
  ['de', 'Ab 2027 gilt die neue Regel für alle Balkone.'],
  ['es', 'Para terminar, un huerto necesita sol.'],
  ['fr', 'Nora Harlow est née en 1956 à Lyon, près d’un grand jardin.'],
  ['de', 'Nora Harlow wurde 1956 in Kiel geboren.'],
  ['fr', 'Pour finir, un jardin a besoin d’eau.'],
])('%s: "%s" makes no description', (lang, sentence) => {
  expect(isOutOfPlace(sentence, lang)).toBe(true)
})

test.each([
  ['en', 'Here are five plants that live on a dark shelf.'],
  ['en', 'Garden paths – from gravel to brick – need a firm ground.'],
  ['en', 'The “three sisters” grow together: Harlow plants corn, beans and squash.'],
  ['en', 'In 1990 the first roses of this kind were bred.'],
  ['en', 'A balcony needs three things: light, water and a good pot.'],
  ['de', 'Ein Balkon braucht Licht und Wasser.'],
  ['fr', 'Il faut 1 heure pour planter le tout.'],
  ['es', 'Un huerto pequeño necesita sol.'],
  ['en', 'In short supply for years, heirloom beans are back in shops.'],
  ['en', 'To sum up a week in Rome, you only need these five stops.'],
  ['en', 'You can now plant garlic until November.'],
  ['en', 'Plants are all ready to go outside in May.'],
  ['en', 'Happy hanging baskets need water twice a day in July.'],
  ['en', 'All the ideas you need are here.'],
  ['en', 'Everything you need to plan the garden is right here.'],
  ['en', 'From 2019 to 2024 this garden doubled in size.'],
  ['de', 'Viel Spaß macht dieses Bastelprojekt mit Kindern ab vier Jahren.'],
  ['de', 'Seit 2012 ist die Sorte im Handel und trägt früh.'],
  ['fr', 'Le basilic est également facile à bouturer.'],
  ['fr', 'Pour finir un reste de pain, cette recette est idéale.'],
  ['es', 'Para terminar la comida, este flan es perfecto.'],
])('%s: "%s" may be on a pin', (lang, sentence) => {
  expect(isOutOfPlace(sentence, lang)).toBe(false)
})

test('a sentence that takes back the one before it is a caveat', () => {
  expect(isCaveat('However, every garden is different.', 'en')).toBe(true)
  expect(isCaveat('Zum Beispiel im Topf.', 'de')).toBe(true)
  expect(isCaveat('Every garden is different.', 'en')).toBe(false)
})
