/** The name of a dish out of a recipe's title in German, French or Spanish. */
import { withoutHalfQuotes } from '../../gates/text-gates.ts'
import { wordsOf } from '../../language/language.ts'
import { withDeviceCapitals } from '../../subject/proper-words.ts'
import { joinedBy } from '../recipe/dish-name.ts'
import type { SeriesTest } from '../../subject/title-series.ts'
import type { WorldLang } from './recipe-words.ts'

interface Cuts {
  /** Cut off the start as often as they fit. */
  readonly start: RegExp
  /** Cut off the end as often as they fit. */
  readonly end: RegExp
  /** Signs of a sentence, which is no name. */
  readonly sentence: RegExp
  /** What is stated about the name behind its first noun. */
  readonly rest: RegExp
}

const CUTS: Readonly<Record<WorldLang, Cuts>> = {
  de: {
    start:
      /^(?:(?:thermomix|rezept(?:e|idee)?|einfaches|schnelles|leckeres|gesundes|veganes|bestes|das|mein|unser)\s+)*rezept(?:\s+\d+)?\s+(?:für\s+)?|^(?:thermomix|rezept)\s+|^(?:der|die|das|mein(?:e|en)?|unser(?:e|en)?|ein(?:e|en)?|omas|mamas)\s+|^(?:beste[rs]?|weltbeste[rs]?|allerbeste[rs]?|leckere[rs]?|einfache[rs]?|schnelle[rs]?|perfekte[rs]?|ultimative[rs]?|schnell[- ]einfache[rs]?|super|köstliche[rs]?)(?:\s*(?:,|und|&)\s*|\s+)|^so (?:gelingen|gelingt|machst du|backst du|kochst du|geht)\s+(?:(?:der|die|das|den|dir)\s+)*|^(?:wie man|wie macht man)\s+|^\d+\s+(?!minuten|stunden)(?=\p{Lu})/iu,
    end: /\s+(?:selber|selbst)[ -]?(?:machen|gemacht|backen)$|\s+(?:ganz |super )?(?:einfach|schnell)(?: und (?:schnell|einfach|lecker))?$|[ -]+(?:grund)?rezepte?$|\s+rezept (?:von|für|aus)\s.*$|\s+à la \p{Lu}.*$|\s+nach omas? (?:art|rezept)$|\s+wie (?:bei|von) oma$|\s+zum selbermachen$/iu,
    sentence:
      /[?!…]|(?<!\p{L})(?:ich|wir|du|ihr|euch|dein\p{L}*|wie|warum|wenn|weil|dass|ist|sind|hat|haben|wird|werden|schmeckt|schmecken|gelingt|macht|machen|geht|verdient|die \d+|\d+ (?:besten?|tipps|ideen|rezepte))(?!\p{L})/iu,
    rest: /\s+(?:mit|aus|auf|nach|ohne|vom|von|zum|zur|für|in)\s.*$/iu,
  },
  es: {
    start:
      /^(?:la\s+|una\s+)?(?:mejor\s+)?recetas?(?:\s+(?:fácil|rápida|casera|tradicional|original|sencilla|deliciosa|saludable|paso a paso|y))*\s+(?:de(?:l)?|para(?:\s+(?:hacer|preparar))?)\s+|^cómo\s+(?:hacer|preparar|cocinar)\s+|^(?:el|la|los|las|un|una|unos|unas|mi|nuestr[oa])\s+|^(?:mejor(?:es)?|auténtic[oa]s?|delicios[oa]s?|ric[oa]s?|perfect[oa]s?)\s+/iu,
    end: /(?:,|\s+y)?\s+(?:muy |súper )?(?:fáciles|fácil|rápid[oa]s?|sencill[oa]s?|delicios[oa]s?|perfect[oa]s?)(?:(?:,| y)\s+(?:muy |súper )?(?:fáciles|fácil|rápid[oa]s?|sencill[oa]s?|caser[oa]s?|delicios[oa]s?|económic[oa]s?))*$|\s+paso a paso$|\s+(?:receta|recetas)(?:\s.*)?$|\s+en casa$|\s+de la abuela$/iu,
    sentence:
      /[?!¿¡…]|(?<!\p{L})(?:yo|tú|tus?|cómo|qué|que|por qué|cuando|porque|es|son|está|hay|puedes|vas|hacer|te|los \d+|las \d+|\d+ (?:recetas|ideas|trucos|consejos))(?!\p{L})/iu,
    rest: /\s+(?:con|sin|en|para|al)\s.*$/iu,
  },
  fr: {
    start:
      /^(?:la\s+|une\s+|ma\s+|notre\s+)?(?:meilleure\s+|vraie\s+)?recettes?(?:\s+(?:facile|rapide|simple|traditionnelle|inratable|originale|maison|et|express|classique|légère|pas à pas))*(?:\s+(?:(?:de\s+l|d)['’]\s*|(?:(?:de\s+la|du|des|de)\s+)?))|^comment\s+(?:bien\s+)?(?:faire|préparer|cuisiner|réussir)\s+|^(?:le|la|les|l['’]|un|une|des|du|de la|mon|ma|mes|nos|notre)\s*(?<=['’\s])|^(?:meilleure?s?|vrai(?:e|s|es)?|délicieu(?:x|se|ses)|authentiques?|véritables?|excellente?s?|petite?s? recettes? de)\s+/iu,
    end: /(?:,|\s+et)?\s+(?:très |super |ultra )?(?:faciles?|rapides?|simples?|inratables?|express|délicieu(?:x|se|ses)|pas chers?)(?:(?:,| et)\s+(?:très |super |ultra )?(?:faciles?|rapides?|simples?|inratables?|express|délicieu(?:x|se|ses)|pas chers?|gourmande?s?))*$|\s+(?:la\s+)?recettes?(?:\s.*)?$|\s+(?:pas à pas|étape par étape)$/iu,
    sentence:
      /[?!…]|(?<!\p{L})(?:je|tu|vous|nous|voici|comment|pourquoi|quand|que|qui|où|ou|vive|vivent|est|sont|votre|vos|notre|nos|les \d+|\d+ (?:recettes|idées|astuces|conseils))(?!\p{L})|(?<!\p{L})(?:qu|c|j)['’]|^(?!.*,.* et ).*,/iu,
    rest: /\s+(?:avec|sans|en|pour|au|aux|à)\s.*$/iu,
  },
}

/** Marks between a name and what is stated about it, also "…, das Rezept" and "…, el postre más fácil". */
const PARTS =
  /\s*[:|•·]\s+|\s+[–—|-]\s+|\s+\/\/\s+|(?<=\p{Ll}{3})\.\s+|,\s+(?=(?:el|la|los|las|un|una|recetas?|le|les|une|recettes?|der|die|das|ein|eine|so|rezept)\s)/u

const WITH: Readonly<Record<WorldLang, string>> = { de: 'mit', es: 'con', fr: 'avec' }

/** `''` where the title is no name: a question, a sentence, capitals throughout. */
export function worldDishName(
  title: string,
  lang: WorldLang,
  isSeries: SeriesTest = () => false,
): string {
  const cuts = CUTS[lang]
  const whole = calmed(title, lang)
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ')
    .replace(/[\p{Extended_Pictographic}\uFE0F™®©*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = joinedBy(WITH[lang], lang === 'de' ? joinedCompound(whole) : whole).split(PARTS)
  const names = parts.map((part) => bareName(part, cuts)).filter((name) => isName(name, cuts))
  const isDish = (name: string): boolean =>
    !isSeries(
      name,
      names.filter((other) => other !== name),
    )
  const found = names.find(isDish) ?? names[0] ?? ''
  return lang === 'de' ? counted(found) : withDeviceCapitals(withSmallSeasons(found))
}

const NOUNS = /^\p{Lu}\p{Ll}+(?: - \p{Lu}\p{Ll}+)+$/u
const NO_PART = /(?<!\p{L})(?:rezepte?|thermomix|backen|kochen|video|anleitung)(?!\p{L})/iu

/** "Brokkoli - Bratlinge" is one dish, "Schokopudding Rezept mit Sahne" drops "Rezept". */
function joinedCompound(title: string): string {
  return NOUNS.test(title) && !NO_PART.test(title)
    ? title.replaceAll(' - ', '-')
    : title.replace(/(?<=\p{Ll})[- ]+Rezept(?= (?:mit|ohne) )/u, '')
}

/** "A/B", and not the Spanish "y/o". */
const LETTERS = /(?<!\p{L})(?!y\/o)\p{L}\/\p{L}(?!\p{L})/gu

/** "PAN DE CENTENO": Spanish and French names are written small but for their first letter. */
function calmed(title: string, lang: WorldLang): string {
  if (lang === 'de' || /\p{Ll}/u.test(title)) return title
  return title
    .toLowerCase()
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(LETTERS, (pair) => pair.toUpperCase())
}

/** "Tajine d’Automne": seasons, months and feasts' days are no names. */
const withSmallSeasons = (name: string): string =>
  name.replace(
    /(?<=[\s’'])(?:Automne|Hiver|Été|Printemps|Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Otoño|Invierno|Verano|Primavera)(?!\p{L})/gu,
    (word) => word.toLowerCase(),
  )

/** What is baked by the dozen has its name in the plural: "Muffins". */
function counted(name: string): string {
  return /^(?:\p{L}+-?)?(?:muffin|cookie|brownie|donut|bagel|cupcake|taco|scone|pancake)$/iu.test(
    name,
  )
    ? `${name}s`
    : name
}

/** "… por Nora Campo", "par Nora Champ", "von Nora Feld". */
const COOK =
  /[,]? (?:por|par|von|by) (?:(?:el |la |le )?chef )?\p{Lu}[\p{L}'’.-]+(?: (?:de |la |von )?\p{Lu}[\p{L}'’.-]+)+$/u
/** A meal of the day is no dish. */
const MEAL =
  /^(?:sobremesa|merienda|cena|desayuno|comida|almuerzo|goûter|dîner|déjeuner|repas|apéro|abendessen|mittagessen|frühstück)(?!\p{L})/iu

function bareName(part: string, { start, end }: Cuts): string {
  let name = withoutHalfQuotes(
    part
      .replace(/[.,;!\s]+$/, '')
      .replace(COOK, '')
      .replace(/^["“„'«\s]+|["”“'»\s]+$/g, ''),
  )
  let before = ''
  while (before !== name) {
    before = name
    name = [start, end].reduce((text, pattern) => {
      const rest = text
        .replace(pattern, '')
        .replace(/[,\s]+$/, '')
        .trim()
      return wordsOf(rest).length > 0 ? rest : text
    }, name)
  }
  return name
}

function isName(text: string, { sentence }: Cuts): boolean {
  const words = wordsOf(text)
  return (
    words.length >= 1 &&
    words.length <= 9 &&
    text.length <= 64 &&
    /\p{Ll}/u.test(text) &&
    !sentence.test(text) &&
    !text.includes(' / ') &&
    !MEAL.test(text)
  )
}

/** What makes the dish another one: without what, in which device, for whom. */
const QUALIFIERS: Readonly<Record<WorldLang, RegExp>> = {
  de: /\s+(?:ohne (?:\p{L}+, )*\p{L}+(?: und (?:ohne )?\p{L}+)?|(?:im|aus dem|mit dem) (?:Thermomix|Airfryer|Backofen|Slow Cooker)|(?:aus|in) der (?:Heißluftfritteuse|Pfanne)|für Babys)(?!\p{L})/giu,
  es: /\s+(?:sin (?:\p{L}+, )*\p{L}+(?: (?:y|ni) (?:sin )?\p{L}+)?|(?:en|con|para) (?:la )?(?:Thermomix|freidora de aire|air ?fryer|microondas|olla (?:rápida|exprés|lenta))|en el microondas|al horno|para bebés)(?!\p{L})/giu,
  fr: /\s+(?:sans (?:\p{L}+, )*\p{L}+(?: (?:et|ni) (?:sans )?\p{L}+)?|(?:au|avec) (?:le )?(?:Thermomix|Cookeo|micro-ondes|barbecue)|à l['’]air ?fryer|au four|pour bébé)(?!\p{L})/giu,
}

/** Longer a short name would leave no room for what is stated of it. */
const MAX_SHORT = 52

/**
 * The name without what it comes with, but with what makes it another dish; the name itself where too
 * little would be left.
 */
export function shortWorldName(name: string, lang: WorldLang): string {
  const head = headOfWorldName(name, lang)
  const kept = (name.slice(head.length).match(QUALIFIERS[lang]) ?? []).join('')
  const whole = `${head}${kept}`
  return whole.length <= MAX_SHORT ? whole : head
}

/** The dish itself: "salade de riz" of "salade de riz au thon". */
export function headOfWorldName(name: string, lang: WorldLang): string {
  const head = name.replace(CUTS[lang].rest, '').replace(/,$/, '')
  const least = lang === 'de' ? 1 : 2
  return wordsOf(head).length >= least && head.length >= 5 ? head : name
}
