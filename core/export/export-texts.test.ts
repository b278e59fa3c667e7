import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionsPage } from './captions-page.ts'
import { englishCaptions } from './captions-words.ts'
import { distinctNames, safeName } from './file-names.ts'
import { cutText } from '../text/one-line.ts'
import { tagLink } from '../pins/pin-link.ts'
import { hostile } from '../../tests/support/export/export-pins.ts'

describe('texts, links and names', () => {
  test('a cut text is short enough, ends at a word, and never inside a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 10, max: 80 }),
        (text, longest) => {
          const cut = cutText(text, longest)
          expect(cut.length).toBeLessThanOrEqual(longest)
          expect(cut.isWellFormed()).toBe(true)
        },
      ),
    )
    expect(cutText('Bake a lemon cake with your grandmother today', 30)).toBe(
      'Bake a lemon cake with your…',
    )
    expect(cutText('A first sentence is long. A second', 30)).toBe('A first sentence is long.')
  })

  test('a tag replaces the one before and leaves the rest of the link alone', () => {
    expect(tagLink('https://x.example/a', 'p1')).toBe('https://x.example/a?utm_content=p1')
    expect(tagLink('https://x.example/a?utm_content=old&b=%20c', 'p1')).toBe(
      'https://x.example/a?b=%20c&utm_content=p1',
    )
    expect(tagLink(tagLink('https://x.example/?q#h', 'p1'), 'p2')).toBe(
      'https://x.example/?q&utm_content=p2#h',
    )
  })

  test('no title leads out of its folder, hides, disguises its ending or meets a reserved name', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 120 })),
        (title) => {
          const name = safeName(title, 'Pin')
          expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
          expect(name).not.toMatch(/^[\s.]|[\s.]$/)
          expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
          expect(name.length).toBeGreaterThan(0)
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(190)
          expect(name.isWellFormed()).toBe(true)
        },
      ),
    )
  })

  test('a long name ends with a whole letter, also where one is made of several characters', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(safeName(family.repeat(40), 'Pin')).toBe(family.repeat(7))
  })

  test('names are distinct without regard to case', () => {
    expect(distinctNames(['Lemon cake', 'lemon CAKE', 'Lemon cake (2)', '???', ''], 'Pin')).toEqual(
      ['Lemon cake', 'lemon CAKE (2)', 'Lemon cake (2) (2)', 'Pin', 'Pin (2)'],
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'a (3)', '/', 'b')), (titles) => {
        expect(new Set(distinctNames(titles, 'Pin').map((name) => name.toLowerCase())).size).toBe(
          titles.length,
        )
      }),
    )
  })

  test('the captions page speaks the language of the words that it is given', () => {
    const words = {
      ...englishCaptions,
      language: 'ar' as const,
      title: 'العنوان',
      copy: 'نسخ',
      copied: 'تم النسخ.',
      no_board: 'بلا لوحة',
    }
    const page = captionsPage(
      [
        {
          pin: { title: 'كعكة', description: '', alt_text: '', keywords: [] },
          link: '',
          boards: [],
          file: 'a.jpg',
        },
      ],
      'حسابي',
      words,
    )
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain(
      '<dt>العنوان <button type="button" aria-label="نسخ: العنوان">نسخ</button>',
    )
    expect(page).toContain('بلا لوحة')
    expect(page).toContain('data-copied="تم النسخ."')
    expect(page.match(/Copy|Title|No board|Copied/g)).toBe(null)
  })

  test('nothing from a pin or the request becomes markup or script of the captions page', () => {
    const evil = `</script><img src=x onerror=alert(1)>"'&`
    const page = captionsPage(
      [
        {
          pin: { title: evil, description: evil, alt_text: evil, keywords: [evil] },
          link: `javascript:alert("${evil}")`,
          boards: [evil],
          file: `a "b"/50% off? #1.jpg`,
        },
      ],
      evil,
      { ...englishCaptions, lead: evil, title: evil, copy: evil, copied: evil, by_hand: evil },
    )
    expect(page).not.toContain('<img src=x')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).not.toContain('href="javascript:')
    expect(page).toContain('src="./a%20%22b%22/50%25%20off%3F%20%231.jpg"')
  })
})
