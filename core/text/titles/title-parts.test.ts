import { expect, test } from 'vitest'
import { pageContent } from '../../../tests/support/words/page-content.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { clausesOf, isCountWithoutTopic, leans, shortParts } from './title-parts.ts'

test.each([
  ['25 Pasta Recipes for Busy Nights', '25 Pasta Recipes', false],
  ['How to Prune Roses: 3 Pruning Tips', '3 Pruning Tips', false],
  ['25 Useful Tips for Small Gardens', '25 Useful Tips', true],
  ['Plumbing Tips: 8 Best Practices', '8 Best Practices', true],
  ['Plumbing: 5 Key Steps', '5 Key Steps', true],
  ['How to Prune Roses', '3 Plumbing Tips', true],
  ['10 Healthy Recipes for Picky Kids', '10 Healthy Recipes', true],
  ['10 Soup Recipes for Cold Days', '10 Soup Recipes', false],
])('under "%s", whether "%s" counts anything: %s', (title, line, isAnything) => {
  const paragraphs = ['The page is about what its title names.']
  const model = understandPage(pageContent({ title, paragraphs }), openLanguages()('en'))
  expect(isCountWithoutTopic(line, model)).toBe(isAnything)
})

test('a part that begins step by step is not cut there', () => {
  const title =
    'Schritt für Schritt zum eigenen Hochbeet aus alten Brettern und Paletten: der große Plan'
  const parts = shortParts(title, 'de')
  expect(parts.length).toBeGreaterThan(0)
  expect(parts).not.toContain('Schritt')
})

test('a list of things to do and a place by the sea begin a phrase of their own', () => {
  expect(leans('To Do List for the Garden', 'en')).toBe(false)
  expect(leans('By the Sea', 'en')).toBe(false)
  expect(leans('To the Harbor', 'en')).toBe(true)
  expect(leans('By a Guide', 'en')).toBe(true)
})

test.each([
  ['de', 'Elektrisches Spielzeug für Katzen – sorgt ganz automatisch für Abwechslung', false],
  ['de', 'Der neue Staubsauger für Allergiker: überzeugt auf ganzer Linie im Test', false],
  ['de', 'Das große Gartenfest für die ganze Familie – Macht mit und gewinnt', true],
  ['de', 'Das neue Hochbeet aus alten Paletten – so gelingt es ganz ohne Werkzeug', true],
  ['de', 'Kräuter auf der Fensterbank ziehen – kann man das wirklich im Winter?', true],
  ['de', 'Die schönste Farbe für das Schlafzimmer – grüne Wände sind wieder da', true],
  ['es', 'El nuevo huerto urbano de la ciudad – permite cultivar todo el año', false],
  ['es', 'Ideas de decoración para salones muy pequeños – transforma tu casa', true],
  ['fr', 'Le nouveau potager surélevé en bois – permet de jardiner sans effort', false],
  ['fr', 'Le potager surélevé en bois de nos voisins – un jardin sans effort', true],
  ['fr', 'Décoration de Noël: A faire soi-même avec du papier', true],
  ['fr', 'Pain de campagne – Fait maison en une heure', true],
  ['fr', 'Voyage: Est de la France', true],
])('in %s, of "%s" the part behind the mark can be used alone: %s', (lang, title, isAlone) => {
  const last = title.split(/:\s|\s–\s/u).at(-1) ?? ''
  expect(shortParts(title, lang).includes(last)).toBe(isAlone)
})

test('of an English title, the half of a sentence behind the mark is no clause', () => {
  const of = (title: string): string[] => clausesOf(title, pageContent({ title }))
  expect(of('A Feather Toy for Cats – Keeps Them Busy')).not.toContain('Keeps Them Busy')
  expect(of('Needs and Wants: A Budget Lesson')).toContain('Needs and Wants')
  expect(of('Small Gardens – Is a Raised Bed Worth It?')).toContain('Is a Raised Bed Worth It?')
  expect(of('Small Gardens: Make the Most of Shade')).toContain('Make the Most of Shade')
})

test.each([
  ['Kitchen Remodel', 'Costs to Expect in an Old House'],
  ['TV Guide', 'Shows to Watch This Winter'],
  ['Black Friday', 'Offers Worth Knowing'],
  ['Pets', 'Needs of a Young Rabbit'],
  ['Money Talks', 'Will Writing for Beginners'],
  ['A Feather Toy', 'Takes on an Old Classic'],
])('of "%s: %s" the second half is a clause', (first, second) => {
  const title = `${first}: ${second}`
  expect(clausesOf(title, pageContent({ title }))).toContain(second)
  expect(shortParts(title, 'en')).toContain(second)
})

test.each([
  ['de', '5 einfache Tipps', true],
  ['de', '10 gesunde Rezepte', true],
  ['de', '5 Tipps für kleine Gärten', false],
  ['de', '5 Balkonideen', false],
  ['es', '10 recetas fáciles', true],
  ['es', '10 recetas de sopa', false],
  ['fr', '7 astuces simples', true],
  ['fr', '7 astuces de jardinage', false],
  ['de', '10 vegane Rezepte', false],
  ['de', '7 herbstliche Ideen', false],
  ['de', '10 Suppen Rezepte', false],
  ['de', '7 Garten Ideen', false],
  ['de', 'Die 7 wichtigsten Regeln', true],
  ['es', '10 recetas veganas', false],
  ['es', '10 recetas navideñas', false],
  ['es', '10 recetas italianas', false],
  ['es', '10 consejos prácticos', true],
  ['fr', '10 recettes végétariennes', false],
  ['fr', '7 idées originales', true],
])('in %s, whether "%s" counts anything: %s', (lang, line, isAnything) => {
  const paragraphs = ['The page is about what its title names.']
  const content = pageContent({ title: `${line}: eins`, lang, paragraphs })
  const model = understandPage(content, openLanguages()(lang))
  expect(isCountWithoutTopic(line, model)).toBe(isAnything)
})
