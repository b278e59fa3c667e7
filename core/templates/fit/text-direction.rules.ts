/** Direction and script of a text: what decides alignment, line breaking and capitals. */

const strong = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]|\p{L}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** From the first strong character, as the Unicode bidirectional algorithm does (rule P2). */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = strong.exec(text)
  return first && rightToLeft.test(first[0]) ? 'rtl' : 'ltr'
}

export const isUnspaced = (text: string): boolean => unspaced.test(text)
/** Scripts whose letters join or have no capitals take no letter-spacing. */
export const hasCapitals = (text: string): boolean =>
  /\p{Lu}|\p{Ll}/u.test(text) && !rightToLeft.test(text) && !unspaced.test(text)
