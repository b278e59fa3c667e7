import { expect, test } from 'vitest'
import { searchesOfTopic } from './topic-searches.ts'

test('the topic is first, then what people put around any topic, then what it is a kind of', () => {
  const searches = searchesOfTopic('  small  balcony garden ')
  expect(searches.slice(0, 3)).toEqual([
    'small balcony garden',
    'small balcony garden ideas',
    'small balcony garden inspiration',
  ])
  expect(searches).toEqual(expect.arrayContaining(['easy small balcony garden', 'balcony garden']))
  expect(searches).not.toContain('garden')
})

test('what is behind the topic already is not put there twice', () => {
  const searches = searchesOfTopic('lemon cake ideas')
  expect(searches.slice(0, 3)).toEqual(['lemon cake ideas', 'lemon cake', 'lemon cake inspiration'])
  expect(searches.some((search) => /ideas \w/.test(search))).toBe(false)
  expect(
    searchesOfTopic('easy lemon cake').filter((search) => search.includes('easy easy')),
  ).toEqual([])
})

test('a topic whose own name repeats a word is a topic, and no other word is repeated behind it', () => {
  expect(searchesOfTopic('Bora Bora').slice(0, 2)).toEqual(['Bora Bora', 'Bora Bora ideas'])
  expect(searchesOfTopic('Baden-Baden Tipps')).toContain('Baden-Baden Tipps')
  const searches = searchesOfTopic('easy Bora Bora')
  expect(searches[0]).toBe('easy Bora Bora')
  expect(searches.filter((search) => search.includes('easy easy'))).toEqual([])
})

test('another language gets its own words', () => {
  expect(searchesOfTopic('Garten für den Balkon')).toEqual(
    expect.arrayContaining(['Garten für den Balkon Ideen', 'Garten für den Balkon Tipps']),
  )
})

test('on a German page a topic gets German words, none that has to agree with it; a recipe only what is eaten', () => {
  const cake = searchesOfTopic('Zitronenkuchen', 'de')
  expect(cake).toEqual([
    'Zitronenkuchen',
    'Zitronenkuchen Rezept',
    'Zitronenkuchen einfach',
    'Zitronenkuchen schnell',
    'Zitronenkuchen Rezept einfach',
    'Zitronenkuchen selber machen',
    'Zitronenkuchen für Anfänger',
    'Zitronenkuchen Ideen',
    'Zitronenkuchen Tipps',
  ])
  expect(searchesOfTopic('Balkongarten', 'de')).toEqual(
    expect.arrayContaining([
      'Balkongarten Ideen',
      'Balkongarten einfach',
      'Balkongarten für Anfänger',
    ]),
  )
  expect(
    searchesOfTopic('Balkongarten', 'de').filter((search) => /Rezept|ideas|easy|best/.test(search)),
  ).toEqual([])
  expect(searchesOfTopic('Zitronenkuchen einfach Rezept')).toEqual(
    expect.arrayContaining(['Zitronenkuchen Ideen', 'Zitronenkuchen Rezept einfach']),
  )
  expect(
    searchesOfTopic('Zitronenkuchen einfach Rezept').filter((search) =>
      search.startsWith('Zitronenkuchen einfach '),
    ),
  ).toEqual(['Zitronenkuchen einfach Rezept'])
  expect(searchesOfTopic('Nudelaufläufe', 'de')).toContain('Nudelaufläufe Rezept')
})

test('what is before a topic already is not put there twice, small or large', () => {
  for (const topic of ['idées déco salon', 'Idées déco salon'])
    expect(searchesOfTopic(topic, 'fr')).toEqual([
      topic,
      'déco salon',
      'conseils déco salon',
      'déco salon inspiration',
      'déco salon pour débutants',
      'déco salon à la maison',
      'déco salon pas à pas',
    ])
})

test('what is done is not said to be done by oneself, and its thing is a topic', () => {
  const searches = searchesOfTopic('Kräutergarten anlegen', 'de')
  expect(searches).toEqual(expect.arrayContaining(['Kräutergarten anlegen Ideen', 'Kräutergarten']))
  expect(searches.filter((search) => search.includes('selber machen'))).toEqual([])
})

test('Arabic topics are recognized by their letters, and get their words before or behind them', () => {
  const soup = searchesOfTopic('حساء الطماطم')
  expect(soup).toEqual(
    expect.arrayContaining([
      'وصفة حساء الطماطم',
      'طريقة عمل حساء الطماطم',
      'حساء الطماطم للمبتدئين',
    ]),
  )
  expect(
    searchesOfTopic('حديقة شرفة صغيرة', 'ar').filter((search) => search.includes('وصفة')),
  ).toEqual([])
  expect(
    searchesOfTopic('أفكار حديقة شرفة', 'ar').filter((search) => /أفكار.*أفكار/.test(search)),
  ).toEqual([])
  expect(
    [...soup, ...searchesOfTopic('حديقة شرفة صغيرة', 'ar')].filter((search) =>
      /[a-z]/i.test(search),
    ),
  ).toEqual([])
})

test('what is said of the ideas stays with them, nothing is before a sort of thing, and a sentence is no topic', () => {
  const easy = searchesOfTopic('وصفات رمضان سهلة', 'ar')
  expect(easy).toContain('وصفات رمضان سهلة خطوة بخطوة')
  expect(easy.filter((search) => !search.startsWith('وصفات رمضان سهلة'))).toEqual([])
  expect(searchesOfTopic('وصفة كعكة الليمون', 'ar')).toEqual(
    expect.arrayContaining(['كعكة الليمون', 'طريقة عمل كعكة الليمون']),
  )
  expect(
    searchesOfTopic('ديكور غرف نوم للعرسان', 'ar').filter((search) => search.includes('للمبتدئين')),
  ).toEqual([])
  for (const sentence of [
    'Die besten Ideen für einen kleinen Balkon im Sommer',
    'أفضل الأفكار لتزيين غرفة المعيشة الصغيرة بألوان هادئة',
  ])
    expect(searchesOfTopic(sentence, 'de')).toEqual([sentence])
})

test('words that tell their own language win over the page’s, and no language is put to letters that it is not written in', () => {
  expect(searchesOfTopic('easy lemon cake', 'de')).toContain('easy lemon cake ideas')
  expect(searchesOfTopic('lemon cake recipe', 'de')).toContain('lemon cake recipe ideas')
  expect(
    searchesOfTopic('lemon cake', 'ar').filter((search) => /\p{Script=Arabic}/u.test(search)),
  ).toEqual([])
  for (const topic of ['日本 旅行', 'лимонный пирог', 'باغچه پشت بام'])
    expect(searchesOfTopic(topic, 'de')).toEqual([topic])
})

test('step by step may say its word twice', () => {
  expect(searchesOfTopic('Recette de gâteau pour les enfants', 'fr')).toContain(
    'Recette de gâteau pour les enfants pas à pas',
  )
})

test('a head is cut at no small word, each search comes once and fits', () => {
  expect(searchesOfTopic('gifts for the new neighbours')).not.toContain('the new neighbours')
  expect(searchesOfTopic('words '.repeat(16))[0]).toBe('words '.repeat(16).trim())
  expect(searchesOfTopic('words '.repeat(17))).not.toContain('words '.repeat(17).trim())
  for (const search of searchesOfTopic(`lemon ${'a'.repeat(90)}`))
    expect(search.length).toBeLessThanOrEqual(100)
  const searches = searchesOfTopic('Lemon cake')
  expect(new Set(searches.map((search) => search.toLowerCase())).size).toBe(searches.length)
})

test('no words, no searches', () => {
  expect([searchesOfTopic(''), searchesOfTopic(' 123 !')]).toEqual([[], []])
})
