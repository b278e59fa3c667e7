/**
 * Reads a line of a recipe such as "2 1/2 cups (300 g) all-purpose flour, sifted". The words stay
 * as the page writes them, in its order; only notes on how to prepare the thing are set apart.
 */
import measures from '../data/measures.json' with { type: 'json' }

export interface IngredientLine {
  /** "2 1/2", "3 – 4", "1/4"; '' for none. */
  amount: string
  /** "cups", "14-ounce can", '' for none; with what is added to it: "cup + 2 tablespoons". */
  unit: string
  /** "of", "de", "di" between unit and name. */
  link: string
  /** "all-purpose flour"; an amount that follows the name ("Mehl 200 g") stays in it. */
  name: string
  /** What was in brackets or after the name. */
  note: string
}

const FIGURE = String.raw`(?:\d+\s?[¼½¾⅓⅔⅛⅜⅝⅞⅙⅕]|\d+[\s-]+\d\s?[/⁄]\s?\d+|\d+\s?[/⁄]\s?\d+|\d+[.,]\d+|\d+|[¼½¾⅓⅔⅛⅜⅝⅞⅙⅕])`
const oneOf = (words: readonly string[]): string =>
  [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.+]/g, String.raw`\$&`))
    .join('|')
const UNITS = oneOf(Object.values(measures.units).flat())
const SIZES = oneOf(measures.sizes)
const END = String.raw`(?![\p{L}\p{N}])`
const AMOUNT = String.raw`(?:(?:ca\.?|about|approx\.?|approximately|circa|etwa|environ|scant|~|≈)\s*)?${FIGURE}(?:\s*(?:[-–—×+&]|(?<=\s)(?:${oneOf(measures.ranges.filter((word) => /\p{L}/u.test(word)))})(?=\s))\s*${FIGURE})*`
/** "large cloves", "14-ounce can", "tbsp." */
const UNIT = String.raw`(?:${FIGURE}(?:\s*[-–]\s*${FIGURE})?[\s-]*(?:${UNITS})\.?${END}[\s-]*)?(?:(?:${SIZES})${END}\.?\s+)*(?:(?:${UNITS})${END}\.?)(?:\s+(?:${UNITS})${END}\.?)*`
const LEADING = new RegExp(
  String.raw`^(${AMOUNT})(?:[\s-]*(${UNIT}(?:\s*(?:\+|&|plus|and|und)\s*${AMOUNT}[\s-]*${UNIT})*))?(?:\s+|$|(?<=\d)(?=\p{L}{4}))`,
  'iu',
)
const LINK = new RegExp(
  String.raw`^(${oneOf(measures.links.filter((word) => !/['’]$/.test(word)))})\s+|^(${oneOf(measures.links.filter((word) => /['’]$/.test(word)))})`,
  'iu',
)
/** "200 g" alone, in brackets or behind a name. */
const QUANTITY = new RegExp(String.raw`^${AMOUNT}[\s-]*(?:${UNIT})?$`, 'iu')
const BEGINS_WITH_QUANTITY = new RegExp(String.raw`^${AMOUNT}\s*(?:${UNIT})`, 'iu')
/** "+ 4 cloves" in a note: a part of the amount. */
const ADDED = new RegExp(
  String.raw`(?:\+|\bplus)\s*(${AMOUNT}(?:[\s-]*${UNIT})?)(?![\p{L}\d])`,
  'iu',
)

export function readIngredientLine(line: string): IngredientLine {
  const { text, notes } = withoutBrackets(tidied(line))
  const { rest, label } = withoutLabel(text)
  const { amount, unit, link, named } = readMeasure(rest)
  const { name, note } = splitNote(named, amount !== '')
  return {
    amount,
    unit,
    link,
    name: `${name}${amount === '' ? besideName(name, notes) : addedIn(note)}`,
    note: [label, ...notes, note].filter((part) => part !== '').join(', '),
  }
}

function readMeasure(text: string): Record<'amount' | 'unit' | 'link' | 'named', string> {
  const [measured = '', amount = '', unit = ''] = LEADING.exec(text) ?? []
  const rest = text.slice(measured.length).trim()
  const [linked = ''] = (unit !== '' && LINK.exec(rest)) || []
  return {
    amount,
    unit: withoutRepeats(unit.trim()),
    link: linked.trim(),
    named: rest.slice(linked.length).trim(),
  }
}

/** "plus 1 teaspoon" of a note belongs to the amount. */
function addedIn(note: string): string {
  const added = ADDED.exec(note)?.[1]
  return added === undefined ? '' : ` + ${added.trim()}`
}

/** The only amount of "Butter (100 g)". */
function besideName(name: string, notes: readonly string[]): string {
  const amount = /\p{N}/u.test(name) ? undefined : notes.find(isQuantity)
  return amount === undefined ? '' : ` (${firstPart(amount)})`
}

/** "2 1/2 cups all-purpose flour": the line without its notes. */
export function writeIngredientLine({ amount, unit, link, name }: IngredientLine): string {
  const spaced = /['’]$/.test(link) ? `${link}${name}` : `${link} ${name}`
  return `${amount} ${unit} ${spaced}`.replace(/\s+/g, ' ').trim()
}

/** No footnote marks, no bullets, no space before a comma or inside "14- ounce". */
function tidied(line: string): string {
  return line
    .replace(/[*†‡▢•●◦☐✓\p{Cf}]+/gu, ' ')
    .replace(/^[\s,;.\-–—]+(?=\S)/u, '')
    .replace(/(\d)- (?=\p{L})/gu, '$1-')
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/u, '')
}

/** Inner brackets first; what is never closed goes to the end, what was never opened goes alone. */
function withoutBrackets(line: string): { text: string; notes: string[] } {
  const notes: string[] = []
  const setApart = (_: string, note: string): string => {
    const own = note.replace(/^[\s,;]+|[\s,;]+$/g, '')
    if (own !== '') notes.push(own)
    return ' '
  }
  let text = line
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/[([{]([^()[\]{}]*)[)\]}]/g, setApart)
  }
  text = text
    .replace(/[([{](.*)$/, setApart)
    .replace(/[)\]}]/g, ' ')
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/\s+/g, ' ')
  return { text: text.replace(/[\s,;:–—-]+$/u, '').trim(), notes }
}

/** "For serving: vanilla ice cream", but not "Flour: 200 g". */
function withoutLabel(text: string): { rest: string; label: string } {
  const [whole = '', label = ''] = /^(\p{L}[^\d:,]{1,28}):\s+(?=\S)/u.exec(text) ?? []
  const rest = text.slice(whole.length)
  return QUANTITY.test(rest) ? { rest: text, label: '' } : { rest, label }
}

/** Begins a note, not another thing to buy: "finely chopped", but not "toasted almonds". */
const NOTE =
  /^(?:(?:\p{L}+ly\s+)?(?:\p{L}{2,}ed|frozen|cut|split|torn|beaten|melted|fine|finely)(?=\s*$|\s+(?:and|or|into|in|to|on|for|at|if|with|until|off)\s)|(?:about|plus|for|to|at|as|or|if|optional|preferably|such|like|with|without|in|on|from|more|room|any|see|use|depending|each|well|very|thinly|not|divided|then|I|we|you)(?=\s|$))/iu

/** Commas inside numbers and between describing words ("boneless, skinless") end no name. */
function splitNote(text: string, hasAmount: boolean): { name: string; note: string } {
  const parts = text.split(/(?<!\d),|,(?!\d)|;|\s[–—-]\s/u).map((part) => part.trim())
  let count = 1
  while (count < parts.length && isDescribing(parts.slice(0, count).join(' '))) count += 1
  if (!hasAmount)
    while (count < parts.length && !NOTE.test(parts[count] ?? '') && (parts[count] ?? '') !== '')
      count += 1
  const separators = parts.slice(0, count).join(', ')
  const { kept, cut } = withoutUse(separators)
  return { name: kept, note: [cut, ...parts.slice(count)].filter((part) => part !== '').join(', ') }
}

const DESCRIBING = new RegExp(
  String.raw`^(?:(?:${oneOf(measures.describing)}|\d+(?:[.,/]\d+)?%?)${END}[\s,]*)+$`,
  'iu',
)

/** Adjectives only: no thing is named yet. */
export function isDescribing(text: string): boolean {
  return text === '' || DESCRIBING.test(text)
}

const USE =
  /\s+(?:to taste|to serve|as needed|as required|if (?:desired|needed|using)|plus (?:more|extra)\b.*|or (?:to taste|more|as needed)\b.*|optional|divided|at room temp(?:erature)?|for (?:the |your )?(?:garnish\p{L}*|serving|topping|frying|greasing|rolling|dusting|brushing|drizzling|coating|sprinkling|decorat\p{L}+|pan|mix-in\p{L}*)\b.*|nach (?:geschmack|belieben|bedarf)|zum \p{Lu}\p{L}+|au goût|al gusto|q\.? ?b\.?|naar smaak|a gosto)$/iu
const PREPARED_AT_END = new RegExp(
  String.raw`\s+(?:\p{L}+ly\s+|well\s+|fresh\s+)?(?:${oneOf(measures.prepared)})(?:\s+(?:and\s+)?(?:\p{L}+ly\s+)?(?:${oneOf(measures.prepared)}|into|in|to|on|small|fine|finely|thin|thinly|thick|up|lengthwise|lengthways|crosswise|well|off|about|with|diagonally)${END}.*)?$`,
  'iu',
)

/** "salt to taste", "3 scallions thinly sliced": never so much that no thing is left. */
function withoutUse(text: string): { kept: string; cut: string } {
  for (const pattern of [USE, PREPARED_AT_END]) {
    const at = pattern.exec(text)?.index ?? -1
    const kept = text.slice(0, Math.max(0, at)).replace(/[\s,;]+$/u, '')
    if (at > 0 && !isDescribing(kept)) {
      const further = withoutUse(kept)
      return {
        kept: further.kept,
        cut: [further.cut, text.slice(at).trim()].filter(Boolean).join(', '),
      }
    }
  }
  return { kept: text, cut: '' }
}

function isQuantity(note: string): boolean {
  return BEGINS_WITH_QUANTITY.test(note) || QUANTITY.test(note)
}

function firstPart(note: string): string {
  return BEGINS_WITH_QUANTITY.exec(note)?.[0].trim() ?? note
}

/** "Tl Tl" */
function withoutRepeats(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(\p{L}+\.?)(?:\s+\1)+(?![\p{L}\p{N}])/giu, '$1')
}
