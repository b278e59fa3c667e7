/** Which lines of an ingredient list are of the dish itself, and not of what is served beside it. */
import type { PageContent } from '#core/pages/page-content.schema.ts'

/** "For the dip:", "Glasur:", "Pour la sauce". */
const HEADING =
  /^[^\d½¼¾]{2,40}:\s*$|^(?:for (?:the )?|für (?:den |die |das )?|pour (?:le |la |les |l['’])?|para (?:el |la |los |las )?)(?!serving|garnish|servir|dusting|brushing|greasing)[\p{L} '’-]{3,30}$/iu
/** "FINISH", "PASTRY CREAM": headings without a colon. */
const ALL_CAPS_HEADING = /^\p{Lu}{4,}(?:[ &]+\p{Lu}+)*$/u
/** "To finish", "Teig": a line without an amount that no kitchen has in a cupboard. */
const LONE_HEADING =
  /^(?:(?:to|for) (?:finish(?:ing)?|serv(?:e|ing)|garnish(?:ing)?|assembl(?:e|ing)|decorat(?:e|ing)|top(?:ping)?|coat(?:ing)?)|(?:the )?(?:finish(?:ing)?(?: touches)?|assembly|toppings?|filling|crust|dough|batter|garnish|optional(?: toppings| garnish)?|(?:dry|wet|other) ingredients|you will need)|zutaten|(?:für )?(?:den |die )?(?:teig|füllung|belag|guss|glasur|streusel)|außerdem|zum (?:servieren|garnieren|bestreuen|bestreichen|anrichten|verzieren|dekorieren)|pâte|garniture|(?:la )?finition|pour (?:servir|décorer|la finition)|masa|relleno|cobertura|para (?:servir|decorar|acompañar|el montaje))(?: \((?:optional|facultatif|opcional)\))?:?$/iu
const BESIDE =
  /\b(?:dips?|toppings?|sauces?|dressings?|vinaigrette|glazes?|finish\p{L}*|frosting|icing|swirl|garnish|serv\p{L}+|marinade|drizzle|decoration|streusel|crumble)\b|dip$|soße|sauce|guss|glasur|creme|garni|deko|servier|beilage|marinade|glaçage|nappage|décor|accompagn|salsa|glaseado|nevado|betún|cobertura|aliño|decorar|acompañar|servir/iu
const SALT = /(?<!\p{L}|no[- ])(?:salt|salz|sel|sal)(?!\p{L})/iu
/** A part with fewer lines is no list of a dish. */
const MIN_INGREDIENTS = 3

export function isGroupHeading(line: string): boolean {
  const text = line.trim()
  return HEADING.test(text) || ALL_CAPS_HEADING.test(text) || LONE_HEADING.test(text)
}

/** Also where a list in capitals may hold a lone "SALT": only words that are never an ingredient. */
export function isPlainHeading(line: string): boolean {
  return /:\s*$/u.test(line) || LONE_HEADING.test(line.trim())
}

/** The page's list with the headings of its parts, each as a line with a colon. */
export function groupedLines({ facts }: PageContent): string[] {
  return facts.flatMap(({ name, value }) => {
    if (name === 'ingredient') return [value]
    if (name !== 'ingredient_section') return []
    const heading = value
      .replace(/[^\p{L}'’-]+/gu, ' ')
      .trim()
      .slice(0, MAX_HEADING)
    return heading.length >= MIN_HEADING ? [`${heading}:`] : []
  })
}

/** In letters. */
const MIN_HEADING = 2
const MAX_HEADING = 39

/**
 * Headings show what goes beside the dish; without any, a list that salts twice has begun another
 * part before the second salt.
 */
export function mainLines(lines: readonly string[]): string[] {
  const isHeaded = lines.some(isGroupHeading)
  const plain = lines.filter((line) => !isGroupHeading(line))
  const main = isHeaded ? headedMain(lines) : beforeSecondSalt(lines)
  return main.length >= MIN_INGREDIENTS ? main : plain
}

function headedMain(lines: readonly string[]): string[] {
  let isBeside = false
  return lines.filter((line) => {
    if (!isGroupHeading(line)) return !isBeside
    isBeside = BESIDE.test(line)
    return false
  })
}

function beforeSecondSalt(lines: readonly string[]): string[] {
  const salted = lines.flatMap((line, index) => (SALT.test(line) ? [index] : []))
  const [first] = salted
  return salted.length >= 2 && first !== undefined ? lines.slice(0, first) : [...lines]
}
