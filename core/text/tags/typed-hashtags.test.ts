import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLanguage } from '../gates/plain-language.ts'
import { hashtagsOfText } from './typed-hashtags.ts'

test('a topic gives narrow tags and broad ones in turns, ending in what it is', () => {
  expect(hashtagsOfText('Small balcony garden ideas for renters')).toEqual([
    '#smallbalconygardenideas',
    '#garden',
    '#balconygardenideas',
    '#renters',
    '#gardenideas',
    '#smallbalconygarden',
    '#balconygarden',
  ])
})

test('where a name says first what it is, its beginnings are the topics', () => {
  expect(hashtagsOfText('Recettes de gâteau chocolat facile pour les enfants')).toEqual(
    expect.arrayContaining(['#gâteauchocolat', '#gâteau', '#enfants']),
  )
})

test('of Arabic words come what they name, without what is written onto them, and no quality alone', () => {
  expect(hashtagsOfText('حساء الطماطم المشوية بالريحان والثوم للعشاء السريع')).toEqual([
    '#حساءالطماطمالمشوية',
    '#حساء',
    '#حساءالطماطم',
    '#طماطم',
    '#عشاءسريع',
    '#ريحان',
    '#عشاء',
  ])
  expect(hashtagsOfText('ديكور غرفة النوم الصغيرة')).toEqual([
    '#ديكورغرفةالنومالصغيرة',
    '#ديكور',
    '#ديكورغرفةالنوم',
    '#غرفةالنوم',
  ])
  expect(hashtagsOfText('وصفة كعكة الليمون السهلة')).toEqual([
    '#وصفةكعكةالليمون',
    '#كعكة',
    '#كعكةالليمون',
    '#ليمون',
  ])
  expect(hashtagsOfText('هدايا عيد الأم من الورق والقماش')).toEqual([
    '#هداياعيدالأم',
    '#هدايا',
    '#عيدالأم',
    '#قماش',
  ])
  expect(
    hashtagsOfText('أفضل الأفكار لتزيين غرفة المعيشة بألوان هادئة').filter((tag) =>
      /أفضل|أفكار|لتزيين|بألوان/.test(tag),
    ),
  ).toEqual([])
  expect(hashtagsOfText('وصفات رمضان سهلة وسريعة')).not.toContain('#سريعة')
  // Marks of vowels are no letters.
  expect(hashtagsOfText('حِساءُ الطَّماطِم')).toEqual(['#حساءالطماطم', '#حساء', '#طماطم'])
})

test('whatever is said in Arabic: no tag begins with "and the" or "for the"', () => {
  const words = fc.constantFrom(
    'حساء',
    'الطماطم',
    'بالريحان',
    'والثوم',
    'للعشاء',
    'السريع',
    'وبالزيت',
    'ولللحم',
    'وللأطفال',
    'كالبيت',
    'فالخبز',
    'و',
    'ال',
    'لل',
    'بال',
    '\n',
    '.',
    'عيد',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (list) => {
      for (const tag of hashtagsOfText(list.join(' '), 'ar')) {
        expect(tag).toMatch(/^#\p{L}{4,24}$/u)
        expect(tag).not.toMatch(/^#(?:وال|بال|فال|كال|لل|ولل|وبال)\p{L}{3}/u)
      }
    }),
  )
})

test('German: what is done with a thing is no tag, nor is a quality in a case of its own', () => {
  for (const text of [
    'Kräutergarten auf der Fensterbank anlegen',
    'kräutergarten auf der fensterbank anlegen',
  ])
    expect(hashtagsOfText(text)).toEqual(['#kräutergarten', '#fensterbank'])
  expect(hashtagsOfText('Kleiner Balkongarten', 'de')).toEqual([
    '#kleinerbalkongarten',
    '#balkongarten',
  ])
  expect(hashtagsOfText('Ideen mit bunten Blumen')).toEqual(['#blumen'])
  expect(hashtagsOfText('Die besten Tipps für den Balkon in 20 Minuten')).toEqual(['#balkon'])
  expect(hashtagsOfText('Adventskalender selber basteln aus Papier')).toEqual([
    '#adventskalender',
    '#papier',
  ])
  expect(hashtagsOfText('Zitronenkuchen Rezept vegan')).toEqual(['#zitronenkuchen', '#vegan'])
})

test('of a description count what is said twice, and its short lines', () => {
  const tags = hashtagsOfText(
    'Pour-over coffee at home\nA burr grinder gives even grounds. Use a gooseneck kettle.\nBrew ratio\nRinse the paper filter, then fill the paper filter.',
  )
  expect(tags).toEqual(expect.arrayContaining(['#pourovercoffee', '#brewratio', '#paperfilter']))
  expect(tags).not.toContain('#gooseneckkettle')
})

test('nothing that can be a tag gives none', () => {
  for (const text of ['', '   \n ', '🙂🙂', 'the of and', '2026 12', '!!!'])
    expect(hashtagsOfText(text)).toEqual([])
})

test('whatever is typed: at most ten tags of 4 to 24 letters, no two of the same words, none of words that are not there', () => {
  const words = fc.constantFrom(
    'lemon',
    'cakes',
    'cake',
    'the',
    'für',
    'Balkon',
    'ideas',
    'Brot',
    'gâteau',
    'ñandú',
    '12',
    '<script>',
    '&amp;',
    'سلام',
    '日本',
    '—',
    '\n',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
        fc.string({ unit: 'binary', maxLength: 400 }),
      ),
      (text) => {
        const tags = hashtagsOfText(text)
        const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
        const { stem } = plainLanguage('en')
        expect(tags.length).toBeLessThanOrEqual(10)
        expect(new Set(tags.map((tag) => stem(tag))).size).toBe(tags.length)
        for (const tag of tags) {
          expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}]{4,24}$/u)
          expect(letters.includes(tag.slice(1)) || /[ßİ]/.test(text)).toBe(true)
        }
      },
    ),
  )
})
