/**
 * The steps of a page and how each can be stated shorter: whole sentences and whole clauses of the
 * page, never cut inside.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { splitSentences } from '../language/sentences.ts'
import { capitalFirst } from '../language/letter-case.ts'

const BARE =
  /^(?:step|schritt|étape|etape|paso|passo|passaggio|fase|stap|trin|steg|krok|lépés)?\s*\d{0,2}[.:)]?$/iu
const NUMBER_AHEAD =
  /^(?:(?:step|schritt|paso|passo|étape|stap|trin|steg|no\.?|#)\s*)?#?\d{1,2}\s*(?:[.):–—]|-(?!\p{L}))\s*|^(?:step|schritt|paso|passo|étape|stap)\s+\d{1,2}\s+/iu
/** "For the sauce: melt the butter" */
const LABEL = /^(?:for|to|optional|para|pour|für|voor|per)\b[^:,.]{0,28}:\s+(?=\S)/iu
/** A cook's greeting at the end is no step. */
const WISH =
  /^(?:(?:serve and )?enjoy(?: (?:it|your \p{L}+|with [^.!]*))?|bon app[ée]tit|guten appetit|buon appetito|buen provecho|bom apetite|eet smakelijk)[.!\s]*$/iu

/** Tips and notes among the steps. */
const ASIDE =
  /^(?:(?:\p{L}+ )?tips?|notes?|hinweis|tipp|anmerkung|astuce|remarque|consejo|nota|consiglio|dica)\s*:/iu

/** In the page's order, without numbers; names where every step has a telling one. */
export function stepsIn({ facts }: PageContent): string[] {
  const valuesOf = (name: string): string[] =>
    facts.filter((fact) => fact.name === name).map(({ value }) => value.trim())
  const steps = valuesOf('step')
  const names = valuesOf('step_name')
  const isNamed =
    names.length === steps.length &&
    names.every((name) => !isBareStep(name) && /\s/.test(name)) &&
    names.length >= 2
  const chosen = isNamed ? names : steps
  const isNumbered = chosen.every((step, index) => new RegExp(`^${index + 1}\\b`).test(step))
  return chosen
    .map((step) => tidied(isNumbered ? step.replace(/^\d+\s*/, '') : step))
    .filter((step) => !isBareStep(step) && !WISH.test(step) && !ASIDE.test(step))
}

/** "Step 1" alone. */
export function isBareStep(text: string): boolean {
  return BARE.test(text)
}

function tidied(step: string): string {
  return step
    .replace(/[\p{Extended_Pictographic}\uFE0F\p{Cf}*†‡▢•]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s–—·-]+(?=\S)/u, '')
    .trim()
    .replace(NUMBER_AHEAD, '')
    .replace(LABEL, '')
    .replace(/(\d)\s*(?:degrees|°|º)\s*([FC])\b/g, '$1°$2')
}

/** Shorter than this a clause says too little, and a first sentence gives way to the next. */
const MIN_LENGTH = 14

/** States how it will be, not what to do. */
const REMARK =
  /^(?:the|this|that|these|it|they|there|you|your|we|i|be|don['’]t|if|note|remember|depending)\b/i

/** The first telling sentence, then its whole clauses, longest first: never empty. */
export function waysToWrite(step: string, lang: string): string[] {
  const sentences = splitSentences(withoutBrackets(step), lang).map(withoutEnd)
  const telling = sentences.filter(
    (sentence) => sentence.length >= MIN_LENGTH && !sentence.endsWith(':'),
  )
  const first = telling.find((sentence) => !REMARK.test(sentence)) ?? telling[0]
  const sentence = first ?? (withoutEnd(withoutBrackets(step)) || withoutEnd(step))
  const deed = withoutCircumstance(sentence, lang)
  const clauses = [sentence, ...clausesOf(sentence), deed, ...clausesOf(deed)]
  const shortest = clauses.reduce((least, clause) =>
    clause.length < least.length ? clause : least,
  )
  const ways = [...clauses, ...withoutPlace(shortest, lang)]
  return [...new Set(ways.map(capitalFirst))].toSorted((a, b) => b.length - a.length)
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.。,;–—-]+$/u, '').trim()
}

/** Also those that are never closed or never opened. */
function withoutBrackets(text: string): string {
  let shorter = text
  for (let before = ''; before !== shorter;) {
    before = shorter
    shorter = shorter.replace(/\s*[([{][^()[\]{}]*[)\]}]/g, '')
  }
  return shorter
    .replace(/\s*[([{][^.!?]*/g, '')
    .replace(/[)\]}]/g, '')
    .replace(/\s+(?=[,;.:!])/g, '')
    .trim()
}

const COOKING =
  'adjust|allow|arrange|assemble|break|brown|brush|caramelize|chop|coat|combine|cool|cream|cut|dice|dip|dissolve|divide|drizzle|drop|flip|form|freeze|garnish|gently|grate|grill|knead|layer|lay|make|marinate|mash|measure|melt|microwave|mince|peel|preheat|prepare|press|process|pulse|puree|rinse|roast|roll|rub|sauté|saute|scoop|sear|sift|slice|slowly|soak|spoon|spray|steam|strain|stuff|take|thread|top|toast|use|warm|wash|add|bake|beat|blend|boil|bring|chill|continue|cook|cover|drain|fold|fry|grease|heat|leave|let|line|mix|place|pour|put|reduce|refrigerate|remove|return|season|serve|set|simmer|spread|sprinkle|stir|toss|transfer|turn|whisk'
/** Where a clause is over: what follows is stated beside it. */
const CLAUSE_END = new RegExp(
  [
    String.raw`[;:]\s`,
    String.raw`\s[–—-]\s`,
    String.raw`,?\s(?:then|until|till|so that|so|while|which|because|making sure|being careful|if|or until|bis|damit|sodass|dann|während|und dann|hasta|mientras|luego|jusqu|puis|pendant|afin|finché|fino|poi|mentre|tot|totdat|zodat|terwijl|daarna|até|depois|enquanto)(?=[\s'’])`,
    String.raw`,\s(?:stirring|turning|tossing|whisking|scraping|mixing|shaking)\s`,
    String.raw`,?\sand\s(?=(?:${COOKING})\s)`,
    String.raw`,?\s(?:for|about)\s(?=(?:about |around |another |at least |approximately )?\d)`,
  ].join('|'),
  'giu',
)

/** From the beginning to each place where a clause ends. */
function clausesOf(sentence: string): string[] {
  return [...sentence.matchAll(CLAUSE_END)]
    .map(({ index }) => withoutEnd(sentence.slice(0, index)))
    .filter((clause) => clause.length >= MIN_LENGTH && /\s/.test(clause) && !isOpen(clause))
}

/** "Add the flour, sugar" is a list that goes on; "When it boils" waits for what happens then. */
function isOpen(clause: string): boolean {
  return (
    /[;,]\s\S+$/.test(clause) ||
    (/,/.test(clause) && !/,[^,]*\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s[^,]+$/i.test(clause)) ||
    /^(?:when|once|while|if|after|as|in|on|with|using|for|to|wenn|sobald|cuando|quand|lorsque|quando|als|wanneer)\s/i.test(
      clause,
    ) ||
    /\s(?:and|or|the|a|an|of|to|with|in|und|oder|mit|et|ou|y|o|e|en|according|due|prior|next|back|able|need|start|begin|allow|want|until|about|up)$/i.test(
      clause,
    )
  )
}

/** "In a large bowl, whisk the eggs": the action alone, which English puts behind the comma. */
function withoutCircumstance(sentence: string, lang: string): string {
  if (lang !== 'en') return sentence
  const [circumstance = ''] = CIRCUMSTANCE.exec(sentence) ?? []
  return sentence.slice(circumstance.length)
}

const CIRCUMSTANCE = new RegExp(
  String.raw`^(?:in|into|on|with|using|once|when|while|after|meanwhile|next|then|first|finally|to|for|at|as|now)\b[^,]{0,70},\s+(?:in [^,]{0,30},\s+)?(?=(?:${COOKING})\s)`,
  'iu',
)

/** Verbs that say little without a place: "Pour the batter into the pan". */
const NEEDS_PLACE =
  /^(?:place|put|pour|transfer|distribute|spread|arrange|lay|move|return|dip|roll|press|let|remove|take|set|preheat|heat|turn|reduce|bring|store|serve|sprinkle|drizzle|brush|top)\b/i
const PLACE =
  /\s(?:in|into|on|onto|over|with|from|by|using|at|to)\s(?=(?:a|an|the|your|each|all|medium|high|low|large|small|flour|room|\d)\b)/giu

/** "Whisk the eggs in a medium bowl": the action without its place. */
function withoutPlace(clause: string, lang: string): string[] {
  if (lang !== 'en' || NEEDS_PLACE.test(clause)) return []
  return [...clause.matchAll(PLACE)]
    .map(({ index }) => withoutEnd(clause.slice(0, index)))
    .filter((part) => part.length >= 2 * MIN_LENGTH && !isOpen(part))
}
