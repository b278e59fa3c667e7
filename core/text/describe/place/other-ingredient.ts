/**
 * Copied words that speak of another meat than the recipe: "spiced ground beef" over ground
 * chicken.
 */
import type { PageModel } from '../../understand/page-model.ts'

/** Each with the words that ingredient lines have for it. */
const MEATS: Readonly<Record<string, RegExp>> = {
  chicken: /\b(?:chicken|hen|drumsticks?|poultry|rotisserie)\b/iu,
  turkey: /\b(?:turkey|poultry)\b/iu,
  beef: /\b(?:beef|steaks?|sirloin|chuck|brisket|hamburgers?|burgers?|mince|meat|ribs?|veal|roast|oxtails?)\b/iu,
  pork: /\b(?:pork|ham|bacon|sausages?|prosciutto|pancetta|chorizo|ribs?|gammon|meat|carnitas|tenderloin)\b/iu,
  lamb: /\b(?:lamb|mutton|meat|mince)\b/iu,
  salmon: /\b(?:salmon|lox|fish)\b/iu,
  tuna: /\b(?:tuna|fish)\b/iu,
  shrimp: /\b(?:shrimps?|prawns?|scampi|seafood)\b/iu,
}
/** "Instead of beef", "beef or chicken", "like chicken": it is not in the dish. */
const ASIDE =
  /\b(?:instead of|rather than|no|not|without|or|like|than|swap(?:ped)?|replac\p{L}+|for|with any|any|vegan|vegetarian|mock|from|alternative to|taste of|skip|(?:good|great|better) (?:on|with))\s+(?:the |a |ground |fried |roast |roasted )?(?:\p{L}+(?:,| and| or) )?$/iu
const BEHIND = /^[ -](?:free|style|stock|broth|flavou?r\p{L}*|or|seasoning|lovers?)\b/iu
/** A recipe with fewer lines may have lost some. */
const MIN_LINES = 4

/** English only. */
export function namesOtherMeat(
  text: string,
  title: string,
  { kind, subject, material }: PageModel,
): boolean {
  const { ingredients, content, language } = material
  if (kind !== 'recipe' || language.lang !== 'en' || ingredients.length < MIN_LINES) return false
  const known = [...ingredients, title, content.title, subject.name].join('\n')
  const isInDish = (meat: string): boolean => MEATS[meat]?.test(known) === true
  return (
    Object.keys(MEATS).some(isInDish) &&
    Object.keys(MEATS).some((meat) => !isInDish(meat) && says(text, meat))
  )
}

const says = (text: string, meat: string): boolean =>
  [...text.matchAll(new RegExp(`\\b${meat}\\b`, 'giu'))].some(
    ({ index }) =>
      !ASIDE.test(text.slice(0, index)) && !BEHIND.test(text.slice(index + meat.length)),
  )
