/** Which diets a dish keeps, by what is in it: a page's tags are often wrong. */

const MEAT =
  'chicken|beef|pork|bacon|ham|turkey|lamb|veal|duck|sausages?|chorizo|prosciutto|salami|pepperoni|fish|salmon|tuna|shrimp|prawns?|crab|anchov\\p{L}+|gelatine?'
const DAIRY = 'milk|butter|cream|cheese|yogh?urt|buttermilk|ghee|parmesan|mozzarella|feta|ricotta'
const WHEAT =
  'flour|bread|breadcrumbs|pasta|spaghetti|noodles|couscous|bulgur|barley|soy sauce|panko|crackers?|beer|tortillas?'
/** "Oat milk", "gluten-free pasta", "almond flour". */
const REPLACED =
  /\b(?:vegan|vegetarian|plant|gluten|gf|free|almond|coconut|rice|oat|cassava|chickpea|tapioca|buckwheat|corn|cashew|soy|soya|peanut|nut|seed|cocoa|cacao|apple|tamari)\b/iu
/** What no diet of its name holds, whatever the page's tags say. */
const KEEPS: Readonly<Record<string, RegExp>> = {
  keto: /\b(?:potato|rice|pasta|noodle|bread|flour(?<!(?:almond|coconut) flour)|sugar|honey|banana|bean|lentil|chickpea|corn|oats)/iu,
  'low-carb': /\b(?:potato|rice|pasta|noodle|bread|sugar|banana|lentil|corn|oats)/iu,
  'sugar-free': /\bsugar/iu,
  paleo: /\b(?:potato starch|rice|pasta|bread|bean|lentil|cheese|corn|oats)/iu,
  'egg-free': /\beggs?\b/iu,
  'gluten-free': new RegExp(String.raw`\b(?:${WHEAT})\b`, 'iu'),
  'dairy-free': new RegExp(String.raw`\b(?:${DAIRY})\b`, 'iu'),
  vegan: new RegExp(String.raw`\b(?:${MEAT}|${DAIRY}|eggs?|honey)\b`, 'iu'),
  vegetarian: new RegExp(String.raw`\b(?:${MEAT})\b`, 'iu'),
}

/** `told`: the name and the lines of the ingredient list. */
export function isKept(diet: string, told: readonly string[]): boolean {
  const isReplaced = (line: string): boolean => REPLACEABLE.has(diet) && REPLACED.test(line)
  return !told.some((line) => KEEPS[diet]?.test(line) === true && !isReplaced(line))
}

const REPLACEABLE = new Set(['gluten-free', 'dairy-free', 'vegan', 'vegetarian'])
