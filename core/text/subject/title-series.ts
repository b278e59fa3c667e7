/**
 * Titles that put a series or a department of the site before the dish: "Dinner Tonight: Chicken
 * Tagine", "Cook the Book: Bean Stew". What such a part says, the recipe does not.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { escaped } from '../language/escaped.ts'
import { contentStems, type Language } from '../language/language.ts'

/** Whether one part of a title is a series beside the others. */
export type SeriesTest = (part: string, others: readonly string[]) => boolean

/** Marks between the parts of a title. */
const PARTS = /\s*[:|•·]\s+|\s+[–—|-]\s+/u
/** Meals, days and times, of which no dish is made. */
const MEALS =
  /^(?:(?:dinners?|suppers?|lunch(?:es)?|brunch|breakfasts?|desserts?|snacks?|meals?|recipes?|cooking|kitchen|tonight|today|week(?:ly|night|nights|day|days|end|ends)?|mon|tues|wednes|thurs|fri|satur|sun|days?|night|monthly?|year|the|of|for|in|on|a|my|our|quick|easy|meatless|abendessen|mittagessen|frühstück|rezept|woche|feierabend|cena|comida|desayuno|receta|semana|dîner|déjeuner|recette|semaine|der|des|die|das|del?|la|du)(?:days?)?(?:['’]s)?(?:\s+|$))+$/iu

export function seriesTest(content: PageContent, language: Language): SeriesTest {
  const stems = (text: string): Set<string> => new Set(contentStems(text, language))
  const valuesOf = (...names: string[]): string[] =>
    content.facts.filter(({ name }) => names.includes(name)).map(({ value }) => value)
  const ingredients = valuesOf('ingredient')
  const made = stems((ingredients.length > 0 ? ingredients : valuesOf('step')).join(' '))
  const filed = new Set(
    valuesOf('category')
      .map((name) => stems(name))
      .map(keyOf),
  )
  const labels = [slugOf(content.url), ...valuesOf('recipe_name').filter(isOnePart)].map(stems)
  const shares = (part: string, known: ReadonlySet<string>): boolean =>
    contentStems(part, language).some((stem) => known.has(stem))
  const isSaid = (part: string): boolean => {
    const said = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(part)}(?![\\p{L}\\p{N}])`, 'iu')
    return [content.description, ...content.paragraphs].some((line) => said.test(line))
  }
  return (part, others) => {
    const dishes = others.filter((other) => shares(headOf(other), made))
    if (dishes.length === 0 || shares(part, made)) return false
    const isLeftOut = labels.some(
      (label) => !shares(part, label) && dishes.some((other) => shares(other, label)),
    )
    return MEALS.test(part) || isLeftOut || filed.has(keyOf(stems(part))) || !isSaid(part)
  }
}

const keyOf = (stems: ReadonlySet<string>): string => [...stems].join(' ')

/** "Dinner" of "Dinner With Walnuts" is no dish either. */
const headOf = (name: string): string =>
  name.split(/\s+(?:with|in|on|from|mit|aus|auf|con|en|avec|au|aux)\s+/iu)[0] ?? name

const isOnePart = (name: string): boolean => name.split(PARTS).length === 1

/** The last part of the address that has words. */
function slugOf(url: string): string {
  const path = /^[a-z]+:\/\/[^/?#]+([^?#]*)/iu.exec(url)?.[1] ?? ''
  const slug = path.split('/').findLast((part) => /\p{L}{3}/u.test(part)) ?? ''
  return slug.replace(/\.\w+$/u, '').replaceAll(/[-_]+/gu, ' ')
}

const NUMBER_OF_RECIPES =
  /^(?:(?:the|my|our|top|best|over)\s+)*(?:\d{1,3}\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?!min(?:ute)?s?\b|ingredients?\b|hours?\b|steps?\b)(?:\S+\s+)*(?:recipes|rezepte(?:ideen)?|recetas|recettes)(?!\p{L})/iu

/** "7 Oat Recipes" counts recipes, and names no dish of which one makes one. */
export function countsRecipes(title: string): boolean {
  return title.split(PARTS).some((part) => NUMBER_OF_RECIPES.test(part.trim()))
}
