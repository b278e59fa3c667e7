/** Names of English ingredients as one says them in a sentence. */
import { wordsOf } from '../../language/language.ts'
import { readIngredientLine } from '../../lines/ingredient-line.ts'
import { ingredientName } from '../../writer/ingredients.ts'
import { withDishCapitals } from '../../subject/proper-words.ts'

/** Stated in a list, not in a sentence: "unbleached all-purpose flour". */
const KIND_OF_IT =
  /^(?:(?:unbleached|all[- ]purpose|plain|granulated|caster|unsalted|salted|large|medium|small|big|size[ds]?|shaped|shavings? of|shots? of|grass[- ]fed|free[- ]range|wild[- ]caught|fresh|freshly|organic|boneless|skinless|extra[- ]virgin|pure|unsweetened|packed|cooked|raw|ripe|whole(?! (?:wheat|grain|milk))|each|lean|extra|dry|snipped|canned|frozen|petite|natural|fine|no[- ](?:salt|sugar)[- ]added|no[- ]added[- ](?:salt|sugar)|petite[- ]diced|thick[- ]cut|chilled|torn|crumbled|fluffy|medium[- ]sized|some|desired|assorted|preferred|your favou?rite|good|store[- ]bought|homemade|leftover|good quality|full[- ]fat|low[- ]fat|low[- ]sodium|reduced[- ]sodium),?\s+)+/iu
/** "Creamy, unsweetened peanut butter": only words before a comma. */
const BEFORE_COMMA =
  /^(?:(?:creamy|crunchy|crisp|crispy|sweet|smooth|natural|liquid|soft|firm|thick|thin|tart|hot|cold|ripe|dry|lean|fresh|frozen|canned|dark|light|boneless|skinless)(?: and \p{L}+)?,\s*)+/iu
/** Nothing that a dish is made of: tools, times, a word left of its line, what only seasons. */
const NO_MAIN =
  /^(?:for .*|bone-in|boneless|skinless|lean|red|green|white|black|dark|light|brown|(?:dark|light) brown|creamy|crunchy|crispy?|smooth|natural|liquid|gel|soft|firm|thick|thin|sweet|tart|hot|cold|warm|frozen|canned|large|small|medium|fresh|dry|dried|pint|gold|golden|filling|topping|dressing|crust|dough|batter|other|your|any|plain|yellow|orange|pink|cooked|unsweetened|sweetened|instant|active|remove|stalk|head|block|sheets?|salads?|chill?i|soups?|stews?|casseroles?|techniques?|methods?|equipment|tools|notes?|slices?|fillets?|parts|(?:more )?(?:seconds?|minutes?|mins?|hours?|hrs?|degrees?|servings?|portions?)|\p{L}+ly)$|\b(?:once|when|until|then)\b|\bgarnish\b|\b(?:measure|foil|paper|pans?|saucepan|stove|spoon|spatula|thermometer|processor|blender|mixer|twine|string|racks?|casings?|skewers?|toothpicks?|bucket|demijohn|siphon|syphon|spray|water|ice|salt|(?<!(?:bell|red|green|yellow|orange|sweet|poblano|banana|serrano|cubanelle) )pepper|seasoning|blend|pectin|(?:xanthan|guar|locust bean) gum|(?:citric|ascorbic) acid|lecithin|(?:egg|milk) wash|baking powder|baking soda|cream of tartar|(?:corn|potato|tapioca)? ?starch|cornflour|arrowroot|gelatine?|(?:lemon|lime|orange) (?:wedges?|slices?)|jars?|bicarb\p{L}*|soda|extract|essence|colou?ring|flakes|oil|vinegar|cayenne|paprika|cumin|turmeric|coriander|nutmeg|cloves?|bay leaf|bay leaves|stock|broth|bouillon|(?:chili|garlic|onion|curry) powder)\b/iu
const STOCK = /\b(?:stock|broth|bou[il]+on)\b/iu
/** "Garlic cloves", "celery ribs", "bacon rashers", "rashers bacon", "8 oz weight cream cheese". */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:weight|tb|t|gm|pkg|package|container|box|bag) (?:of )?(?=\p{L})/iu, ''],
  [
    /^(?:blocks?|bunch(?:es)?|handfuls?|pieces?|sheets?|packs?|bottles?|jars?|sachets?|dollops?|knobs?|loaf|loaves|blobs?|splash) of (?=\p{L})/iu,
    '',
  ],
  [/ (?:of (?:your )?choice|with (?:their |its )?juices?|in syrup|in water|head)$/iu, ''],
  [/^garlics$/iu, 'garlic'],
  [/^shells pasta$/iu, 'pasta shells'],
  [
    /^(?:rashers?|slices?|strips?|cloves?|ribs?|stalks?|sprigs?|heads?|leaves) (?:of )?(?=\p{L})/iu,
    '',
  ],
  [/(?<=\b(?:garlic)) cloves?$/iu, ''],
  [/(?<=\p{L}) (?:parts|flesh)$/iu, ''],
  [/(?<=\b(?:celery|rhubarb|lemongrass)) (?:ribs?|stalks?|sticks?)$/iu, ''],
  [/(?<=\b(?:bacon|prosciutto|bread|ham)) (?:rashers?|slices?|strips?)$/iu, ''],
  [
    /(?<=\b(?:thyme|rosemary|mint|basil|parsley|cilantro|sage|dill|lettuce|oregano)) (?:sprigs?|leaves|leaf)$/iu,
    '',
  ],
  [/^(?:egg )?yolks?$/iu, 'egg yolks'],
  [/^whites$/iu, 'egg whites'],
  [/^(?:cans? of |tinned )/iu, ''],
  // "Idaho or russet potatoes"
  [/^(idaho|russet|yukon gold|maris piper|king edward)$/iu, '$1 potatoes'],
  [/^(granny smith|honeycrisp|bramley|pink lady)$/iu, '$1 apples'],
  [/^(roma|san marzano)$/iu, '$1 tomatoes'],
]

/** '' for what no sentence names. */
export function spokenIngredient(line: string, running: (text: string) => string): string {
  if (STOCK.test(line)) return ''
  const read = readIngredientLine(line)
  const cleared = read.name.replace(/^\d+(?:\/\d+)?%\s+/u, '').replace(BEFORE_COMMA, '')
  const bare = FORMS.reduce(
    (name, [pattern, put]) => name.replace(pattern, put),
    ingredientName(cleared).replace(KIND_OF_IT, ''),
  )
  const name = withDishCapitals(lowerTitle(running(bare)))
  return name === '' || wordsOf(name).length > 3 || NO_MAIN.test(name) ? '' : name
}

/** "Green Beans" of a list in title case. */
function lowerTitle(entry: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(entry) ? entry.toLowerCase() : entry
}

/** In any kitchen, unless another word makes it something of its own. */
const PANTRY =
  /\b(?:eggs?|egg (?:yolks|whites)|(?<!\b(?:coconut|oat|almond|soy|condensed|evaporated) )milk|(?<!\b(?:peanut|almond|nut|cashew|apple|cookie|seed) )butter|sugar|onions?|garlic|yeast|starch|cornstarch|margarine|shortening|vanilla|(?:lemon|lime) juice|mustard|mayonnaise|ketchup|paste|syrup|soy sauce|sweetener)\b/iu
const FLOUR = /(?<!\b(?:almond|coconut|rye|spelt|buckwheat|oat|cassava|chickpea) )\bflour\b/iu
const HERB =
  /^(?:(?:baby|large|small|grated|shredded|chopped) )?(?:carrots?|celery|shallots?|(?:spring|green) onions?|(?:(?:dried|red|green|fresh|whole) )*chill?i(?:s|es)?)$|\b(?:cinnamon|oregano|thyme|basil|parsley|cilantro|dill|chives|garam masala|rosemary|sage|mint|cardamom|allspice|zest|star anise|pods?|sesame seeds|scallions)\b/iu

/** 0 for what makes the dish, more for what is in many. */
export function plainnessOf(name: string): number {
  if (FLOUR.test(name)) return 3
  if (PANTRY.test(name)) return 2
  return HERB.test(name) ? 1 : 0
}
