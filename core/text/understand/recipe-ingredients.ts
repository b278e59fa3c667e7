/** What a dish is made of, as its titles and sentences name it. */
import { wordsOf } from '../language.ts'
import type { Fact, Facts } from '../patterns/fill-pattern.ts'
import { listed } from '../writer/english-grammar.ts'
import { ingredientName } from '../writer/ingredients.ts'
import type { Material } from '../writer/material.ts'
import { has } from './has-word.ts'

const LEAD_PARAGRAPHS = 8

/**
 * `madeWith`: what the dish is mostly made of, in the order of its list. `withPair`, `withList`: what
 * a title may name beside the dish: not in its name, and spoken of in the title, the summary or the
 * lead.
 */
export function ingredientFacts(material: Material, name: string): Facts {
  const { content, language, letters, ingredients } = material
  const own = new Set(wordsOf(name.toLowerCase()).map(language.stem))
  const lead = [content.title, content.description, ...content.paragraphs.slice(0, LEAD_PARAGRAPHS)]
  const named = ingredients.map((line) => ingredientName(line).replace(KIND_OF_IT, ''))
  const names = [...new Set(named)]
    .map((entry) => lowerStart(letters.running(entry)))
    .filter((entry) => entry !== '' && wordsOf(entry).length <= 3 && !NO_MAIN.test(entry))
  const distinct = names.filter(
    (entry, place) =>
      !names
        .slice(0, place)
        .some((other) => language.stem(lastWord(other)) === language.stem(lastWord(entry))),
  )
  const telling = distinct.filter(
    (entry) =>
      !PLAIN.test(entry) &&
      !wordsOf(entry).some((word) => own.has(language.stem(word.toLowerCase()))) &&
      lead.some((line) => has(lastWord(entry), line)),
  )
  const facts = new Map<string, Fact>()
  telling.slice(0, 3).forEach((entry, index) => facts.set(`ingredient${index + 1}`, said(entry)))
  const put = (key: string, entries: readonly string[], least: number): void => {
    if (entries.length >= least) facts.set(key, said(listed(entries)))
  }
  put('withPair', telling.slice(0, 2), 2)
  put('withList', telling.slice(0, 3), 3)
  // "Pumpkin seeds with pumpkin seeds": the name says it already.
  const beside = distinct.filter(
    (entry) => !wordsOf(entry).every((word) => own.has(language.stem(word.toLowerCase()))),
  )
  put('madeWith', beside.slice(0, 4), 3)
  if (beside.length === ingredients.length && beside.length <= 6) put('madeAll', beside, 3)
  return facts
}

const lastWord = (entry: string): string => (wordsOf(entry).at(-1) ?? '').toLowerCase()

/** "Goat cheese" at the start of its line. */
function lowerStart(entry: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(entry)
    ? entry.charAt(0).toLowerCase() + entry.slice(1)
    : entry
}

/** Said in a list, not in a sentence: "unbleached all-purpose flour". */
const KIND_OF_IT =
  /^(?:(?:unbleached|all[- ]purpose|plain|granulated|caster|unsalted|salted|large|medium|small|fresh|freshly|organic|boneless|skinless|extra[- ]virgin|pure|unsweetened|packed|cooked|raw|ripe|good quality|full[- ]fat|low[- ]sodium|reduced[- ]sodium),?\s+)+/iu
/** Nothing that a dish is made of: tools, a word left of its line, what only seasons. */
const NO_MAIN =
  /^(?:bone-in|boneless|skinless|lean|red|green|white|black|dark|light|large|small|medium|fresh|dry|pint|gold|golden|filling|topping|dressing|crust|dough|batter|\p{L}+ly)$|\b(?:foil|paper|skewers?|toothpicks?|spray|water|salt|pepper|seasoning|baking powder|baking soda|bicarb\p{L}*|soda|extract|essence|colou?ring|flakes|oil|vinegar|cayenne|paprika|cumin|turmeric|coriander|nutmeg|cloves|bay leaf|bay leaves|(?:chili|garlic|onion|curry) powder)\b/iu
/** In any kitchen. */
const PLAIN =
  /\b(?:eggs?|milk|butter|flour|sugar|onions?|garlic|stock|broth|yeast|starch|cornstarch|paprika|cumin|oregano|powder|leaves?|paste|vinegar|mustard|shortening|margarine|syrup)\b/iu

const said = (text: string): Fact => ({ text, quote: text })
