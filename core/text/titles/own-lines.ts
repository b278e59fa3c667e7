/**
 * The page's own headings that are clear as titles away from their page: questions and headings
 * that name the subject or a proper noun. They serve where no pattern can name the subject.
 */
import { isShortOfMany } from '../gates/headline-gate.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { isInstruction, isPlural } from '../language/english-grammar.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { readListTitle } from '../understand/list/list-title.ts'
import { isClosing, type Section } from '../understand/reading/sections.ts'
import { isOfSort, isRoundUp } from '../subject/round-up.ts'
import { isHeadline, type PatternTitle } from './fill-titles.ts'
import { joinedTitle } from './joined-headings.ts'
import { isTitleCased } from '../language/letter-case.ts'
import { coverageOf, topicOf } from './page-topic.ts'
import type { Material } from '../writer/material.ts'
import { withoutAnchor } from './title-marks.ts'

const MIN_WORDS = 3
const MAX_WORDS = 12
const MAX_LETTERS = 78
/** A statement that repeats one word of the title may be about anything: "Scene of the Year". */
const MIN_SHARED = 2
/** A question with fewer words of meaning could be on any page: "Is there a fee?" */
const MIN_ASKED = 2
/** What points at something outside the line, and the page's own machinery. */
const LEANING =
  /(?<![\p{L}'’])(?:it|its|it['’]s|they|them|their|this|that|these|those|he|she|his|her|him|here|there|above|below|other|others|another|next|one|ones|such|same|you too|more|else|also|still|too|again)(?![\p{L}'’])/iu
const MACHINERY =
  /\b(?:related|(?:quick|brief|short|little|final|important) notes?|notes? (?:about|on)|read|comments|comment(?= section| below| policy|$)|posts?|articles?|newsletter|subscribe|share|follow|sponsored|advertis\p{L}*|photo(?:s| gallery)?|gallery|video|watch|sign up|log ?in|search|menu|tags?|categor(?:y|ies)|trending|popular|latest|editor['’]?s|infographics?|about (?:the )?author|recommended|conclusions?|final thoughts|introduction|summary|overview|takeaways?|at a glance|(?:quick|fun) facts|references|sources|(?<=^(?:\p{L}+ )?)resources?(?=$| (?:to|for|on|and|that)\b)|disclaimer|shop|checkout|coverage|stories|headlines|contact|faqs?|table of contents|frequently asked|appendi(?:x|ces)|on the web|update[ds]?|(?:alternative|similar|related) products?)\b|(?<!\p{L})(?:produits? (?:alternatifs?|similaires?|associés?)|à lire aussi|nos offres|productos (?:similares|relacionados|alternativos)|(?:ähnliche|alternative|passende) produkte|questions fréquentes|preguntas frecuentes|häufige fragen|zum (?:online-?)?shop|auf einen blick|im überblick|en un coup d[’']œil|de un vistazo|pour (?:en savoir plus|aller plus loin)|fazit|quellen|einleitung|einführung|vorwort|literatur(?:verzeichnis)?|inhalt(?:sverzeichnis)?|ressources|références|bibliographie|sommaire|avant-propos|introducción|referencias|bibliografía|recursos|en résumé|en resumen|conclusión)(?!\p{L})|[|»›>→©]|https?:|@\w|^\d+$|\.\.\.|…/iu
/** "Idea #3 – …", "Tipp 1: …": one of a row, which says nothing of the others. */
const ONE_OF_ROW = /^[\p{L}.]{2,12}\s*(?:#|n[or]\.?|n[º°])?\s*\d{1,2}\s*[:.)–—-]\s/iu
/** "Grow It From Seed: Method 1" */
const NUMBERED =
  /[:–—-]\s*(?:method|option|way|step|variant|version|methode|variante|möglichkeit|schritt|méthode|étape|método|opción|paso)\s*#?\d{1,2}$/iu
const ASKING =
  /^(?:how|what|why|when|where|which|who|can|should|do|does|is|are|will|wie|was|warum|wann|wo|welche[nrs]?|wer|womit|wozu|comment|pourquoi|quand|où|quel\p{L}*|combien|faut-il|peut-on|cómo|por qué|cuándo|dónde|cuánt\p{L}*|qué|cuál\p{L}*)(?!\p{L})/iu
/** "When You Start Wedding Planning": half a sentence. A question ends with its mark. */
const HALF =
  /^(?:(?:when|if|once|while|because|since|until|unless|although) (?:you|your|we|our|my|the|an?|it|he|she|they|this|that|there)|about the|wenn|falls|sobald|weil|damit|bevor|nachdem|während|quand|lorsqu[e’']|si|s[’']ils?|dès que|parce qu[e’']|avant que|cuando|mientras|porque|antes de que)(?!\p{L})(?!.*\?$)/iu
/** "The electric corset featured in newspapers": words below a picture. */
const CAPTION =
  /(?<!\p{L})(?:featured|shown|seen|pictured|photographed|displayed|depicted) (?:in|on|at|by|here|above|below)(?!\p{L})/iu
/** "Cons of Travel Insurance" on a page that advises to buy one: the other side is missing. */
const AGAINST =
  /^(?:the )?(?:cons|drawbacks|disadvantages|downsides|nachteile|inconvénients|desventajas)(?!\p{L})(?!.*\bpros\b)/iu
/** "Why Are You Going Zero Waste?" asks about the reader, and answers nothing. */
const ASKS_READER =
  /^(?:(?:why|what|where|when|how|who) )?(?:are|were|will|would|have|did) you(?!\p{L})/iu
/** "Which Mat Is the Best, Then?" goes on from what the page says before. */
const ASKS_ON = /,\s(?:then|though|really|right|too|exactly|huh|anyway)\s?\?$/iu
/** "Pro: Tiny homes cost less", "Compostable* coffee": one of several, and marks of a note. */
const LABELLED =
  /^(?:pros?|cons?|tip|myth|fact|note|reason|option|part|phase|idea|rule|method)\s*(?:#?\d+)?\s*[:–—-]\s|[*†‡#]/iu
/** "Essential oils are strong": a bare sentence gives no reason to open the page. */
const STATES: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|era|eran|está|están)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|était|étaient)(?!\p{L})/iu,
}
const BEGINS_CLAUSE =
  /^(?:(?:ce )?qu['’]|(?:how|what|why|when|where|which|who|wie|was|warum|weshalb|wann|wo|welche[nrs]?|wer|womit|wozu|comment|pourquoi|quand|où|qu[ei]|quel\p{L}*|combien|ce qu[ei]|cómo|por qué|cuándo|dónde|cuánt\p{L}*|qué|cuál\p{L}*|lo que|\d)(?!\p{L}))/iu
/**
 * On a page with so many headings that ask, those that don't repeat the title's words are its own.
 */
const MIN_QUESTIONS = 3

/** Patterns use the headings of recipes and lists instead. */
const WITH_PATTERNS_ALONE = new Set<string>(['recipe', 'list'])

export function ownLines(model: PageModel): PatternTitle[] {
  if (WITH_PATTERNS_ALONE.has(model.kind) && model.subject.confidence >= MIN_SURE) return []
  const topic = topicOf(model)
  return model.sections.flatMap((section) => {
    const line = lineOf(section)
    if (isNoTitle(line, model) || isOneOfRoundUp(line, model)) return []
    const isWhole =
      coverageOf(line, model) === 'whole' && !isRaw(line, model.material.language.lang)
    const worth = isWhole ? worthOf(line, model) : 0
    if (worth > 0)
      return isSubstantial(section, model) ? [asTitle(cased(line, model), section, worth)] : []
    const joined = topic === '' || MACHINERY.test(line) ? null : joinedTitle(topic, section, model)
    return joined === null ? [] : [joined]
  })
}

/** In characters, also of what is below deeper headings. */
const MIN_SUBSTANCE = 220
/** Of the page's text: a smaller part is not what the page is about. */
const MIN_SHARE = 0.04

/**
 * Two sentences of a long page are no subject of a pin; a page of questions answers them briefly.
 */
export function isSubstantial(section: Section, { sections, kind, material }: PageModel): boolean {
  if (kind === 'questions' || isUnspaced(material.language.lang)) return true
  const rest = sections.slice(sections.indexOf(section) + 1)
  const next = rest.findIndex(({ level }) => level <= section.level)
  const below = next < 0 ? rest : rest.slice(0, next)
  const length = [section, ...below].flatMap(({ sentences }) => sentences).join(' ').length
  const whole = material.content.paragraphs.join(' ').length
  return length >= MIN_SUBSTANCE || length >= MIN_SHARE * whole
}

/** "Watering the garden beds" of a page whose title has capitals. */
function cased(line: string, { material: { content, language, letters } }: PageModel): string {
  const isSmall = !isTitleCased(line) && !line.endsWith('?')
  return language.lang === 'en' && isSmall && isTitleCased(content.title)
    ? letters.title(line)
    : line
}

export function isNoTitle(line: string, { material: { content, language } }: PageModel): boolean {
  const unfit = [
    LEANING,
    ONE_OF_ROW,
    HALF,
    CAPTION,
    AGAINST,
    ASKS_READER,
    ASKS_ON,
    LABELLED,
    NUMBERED,
  ]
  return (
    unfit.some((words) => words.test(line)) ||
    isMachinery(line, language.lang) ||
    isClosing(line) ||
    isOtherCount(line, content.title, language) ||
    isStatement(line, language.lang) ||
    isHalfOfTwo(line, content.title)
  )
}

/** "8 Electric Desks" of "I Tested 10 Desks": the title counts others. */
function isOtherCount(line: string, title: string, { lang }: Language): boolean {
  const [count] = /^\d{1,3}(?=\s)/u.exec(line) ?? []
  const counted = [...title.matchAll(/(?<![\d.,$€£])\d{1,3}(?![\d.,])/gu)]
    // "Type 2 Diabetes Diet" and "30-Minute Dinners" count nothing.
    .filter(({ index }) => lang !== 'en' || readListTitle(title.slice(index))?.count)
    .map(([number]) => number)
  return count !== undefined && counted.length > 0 && !counted.includes(count)
}

/** "Stainless Steel Carafe", "Orlo Six Coffee Maker": one of the products of a round-up, or a part. */
const isOneOfRoundUp = (
  line: string,
  { kind, material: { content, language } }: PageModel,
): boolean =>
  language.lang === 'en' &&
  isRoundUp(content.title, kind) &&
  !isOfSort(line, content.title, language)

/**
 * "Der erste Tag", "los menús", "les sources": English names for parts of a page mean things there.
 */
const FALSE_FRIENDS = /(?<!\p{L})(?:tags?|men[uú]s?|sources?|popular|articles?|contact)(?!\p{L})/giu

const isMachinery = (line: string, lang: string): boolean =>
  MACHINERY.test(lang === 'en' ? line : line.replaceAll(FALSE_FRIENDS, ' '))

/**
 * Of two things that a title compares ("bottled juice or your own?"), one alone reads as praise of
 * it.
 */
const COMPARING = /(?<!\p{L})(?:vs\.?|versus|oder|or|ou)(?!\p{L})/iu

const isHalfOfTwo = (line: string, title: string): boolean =>
  COMPARING.test(title) &&
  !COMPARING.test(line) &&
  wordsOf(line).length <= MAX_LABEL &&
  !line.endsWith('?')

const MAX_LABEL = 5

const isStatement = (line: string, lang: string): boolean =>
  !line.endsWith('?') && !BEGINS_CLAUSE.test(line) && (STATES[lang]?.test(line) ?? false)

/** "Timing: get the beds ready before may": an English note to the author. */
const isRaw = (line: string, lang: string): boolean =>
  lang === 'en' && /^(?:\p{Ll}|\p{L}+:\s+\p{Ll})/u.test(line)

/** "Q: What …?" without its mark. */
export function lineOf({ heading }: Section): string {
  return withoutAnchor(heading)
    .replace(/^(?:q(?:uestion)?\s*\d*\s*[:.)–-]\s*|\(\d+\)\s*)/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 0 for a line that is no title. */
function worthOf(line: string, model: PageModel): number {
  if (!isShaped(line) || isBareLabel(line, model) || isBareStep(line, model)) return 0
  const stems = contentStems(line, model.material.language)
  const isAsking = ASKING.test(line)
  if (isAboutSubject(stems, isAsking, model)) return isAsking || isAdvice(line, model) ? 0.74 : 0.68
  return line.endsWith('?') && stems.length >= MIN_ASKED ? questionWorth(model) : 0
}

/**
 * "Le jus frais maison", "Verschiedene Arten von Mulch": judges refused bare names of sections
 * there.
 */
const isBareLabel = (line: string, { material: { language } }: PageModel): boolean =>
  language.lang !== 'en' &&
  !isUnspaced(language.lang) &&
  (NOTED.test(line) || (!line.endsWith('?') && !BEGINS_CLAUSE.test(line) && !PROMISES.test(line)))

/** "Maceta textil (la mejor)", "Tabelle: Höhen". */
const NOTED =
  /[([]|^(?:tabelle|übersicht|checkliste|infografik|tableau|tabla|resumen|infograf[íi]a|infographie)\s*:/iu

/** What a reader looks for in a section, and when or for whom something is. */
const PROMISES =
  /(?<!\p{L})(?:so |\p{L}*tipps?|\p{L}*ideen|\p{L}*fehler|vorteile|nachteile|wirkung|anleitung|pflege|astuces?|conseils?|idées|erreurs?|bienfaits?|avantages|inconvénients|étapes|solutions|consejos?|trucos?|ideas|errores?|beneficios|ventajas|desventajas|pasos|mejor(?:es)?|meilleure?s?|beste[nrs]?|im|für|bei|gegen|ohne|nach|auf|en|pour|contre|sans|chez|para|contra|sin)(?!\p{L})/iu

/**
 * "Buy a Rail Pass", "Consider the Mature Size of Each Plant": a step whose work the page's title
 * names.
 */
const isBareStep = (line: string, model: PageModel): boolean =>
  model.material.language.lang === 'en' &&
  isInstruction(line) &&
  (model.kind === 'travel' || (topicOf(model) === '' && !isAdvice(line, model)))

/**
 * "Learn to Accept Compliments", but no step of some work, and no name of the page: "Open Garden
 * Project".
 */
function isAdvice(line: string, { kind, material: { content, language } }: PageModel): boolean {
  const stems = contentStems(line, language)
  const titled = contentStems(content.title, language)
  return (
    language.lang === 'en' &&
    kind === 'story' &&
    isInstruction(line) &&
    stems.length >= MIN_ADVICE &&
    stems.some((stem) => !titled.includes(stem))
  )
}

const MIN_ADVICE = 3

/** Whether a line repeats the subject or the title, and a statement adds something to them. */
function isAboutSubject(
  stems: readonly string[],
  isAsking: boolean,
  { material: { language, content }, subject }: PageModel,
): boolean {
  const about = contentStems(`${subject.name} ${content.title}`, language)
  const shared = stems.filter((stem) => about.includes(stem))
  const head = subject.confidence >= MIN_SURE ? contentStems(subject.name, language).at(-1) : ''
  const isNamed = isAsking || (head !== undefined && stems.includes(head))
  const isTelling =
    isAsking || (stems.length > shared.length && weightOf(stems, language) > MIN_SHARED)
  return weightOf(shared, language) >= (isNamed ? 1 : MIN_SHARED) && isTelling
}

/** In letters of a stem: shorter German words are rarely compounds. */
const COMPOUND = 10

/** A German compound says what two words say elsewhere: "Der Kräutergarten im Winter". */
function weightOf(stems: readonly string[], { lang }: Language): number {
  const compounds = lang === 'de' ? stems.filter(({ length }) => length >= COMPOUND) : []
  return stems.length + compounds.length
}

/** The worth of a question that repeats nothing of the title. */
function questionWorth({ kind, sections }: PageModel): number {
  if (kind === 'questions') return 0.7
  const questions = sections.filter(({ heading }) => heading.endsWith('?')).length
  return questions >= MIN_QUESTIONS ? 0.64 : 0
}

/**
 * Names of the page's sections that can be on a picture of a page without a sure subject: they
 * say its subject as the title does ("Lifecycle of a Task" of a page on a queue names no subject),
 * without dates, and none that name what a company sells.
 */
export function sectionHeadlines(model: PageModel): string[] {
  const { sections, material } = model
  const titled = new Set(contentStems(material.content.title, material.language))
  const sharedOf = (line: string): number =>
    new Set(contentStems(line, material.language).filter((stem) => titled.has(stem))).size
  return sections
    .map(lineOf)
    .filter((line) => sharedOf(line) >= MIN_SHARED && !isNarrower(line, material))
    .filter(isHeadline)
    .filter((line) => !isNoTitle(line, model) && !isOneOfRoundUp(line, model))
    .filter((line) => !isOfWrongNumber(line) && !saysTwice(line, model) && !YES_OR_NO.test(line))
    .filter((line) => !/[:;,.–—-]$|[=+()]|(?<!\p{L})(?:i|my|our|we)(?!\p{L})/iu.test(line))
    .filter((line) => !/\b(?:19|20)\d\d\b|(?:\p{Lu}{4,}.*){2}/u.test(line))
}

/** Words of a heading that name no other thing beside the title's. */
const ASPECTS =
  /^(?:advantages?|advice|avoid|basics|beginn\p{L}*|benefits?|best|better|buy\p{L}*|car(?:e|ing)|causes?|checklists?|choos\p{L}*|common|complete|costs?|different|easy|essential|examples?|expert|find|great|guides?|helpful|history|home|ideas?|important|know|mak(?:e|es|ing)|matters?|mistakes?|need|people|pick|plan|practical|prepare|questions?|quick|reasons?|right|rules|signs?|simple|start\p{L}*|steps?|symptoms?|tell|things?|tips?|tricks?|types?|kinds?|us(?:e|es|ing)|vary|ways?|work\p{L}*|worth|you)$/iu

/** "When to Prune Group 3 Clematis" is about less than a page on pruning clematis. */
const isNarrower = (line: string, { content: { title }, language }: Material): boolean => {
  const titled = new Set(contentStems(title, language))
  const words = new Set(wordsOf(title))
  return (
    language.lang === 'en' &&
    wordsOf(line).some((word) =>
      /\d/u.test(word)
        ? !words.has(word)
        : !ASPECTS.test(word) && contentStems(word, language).some((stem) => !titled.has(stem)),
    )
  )
}

/** "Are Toddler Sleep Regressions Real?" promises no more than its answer. */
const YES_OR_NO = /^(?:is|are|was|were|do|does|did|can|could|will|has|have)\s.*\?$/iu

/** "Best Cork Mat: The Nora Mat Review", but "Step by Step". */
function saysTwice(line: string, { material: { language } }: PageModel): boolean {
  const once = line.replace(/(\p{L}+) (?:by|to|after|für|um|à|par|por|a) \1(?!\p{L})/giu, '$1')
  const stems = contentStems(once, language)
  return new Set(stems).size < stems.length
}

function isShaped(line: string): boolean {
  const count = wordsOf(line).length
  return (
    count >= MIN_WORDS &&
    count <= MAX_WORDS &&
    line.length <= MAX_LETTERS &&
    !isOfWrongNumber(line) &&
    !HAS_TAIL.test(line) &&
    !/[:;,–—-]$|[=+]|^(?:yes|no|well|so|ok)\b/iu.test(line) &&
    !/[.!?].*\?$/.test(line)
  )
}

/** "Packing checklist, three seasons": the author's note behind a name. */
const HAS_TAIL =
  /^(?!(?:how|what|why|when|where|which|if)\b)[^,?]*, (?:\d+|one|two|three|four|five|six|all|part)\b[^,?]{0,24}$/iu

/**
 * "What Is Raised Garden Beds?", "Why Screen Time Limits Matters": a heading filled in by a
 * machine.
 */
function isOfWrongNumber(line: string): boolean {
  const { thing, matter } = WITH_NUMBER.exec(line)?.groups ?? {}
  const last = wordsOf((thing ?? matter ?? '').toLowerCase()).at(-1) ?? ''
  return /[^s]s$/u.test(last) && isPlural(last)
}

const WITH_NUMBER =
  /^(?:what|where) is (?!an? |the )(?<thing>[^,:(]+?)\??$|^(?:why|how) (?<matter>[^,:(]+?) (?:matters|works|helps|is (?:\p{L}+ )?important)\??$/iu

function asTitle(title: string, section: Section, worth: number): PatternTitle {
  return {
    id: 'own-line',
    title,
    promise: title.endsWith('?') ? 'question' : 'section',
    about: section.heading,
    section,
    // The name of the page, which is used where there is none, speaks of something else.
    headlines: isHeadline(title) || isShortOfMany(title) ? [title] : [],
    kicker: '',
    worth,
    proof: '',
    sources: [{ kind: 'heading', quote: section.heading.slice(0, 500) }],
  }
}
