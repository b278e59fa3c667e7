/**
 * Sentences in which a page's author speaks of themselves. Creators pin their own pages, so a
 * sentence such as "I'm sharing the steps that worked in my garden." is theirs; a diary is not what
 * a reader gets from the page.
 */
import { singularFirstPersonOf } from '../../gates/first-person.ts'
import { contentStems, type Language } from '../../language/language.ts'

/** "I have also", "I'm going to". */
const ENGLISH_I =
  "(?<![\\p{L}'’])I(?:['’]m|['’]ve|['’]ll| am| have| will| want to| wanted to)?(?: going to)?(?: also| just)? "
const OFFERING =
  'shar(?:e|ed|ing)|show(?:ed|ing|n)?|explain(?:ed|ing)?|cover(?:ed|ing)?|answer(?:ed|ing)?|address(?:ed|ing)?|explor(?:e|ing)|creat(?:e|ing)|put(?:ting)? together|compil(?:e|ed|ing)|collect(?:ing)?|gather(?:ed|ing)?|round(?:ed|ing)? up|list(?:ing)?|review(?:ed|ing)?|compar(?:e|ed|ing)|test(?:ed|ing)?|recommend(?:ed|ing)?|walk(?:ing)? you|break(?:ing)? down|broke down|teach(?:ing)? you|giv(?:e|ing) you'
/** "I created a mess" is a diary, "I created this short guide" is about the page. */
const MADE_FOR_READERS =
  "(?:explored|created|collected|listed) (?:an?|the|this|these|my|our|some|all|\\p{N}+)(?: (?!(?:with|for|of|and|to|in|on|at|from) )[\\p{L}\\p{N}'’-]+){0,4} (?:guides?|lists?|ideas|tips|recipes)"

/** What an author does for the reader. */
const GIVING: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`${ENGLISH_I}(?:${OFFERING}|${MADE_FOR_READERS})(?!\\p{L})`, 'u'),
  de: /(?<!\p{L})(?:(?:zeige?|verrate?|erkläre?|teile?|gebe?|empfehle?|stelle?|beantworte?|vergleiche?) ich|ich (?:dir |euch |ihnen )?(?:zeige?|verrate?|erkläre?|teile?|gebe?|empfehle?|stelle?|beantworte?|vergleiche?)|habe? ich [^.!?]*(?:getestet|zusammengestellt|gesammelt|verglichen|ausprobiert)|ich habe? [^.!?]*(?:getestet|zusammengestellt|gesammelt|verglichen|ausprobiert))(?!\p{L})/iu,
  es: /(?<!\p{L})yo (?:te |os )?(?:cuento|explico|enseño|muestro|comparto|recomiendo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je (?:vous |te |t['’])?(?:partage|montre|propose|explique|donne|livre|présente|dévoile|conseille|détaille|réponds)|j['’]ai (?:testé|comparé|réuni|rassemblé))(?!\p{L})/iu,
}

/** What an author makes and likes; a summary needs another sentence that describes it. */
const PRAISE: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}'’])(?:I(?:['’]ve|['’]ll| have| always| often| usually| really| absolutely| also| simply| personally)* (?:mak(?:e|ing)|made|bak(?:e|ed)|cook(?:ed)?|us(?:e|ed)|lov(?:e|ed)|like|adore|prefer|serv(?:e|ed)|add(?:ed)?|found|find|learn(?:ed|t)|turned|adapted|developed|designed|sewn|sewed|knit(?:ted)?|crocheted|painted|built|grow|grew|experienced|visited|tried|chose|picked|currently use)|I can['’]t get enough of|me how to)(?!\p{L})/u,
  de: /(?<!\p{L})(?:für mich|bei mir|(?:liebe?|backe?|koche?|mache?|nutze?|nehme?|verwende?|mag) ich|ich (?:liebe?|backe?|koche?|mache?|nutze?|nehme?|verwende?|mag)|schmeck\p{L}* mir|gefäll\p{L}* mir)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:a mí )?me (?:encantan?|gustan?|chiflan?)|para mí)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:j['’]|je l['’])(?:adore|aime|utilise)|je (?:les? |la )?(?:prépare|fais|cuisine|sers|préfère)|pour moi|chez moi|m['’]a appris)(?!\p{L})/iu,
}

/** News of the author's life, doubts and quotations: no pin has them. */
const DIARY =
  /^["“„«]|(?<!\p{L})(?:I (?:was|am|feel|felt|guess|remember|think|thought|wish|hope|know|knew|had|admit|must|started|went|woke|decided|realized)|I['’]m (?:not|so|back|finally|still|sorry|very|getting|going|in|at|on)|to be honest|hate[ds]?|last (?:week|month|year|summer|winter|time)|recently|finally|once in a while|(?:many|few|two|three|several) (?:years|months|weeks|days) ago|(?:this|the other) (?:day|weekend|week|month)|today|my (?:therapist|divorce|surgery)|neulich|kürzlich|letzte[ns]? (?:woche|jahr|monat)|gestern|heute|hier soir|la semaine dernière|récemment|ayer|la semana pasada)(?!\p{L})/iu

export const isFirstPerson = (sentence: string, lang: string): boolean =>
  singularFirstPersonOf(lang)?.test(sentence) === true

/** Whether it is about its author, and no sentence that they would pin. */
export const isAboutAuthor = (
  sentence: string,
  about: readonly string[],
  language: Language,
): boolean => isFirstPerson(sentence, language.lang) && !isOwnVoice(sentence, about, language)

/** Whether the author offers, makes or praises something on the page's subject. */
function isOwnVoice(sentence: string, about: readonly string[], language: Language): boolean {
  const { lang } = language
  const isOnSubject = contentStems(sentence, language).some((stem) => about.includes(stem))
  // "I am sharing" is an offer; "I was ill, but I tested" remains a diary.
  if (!isOnSubject || DIARY.test(withoutAll(GIVING[lang], sentence))) return false
  return isGiving(sentence, lang) || isOnlyPraise(sentence, lang)
}

export const isGiving = (sentence: string, lang: string): boolean =>
  GIVING[lang]?.test(sentence) === true

/** Whether the author appears only in phrases such as "I love" and "I bake". */
function isOnlyPraise(sentence: string, lang: string): boolean {
  const praise = PRAISE[lang]
  return praise !== undefined && !isFirstPerson(withoutAll(praise, sentence), lang)
}

const withoutAll = (pattern: RegExp | undefined, sentence: string): string =>
  pattern === undefined
    ? sentence
    : sentence.replaceAll(new RegExp(pattern, `${pattern.flags}g`), ' ')

/**
 * Whether the author is in every sentence and none offers something. "I love these plum bars." needs
 * another sentence that describes the bars.
 */
export const hasOnlyPraise = (sentences: readonly string[], lang: string): boolean =>
  sentences.every((sentence) => isFirstPerson(sentence, lang) && !isGiving(sentence, lang))
