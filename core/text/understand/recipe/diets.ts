/** Which diets a dish keeps, by what is in it: a page's tags are often wrong. */

const MEAT =
  'chicken|beef|pork|bacon|ham|turkey|lamb|veal|duck|sausages?|chorizo|prosciutto|salami|pepperoni|steaks?|(?:sword|cat|monk|white)?fish|salmon|tuna|cod|haddock|halibut|trout|mackerel|sardines?|tilapia|sea bass|shrimps?|prawns?|crab|lobster|scallops?|mussels?|clams?|squid|octopus|anchov\\p{L}+|gelatine?'
const DAIRY = 'milk|butter|cream|cheese|yogh?urt|buttermilk|ghee|parmesan|mozzarella|feta|ricotta'
const WHEAT =
  'flour|bread|breadcrumbs|pasta|spaghetti|noodles|couscous|bulgur|barley|soy sauce|panko|crackers?|beer|tortillas?'
/** Vegetables whose slices are called steaks, and what is named after the meat that it goes with. */
const VEGETABLE_STEAK =
  "(?:cauliflower|broccoli|cabbage|celeriac|celery root|kohlrabi|beetroot|beet|butternut(?: squash)?|squash|pumpkin|eggplant|aubergine|zucchini|watermelon|jackfruit|portobello(?: mushroom)?|lion['’]s mane(?: mushroom)?|tofu|tempeh|seitan)[ -]steaks?|steak (?:seasoning|spice|rub|fries)"
/** "Oat milk", "gluten-free pasta", "corn tortillas", "vegan sausages": no milk, wheat or meat. */
const REPLACEMENT = new RegExp(
  String.raw`\b(?:(?:almond|coconut|rice|oat|cassava|chickpea|tapioca|buckwheat|corn|cashew|soya?|peanut|nut|seed|cocoa|cacao|apple|gluten[- ]free|gf|dairy[- ]free|non[- ]dairy)[ -](?:${DAIRY}|${WHEAT})|(?:vegan|vegetarian|plant(?:[- ]based)?)[ -](?:${DAIRY}|${WHEAT}|${MEAT})|${VEGETABLE_STEAK})\b`,
  'giu',
)
/** What no diet of its name holds, whatever the page's tags say. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
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

/** `lines`: the name and the ingredient list. */
export function allowsDiet(diet: string, lines: readonly string[]): boolean {
  return !lines.some((line) => FORBIDDEN[diet]?.test(line.replace(REPLACEMENT, ' ')) === true)
}
