/** The page's own summary, which is the best first description where it reads whole. */
import { isDamaged, isShouting } from '../../sentences/damage.ts'
import { goesOn } from '../../sentences/going-on.ts'
import { hasSlip } from '../../sentences/slips.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import { capitalFirst } from '../../language/letter-case.ts'
import { isWholeSentence, splitSentences } from '../../language/sentences.ts'
import { isBalanced } from '../../gates/text-gates.ts'
import type { Material } from '../../writer/material.ts'
import { keyOf } from '../../language/title-key.ts'
import { drifts } from './drifting.ts'
import { isAboutPage, isSameWord } from './about-page.ts'
import { isForeign, isSitesOwn, offersPage } from './foreign-lines.ts'
import { escaped } from '../../language/escaped.ts'
import { hasOnlyPraise, isAboutAuthor, isFirstPerson } from './own-voice.ts'
import { isAboutSite, isSlogan, namesOf } from './site-lines.ts'
import { misstatesRecipe } from './misstated.ts'
import { namesOtherSite } from './slipshod.ts'
import { tidySummary } from './tidy-summary.ts'
import { namesUnstatedMethod } from './unstated-method.ts'

/**
 * Maximum length of one sentence, and of two. Judges accepted only a quarter of summaries of three.
 */
const MAX_LENGTH = 420
const MAX_TOGETHER = 280
/** All sentences of a summary that is no longer. */
const MAX_WHOLE = 320
const ENOUGH_SENTENCES = 2
/** Below this it goes on. */
const ENOUGH_LENGTH = 100
/** In words. */
const MAX_GREETING = 4
const MAX_HOOK = 3
/** "The best swordfish recipe!", "These are so good!" before the summary begins. */
const PRAISE_ALONE =
  /^(?:the|my|our) (?:very )?(?:best|easiest) (?:ever )?(?:[\p{L}-]+ ){1,6}recipe(?: ever)?[.!]+$|^(?:these|they|this|it) (?:is|are) so \p{L}+[.!]+$/iu
/** In words. */
const MIN_ECHO = 8
/** Words of shops, newsletters and the page's own machinery. */
const MACHINERY =
  /https?:|www\.|@\w|#\w|\b(?:click|subscribe|newsletter|affiliate|blogs?|portfolio|(?:news|online|web) ?(?:portal|magazine|shop|store)s?|portals?|web ?site|find the (?:full )?recipe|(?:come|came) to the right place|look no further|stop reading|read on|(?:explore|browse) (?:the|our|all) (?:\p{L}+ )?(?:ingredients|recipes|instructions)|(?:detailed|listed|shown|described|given|outlined|provided) below|detailed instructions|wide range of|\p{L}{3,}\.(?:com|net|org|co\.uk|de|fr|es)|cookies? policy|sign up|jump to|read (?:more|now)|(?<!^in )this (?:post|article)|this (?:page|site|blog)|blog post|video|photo|rating|E-E-A-T|posted|copyright|all rights|share (?:this|on)|one of [\d.,]{3,}|scroll|let (?:us|me) know|(?:ingredients? list|method|instructions|prep time|serving size|nutrition\p{L}*|tips),? (?:and|&) (?:more|method|top tips|tips|directions)|(?:easily )?shop for|visit (?:is|us|our|the)|low(?:est)? (?:\p{L}+ )?prices|(?:great|huge|wide) (?:collection|selection) of)\b|whatsapp|\[|\]|\||»|›|…|\.\.\./iu
/** In French "comment" is "how". */
const COMMENT = /\bcomments?\b/iu
/** The same in German, French and Spanish; also in languages that share their words. */
const WORLD_MACHINERY =
  /(?<!\p{L})(?:tipp mit bild|kostenlos (?:aus)?drucken|ausdrucken|einkaufen|zum (?:nachkochen|ausdrucken) und|(?:dieser|diesem|den|im|unser(?:em|en)?) (?:beitrag|artikel|post|ratgeber)|blogbeitrag|klick(?:e|t|en|st)?|abonnier\p{L}*|kommentar\p{L}*|bewertung\p{L}*|portionsrechner|rezept der kategorie|(?:viele|zahlreiche|noch mehr) (?:\p{L}+ ){0,4}?(?:rezepte|artikel|ideen)|jetzt nachkochen|par nos chefs|testée?s? et (?:validée?s?|approuvée?s?)|étapes de (?:la )?préparation|découvrez (?:la|cette|notre) recette|elaborada por|la elaboración de (?:la|esta) receta|die zubereitung des rezepts?|la réalisation de (?:la|cette) recette|weiterlesen|lesen sie (?:hier|unsere|mehr|jetzt)|mehr erfahren|jetzt (?:lesen|entdecken)|eine?[srn]? (?:von|der|aus) (?:über )?\d[\d.]{2,}|(?:cet|cette|ce|notre) (?:article|page|site|vidéo)|cliquez|abonnez|inscrivez|en savoir plus|lire la suite|commentaires?|(?:este|nuestro) (?:artículo|vídeo|post)|esta página|haz clic|suscríb\p{L}*|leer más|comentarios?)(?!\p{L})/iu
/**
 * Its whole sentences up to `MAX_LENGTH` characters; '' where the first one does not read whole, or
 * where it is the site's own and says nothing of the subject.
 */
export function readSummary(material: Material, subject: string): string {
  const { content, language } = material
  const { title } = content
  const sentences = splitSentences(tidySummary(content, language), language.lang)
  const whole: string[] = []
  const about = contentStems(`${subject} ${title}`, language)
  const leavesDish = (sentence: string, before: readonly string[]): boolean =>
    SERVED_WITH.test(sentence) ||
    (content.kind === 'recipe' &&
      ((before.length > 0 &&
        (drifts(sentence, language.lang) || namesOtherSite(sentence, content))) ||
        isOfManyDishes(sentence, subject, language)))
  const endsBefore = (sentence: string): boolean =>
    !isSayable(withoutTitled(sentence, title), language.lang) ||
    isAboutAuthor(sentence, about, language) ||
    isForeign(sentence, content) ||
    namesOf(content).some((name) => isOnSite(sentence, name)) ||
    isWork(sentence, content) ||
    namesUnstatedMethod(sentence, material) ||
    misstatesRecipe(sentence, material) ||
    leavesDish(sentence, whole) ||
    hasSlip([...whole, sentence].join(' '), language, about) ||
    isAboutSite(sentence, content, { about, language })
  for (const sentence of sentences) {
    if (isLeftOut(sentence, whole, material)) continue
    if (endsBefore(sentence) || (whole.length === 0 && leansBack(sentence, language.lang))) break
    if (isEnough(whole, sentence, content)) break
    whole.push(sentence)
  }
  const read = withOneCall(withoutLastQuestion(whole))
  if (hasOnlyPraise(read, language.lang)) return ''
  const isRead = namesDish(read.join(' '), about, material) && isAboutPage(read, material, about)
  return isRead ? read.join(' ') : ''
}

/**
 * On a page about the best blogs, "blogs" does not mean the page. "HERSHEY'S" in a title is a name.
 */
const withoutTitled = (sentence: string, title: string): string => {
  const named = /\p{Ll}{3}/u.test(title)
    ? sentence.replaceAll(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu, (word) =>
        title.includes(word) ? capitalFirst(word.toLowerCase()) : word,
      )
    : sentence
  return /\bblogs?\b/iu.test(title) ? named.replaceAll(/\bblogs?\b/giu, 'lists') : named
}

/** "Serve them along with Vegan Moussaka.": another recipe of the site. */
const SERVED_WITH =
  /^[Ss]erve (?:it|them|this|these) (?:along )?with (?:(?:our|my|an?|some) )?\p{Lu}/u

/** "This dish", "dieses Gericht" of a page in a language whose recipes are read. */
const OF_DISH =
  /(?<!\p{L})(?:rezepte?|\p{L}*gericht\p{L}*|recettes?|plats?|desserts?|gâteaux?|recetas?|platos?|postres?|kuchen|dieser? \p{Lu}\p{L}+|dieses \p{Lu}\p{L}+|cette? \p{L}+|est[ea]s? \p{L}+)(?!\p{L})/iu
const DISH_LANGUAGES = new Set(['de', 'es', 'fr'])

/** On a recipe: the dish, an ingredient, or "this dish". Talk of the weather names none. */
function namesDish(
  text: string,
  about: readonly string[],
  { content, language, ingredients }: Material,
): boolean {
  if (content.kind !== 'recipe' || !DISH_LANGUAGES.has(language.lang)) return true
  const known = [...about, ...contentStems(ingredients.join(' '), language)]
  const isKnown = (stem: string): boolean => known.some((other) => isSameWord(stem, other))
  return OF_DISH.test(text) || contentStems(text, language).some(isKnown)
}

/** "Guía y qué comprar.", "Mit Checkliste und Preisen.": what else the page has, without a verb. */
const FRAGMENT =
  /^(?:(?:(?:mit|inklusive|inkl\.|samt|con|incluye|avec|with|including|plus|plus:|incl\.) )?(?:guía|comparativa|consejos|trucos|opiniones|precios?|receta|paso a paso|anleitung|vergleich\p{L}*|tipps?|checklisten?|ratgeber|testbericht\p{L}*|schritt für schritt|rezept|guide|conseils|astuces|comparatif|avis|pas à pas|recette|tips|checklist|reviews?|recipe|printable|step[- ]by[- ]step))(?!\p{L})[^,.!?:;]{0,36}[.!]$/iu

/** "Healthy vegan and fish recipes." is a site's line, on a page with one dish. */
const MANY_DISHES =
  /^(?!(?:this|these|one|diese[rs]?|eines|est[ea]s?|una?|cette|ces|une?)\b)[^.!?]*(?<!\p{L})(?:recipes|rezepte|recettes|recetas)(?:(?: (?:for|für|pour|para|from|aus|de|und|and|y|et)\b[^.!?]*)?)[.!]$/iu

function isOfManyDishes(sentence: string, subject: string, language: Language): boolean {
  if (subject === '' || !MANY_DISHES.test(sentence)) return false
  const said = contentStems(sentence, language)
  return !contentStems(subject, language).every((stem) =>
    said.some((other) => isSameWord(stem, other)),
  )
}

/** A summary has no sentence before it: in German "auch" joins words of its own sentence. */
const leansBack = (sentence: string, lang: string): boolean =>
  goesOn(
    lang === 'de' ? sentence.replaceAll(/(?<=\p{L} )(?:auch|aber)(?!\p{L})/gu, '') : sentence,
    lang,
  )

/** Whether the summary ends before this sentence: it would be too long, or a second exclamation. */
function isEnough(whole: readonly string[], next: string, page: PageContent): boolean {
  const length = [...whole, next].join(' ').length
  if (whole.length === 0) return length > MAX_LENGTH
  if (isOffer(whole, next, page)) return length > MAX_WHOLE
  if (FRAGMENT.test(next)) return true
  if (page.description.length <= MAX_WHOLE) return length > MAX_WHOLE
  if (whole.some(isCalledOut) && isCalledOut(next)) return true
  const isLong = whole.length >= ENOUGH_SENTENCES && whole.join(' ').length >= ENOUGH_LENGTH
  return isLong || length > MAX_TOGETHER
}

const isOffer = (
  { length }: readonly string[],
  next: string,
  { kind, lang }: PageContent,
): boolean => length <= ENOUGH_SENTENCES && kind !== 'recipe' && lang === 'en' && offersPage(next)

/** Only what follows would answer it. */
const withoutLastQuestion = (whole: readonly string[]): readonly string[] =>
  whole.length > 1 && whole.at(-1)?.endsWith('?') === true ? whole.slice(0, -1) : whole

/** Two exclamations are one too many: the first stays. */
function withOneCall(whole: readonly string[]): readonly string[] {
  const first = whole.findIndex(isCalledOut)
  return whole.map((sentence, at) =>
    at === first ? sentence : sentence.replace(/¡*([^¡!]*?)\s*!+(?=["”»)]?$)/u, '$1.'),
  )
}

const isCalledOut = (sentence: string): boolean => sentence.includes('!')

/** Skipped: what comes before the summary, and later slogans and sentences that misstate. */
const isLeftOut = (sentence: string, whole: readonly string[], material: Material): boolean =>
  whole.length === 0
    ? isPrelude(sentence, material.content.title)
    : misstatesRecipe(sentence, material) ||
      isSlogan(sentence, material.content) ||
      offersAgain(sentence, whole)

/** "Use these ideas to …" and behind it "With these simple ideas, you can …". */
function offersAgain(sentence: string, whole: readonly string[]): boolean {
  const thing = OFFERED.exec(sentence)?.[1]?.toLowerCase()
  return thing !== undefined && whole.some((one) => OFFERED.exec(one)?.[1]?.toLowerCase() === thing)
}

const OFFERED =
  /\bthese (?:[\p{L}-]+ ){0,3}?(ideas|tips|tricks|hacks|recipes|projects|activities|strategies)\b/iu

/** What comes before the summary: the title once more, a greeting, a call, praise alone. */
function isPrelude(sentence: string, title: string): boolean {
  return (
    keyOf(sentence) === keyOf(title) ||
    ON_RECIPE.test(sentence) ||
    isGreeting(sentence) ||
    isHook(sentence) ||
    PRAISE_ALONE.test(sentence)
  )
}

/** "Découvrez la recette de la tarte aux fraises, …": a call before what the dish is. */
const ON_RECIPE =
  /^(?:découvrez (?:la|cette|notre) recette|apprenez à (?:faire|préparer|réaliser)|descubre (?:la|esta|nuestra) receta|entdecke(?:n sie)? (?:das|dieses|unser) rezept)(?!\p{L})/iu

/** "Spilled nail polish?", "Don't panic!": a call that only what follows explains. */
function isHook(sentence: string): boolean {
  return /[!?]$/u.test(sentence) && wordsOf(sentence).length <= MAX_HOOK
}

/** "Hey there, baking friends!" before the summary begins. */
function isGreeting(sentence: string): boolean {
  return CHAT.test(sentence) && wordsOf(sentence).length <= MAX_GREETING
}

/** One of the steps: summaries that software writes run on into them. */
function isWork(sentence: string, { facts }: PageContent): boolean {
  return facts.some(({ name, value }) => name === 'step' && value.includes(sentence))
}

/** "Find more recipes on Oven & Table." is the site's praise of itself. */
function isOnSite(sentence: string, site: string): boolean {
  return (
    site.length > 2 &&
    !isSitesOwn(sentence) &&
    new RegExp(
      `(?<!\\p{L})(?:on|at|from|by|bei|auf|von|sur|chez|par|en|por|su|da) ${escaped(site)}(?!\\p{L})`,
      'iu',
    ).test(sentence)
  )
}

/** "PICTURE BOOKS Foster Books", "NEW YORK (AP) —": labels that ran into the sentence. */
const LABELLED =
  /^(?:\p{Lu}{3,}[\s,:]+){2,}|^\d+ (?:min(?:ut[eo]s?|uten)?|horas?|hours?)\.? \p{Lu}|^[\p{Lu} ,.]{4,40}(?:\([^)]*\))?\s*[–—]\s/u
/** "Ahhh, at last": somebody chatting; "wow your guests" is a verb. */
const CHAT =
  /^(?:a+h+|oh+|hey|hi|hello|yes|yup|yep|yeah|nope|well|wow(?! (?:your|the|them|everyone|every|any|a)\b)|psst|okay|ok|spoiler[- ]?al(?:arm|ert)|can['’]t (?:believe|imagine|wait)|guess what|so excited)\b/iu

/** "Stir softened ice cream": a step of the work. */
const WORKING_START: Readonly<Record<string, RegExp>> = {
  en: /^(?:stir|combine|mix|whisk|preheat|place|pour|chop|peel|boil|drain|melt|beat|tear|rinse|slice|dice|sprinkle|knead|grease|transfer|simmer|saut[eé]|soak|grate|mash)\s/iu,
  de: /(?:vorheizen|verrühren|verquirlen|schneiden|vermengen|kochen lassen|unterheben|hacken|schälen|erhitzen|anbraten)[.!]$/iu,
  fr: /^(?:mélang(?:ez|er)|coup(?:ez|er)|préchauff(?:ez|er)|épluch(?:ez|er)|vers(?:ez|er)|lav(?:ez|er)|faites (?:cuire|chauffer|fondre|revenir))\s/iu,
  es: /^(?:pica(?:r|mos)?|corta(?:r|mos)?|calienta|calentar|precalienta|precalentar|lava(?:r|mos)?|pela(?:r|mos)?|derrite|derretir)\s/iu,
  pt: /^(?:derreta|misture|aqueça|corte|coloque|refogue|junte|pique|lave|descasque)\s/iu,
}
/** "Ingrédients de la recette : 600 g de …": the list itself. */
const LISTING = /(?<!\b(?:only|just) \d{1,2} )\b(?:ingr[ée]dient\p{L}*|zutaten)\b[^.!?]{0,40}:|•/iu

/** "nettoyer/purifier": two verbs of which an author chose none. */
const UNDECIDED = /(?<!\p{L})\p{Ll}{3,}[ei]r\/\p{Ll}{3,}[ei]r(?!\p{L})/u

/** "✭ easy to make ✭ packed with flavor": slogans and no sentence. */
const ORNAMENT = /[\u2605\u2606\u2720-\u2752\u25A0-\u25FF]/u

/** «second cerveau»: single marks of this kind are between links. */
const QUOTED = /«[^«»]*»|»[^«»]*«/gu

/** A sentence that matches one of these is no summary. */
const UNUSABLE: readonly RegExp[] = [
  LABELLED,
  CHAT,
  LISTING,
  UNDECIDED,
  ORNAMENT,
  MACHINERY,
  WORLD_MACHINERY,
]

export function isUsable(sentence: string, lang: string): boolean {
  return !isFirstPerson(sentence, lang) && isSayable(sentence, lang)
}

/** Also where its author speaks in the first person. */
export function isSayable(sentence: string, lang: string): boolean {
  const refused = [...UNUSABLE, WORKING_START[lang]]
  const unquoted = sentence.replace(QUOTED, ' ')
  return (
    !refused.some((pattern) => pattern?.test(unquoted)) &&
    (lang === 'fr' || !COMMENT.test(sentence)) &&
    !isDamaged(sentence, lang) &&
    !isShouting(sentence) &&
    isWholeSentence(sentence) &&
    /^["“¿¡]?[\p{Lu}\p{N}]/u.test(sentence) &&
    isBalanced(sentence) &&
    wordsOf(sentence).length >= 3 &&
    !isEcho(sentence)
  )
}

/** "A beach is a beach is a beach A beach is …": torn from a page that says it twice. */
function isEcho(sentence: string): boolean {
  const words = wordsOf(sentence.toLowerCase())
  return words.length >= MIN_ECHO && new Set(words).size * 2 <= words.length
}
