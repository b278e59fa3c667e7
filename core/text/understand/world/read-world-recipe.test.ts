import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { understandPage } from '../page-model.ts'

const languages = openLanguages()

function page(
  lang: string,
  title: string,
  { description = '', ingredients = [] as string[], paragraphs = [] as string[] } = {},
): PageContent {
  return {
    url: 'https://kitchen.example/page',
    title,
    site_name: 'Kitchen',
    description,
    kind: 'recipe',
    lang,
    headings: [],
    paragraphs,
    facts: [
      { name: 'total_time', value: '75 min', from: 'json_ld' },
      { name: 'servings', value: '4', from: 'json_ld' },
      ...ingredients.map((value) => ({ name: 'ingredient', value, from: 'json_ld' as const })),
    ],
    pictures: [],
  }
}

function factsOf(content: PageContent): Record<string, string> {
  const model = understandPage(content, languages(content.lang))
  return Object.fromEntries([...(model?.facts ?? [])].map(([name, { text }]) => [name, text]))
}

test('German ingredients are in the dative behind "mit"', () => {
  const content = page('de', 'Apfelkuchen vom Blech', {
    description: 'Ein saftiger Kuchen zum Kaffee.',
    ingredients: ['100 g Walnüsse', '1 TL Zimt', '200 g Birnen', '500 g Mehl'],
  })
  expect(factsOf(content)).toMatchObject({
    withPair: 'Walnüssen und Birnen',
    needList: 'Walnüsse, Birnen und Zimt',
    taste: 'saftig',
    occasion: 'zum Kaffee',
    time: '75 Minuten',
    serves: 'Für 4 Personen',
  })
})

test('a savoury pudding stays savoury', () => {
  const nameOf = (title: string): string | undefined => factsOf(page('fr', title, {}))['name']
  expect(nameOf('Tarte de chia vert – formule salée')).toBe('tarte de chia vert salée')
  expect(nameOf('Tarte de chia vert – salée ou pas salée')).toBe('tarte de chia vert')
  expect(nameOf('Tarte de chia vert')).toBe('tarte de chia vert')
})

test('cream of hazelnuts is no cream, and cream of rice is itself', () => {
  const content = page('fr', 'Salade de lentilles', {
    ingredients: ['20 cl de crème de noisette', '2 poires', '100 g de feta'],
  })
  expect(factsOf(content)).toMatchObject({ thePair: 'les poires et la feta' })
  const rice = page('fr', 'Salade de lentilles', {
    ingredients: ['20 cl de crème de riz cuisine', '2 poires'],
  })
  expect(factsOf(rice)).toMatchObject({ thePair: 'la crème de riz et les poires' })
})

test('French ingredients take the article that their place asks for', () => {
  const content = page('fr', 'Salade de lentilles', {
    description: 'Une salade croquante pour un pique-nique.',
    ingredients: ['200 g de lentilles', '1 bouquet de menthe', '2 poires', '100 g de feta'],
  })
  expect(factsOf(content)).toMatchObject({
    withPair: 'aux poires et à la feta',
    needList: 'des poires, de la feta et de la menthe',
    thePair: 'les poires et la feta',
    taste: 'croquante',
    occasion: 'pour un pique-nique',
    time: '1 h 15',
  })
})

test('Spanish says "e" before the sound i', () => {
  const content = page('es', 'Ensalada de verano', {
    ingredients: ['100 g de nueces', '4 higos'],
  })
  expect(factsOf(content).withPair).toBe('nueces e higos')
})

test('an ingredient that the name says is not said again', () => {
  const content = page('de', 'Kürbissuppe', {
    ingredients: ['1 Kürbis', '200 ml Kokosmilch', '1 Stück Ingwer'],
  })
  expect(factsOf(content).withPair).toBe('Kokosmilch und Ingwer')
})

test('a list of what one needs says how many more there are, and no word of the name', () => {
  const ingredients = ['1 Kürbis', '200 ml Kokosmilch', '3 Karotten', '1 Stück Ingwer']
  const facts = factsOf(page('de', 'Kürbissuppe', { ingredients: [...ingredients, 'Salz'] }))
  expect([facts.firstOf, facts.more]).toEqual(['Kokosmilch, Karotten, Ingwer', '2'])
})

test('meat is first, and a list that can not name it is none', () => {
  const withMeat = (meat: string) =>
    factsOf(page('es', 'Boloñesa', { ingredients: ['2 zanahorias', '1 puerro', meat] })).withPair
  expect(withMeat('500 g de carne picada')).toBe('carne picada y zanahorias')
  expect(withMeat('500 g de carne de jabalí')).toBeUndefined()
})

test('what a dish is served with has another taste', () => {
  const description = 'Das fluffige Brot schmeckt zu deftigen Suppen und zu saftigem Fleisch.'
  const facts = factsOf(page('de', 'Kartoffelbrot', { description }))
  expect([facts['taste'], facts['taste2']]).toEqual(['fluffig', undefined])
})

test('what a page denies is no taste of the dish', () => {
  const content = page('fr', 'Soupe de poisson', {
    description: 'Une soupe savoureuse. Elle est pas trop épicée.',
  })
  expect(factsOf(content)).toMatchObject({ taste: 'savoureuse' })
  expect(factsOf(content).taste2).toBeUndefined()
})

test('a leaf on top and what may be left out make no dish, unless its summary names them', () => {
  const ingredients = [
    '2 limones',
    '1 yogur',
    '100 g de miel',
    '1 hoja de menta',
    'nueces (opcional)',
  ]
  const plain = page('es', 'Bizcocho de limón', { ingredients })
  expect(factsOf(plain)).toMatchObject({ withPair: 'yogur y miel' })
  expect(factsOf(plain)).not.toHaveProperty('withList')
  const minty = page('es', 'Bizcocho de limón', { ingredients, description: 'Bizcocho con menta.' })
  expect(factsOf(minty)).toMatchObject({ withList: 'yogur, miel y menta' })
})

test('a difficulty beside the time speaks against an easy dish', () => {
  const description = 'Ein einfaches Rezept.'
  expect(factsOf(page('de', 'Pflaumenrollen', { description }))).toHaveProperty('easy')
  const paragraphs = ['45 Min. Herausfordernd']
  expect(factsOf(page('de', 'Pflaumenrollen', { description, paragraphs }))).not.toHaveProperty(
    'easy',
  )
})

test('a difficulty below its heading speaks against an easy dish', () => {
  const content = page('fr', 'Brioche aux prunes', {
    description: 'Une brioche facile.',
    paragraphs: ['Mélanger la farine et le lait.', 'Difficile'],
  })
  expect(factsOf(content)).toHaveProperty('easy')
  const headings = [{ level: 3, text: 'Difficulté', at: 1 }]
  expect(factsOf({ ...content, headings })).not.toHaveProperty('easy')
})

test('steps are counted where the page states or numbers them', () => {
  const lines = ['Mehl sieben.', 'Butter rühren.', 'Alles backen.']
  const steps = (from: 'json_ld' | 'article') =>
    lines.map((value) => ({ name: 'step', value, from }))
  const content = page('de', 'Pflaumenrollen')
  const count = (more: Partial<PageContent>) => factsOf({ ...content, ...more })['steps']
  expect(count({ facts: steps('json_ld') })).toBe('3')
  expect(count({ facts: steps('article') })).toBeUndefined()
  const headings = lines.map((_, at) => ({ level: 4, text: `Schritt ${at + 1}`, at }))
  expect(count({ facts: steps('article'), headings, paragraphs: lines })).toBe('3')
})

test('a trip is for children where the page speaks of them more than once', () => {
  const trip = (paragraphs: string[]) =>
    factsOf({
      ...page('es', 'Qué ver en Cáceres en un fin de semana', { paragraphs }),
      kind: 'story',
      facts: [],
    })
  const aside = 'Los niños pagan la mitad en el museo de la plaza.'
  expect(trip([aside])).not.toHaveProperty('kids')
  expect(
    trip([aside, 'En el parque hay columpios para niños.', 'Los niños ven cigüeñas.']),
  ).toHaveProperty('kids')
})

test('a dish of another language is written small where its ingredients are', () => {
  const ingredients = ['100 g de noix', '50 g de figues', '500 g de farine']
  const name = (lang: string, title: string) => factsOf(page(lang, title, { ingredients }))['name']
  expect(name('fr', 'Pain Noix Figues')).toBe('pain noix-figues')
  expect(name('fr', 'Gâteau Nantais')).toBe('gâteau Nantais')
})

test('no recipe makes what it takes out of a bag', () => {
  const title = 'Farine de manioc : la meilleure pour les tortillas'
  const sure = (ingredients: string[]): boolean =>
    understandPage(page('fr', title, { ingredients }), languages('fr')).subject.confidence === 1
  expect(sure(['200 g de manioc frais', '1 pincée de sel'])).toBe(true)
  expect(sure(['200 g de farine de manioc', '1 pincée de sel'])).toBe(false)
})

test('what the title names is first, and a list that can not name it is none', () => {
  const ingredients = ['4 morceaux de poulet', '2 carottes', '6 figues', '1 citrouille']
  const stew = (title: string, more: string[] = []): string | undefined =>
    factsOf(page('fr', title, { ingredients: [...ingredients, ...more] }))['needList']
  expect(stew('Ragoût d’hiver : citrouille, figues')).toBe(
    'des figues, de la citrouille et du poulet',
  )
  expect(stew('Ragoût d’hiver : citrouille, bourrache', ['200 g de bourrache'])).toBeUndefined()
})

test('half of one thing is nothing to name a dish by', () => {
  const pairOf = (carrots: string): string | undefined => {
    const ingredients = [carrots, '200 g de espinacas', '2 puerros']
    return factsOf(page('es', 'Hamburguesas de avena', { ingredients })).withPair
  }
  expect(pairOf('2 zanahorias')).toBe('zanahorias y espinacas')
  expect(pairOf('1/2 zanahoria')).toBe('espinacas y puerros')
})

test('children are named where they like this dish', () => {
  const paragraphs = ['Eine schnelle Suppe.', 'Kinder mögen auch unseren Grießbrei.']
  expect(factsOf(page('de', 'Pflaumensuppe', { paragraphs }))).not.toHaveProperty('kids')
  const own = ['Die Pflaumensuppe schmeckt auch Kindern.']
  expect(factsOf(page('de', 'Pflaumensuppe', { paragraphs: own }))).toHaveProperty('kids')
})

test('a dish that its title calls homemade is called so once', () => {
  const content = page('fr', 'Sauce aux prunes maison', { paragraphs: ['La sauce maison.'] })
  const titles = titleCandidates(understandPage(content, languages('fr'))).map(({ title }) => title)
  expect(titles).toContain('Recette de sauce aux prunes maison')
  expect(titles.filter((title) => /maison.*maison/u.test(title))).toEqual([])
})

test.each([
  ['fr', 'Purée de panais : une recette pour bébé', 'purée de panais pour bébé'],
  ['fr', 'Purée de panais : dès 6 mois', 'purée de panais pour bébé'],
  ['fr', 'Velouté de panais : la recette pour fêter bébé', 'velouté de panais'],
  ['de', 'Pastinakenbrei für Babys', 'Pastinakenbrei für Babys'],
  ['de', 'Pastinakenbrei: Beikost ab dem 5. Monat', 'Pastinakenbrei für Babys'],
  ['de', 'Babybrei: Pastinaken ab 5 Monaten', 'Babybrei'],
  ['de', 'Gemüselasagne: Babyspinat trifft Baby Mozzarella', 'Gemüselasagne'],
  ['de', 'Gemüselasagne: Kuchen für Baby-Partys', 'Gemüselasagne'],
  ['es', 'Puré de calabaza: receta para tu bebé', 'puré de calabaza para bebés'],
  ['es', 'Puré de calabaza: receta para celebrar un bebé', 'puré de calabaza'],
])('%s: "%s" is for babies only where its title says so', (lang, title, expected) => {
  expect(factsOf(page(lang, title)).name).toBe(expected)
})

test('nothing is for babies by the name of its site, or with alcohol or honey', () => {
  const paragraphs = ['Pour les parents de bébé, ce velouté est un régal.', 'Quand bébé dort.']
  const content = page('fr', 'Panais & carottes', { paragraphs })
  expect(factsOf({ ...content, site_name: 'La table de bébé' }).name).toBe('panais et carottes')
  const nameWith = (line: string): string | undefined =>
    factsOf(page('fr', 'Purée de panais : une recette pour bébé', { ingredients: [line] })).name
  expect(nameWith('2 cuillères de miel')).toBe('purée de panais')
  expect(nameWith('5 cl de cognac')).toBe('purée de panais')
  expect(nameWith('2 panais')).toBe('purée de panais pour bébé')
})

test('flour and oil of a thing are not the thing, and neither is a pinch', () => {
  const ingredients = ['100 g de harina de almendras', '1 cda de aceite de coco', '2 peras']
  const more = ['1 pizca de canela', '80 g de nueces', '200 ml de leche de coco']
  const facts = factsOf(page('es', 'Tarta de avena', { ingredients: [...ingredients, ...more] }))
  expect(facts.needList).toBe('peras, nueces y leche de coco')
})

test('a dish without something is not said to be without two things, nor a device to be at home', () => {
  const content = page('es', 'Pan de plátano sin azúcar en Thermomix', {
    description: 'Un pan sin gluten.',
  })
  const titles = titleCandidates(understandPage(content, languages('es'))).map(({ title }) => title)
  expect(titles).toContain('Cómo hacer pan de plátano sin azúcar en Thermomix')
  expect(titles.filter((title) => /sin gluten|en casa/u.test(title))).toEqual([])
})

test('on a picture without room for all of it the name is shorter', () => {
  const title = 'Galletas de avena sin azúcar y sin harina'
  const content = page('es', title, { ingredients: ['2 plátanos', '80 g de nueces', '1 pera'] })
  const entry = titleCandidates(understandPage(content, languages('es'))).find(
    ({ id }) => id === 'how-make',
  )
  expect(entry?.title).toBe('Cómo hacer galletas de avena sin azúcar y sin harina')
  expect(entry?.headlines).toEqual(['Cómo hacer galletas de avena'])
})

test('one thing that makes a dish is named where the page has no summary', () => {
  const ingredients = ['500 ml Weißwein', '200 g Sahne', '1 Zwiebel', 'Salz']
  const one = (description: string): string | undefined =>
    factsOf(page('de', 'Weißweinsuppe', { ingredients, description })).withOne
  expect(one('')).toBe('Sahne')
  expect(one('Eine samtige Weißweinsuppe, die an kalten Tagen guttut.')).toBeUndefined()
})

test('a cake of one fruit is not said to have it, with or without an umlaut', () => {
  const ingredients = ['5 Äpfel', '100 g Erdnüsse', '80 g Honig', '200 g Birnen']
  const facts = factsOf(page('de', 'Apfelkuchen mit Erdnüssen', { ingredients }))
  expect(facts.withPair).toBe('Honig und Birnen')
})

test('a dish is described by its name alone where nothing else is known of it', () => {
  const flagsOf = (description: string) =>
    factsOf(page('es', 'Mantequilla de nueces', { description, ingredients: ['300 g de nueces'] }))
  expect(flagsOf('')).not.toHaveProperty('summed')
  expect(
    flagsOf(
      'Una mantequilla de nueces cremosa que se hace en casa y se guarda un mes en la nevera.',
    ),
  ).toHaveProperty('summed')
  expect(flagsOf('').whole).toBe('mantequilla de nueces')
})

test('a list beside a shorter name has the main thing that the long name says', () => {
  const ingredients = [
    '500 g grüner Spargel',
    '200 g Frischkäse',
    '100 g Tomaten',
    '50 g Oliven',
    '500 g Lachsfilet',
  ]
  const content = page('de', 'Lachsfilet mit grünen Spargelröllchen', { ingredients })
  expect(factsOf(content)).toMatchObject({ needList: 'Spargel, Frischkäse und Tomaten' })
})

test('words side by side are joined as people say them, or no name is sure', () => {
  const nameOf = (lang: string, title: string, ingredients: string[]): string | undefined =>
    factsOf(page(lang, title, { ingredients }))['name']
  const apples = ['4 pommes', '2 étoiles de badiane', '20 cl de lait coco']
  expect(nameOf('fr', 'Crumble Hiver Pomme Badiane', apples)).toBe('crumble d’hiver pomme-badiane')
  expect(nameOf('fr', 'Soupe pomme lait coco', apples)).toBe('soupe pomme lait coco')
  expect(nameOf('fr', 'Tajine d’automne', apples)).toBe('tajine d’automne')
  expect(nameOf('fr', 'Tarte aux pommes', apples)).toBe('tarte aux pommes')
  const three = ['2 tomates', '1 boule de mozzarella', '1 bouquet de basilic']
  expect(nameOf('fr', 'Salade tomate mozzarella basilic', three)).toBe(
    'salade tomate-mozzarella-basilic',
  )
  const nuts = ['1 salade verte', '50 g de noix', '500 g de pommes de terre', '1 reblochon']
  expect(nameOf('fr', 'Salade verte noix', nuts)).toBe('salade verte noix')
  expect(nameOf('fr', 'Gratin pommes de terre reblochon', nuts)).toBe(
    'gratin pommes de terre reblochon',
  )
  const rice = ['200 g de arroz blanco', '2 tomates']
  expect(nameOf('es', 'Arroz blanco tomate', rice)).toBe('arroz blanco tomate')
  expect(nameOf('es', 'Pasta primavera', rice)).toBe('pasta primavera')
  const pears = ['4 peras', '1 limón']
  expect(nameOf('es', 'Tarta Pera Limón', pears)).toBeUndefined()
  expect(nameOf('es', 'Sopa de pera y limón', pears)).toBe('sopa de pera y limón')
})

test('what is bought is not made at home, what is made of it is', () => {
  const titlesOf = (title: string): string[] =>
    titleCandidates(
      understandPage(
        page('de', title, { ingredients: ['500 g Lachsfilet', '1 Bund Dill'] }),
        languages('de'),
      ),
    ).map((entry) => entry.title)
  expect(titlesOf('Lachsfilet mit Kräutern').filter((one) => one.includes('selber'))).toEqual([])
  expect(titlesOf('Lachssuppe mit Kräutern')).toContain('Lachssuppe mit Kräutern selber machen')
})

test('a bread of three days is neither easy nor quick, whatever another one is', () => {
  const paragraphs = [
    'Quien conoce el pan más fácil y rápido del mundo verá que este pan es el mejor.',
  ]
  const bread = page('es', 'El mejor pan casero', { paragraphs })
  const withTime = (value: string): Record<string, string> =>
    factsOf({ ...bread, facts: [{ name: 'total_time', value, from: 'json_ld' }] })
  expect(withTime('75 min')).toMatchObject({ easy: '', quick: '' })
  expect(withTime('200 min')).not.toHaveProperty('easy')
  expect(withTime('4320 min')).not.toHaveProperty('quick')
  const titled = { ...bread, title: 'Pan casero fácil' }
  const facts = (value: string) =>
    factsOf({ ...titled, facts: [{ name: 'total_time', value, from: 'json_ld' as const }] })
  expect(facts('200 min')).toHaveProperty('easy')
  expect(facts('4320 min')).not.toHaveProperty('easy')
})

test('the spices of a gingerbread are none, and a carrot cake needs no carrots beside its name', () => {
  const content = page('fr', 'Carrot cake', {
    ingredients: ['300 g de carottes', '1 c. à café de mélange à pain d’épices', '100 g de noix'],
  })
  expect(factsOf(content)['withPair'] ?? '').not.toMatch(/épices|carottes/u)
  const honeyed = page('fr', 'Foie gras poêlé', {
    ingredients: ['4 tranches de pain d’épices', '2 poires', '1 pincée de sel'],
  })
  expect(factsOf(honeyed)['withPair']).toMatch(/pain d.épices/u)
})

test('a list of nutrients makes no recipe, and no French headline is a bare infinitive', () => {
  const nutrients = ['368 calories', '60 g de glucides', '14 g de protéines', 'Vitamines B']
  const flour = page('fr', 'Farine de quinoa : la plus nutritive')
  const guide = {
    ...flour,
    facts: nutrients.map((value) => ({ name: 'ingredient', value, from: 'article' as const })),
  }
  expect(understandPage(guide, languages('fr')).kind).not.toBe('recipe')

  const titles = titleCandidates(understandPage(page('fr', 'Tarte aux prunes'), languages('fr')))
  const lines = titles.flatMap(({ headlines }) => headlines)
  expect(lines.some((line) => /^Comment faire une tarte aux prunes\s\?$/u.test(line))).toBe(true)
  expect(lines.filter((line) => /^(?:faire|réussir) /iu.test(line))).toEqual([])
})

test('lemongrass in a name says no lemon', () => {
  const needed = (name: string) =>
    factsOf(page('de', name, { ingredients: ['2 Zitronen', '200 ml Kokosmilch'] })).needPair
  expect(needed('Lemongrass-Suppe')).toContain('Zitronen')
  expect(needed('Lemon-Suppe')).toBeUndefined()
})
