import { expect, test } from 'vitest'
import type { WorldLang } from './recipe-words.ts'
import { readWorldTitle } from './world-title.ts'

function reviewOf(name: string, isBook = false): ReturnType<typeof readWorldTitle> {
  return { kind: 'review', name, review: { name, isBook } }
}

const bookOf = (name: string): ReturnType<typeof readWorldTitle> => reviewOf(name, true)

test.each<[WorldLang, string, ReturnType<typeof readWorldTitle>]>([
  ['de', '12 Strände auf Kreta', { kind: 'list', name: 'Strände auf Kreta', count: 12 }],
  ['de', 'Die 7 schönsten Gärten in Wien', { kind: 'list', name: 'Gärten in Wien', count: 7 }],
  ['de', 'Hochbeet selber bauen: Anleitung', { kind: 'howTo', name: 'Hochbeet selber bauen' }],
  ['de', 'Tipps für den Umzug', { kind: 'guide', name: 'Umzug', purpose: 'den Umzug' }],
  ['de', 'Alles über Lavendel', { kind: 'guide', name: 'Lavendel' }],
  ['de', 'Urlaub auf Rügen mit Hund', { kind: 'travel', name: 'Rügen' }],
  ['de', '3 Tage in Rom: Tipps', { kind: 'travel', name: 'Rom', days: 3 }],
  ['de', 'Orlo Air 3 im Praxistest', reviewOf('Orlo Air 3')],
  ['de', 'Buchtipp: „Der lange Weg“ von Ada Holm', bookOf('Der lange Weg')],
  ['de', 'Die besten Kopfhörer im Test', null],
  ['de', '10 Kopfhörer im Test', { kind: 'list', name: 'Kopfhörer im Test', count: 10 }],
  ['es', 'Reseña de Orlo Air 3', reviewOf('Orlo Air 3')],
  ['es', 'Reseña: «El largo camino»', bookOf('El largo camino')],
  ['es', 'Análisis de sangre', null],
  ['fr', 'Mon avis sur la Orlo Air 3', reviewOf('Orlo Air 3')],
  ['fr', 'Test de grossesse : quand le faire', null],
  ['de', 'Rezension zum Film Der Pate', null],
  ['de', 'Rezension zur Serie Dark', null],
  ['de', 'Rezension zu Der lange Weg', bookOf('Der lange Weg')],
  ['de', 'Buchtipp: Der Graf von Monte Christo', bookOf('Der Graf von Monte Christo')],
  ['de', 'Deutschland im Stresstest', null],
  ['de', 'Wie gut schneiden Akkusauger im Test ab', null],
  ['de', 'Was unsere Kinder im Test lernen', null],
  ['de', 'Mit dem Hund im Test: Zelte', null],
  ['de', 'Akkusauger im Test', null],
  ['de', 'Kabellose Kopfhörer im Test', null],
  ['de', 'Nivo Airwrap im Test: Lohnt er sich?', reviewOf('Nivo Airwrap')],
  ['de', 'FC Bayern vs. Real Madrid: Vorschau', null],
  ['de', 'bügeln vs. falten', null],
  ['es', 'Libros para leer en verano', null],
  ['es', 'Libro de recetas para niños', null],
  ['es', 'Reseña del libro de cocina', null],
  ['es', 'Reseña de la película «El padrino»', null],
  ['es', 'Reseña del libro: La casa de Bernarda Alba', bookOf('La casa de Bernarda Alba')],
  ['es', 'Análisis de Mercado 2026', null],
  ['es', 'Análisis del Quijote', null],
  ['es', 'Análisis del Orlo Air 3', reviewOf('Orlo Air 3')],
  ['fr', 'Avis sur la grossesse', null],
  ['fr', 'Mon avis sur le mariage', null],
  ['fr', 'Avis sur les cookies', null],
  ['fr', 'Critique film : « Le Parrain »', null],
  ['fr', 'Chronique livre : Le Comte de Monte Cristo', bookOf('Le Comte de Monte Cristo')],
  [
    'fr',
    'Orlo Air 3 vs Mika Pro : le match',
    {
      kind: 'review',
      name: '',
      review: { name: '', isBook: false, pair: ['Orlo Air 3', 'Mika Pro'] },
    },
  ],
  ['de', '5 Gründe, warum wir bleiben', null],
  ['de', 'Ein Sommer am See', null],
  [
    'fr',
    '10 idées de déco pour Noël',
    { kind: 'list', name: 'idées de déco pour Noël', count: 10 },
  ],
  ['fr', 'Comment fabriquer un nichoir ?', { kind: 'howTo', name: 'fabriquer un nichoir' }],
  ['fr', 'Que faire à Bordeaux en hiver', { kind: 'travel', name: 'Bordeaux' }],
  ['fr', 'Tout savoir sur la lavande', { kind: 'guide', name: 'lavande' }],
  ['fr', 'Comment le faire soi-même', null],
  ['es', 'Cómo podar un olivo paso a paso', { kind: 'howTo', name: 'podar un olivo' }],
  ['fr', 'Comment tailler un rosier pas à pas', { kind: 'howTo', name: 'tailler un rosier' }],
  ['es', 'Cómo plantar un rosal', { kind: 'howTo', name: 'plantar un rosal' }],
  ['es', 'Qué ver en Granada en 2 días', { kind: 'travel', name: 'Granada', days: 2 }],
  ['es', 'Qué ver en Granada en 2 o 3 días', { kind: 'travel', name: 'Granada' }],
  ['fr', 'Que faire à Rome en 2 ou 3 jours', { kind: 'travel', name: 'Rome' }],
  ['es', 'Ideas para decorar', { kind: 'guide', name: 'decorar', purpose: 'decorar' }],
  ['es', '15 plantas de interior', { kind: 'list', name: 'plantas de interior', count: 15 }],
  ['es', 'Cómo hacerlo en casa', null],
  ['es', '7 ideas para ordenar mejor el armario', null],
  ['fr', '7 idées pour ranger un placard', null],
])('%s: %s', (lang, title, found) => {
  expect(readWorldTitle(title, lang)).toEqual(found)
})

test.each([
  ['Frei erfunden: Der Bote fliegt nach Norden', undefined],
  ['Verjährung von Urlaubsansprüchen', undefined],
  ['Kräuter trocknen: So geht es', 'howTo'],
  ['Alte Geräte erkunden', undefined],
  ['Hochbeet bauen', 'howTo'],
  ['Lissabon: Urlaub am Meer', 'travel'],
])('the German title "%s" is of the kind %s', (title, kind) => {
  expect(readWorldTitle(title, 'de')?.kind).toBe(kind)
})

test.each<[WorldLang, string, string | undefined]>([
  ['de', 'Rezension: Harlow – Der Garten im Winter, 5. Auflage 2014', undefined],
  ['de', 'Rezension: Der Garten im Winter', 'Der Garten im Winter'],
  ['de', 'Kescher-Stange im Test: die Orlo Spinning Rod', undefined],
  ['de', 'Orlo-X 125 im Test', 'Orlo-X 125'],
  ['de', 'Rezension: Momo – Michael Ende', 'Momo'],
  ['de', 'Buchrezension: Der Schwarm – Frank Schätzing', 'Der Schwarm'],
  ['de', 'Rezension: Der Garten – Die lange Flut', 'Der Garten'],
  ['de', 'Rezension: Nora Harlow – Zwanzig Jahre im Garten', undefined],
  ['de', 'Harley-Davidson im Test', 'Harley-Davidson'],
  ['de', 'Rolls-Royce im Test', 'Rolls-Royce'],
  ['de', 'Mercedes-Benz im Test', 'Mercedes-Benz'],
  ['de', 'Akku-Sauger im Test', undefined],
  ['de', 'Tamron 17-28 vs. Sony 16-35', ''],
  ['de', 'Nikon 18-55 vs. Sigma 17-50', ''],
  ['de', 'Orlo Air vs. Mika Pro 10-12', ''],
  ['de', 'Orlo Air vs. Mika Pro: 2-3 Personen', ''],
  ['de', 'Norwick vs. Harlow: 2:1 nach Elfmetern', undefined],
  ['es', 'Norwick United vs. Harlow (0-4): resumen y goles', undefined],
  ['es', 'Orlo Air vs. Mika Pro: comparativa', ''],
  ['fr', 'Norwick vs. Harlow : 3-1 au stade', undefined],
  ['fr', 'Orlo Air vs. Mika Pro', ''],
])('in %s, the title "%s" reviews %s', (lang, title, name) => {
  expect(readWorldTitle(title, lang)?.review?.name).toBe(name)
})
