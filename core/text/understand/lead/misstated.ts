/** Sentences whose time, servings or number of ingredients contradict the recipe. */
import type { Material } from '../../writer/material.ts'

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:half|halbe[nr]?|demi|media)$/iu, 0.5],
  [/^(?:an?|one|eine?[rnm]?|une?|una?)$/iu, 1],
  [/^(?:two|zwei|deux|dos)$/iu, 2],
  [/^(?:three|drei|trois|tres)$/iu, 3],
  [/^(?:four|vier|quatre|cuatro)$/iu, 4],
  [/^(?:five|fünf|cinq|cinco)$/iu, 5],
  [/^(?:six|sechs|seis)$/iu, 6],
  [/^(?:seven|sieben|sept|siete)$/iu, 7],
  [/^(?:eight|acht|huit|ocho)$/iu, 8],
  [/^(?:nine|neun|neuf|nueve)$/iu, 9],
  [/^(?:ten|zehn|dix|diez)$/iu, 10],
  [/^(?:fifteen|fünfzehn|quinze|quince)$/iu, 15],
  [/^(?:twenty|zwanzig|vingt|veinte)$/iu, 20],
  [/^(?:thirty|dreißig|trente|treinta)$/iu, 30],
]
const NUMBER = String.raw`\d{1,3}|half|halben?|halber|demi|media|an?|one|eine?[rnm]?|une?|una?|two|zwei|deux|dos|three|drei|trois|tres|four|vier|quatre|cuatro|five|fünf|cinq|cinco|six|sechs|seis|seven|sieben|sept|siete|eight|acht|huit|ocho|nine|neun|neuf|nueve|ten|zehn|dix|diez|fifteen|fünfzehn|quinze|quince|twenty|zwanzig|vingt|veinte|thirty|dreißig|trente|treinta`
/** "Ready in half an hour", "a 15-minute meal". */
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(${NUMBER})[ -](?:an? )?(min(?:\.|ute[ns]?|utos?)?|hours?|stunden?|heures?|horas?)(?!\p{L})`,
  'giu',
)
/** Words around a time of a part of the work, which is not compared with the recipe's total. */
const PART =
  /(?<!\p{L})(?:prep(?!ared)(?:ping)?|hands-on|active|bak|cook|fry|fried|grill|roast|simmer|sear|oven|boil|steam|smok|chill|cool|marinat|rest|ris(?:e|ing)|mix|assembl|extra|more|back|gebacken|koch|gekocht|brat|gebraten|ofen|vorbereit|ruh|kühl|gar(?:en|t)|gegart|zieh|cuisson|cuire|four|préparation|repos|marin|cocci|coc(?:er|ina)|horn|preparación|microw|mikrow|micro-ondes)/iu
/** "Under an hour" is also true of a shorter time. */
const AT_MOST =
  /(?<!\p{L})(?:under|less than|within|no more than|up to|or less|unter|weniger als|moins|menos)(?!\p{L})/iu
const NEAR_BEFORE = 28
const NEAR_BEHIND = 14
/** Authors round times by up to these factors. */
const SHORTER = 1.25
const LONGER = 1.5

const SERVED =
  /(?<!\p{L})(?:serves|feeds|(?:meal|dinner|lunch|dessert|dish|recipe|enough) for|(?:essen|gericht|rezept|menü) für|(?:plat|repas|dîner|recette) pour|(?:plato|cena|receta|comida) para) (\d{1,2}|two|three|four|five|six|eight|zwei|drei|vier|fünf|sechs|acht|deux|trois|quatre|cinq|huit|dos|tres|cuatro|cinco|seis|ocho)(?= ?(?:people|persons?|servings|guests|adults|personen|personnes|personas|with|mit|avec|con)(?!\p{L})|[.,!;:–])/iu
const COUNTED =
  /(?<!\p{L})(?:only|just|with|needs?|takes?|uses?|requires?|calls for|nur|mit|avec|seulement|con|solo) (?:only |just |about |nur |seulement |solo )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:(?:simple|basic|main|key|common|easy|real|whole|everyday|fresh|healthy|wholesome|einfachen?|ingrédients?) )*(?:ingredients?|zutaten|ingrédients?|ingredientes?)(?!\p{L})/iu
/** What authors do not count. */
const STAPLE =
  /(?<!\p{L})(?:salt|pepper|water|oil|spray|ice|salz|pfeffer|wasser|öl|sel|poivre|eau|huile|sal|pimienta|agua|aceite|optional|garnish|topping|serving)(?!\p{L})/iu

const valueOf = (word: string): number =>
  NUMBERS.find(([pattern]) => pattern.test(word))?.[1] ?? Number(word)

export function misstatesRecipe(sentence: string, material: Material): boolean {
  if (material.content.kind !== 'recipe') return false
  return (
    misstatesTime(sentence, material) ||
    misstatesServings(sentence, material) ||
    misstatesIngredients(sentence, material)
  )
}

function misstatesTime(sentence: string, { minutes }: Material): boolean {
  if (minutes === null) return false
  return [...sentence.matchAll(TIME)].some(({ index, 0: found, 1: number = '', 2: unit = '' }) => {
    const before = sentence.slice(Math.max(0, index - NEAR_BEFORE), index)
    const end = index + found.length
    const around = `${before} ${sentence.slice(end, end + NEAR_BEHIND)}`
    if (PART.test(around)) return false
    const stated = valueOf(number) * (/^min/iu.test(unit) ? 1 : 60)
    const isTooLong = stated > minutes * LONGER && !AT_MOST.test(around)
    return stated * SHORTER < minutes || isTooLong
  })
}

function misstatesServings(sentence: string, { content }: Material): boolean {
  const stated = valueOf(SERVED.exec(sentence)?.[1] ?? '')
  const servings = content.facts.find(({ name }) => name === 'servings')?.value ?? ''
  const counts = (servings.match(/\d{1,3}/gu) ?? []).map(Number)
  if (Number.isNaN(stated) || stated === 0 || counts.length === 0) return false
  return stated < Math.min(...counts) || stated > Math.max(...counts)
}

function misstatesIngredients(sentence: string, { ingredients }: Material): boolean {
  const stated = valueOf(COUNTED.exec(sentence)?.[1] ?? '')
  if (Number.isNaN(stated) || stated === 0 || ingredients.length === 0) return false
  const counted = ingredients.filter((one) => !STAPLE.test(one)).length
  return stated > ingredients.length || stated < counted - 1
}
