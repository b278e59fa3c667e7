import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { contentStems } from '../language/language.ts'
import { isDamaged } from './damage.ts'
import { goesOn } from './going-on.ts'
import { lacksPerson, pointsAtOther } from './leaning-words.ts'

const languages = openLanguages()

test.each([
  ['en', 'Even so, a linen bag outlives ten of plastic.'],
  ['en', 'The final rule of the kiln is to wait for a day.'],
  ['en', 'Crucially, a kiln cools for a day.'],
  ['de', 'Sei es der Griff oder der Boden aus Weide.'],
  ['fr', 'Leur trame serrée retient la chaleur.'],
  ['es', 'Su trama densa guarda el calor.'],
  ['de', 'Folglich hält der Korb viele Jahre.'],
  ['es', 'No obstante, el lino dura más que el algodón.'],
  ['fr', 'La laine tient elle aussi pendant des années.'],
])('a connective leans on the sentence before it: %s, %s', (lang, text) => {
  expect(goesOn(text, lang)).toBe(true)
})

test.each([
  ['en', 'A linen bag outlives ten of plastic.'],
  ['de', 'Ein Korb aus Weide hält viele Jahre.'],
  ['es', 'El lino dura más que el algodón.'],
  ['fr', 'La laine aussi douce que la soie est rare.'],
])('a sentence without one does not: %s, %s', (lang, text) => {
  expect(goesOn(text, lang)).toBe(false)
})

test('a demonstrative needs its noun in the title', () => {
  const points = (lang: string, text: string, title: string): boolean =>
    pointsAtOther(text, languages(lang), contentStems(title, languages(lang)))
  expect(points('fr', 'Les tissus avec ce label durent plus longtemps.', 'Coudre un sac')).toBe(
    true,
  )
  expect(points('fr', 'Coudre ce sac prend une heure.', 'Coudre un sac')).toBe(false)
  expect(points('es', 'Con esta marca, la tela dura más.', 'Coser una bolsa')).toBe(true)
  expect(points('de', 'Mit diesem Siegel hält der Stoff länger.', 'Eine Tasche nähen')).toBe(true)
  expect(points('de', 'Auf diese Weise hält der Stoff länger.', 'Eine Tasche nähen')).toBe(false)
})

test('"her" needs somebody in its sentence', () => {
  const english = languages('en')
  expect(lacksPerson('Many travelled for days and stayed with her for a week.', english)).toBe(true)
  expect(lacksPerson('In her garden Victoria grew lemons.', english)).toBe(false)
  expect(lacksPerson('The bride chose linen for her table.', english)).toBe(false)
})

test('a heading that ran into its text is damage', () => {
  expect(isDamaged('Weiche Füße Ein Bad mit Salz hilft am Abend.', 'de')).toBe(true)
  expect(isDamaged('Ein Bad mit Salz macht weiche Füße.', 'de')).toBe(false)
  expect(isDamaged('A new study out Monday has it.', 'en')).toBe(true)
  expect(isDamaged('Pieds doux Un bain de sel aide le soir.', 'fr')).toBe(true)
  expect(isDamaged('Un bain de sel à La Rochelle aide le soir.', 'fr')).toBe(false)
})

test.each([
  ['en', 'Our story in The New York Times began in 1998.'],
  ['en', 'Buy tickets for The Lion King early.'],
  ['en', 'Read why The Hobbit is good.'],
  ['de', 'Der Artikel erschien in Die Zeit im Mai.'],
  ['de', 'Im Film Das Boot ist es eng.'],
])('a name that begins with an article is no heading: %s, %s', (lang, text) => {
  expect(isDamaged(text, lang)).toBe(false)
})

test.each([
  ['en', 'Soft hands The salt of a bath helps in the evening.'],
  ['de', 'Ein Bad am Abend Die Haut wird weich.'],
])('an article within a sentence begins one: %s, %s', (lang, text) => {
  expect(isDamaged(text, lang)).toBe(true)
})

test.each([
  ['de', 'Das Label haben wir hier (zum Artikel) vorgestellt.'],
  ['en', 'We wrote of the label (click here) in spring.'],
  ['de', 'Die Tage sind in den letzten Wochen kälter geworden.'],
  ['en', 'The market is just days away.'],
])('the text of a link, and a day of writing, are damage: %s, %s', (lang, text) => {
  expect(isDamaged(text, lang)).toBe(true)
})

test.each([
  ['de', 'Ein Korb hält (zum Glück) viele Jahre.'],
  ['de', 'In den letzten Wochen vor der Ernte reicht wenig Wasser.'],
  ['en', 'Water less in the last few weeks before the harvest.'],
])('other brackets and spans are none: %s, %s', (lang, text) => {
  expect(isDamaged(text, lang)).toBe(false)
})

test.each([
  ['en', 'Another way to speed it up is to soak the willow.'],
  ['en', 'Willow bends faster if the bark is soaked as well.'],
  ['de', 'Eine weitere Möglichkeit ist ein Korb aus Weide.'],
  ['de', 'Weide wird ja von vielen geschätzt.'],
  ['es', 'Otra forma es usar lino.'],
  ['fr', 'Une autre façon est de tisser le lin.'],
])('one more of what came before leans on it: %s, %s', (lang, text) => {
  expect(goesOn(text, lang)).toBe(true)
})
