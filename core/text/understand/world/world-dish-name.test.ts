import { expect, test } from 'vitest'
import type { WorldLang } from './recipe-words.ts'
import { headOfWorldName, shortWorldName, worldDishName } from './world-dish-name.ts'

test.each<[WorldLang, string, string]>([
  ['de', 'Rezept für Kartoffelsuppe', 'Kartoffelsuppe'],
  ['de', 'Einfacher Apfelkuchen vom Blech – Rezept', 'Apfelkuchen vom Blech'],
  ['de', 'Der beste Käsekuchen: so gelingt er', 'Käsekuchen'],
  ['de', 'Bananenbrot Rezept | Backen mit Lena', 'Bananenbrot'],
  ['de', 'Zwetschgenknödel selber machen', 'Zwetschgenknödel'],
  ['de', 'Warum schmeckt Suppe im Winter?', ''],
  ['de', 'LINSENSUPPE', ''],
  ['de', '30 Minuten Eintopf', '30 Minuten Eintopf'],
  ['de', 'Lauch - Klößchen', 'Lauch-Klößchen'],
  ['de', 'Kartoffelsuppe - Rezept', 'Kartoffelsuppe'],
  ['de', 'Grießbrei Rezept mit warmen Kirschen', 'Grießbrei mit warmen Kirschen'],
  ['de', 'Bohnentopf / Speck-Eintopf', ''],
  ['fr', 'Recette de crêpes faciles et rapides', 'crêpes'],
  ['fr', 'Recette d’omelette aux herbes', 'omelette aux herbes'],
  ['fr', 'Gratin dauphinois : la recette traditionnelle', 'Gratin dauphinois'],
  ['fr', 'Comment faire une pâte à pizza maison', 'pâte à pizza maison'],
  ['fr', 'Sauce aux prunes maison facile', 'Sauce aux prunes maison'],
  ['es', 'Pan de centeno casero y fácil', 'Pan de centeno casero'],
  ['es', '“Pan” casero', 'Pan casero'],
  ['es', 'PAN A/B Y/O TORTA', 'Pan A/B y/o torta'],
  ['fr', 'La salade que vous allez adorer', ''],
  [
    'fr',
    'Recettes desserts sans gluten pour anniversaires',
    'desserts sans gluten pour anniversaires',
  ],
  ['fr', 'Recettes desserts : la mousse', 'desserts'],
  ['fr', 'Recette d’ œufs mimosa', 'œufs mimosa'],
  ['fr', 'Recette de cru ou cuit, vive le fenouil', ''],
  ['fr', 'Vive le fenouil', ''],
  ['fr', 'Fenouil cru, à vos couteaux', ''],
  ['fr', 'Salade de riz, thon et maïs', 'Salade de riz, thon et maïs'],
  ['fr', 'Salade au chou', 'Salade au chou'],
  ['fr', 'Légumes rôtis au four', 'Légumes rôtis au four'],
  ['es', 'Receta fácil de croquetas de jamón', 'croquetas de jamón'],
  ['es', 'Cómo hacer tarta de queso al horno paso a paso', 'tarta de queso al horno'],
  ['es', 'Gazpacho andaluz, receta tradicional', 'Gazpacho andaluz'],
  ['es', 'Receta de mousse de limón, el postre que nunca falla', 'mousse de limón'],
  ['es', 'Pan de centeno. Receta con y sin horno', 'Pan de centeno'],
  ['fr', 'Tajine d’Automne', 'Tajine d’automne'],
  ['fr', 'Salade de Brest en Hiver', 'Salade de Brest en hiver'],
  ['fr', 'Tarte citron + Meringue', 'Tarte citron avec Meringue'],
  ['es', '¿Qué es el gazpacho?', ''],
])('%s: %s', (lang, title, name) => {
  expect(worldDishName(title, lang)).toBe(name)
})

test('the short name leaves out what the dish comes with', () => {
  expect(shortWorldName('Hühnerragout mit Zucchini', 'de')).toBe('Hühnerragout')
  expect(shortWorldName('salade de riz au thon', 'fr')).toBe('salade de riz')
  expect(shortWorldName('riz au lait', 'fr')).toBe('riz au lait')
  expect(shortWorldName('arroz con leche', 'es')).toBe('arroz con leche')
})

test('a short name keeps what makes it another dish', () => {
  expect(shortWorldName('bizcocho de avena sin azúcar y sin harina con nueces', 'es')).toBe(
    'bizcocho de avena sin azúcar y sin harina',
  )
  expect(shortWorldName('risotto aux cèpes au Thermomix', 'fr')).toBe(
    'risotto aux cèpes au Thermomix',
  )
  expect(shortWorldName('Käsekuchen ohne Boden mit Kirschen', 'de')).toBe('Käsekuchen ohne Boden')
  expect(headOfWorldName('Käsekuchen ohne Boden mit Kirschen', 'de')).toBe('Käsekuchen')
})
