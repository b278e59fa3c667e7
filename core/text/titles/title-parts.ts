/** The parts of a title that may be used alone. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf } from '../language/language.ts'
import { beginsStepByStep } from '../language/step-by-step.ts'
import type { PageModel } from '../understand/page-model.ts'

/** A name with a colon inside, as the text says it: "Iron Tide: Afterglow". */
export function isOneName(title: string, { paragraphs }: PageContent): boolean {
  const joined = /^[^:]{2,40}:\s\p{L}+/u.exec(title)?.[0]
  return joined !== undefined && paragraphs.some((text) => text.includes(joined))
}

export function clausesOf(title: string, content: PageContent): string[] {
  if (isOneName(title, content)) return []
  return title
    .split(/\s*[:|]\s+|\s+[–—+-]\s+|(?<=[?!])\s+/u)
    .map((part) => part.trim())
    .filter((part, at) => at === 0 || !isPredicate(part, content.lang))
    .filter((part) => part !== title && /^["“‘']?[\p{Lu}\p{N}]/u.test(part))
}

/**
 * Verbs whose subject is before them, in the forms that no order and no question to the reader has.
 * With a small letter, as "Macht mit!" asks the reader to and "À faire" is no "a": a capital may
 * begin a noun. "Costs", "shows", "offers" and "fait maison" are none of them.
 */
const PREDICATE: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:is|are|was|were|has|makes|keeps|gets|gives|brings|takes|helps|tells|says|lets|adds|saves|proves|reveals|explains|becomes|comes|goes|lasts|provides)\s|(?:Makes|Keeps|Gets|Gives|Brings|Takes|Helps|Tells|Lets|Saves) (?:[Tt]hem|[Ii]t|[Yy]ou|[Uu]s|[Mm]e|[Hh]im|[Hh]er)(?!\p{L}))/u,
  de: /^(?:sorgt|macht|bringt|hilft|schützt|bietet|zeigt|gibt|verleiht|lässt|hält|passt|begeistert|überzeugt|erklärt|verrät|kommt|geht|steht|liegt|braucht|schmeckt|wirkt|ersetzt|präsentiert|funktioniert|fasziniert|informiert|ist|sind|hat|haben|wird|werden|kann|können|muss|müssen|soll|sollen|darf|dürfen|will|wollen|war|waren|sorgen|bringen|helfen|bieten|zeigen|schützen)\s/u,
  es: /^(?:es|son|está|están|tiene|tienen|hace|hacen|permite|permiten|garantiza|asegura)\s/u,
  fr: /^(?:sont|ont|font|rend|permet|permettent|garantit|évite|séduit|protège)\s/u,
}

/**
 * "sorgt ganz automatisch für Abwechslung" of "Spielzeug – sorgt ganz automatisch für Abwechslung":
 * the other half of a sentence.
 */
const isPredicate = (part: string, lang: string): boolean =>
  !part.endsWith('?') && (PREDICATE[lang]?.test(part) ?? false)

/** Where a title goes on with something else, also in brackets and quotes. */
const MARKS =
  /\s*[:|]\s+|\s+[–—+-]\s+|(?<=[?!])\s+|(?<=\p{L}{3}\.)\s+(?=\p{Lu})|\s*[([{][^)\]}]*[)\]}]\s*|\s*["“„«»”]\s*|\s*[;·•]\s+|(?:^|\s)(?:oder|or|ou|o):\s+/iu
/** Before these a phrase may end. */
const TAILS: Readonly<Record<string, RegExp>> = {
  en: /\s+(?:that|which|who|with|for|from|in|on|at|after|against|according to|before|during|without|making|offering)\s/giu,
  de: /,\s+(?:die|der|das|den|dem|wo|wie|damit|um)\s|\s+(?:für|in|im|am|auf|aus|bei|beim|mit|nach|ohne|vom|von|zum|zur|über|unter|gegen)\s/giu,
  es: /\s+(?:que|donde|para|con|sin|en|por|sobre|desde|contra)\s/giu,
  fr: /\s+(?:qui|que|dont|où|pour|avec|sans|en|dans|chez|sur|contre)\s/giu,
}
/** Words that begin no phrase of its own: "In the Garden", "und wie es geht". */
const LEANING: Readonly<Record<string, RegExp>> = {
  en: /^(?!to do lists?(?!\p{L})|by the (?:sea|lake|river|fire|book|numbers)(?!\p{L}))(?:in|on|at|for|from|with|without|by|to|of|and|or|but|as)\s/iu,
  de: /^(?:in|im|am|an|für|mit|ohne|aus|bei|und|oder|aber|von|vom|zum|zur|auf)\s/iu,
  es: /^(?:en|con|sin|para|por|de|del|a|al|y|e|o)\s/iu,
  fr: /^(?:en|dans|pour|avec|sans|chez|sur|et|ou|à|au|aux|par|de|du|des)\s/iu,
}

export const leans = (part: string, lang: string): boolean => LEANING[lang]?.test(part) ?? false

/** In letters: a shorter title keeps its note, which may say what a word means. */
const MAX_WITH_NOTE = 34

/** "10 Easy Projects to Try" of "10 Easy Projects to Try (Compilation)". */
export const withoutNote = (title: string): string =>
  title.length <= MAX_WITH_NOTE ? title : title.replace(/(?<=\S\s\S+)\s*[([{][^)\]}]*[)\]}]$/u, '')

/** In letters: a shorter part fits a picture, and each tail says something. */
const MAX_UNCUT = 52
const MAX_WORDS = 8

/**
 * The parts of a title between its marks, and each without its tails: those that lose least first.
 */
export function shortParts(title: string, lang: string): string[] {
  const parts = title
    .split(MARKS)
    .map((part) => part.replace(/^[–—-]\s+|[,;:.…\s]+$/gu, '').trim())
    .filter(
      (part, at) => part !== '' && !leans(part, lang) && (at === 0 || !isPredicate(part, lang)),
    )
  const tails = TAILS[lang]
  const long = parts.filter((part) => part.length > MAX_UNCUT || wordsOf(part).length > MAX_WORDS)
  const cut = tails ? long.flatMap((part) => withoutTails(part, tails)) : []
  return [...new Set([...parts, ...cut])].filter((part) => part !== title)
}

/**
 * A question without its end asks nothing, unless it asks how, and an exclamation needs its verb.
 */
function withoutTails(part: string, tails: RegExp): string[] {
  const mark = /\s?[?!]$/u.exec(part)?.[0] ?? ''
  if ((mark !== '' || ASKS.test(part)) && !ASKS_HOW.test(part)) return []
  return [...part.matchAll(tails)]
    .filter(
      ({ index }) =>
        !beginsStepByStep(part.slice(Math.max(0, index - MAX_TWICE))) &&
        !RELATIVE.test(part.slice(0, index)),
    )
    .map(({ index }) => `${part.slice(0, index)}${mark}`)
    .toReversed()
}

/**
 * "Plants That Thrive" of "Plants That Thrive in Dim Rooms" says nothing: such a clause is whole or
 * left out.
 */
const RELATIVE = /(?<!\p{L})(?:that|which|who|qui|que|dont)(?!\p{L})|, (?:die|der|das|den|dem) /iu

/** Within a phrase such as "Schritt für Schritt" is no place to stop. */
const MAX_TWICE = 8

const ASKS_HOW = /^(?:how (?:to|do|can)|wie (?!viel)\p{L}+ man|comment|cómo|¿cómo) /iu

const ASKS =
  /^(?:how|what|why|when|where|who|which|wie|was|warum|wann|wo|wer|so|comment|pourquoi|quand|où|que|quel\p{L}*|combien|cuánt\p{L}*|cuál\p{L}*|cómo|qué|por qué|cuándo|dónde|¿)/iu

const COUNT_OF_ANYTHING =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?<word>\p{L}+) )?(?:practices|ways|tips|things|reasons|ideas|steps|mistakes|lessons|benefits|rules|secrets|facts|signs|tricks|hacks|picks|choices|options|items|essentials|strategies|principles|keys|questions|recipes)(?: (?:to (?:try|do|know|see|avoid|consider|remember|make|use)|you (?:need|should know)|worth trying)(?: (?:now|today|this year))?)?$/iu

/**
 * The same in other languages, where what is counted is one of few words, with praise at most:
 * "10 vegane Rezepte" say of what they are.
 */
const COUNT_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  de: /^(?:die )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?:(?:einfach|gesund|schnell|lecker|gut|best|wichtig|wichtigst|hilfreich|nützlich|praktisch|clever|genial|kreativ|toll|schön|schönst|häufig|häufigst|typisch|klein|groß|wertvoll|günstig|besonder|neu|kostenlos|simpl)e[nr]? )?(?:tipps|ideen|gründe|rezepte|dinge|fehler|tricks|fragen|schritte|wege|regeln|fakten|punkte|beispiele|vorteile)$/iu,
  es: /^(?:los |las )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:consejos|ideas|recetas|razones|cosas|errores|trucos|pasos|claves|preguntas|reglas|formas|maneras)(?: (?:fáciles|útiles|simples|geniales|originales|infalibles|importantes|saludables|imprescindibles|esenciales|comunes|(?:sencill|rápid|práctic|básic|delicios|ric|económic|efectiv|creativ|buen)[oa]s))?$/iu,
  fr: /^(?:les )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:conseils|idées|recettes|raisons|choses|erreurs|astuces|étapes|clés|questions|règles|façons)(?: (?:simples|faciles|rapides|utiles|pratiques|efficaces|indispensables|importante?s|infaillibles|incontournables|économiques|courante?s|fréquente?s|saines?|origina(?:ux|les)|génia(?:ux|les)|essentiel(?:le)?s|créati(?:fs|ves)|délicieu(?:x|ses)))?$/iu,
}

/** "8 Best Practices", "25 Useful Tips to Try": of what? */
export const isCountOfAnything = (line: string, lang = 'en'): boolean =>
  COUNT_OF_ANYTHING.test(line) || (COUNT_ELSEWHERE[lang]?.test(line) ?? false)

/** They praise what is counted: no word of the title that says of what it is. */
const PRAISING =
  /^(?:key|pro|expert|top|insider|bonus|power|quick|easy|smart|great|helpful|useful)$/iu

/** "25 Pasta Recipes" of a page on pasta names it; "25 Useful Tips" names nothing. */
export function isCountWithoutTopic(line: string, model: PageModel): boolean {
  if (COUNT_ELSEWHERE[model.material.language.lang]?.test(line)) return true
  const found = COUNT_OF_ANYTHING.exec(line)
  const word = found?.groups?.['word']?.toLowerCase() ?? ''
  if (found === null || word === '' || PRAISING.test(word)) return found !== null
  return !isTopicWord(word, model)
}

/** A noun of the page's subject or title. */
function isTopicWord(
  word: string,
  { subject, material: { content, language } }: PageModel,
): boolean {
  const isQuality = ['ADJ', 'ADV', 'OTHER'].includes(language.tokens(word)[0]?.pos ?? '')
  const about = contentStems(`${subject.name} ${content.title}`, language)
  return !isQuality && contentStems(word, language).some((stem) => about.includes(stem))
}
