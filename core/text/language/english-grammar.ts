/** The few inflections that the English templates need. */

const KEEP_E = /(?:ee|oe|ye)$/
const DOUBLED =
  /^(?:cut|plan|put|set|get|run|dig|pot|wrap|trim|stop|shop|begin|chop|swap|plug|sew in|pin|strip|spin|win|let|sit|hit|map|mop|drop|prep|skip|whip|stir|dip|zip|knit|fit|rub|scrub|snap|clip|program|knot|scrap|grab|grip|jog|swim|pad|ship|skin|tap|tip|top|hem|pit|dab|jam|rip|slip|split|beg|hug|tan|thin|flip|nap|scan|step|submit|commit|regret|forget)$/
const IRREGULAR_GERUND: Record<string, string> = {
  be: 'being',
  tie: 'tying',
  lie: 'lying',
  die: 'dying',
}
const IE_NOUNS =
  /(?:cook|brown|smooth|vegg|blond|hoag|pierog|sweet|mov|hood|self|calor|pix|gen|budg|birth|bool|cutl|quick|rook)ies$|^(?:p|t|l)ies$/i
const ES_NOUNS = /(?:ch|sh|ss|x|zz)es$|(?:tomato|potato|hero|echo|mango)es$/i
/** Those whose singular ends in an e. */
const CHE_NOUNS =
  /(?:kola|qui|brio|gana|cevi|ca|ni|cli|psy|avalan|porte|heada|mousta|crè|crê)ches$/i
const NO_PLURAL =
  /(?:ss|us|is|ous|betes)$|^(?:physics|mathematics|economics|politics|athletics|gymnastics|genetics|statistics|acoustics|aerobics|calisthenics|ethics|pilates|linguistics|robotics|hydroponics|herpes|rabies|scabies|measles|mumps|shingles|pancreas|atlas|canvas|bias|texas|kansas|vegas|wales|naples|hummus|couscous|asparagus|swiss|molasses|gas|bus|lens|news|series|species|always|christmas|paris|athens|brussels|kids|jeans|scissors|shorts|trousers|pants|glasses|sunglasses|leggings|savings|finances|basics|essentials|oats|grits|greens|leftovers|sweets|odds|ends)$/i

/** Lines that instruct the reader what to do begin so; they name no thing. */
export const COMMANDS =
  /^(?:use|add|plant|paint|make|build|try|grow|hang|turn|go|let|keep|put|cut|set|mix|swap|skip|start|pack|wear|store|label|plan|roll|track|cook|freeze|line|fold|stack|mount|light|feed|choose|lay|leave|string|do|draw|write|read|buy|bring)\b/i

/** Nouns as often as verbs at the head of an entry, but verbs at the head of a whole line. */
const ALSO_COMMANDS =
  /^(?:begin|serve|rinse|press|tell|order|book|walk|wash|sort|count|fill|close|clean|pick|avoid|boil|pour|measure|cover|save|move|sand|drill|mark|check|remove|stop|take|give|spend|open|hide|feel|heat|stir|bake|roast|chill|soak|water|prune|trim|wait|visit|eat|stay|travel|style|hold|fix|screw|choose|change|grind|adjust|squeeze|toast|slice|look|rotate|replace|wipe|invest|consider|stick|layer|resist|limit|group|place|aim|apply|lift|breathe|repeat|rest|hold|leave|let|do not|don['’]t|never)\b/i

/**
 * Whether a line instructs the reader what to do: only such lines follow a label well, a statement
 * of the text reads as a stray sentence there.
 */
export function isInstruction(line: string): boolean {
  return (COMMANDS.test(line) || ALSO_COMMANDS.test(line)) && !NAMED.test(line)
}

/**
 * "Attach the Mirror", "Rent a Dumpster": an order that begins with any verb, and no "Inside the
 * Castle".
 */
const ORDER =
  /^(?!(?:about|above|across|after|against|all|along|among|and|are|around|as|at|before|behind|below|beneath|beside|besides|between|beyond|but|by|can|could|despite|do|does|down|during|for|from|half|how|if|in|inside|into|is|just|like|near|not|of|off|on|only|onto|or|out|outside|over|past|per|plus|quite|should|since|such|than|that|through|throughout|till|to|toward|towards|under|until|up|upon|via|was|were|what|when|where|which|while|who|why|will|with|within|without|would)\b)(?!\p{L}+(?:ing|ed|ly|er|est|ion|ness|ment)\b)(?:re-?)?\p{L}+ (?:the|an?|your|any|each|every|all)\b(?! (?:best|most|way|perfect|ultimate|complete)\b)/iu

export const isOrder = (line: string): boolean => isInstruction(line) || ORDER.test(line)

/**
 * "Water makes burning fat explode", "Paint of any kind", "Pour-over coffee": the first word is a
 * thing.
 */
const NAMED =
  /^(?!(?:stir|deep|pan)-fry\b)\p{L}+-\p{L}|^\p{L}+ (?:of|is|are|was|were|has|have|had|can|may|might|will|would|must|does|makes|needs|keeps|takes|gives|costs|turns|holds|wants|comes|goes|works|helps|saves|lasts|runs|stays|feels|looks|ruins|kills|tastes)\b/iu

/** "start seeds indoors" → "starting seeds indoors"; the first word is taken for the verb. */
export function gerundOf(task: string): string {
  const [verb = '', ...rest] = task.split(' ')
  return [gerund(verb), ...rest].join(' ')
}

function gerund(verb: string): string {
  const low = verb.toLowerCase()
  const known = IRREGULAR_GERUND[low]
  if (known)
    return verb[0] === low[0] ? known : known.replace(/^./, (letter) => letter.toUpperCase())
  if (/e$/i.test(verb) && !KEEP_E.test(low)) return `${verb.slice(0, -1)}ing`
  if (DOUBLED.test(low)) return `${verb}${verb.at(-1) ?? ''}ing`
  return `${verb}ing`
}

/**
 * The last noun in the form it takes before another noun: "Lemon Muffins" → "Lemon Muffin"
 * (Recipe). `page` is its text, whose own singular wins.
 */
export function attributive(noun: string, page = ''): string {
  const words = noun.split(' ')
  if (PAIRED.test(noun) || BESIDE.test(noun)) return noun
  words.push(singularIn(page, words.pop() ?? ''))
  return words.join(' ')
}

/**
 * As the page says it, where it says "kolache" and never "kolach". "Faux gras" and "preserves" stay
 * on a page that never says one of them.
 */
function singularIn(page: string, word: string): string {
  const one = singular(word)
  const other = word.replace(/s$/i, '')
  const isMentioned = (form: string): boolean =>
    new RegExp(`(?<!\\p{L})${form.replace(/[^\p{L}\p{N}-]/gu, '.')}(?!\\p{L})`, 'iu').test(page)
  if (page !== '' && one !== word && !isMentioned(one)) return isMentioned(other) ? other : word
  return one
}

/** "Banana Bread With Chocolate Chips": what is beside the dish stays as it is. */
const BESIDE = / with /iu
/** "Chicken and Waffles" stay plural before "Recipe", "Mac and Cheese Bites" don't. */
const PAIRED = /\s(?:and|&)\s\S+$/iu

export function singular(word: string): string {
  if (!isPlural(word) || FOREIGN_PLURAL.test(word)) return word
  if (/ies$/i.test(word)) return IE_NOUNS.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (/(?:lea|loa|hal|kni|shel|wol|cal)ves$/i.test(word)) return `${word.slice(0, -3)}f`
  return ES_NOUNS.test(word) && !CHE_NOUNS.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Plural without an s. */
const FOREIGN_PLURAL =
  /^(?:pierogi|gnocchi|ravioli|tortellini|biscotti|cannoli|crostini|arancini|bruschette|panini|zeppole|pizzelle|pelmeni|varenyky|mandu|people|children|geese|mice)$/iu

export function isPlural(word: string): boolean {
  if (FOREIGN_PLURAL.test(word)) return true
  return /s$/i.test(word) && word.length > 3 && !NO_PLURAL.test(word)
}

/** "a, b and c". */
export function listed(words: readonly string[], and = 'and'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`
}

/** In minutes: no plan says 1 hour 59 minutes. */
const NEAR_HOUR = 4

/** The whole hours that a longer time is all but; the time itself otherwise. */
export function nearHours(minutes: number): number {
  const whole = Math.round(minutes / 60) * 60
  return minutes >= 90 && Math.abs(whole - minutes) <= NEAR_HOUR ? whole : minutes
}

/** "35 minutes", "1 hour 15 minutes", "2 hours"; days are left unsaid. */
export function spokenMinutes(minutes: number): string {
  if (minutes < 90 && minutes !== 60) return `${minutes} minutes`
  if (minutes >= 1440) return ''
  const whole = nearHours(minutes)
  const [hours, left] = [Math.floor(whole / 60), whole % 60]
  const about = whole === minutes ? '' : 'about '
  return `${about}${hours} ${hours === 1 ? 'hour' : 'hours'}${left > 0 ? ` ${left} minutes` : ''}`
}

/**
 * "Five Fabulously Easy", "The Best", "Our Top": a noun is missing behind them. "Tank Top" has one.
 */
const QUALITY =
  /(?:^|(?:^|\s)(?:the|our|my|your|\d+)\s)(?:small|natural|favou?rite|new|top|more)$|(?:^|\s)(?:easy|simple|quick|best|better|great|good|amazing|stunning|perfect|unique|modern|popular|healthy|affordable|cheap|large|different|important|stylish|cozy|tiny|most|very|(?!couscous)(?!\p{L}*(?:hand|pocket|spoon|cup|arm|mouth)ful)\p{L}{3,}(?:ful|ous))$/iu

export const endsInQuality = (name: string): boolean => QUALITY.test(name)
