import { expect, test } from 'vitest'
import { openLanguages } from './languages.ts'
import { languageOf } from './page-language.ts'

const languages = openLanguages()

const GERMAN_RECIPE = `Zutaten
400 g Kartoffeln, 2 Möhren, 1 Stange Lauch, 250 ml Gemüsebrühe, Salz, Pfeffer
Zubereitung
Kartoffeln schälen, würfeln und in etwas Öl anbraten. Möhren und Lauch dazugeben, mit der Brühe
ablöschen und zugedeckt garen. Zum Schluss mit Salz und Pfeffer abschmecken, kurz ziehen lassen.`
const CHINESE = '把鸡蛋和糖放进大碗里，打到颜色变浅，再加入面粉和牛奶，轻轻拌匀。'.repeat(8)
const ENGLISH =
  'Peel the potatoes and dice them. Fry them in a little oil, add the leek and the stock, and cook ' +
  'until the potatoes are soft. Season with salt and pepper and let the soup rest before serving. '

test.each([
  ['a list of ingredients under a theme that says English', 'en-US', GERMAN_RECIPE, 'de'],
  ['another script than the claimed language has', 'en', CHINESE, 'zh'],
  ['what it says', 'en', ENGLISH.repeat(2), 'en'],
  ['what it says, where the text is short', 'en', 'Kartoffelsuppe mit Lauch', 'en'],
  ['its text, where it says nothing', '', ENGLISH.repeat(2), 'en'],
])('a page has the language of %s', (...[, claimed, text, lang]) => {
  expect(languageOf(claimed, text, languages)).toBe(lang)
})
