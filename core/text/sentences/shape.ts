/** Features of any text's shape, most of them the same in every language. */
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import type { Features } from '../keyphrases/logistic.ts'

/** Words that count for a feature, by language where they differ. */
const SECOND_PERSON: Readonly<Record<string, RegExp>> = {
  en: /\b(?:you|your|yours)\b/iu,
  de: /(?<!\p{L})(?:du|dich|dir|deine?[rnms]?|euch|eure?|ihr|Sie|Ihnen|Ihre?[rnms]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes|vous|votre|vos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|tus|te|usted|ustedes|su|sus)(?!\p{L})/iu,
}
const PAST: Readonly<Record<string, RegExp>> = {
  en: /\b(?:was|were|had|did|went|made|came|took|got|\p{L}{3,}ed)\b/giu,
  de: /(?<!\p{L})(?:war(?:en)?|hatten?|wurden?|gab(?:en)?|kam(?:en)?|ging(?:en)?|\p{L}{3,}te[nt]?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:était|étaient|avait|avaient|fut|fit|\p{L}{3,}(?:ait|aient))(?!\p{L})/giu,
  es: /(?<!\p{L})(?:era|eran|fue|fueron|había|habían|\p{L}{3,}(?:aba|aban|ió|ieron))(?!\p{L})/giu,
}
const POINTING: Readonly<Record<string, RegExp>> = {
  en: /\b(?:it|its|they|them|their|he|she|him|his|her|this|that|these|those|one|ones|there|here)\b/giu,
  de: /(?<!\p{L})(?:er|sie|es|ihm|ihn|ihr|dies\p{L}*|dabei|dazu|damit|davon|dort|hier|darin)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:il|elle|ils|elles|lui|leur|ce|cet|cette|ces|cela|celui|celle|y|en)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas|lo|le|les|este|esta|esto|estos|estas|ese|esa|eso|ahí|allí|aquí)(?!\p{L})/giu,
}
/** Words that go on from a sentence before. */
const CONNECTING: Readonly<Record<string, RegExp>> = {
  en: /\b(?:however|also|additionally|furthermore|moreover|therefore|thus|hence|instead|meanwhile|likewise|similarly|otherwise|consequently|nevertheless|though|too|as well|do(?:es|ing)? (?:this|that|so)|the same|the (?:other|former|latter|first|second|last) (?:one|two)?|both|of the (?:two|three)|fortunately|unfortunately|then|again|still|even so|in turn|for example|for instance)\b/giu,
  de: /(?<!\p{L})(?:also|dann|dabei|daher|deshalb|somit|zudem|außerdem|etwa|quasi|jedoch|allerdings|trotzdem|ebenfalls|ebenso|auch|wie (?:erwähnt|gesagt)|all das|folgende\p{L}*|dagegen|hingegen|gleichzeitig|natürlich|entstehend\p{L}*|seither|seitdem|bislang|letzter\p{L}*|erster\p{L}*|zum beispiel|denn|nun|nämlich|sonst|weiterhin)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:donc|ainsi|aussi|également|pourtant|cependant|toutefois|ensuite|puis|en effet|de plus|par ailleurs|quant à|enfin|alors|par exemple|d['’]ailleurs|en revanche|tel(?:le)? (?:a|est))(?!\p{L})/giu,
  es: /(?<!\p{L})(?:también|además|por (?:esta|esa|dicha) razón|por ende|así|entonces|sin embargo|por (?:lo )?tanto|igualmente|asimismo|en cambio|por ejemplo|mism[oa]s?|luego|después|dich[oa]s?|otr[oa]s?)(?!\p{L})/giu,
}
/** Marks of text that was taken apart or put together by a machine. */
const BROKEN =
  /[\p{Ll})]\p{Lu}\p{Ll}{2,}|\(\d{1,2}\)|^\d+\s?[-.)]\s?\p{L}|^\d+\p{L}|[.!?]\d|\s\d{1,2}[.]$|^[\p{Lu} ,]{4,30}(?::|\([^)]*\)|\s[–—-])\s?|^(?:Q|A):\s|^\p{L}+ \d{1,2}, \d{4}|\.{2,}|\s[,;.]|[|•*#©®]/u
/** Words of shops, sites and their fine print. */
const FINE_PRINT =
  /(?<!\p{L})(?:newsletter|sign up|subscribe|written by|author|editor['’]s note|sponsor\p{L}*|affiliate|disclaimer|calories?|nutrition\p{L}*|cookies? policy|copyright|shop|order|discount|coupon|price[sd]?|tickets?|address|phone|e-?mail|gratis|kostenlos|anmelden|bestellen|kaufen|preise?|versand|verfügbarkeit|haftung|angaben|öffnungszeiten|jetzt|✓|➤|prix|acheter|commander|inscri\p{L}*|indicatif|offre|compra\p{L}*|precio|suscr\p{L}*|oferta|envío|registr\p{L}*)(?!\p{L})/giu
const REPORTED =
  /(?<!\p{L})(?:said|says|told|according to|added|reported|sagte?|sagt|laut|erklärte?|selon|affirme|explique|dit|dijo|según|afirma|explica)(?!\p{L})/giu
/** Out of the middle of the work. */
const WORKING: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:geben|rühren|unterrühren|verrühren|mischen|vermengen|backen|braten|kochen lassen|köcheln|erhitzen|schneiden|hacken|streichen|verteilen|abschmecken|servieren|ziehen lassen|ruhen lassen|bestreuen|vorheizen|Backofen|Schüssel|Topf|Pfanne)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:ajout(?:ez|er)|mélang(?:ez|er)|vers(?:ez|er)|mett(?:ez|re)|laiss(?:ez|er)|fai(?:tes|re) (?:cuire|fondre|revenir|chauffer)|préchauff\p{L}*|enfourn\p{L}*|coup(?:ez|er)|incorpor\p{L}*|saladier|casserole|poêle|four)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:añad\p{L}*|mezcl\p{L}*|viert\p{L}*|pon(?:er|emos|ga)?|deja\p{L}*|cocin(?:a|ar|amos)|cuece|hornea\p{L}*|bat(?:e|ir|imos)|cort(?:a|ar|amos)|sart[eé]n|cazuela|bol|horno|precalent\p{L}*)(?!\p{L})/giu,
  en: /\b(?:bowl|preheat|whisk|stir|pour|beat|knead|baking (?:tray|sheet)|mixer|saucepan|skillet|pan|until (?:smooth|golden|incorporated|combined|cooked)|(?:bake|cook|simmer|roast|fry) (?:for|until)|medium[- ](?:high|low)? ?heat|minutes|tablespoons?|teaspoons?|add the|remove from)\b/giu,
}
const DAY =
  /(?<!\p{L})(?:today|yesterday|tomorrow|tonight|this week(?:end)?|last (?:week|year|month|night)|monday|tuesday|wednesday|thursday|friday|heute|gestern|morgen|montag|dienstag|mittwoch|donnerstag|freitag|hier|aujourd['’]hui|demain|lundi|mardi|mercredi|jeudi|vendredi|hoy|ayer|mañana|lunes|martes|miércoles|jueves|viernes)(?!\p{L})|\b(?:19|20)\d\d\b/iu

/** How often the pattern matches. */
export function countOf(text: string, pattern: RegExp | undefined): number {
  return pattern ? (text.match(pattern)?.length ?? 0) : 0
}

/** 0 to 1 for up to `most`. */
export function share(count: number, most: number): number {
  return Math.min(1, count / most)
}

export function is(condition: boolean): number {
  return condition ? 1 : 0
}

export function shapeOf(text: string, language: Language): Features {
  const { lang } = language
  const words = wordsOf(text)
  const count = Math.max(1, words.length)
  const inner = words.slice(1)
  const capitals = inner.filter((word) => /^\p{Lu}/u.test(word)).length
  const begin = words.slice(0, 4).join(' ')
  return {
    stopWords: words.filter((word) => language.isStopWord(word.toLowerCase())).length / count,
    wordLength: share(text.length / count, 12),
    rarity: words.reduce((sum, word) => sum + language.rarity(word.toLowerCase()), 0) / count,
    [lang === 'de' ? 'capitalsGerman' : 'capitals']: capitals / count,
    digits: share(countOf(text, /\d+/g), 4),
    measures: share(
      countOf(text, /\d\s?(?:°|g\b|kg\b|ml\b|cm\b|mm\b|oz\b|lbs?\b|cups?\b|EL\b|TL\b|%)/giu),
      2,
    ),
    money: is(/[$€£]/.test(text)),
    quotes: is(/["“”„«»]/.test(text)),
    parentheses: is(/[([]/.test(text)),
    colon: is(/:\s/.test(text)),
    dash: is(/\s[–—-]\s|—/.test(text)),
    commas: share(countOf(text, /,/g), 6),
    exclamation: is(text.includes('!')),
    questionMark: is(/[?？]/.test(text)),
    secondPerson: is(SECOND_PERSON[lang]?.test(text) ?? false),
    past: share(countOf(text, PAST[lang]) / count, 0.15),
    connecting: share(countOf(text, CONNECTING[lang]), 2),
    broken: is(BROKEN.test(text)),
    finePrint: share(countOf(text, FINE_PRINT), 2),
    reported: share(countOf(text, REPORTED), 2),
    working: share(countOf(text, WORKING[lang]), 3),
    pointing: share(countOf(text, POINTING[lang]) / count, 0.1),
    pointingFirst: is(countOf(begin, POINTING[lang]) > 0),
    day: is(DAY.test(text)),
  }
}

/** What makes a text's first sentence lean on something before it. */
export function leaningOf(sentence: string, language: Language): Features {
  const { lang } = language
  const begin = wordsOf(sentence).slice(0, 6).join(' ')
  return {
    firstConnecting: is(countOf(sentence, CONNECTING[lang]) > 0),
    beginsConnecting: is(countOf(begin, CONNECTING[lang]) > 0),
    firstPointing: share(countOf(sentence, POINTING[lang]), 2),
    beginsPointing: is(countOf(begin, POINTING[lang]) > 0),
    beginsWithThe: is(/^(?:the|der|die|das|le|la|les|el|los|las)\s/iu.test(sentence)),
    beginsWithA: is(/^(?:an?|eine?|une?|una)\s/iu.test(sentence)),
    beginsWithName: is(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(sentence) && lang !== 'de'),
  }
}

const DEFINITE =
  /(?<!\p{L})(?:the|those|der|die|das|den|dem|des|le|la|les|l['’]|el|los|las)\s*(?:\p{L}+\s)?(\p{L}{3,})/giu

/** Names and things that the text takes as known, though the page's title and summary lack them. */
export function unknownIn(text: string, known: ReadonlySet<string>, language: Language): Features {
  const { lang, stem } = language
  const isKnown = (word: string): boolean => known.has(stem(word.toLowerCase()))
  const inner = text.split(/(?<=[.!?])\s+/u).flatMap((sentence) => wordsOf(sentence).slice(1))
  const names = lang === 'de' ? [] : inner.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const [first = ''] = text.split(/(?<=[.!?])\s+/u)
  const things = [...first.matchAll(DEFINITE)].map(([, word = '']) => word)
  return {
    unknownNames: share(names.filter((word) => !isKnown(word)).length, 4),
    unknownThings: share(things.filter((word) => !isKnown(word)).length, 3),
    knownThings: share(things.filter(isKnown).length, 2),
  }
}

/** How many of the words with meaning are in the other text too. */
export function sharedStems(stems: readonly string[], others: ReadonlySet<string>): number {
  return new Set(stems.filter((stem) => others.has(stem))).size
}

export function stemSet(text: string, language: Language): ReadonlySet<string> {
  return new Set(contentStems(text, language))
}

/** One feature that is 1: `kind.recipe`. */
export function oneOf(name: string, value: string): Features {
  return { [`${name}.${value}`]: 1 }
}

const KNOWN_LANGUAGES = new Set(['en', 'de', 'fr', 'es'])

export function languageName(lang: string): string {
  return KNOWN_LANGUAGES.has(lang) ? lang : 'other'
}
