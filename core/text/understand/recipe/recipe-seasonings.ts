/**
 * What a dish is spiced and served with, for a list that is otherwise flour, sugar and eggs: alone
 * these are not what it is made of.
 */
import { listed } from '../../language/english-grammar.ts'
import { wordsOf } from '../../language/language.ts'
import { mainLines, groupedLines } from '../../lines/ingredient-groups.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'
import { spokenIngredient } from './ingredient-words.ts'

/** As a sentence names them; "garlic cloves" and fresh ginger are none. */
const SPICES: readonly (readonly [RegExp, string])[] = [
  [/\bcinnamon\b/iu, 'cinnamon'],
  [/\bnutmeg\b/iu, 'nutmeg'],
  [/\b(?:ground|whole|dried) cloves\b/iu, 'cloves'],
  [/\bcardamom\b/iu, 'cardamom'],
  [/\b(?:ground|powdered|dried) ginger\b|\bginger powder\b/iu, 'ginger'],
  [/\ballspice\b/iu, 'allspice'],
  [/\bstar anise\b/iu, 'star anise'],
  [/\bcumin\b/iu, 'cumin'],
  [/\b(?:ground coriander|coriander (?:seeds?|powder))\b/iu, 'coriander'],
  [/\bturmeric\b/iu, 'turmeric'],
  [/\bsmoked paprika\b/iu, 'smoked paprika'],
  [/\bgaram masala\b/iu, 'garam masala'],
  [/\bsaffron\b/iu, 'saffron'],
  [/\bfennel seeds?\b/iu, 'fennel seeds'],
]
/** Behind a spice; "cinnamon rolls" and "ginger snaps" are none. */
const SPICE_END =
  /^(?:\s*(?:$|[,;(/.])|\s+(?:[–-]\s|(?:powder|sticks?|pods?|seeds?|threads?|ground|freshly|grated|to taste|and|&|\+|plus)(?!\p{L})))/iu
/** Of a line that may be left out, or is one of two things. */
const UNSURE = /\boptional\b| or /iu
const SERVED = /,?\s*\(?\b(?:for serving|to serve)\b\)?/iu
const MIN_NAMED = 2
const MAX_NAMED = 3
/** In words: a longer one is a remark. */
const MAX_WORDS = 3
const OF_ANY = /^(?:extra|more|lemon|lime|sauce|toppings?|herbs?|greens|flakes|wedges|salad|dip)$/iu

export function seasoningFacts(material: Material, name: string): Facts {
  const lines = mainLines(groupedLines(material.content)).filter((line) => !UNSURE.test(line))
  const named = new Set(wordsOf(name.toLowerCase()).map(material.language.stem))
  const isNew = (thing: string): boolean =>
    !wordsOf(thing).some((word) => named.has(material.language.stem(word.toLowerCase())))
  const spices = SPICES.flatMap(([pattern, spice]) =>
    lines.some((line) => hasSpice(line, pattern)) && isNew(spice) ? [spice] : [],
  )
  const served = lines
    .filter((line) => SERVED.test(line))
    .map((line) => spokenIngredient(line.replace(SERVED, ''), material.letters.running))
    .filter(
      (thing) =>
        thing !== '' && wordsOf(thing).length <= MAX_WORDS && isNew(thing) && !OF_ANY.test(thing),
    )
  return new Map([...listFact('spicedWith', spices), ...listFact('servedWith', served)])
}

function hasSpice(line: string, pattern: RegExp): boolean {
  const found = pattern.exec(line)
  return found !== null && SPICE_END.test(line.slice(found.index + found[0].length))
}

function listFact(key: string, things: readonly string[]): [string, Fact][] {
  const some = [...new Set(things)].slice(0, MAX_NAMED)
  const text = listed(some)
  return some.length < MIN_NAMED ? [] : [[key, { text, quote: text }]]
}
