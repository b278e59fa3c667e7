/**
 * Mistakes in English that pages may contain and pins must not repeat: grammar, spelling, repeated
 * words.
 */
import {
  contentStems,
  wordsOf,
  type Language,
  type PartOfSpeech,
  type Token,
} from '../language/language.ts'
import { splitSentences } from '../language/sentences.ts'
import { isPlural } from '../language/english-grammar.ts'

/** "While your at work", "its a cake", "along side", "a large of bowl". */
const CONFUSED =
  /\b(?:your (?:at|going|not|looking|welcome|craving|making|trying|getting|wanting|a|an|the|so)|its (?:an?|the|so|been|going|not|time)|it['’]s own|along side|alot|loose weight|desert recipes?|everyday of|every day (?:meals?|cooking)|(?:more|less|better|easier|faster|rather) then|(?:could|should|would) of|(?:a|an|large|small|big) of (?!\p{L}+s\b))\b/iu
/** "Is you are wondering", "the moment that occurs we have found it": a word lost or mistyped. */
const WORD_LOST =
  /^Is (?:you|we|they) are\b|\bthat (?:occurs|happens|arises|comes) (?:we|you|they|I) \p{L}/u
/** "Think about it's origins": behind these words a clause never begins with "it's". */
const OWNED =
  /\b(?:about|of|with|in|from|by|into|through|at|despite|without|to) it['’]s (?!(?:a|an|the|not|all|so|too|very|been|just|like)\b)\p{L}/iu
/**
 * "Using herbs as neighbors, for the garden, have benefits": a gerund is one thing, and no comma
 * parts it from its verb.
 */
const PARTED_GERUND = /^\p{Lu}\p{Ll}+ing\b[^.!?]*, have (?!to\b|you\b)\p{L}/u
/** "This is bright and exquisite dinner meal" */
const ARTICLE_LOST =
  /\bis (?!an?\b|the\b|this\b|my\b|our\b|your\b)(?:\p{L}+ and )\p{L}+ (?:dinner |lunch |breakfast |party |side )?(?:meal|dish|recipe|dessert|snack|treat|cake|salad|soup)\b(?! (?:is|are)\b)/iu
/** "Combines a rich flavor of shortbread with …" */
const ARTICLE_WRONG = /\bcombines? an? (?:\p{L}+,? ){1,3}(?:flavou?r|taste|aroma) of\b/iu
/** "… cream, three cheeses; then topped" */
const LIST_CUT = /\bwith [^,.;]+(?:, [^,.;]+){2,};/iu
/** "Popular red wines: Merlot – Fruity": entries of a list that ran together. */
const ENTRY_INSIDE = /^[^.:!?]{3,45}: \p{Lu}[^.:!?–—]{2,40} [–—] \p{Lu}/u
/** "WIth" */
const MISTYPED = /(?<!\p{L})\p{Lu}{2}\p{Ll}{2,}(?!\p{L})/u
/** "An cake", "a easy bake". */
const ARTICLE =
  /\ban (?=[bcdfgjklmnpqrstvwxz]\p{Ll})(?!honest|hour|heir|herb)|\ba (?=[aei]\p{Ll})(?!one)/u
/** It speaks against what the pin shows. */
const DISAPPOINTED =
  /\b(?:not (?:\p{L}+ )?worth|waste of|don['’]t bother|(?<!\b(?:never|not|won['’]t) )disappoint\p{L}*|not (?:a fan|my favou?rite)|nothing special|didn['’]t (?:like|work|turn))\b/iu
/** "Stuffed with chicken, cheese and make a meal": a list that takes a verb for its last thing. */
const VERB_IN_LIST =
  /\bwith (?!no )\p{L}+(?: \p{L}+)?, \p{L}+(?: \p{L}+)? (?:and|&) (?:makes?|is|are|has|have|tastes?|comes?|takes?|gets?|goes|go) \p{L}/iu
/** "With cheese, with sauce, crumbs": a list that lost its "and". */
const BROKEN_LIST = /\bwith [^,.]+, with [^,.]+,/iu
/** "A colorful patio addition, We share …" */
const CAPITAL_INSIDE = /\p{L}, (?:We|They|It|You|She|He|These) \p{Ll}/u
/** Two sentences with a comma between them. */
const SPLICED =
  /^(?!(?:if|when|whether|as|once|because|since|while|although|though|after|before|until|for|with|in|on|at|from|to|what|whatever|no matter|unlike|like|and|but|so)\b)(?![^,]*\b(?:that|which|who|where|if|when|because|so|such)\b)[^,:;–—(]*\b(?:is|are|was|makes?|has|have|tastes?|comes?|needs?)\b[^,:;–—(]*, (?:it|this|they|you|there)(?:['’](?:s|re|ll)| (?:one )?(?:is|are|will|can|makes?|has|have|takes?|needs?|tastes?))\b/iu
/**
 * "As low tech as it gets", "sugar free cakes", "pecan crusted fish": two words before a noun are
 * one.
 */
const UNJOINED =
  /\b(?:(?:as|so|very|really|is|are) (?:low|high) (?:tech|fat|carb|protein|effort|maintenance|calorie)|(?:sugar|gluten|dairy|grain|nut|egg|oil|fat|alcohol|stress|mess|guilt) free|(?<![\p{L}-])\p{L}+ crusted)(?=[\s.,!])/iu
/** "… chicken but for a change try nuts" */
const LOST_COMMA =
  /\p{L} (?:but|and|so) (?:for|if|when|with|in|on) [^,.]{3,48} (?:try|use|add|make|you|it|they)\b/iu
const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu
/** "Step by step", "pre workout or post workout". */
const IDIOM = /\b(\p{L}+) (?:by|to|after|and|in|upon|or \p{L}+) \1\b/giu
/** "Shake Shake burgers": a name. */
const DOUBLED_NAME = /\b(\p{Lu}\p{Ll}+) \1\b/gu
/** "… cookies. This delicate cookie is …": it refers to the sentence before. */
const POINTED = /(?<=[.!?] (?:This|These) (?:\p{Ll}+ )?)\p{Ll}+/gu
/** "Impossibly easy. And impossibly delicious.", "Kids love it, grown-ups love it". */
const ONCE_MORE = /\b(\p{L}+ly) \p{L}+[.!] And \1\b|\b(\p{L}+) it, [\p{L}-]+ \2 it\b/giu
/** "Meatballs with yogurt with pita bread". */
const WITH_TWICE = /\bwith (?:\p{L}+ ){1,3}with\b/iu
/** "Tastes extremely flavorful". */
const TASTE_TWICE = /\btast(?:es?|ing) (?:\p{L}+ )?(?:flavou?rful|tasty)\b/iu
/** "… with pita bread and delish!" */
const LOOSE_END = /\band (delish|yum|yummy|\p{L}+)[.!]+$/iu
/** "For durability, slip resistant mats". */
const UNJOINED_LIST =
  /, (?:slip|water|heat|stain|fire|drought|deer|scratch|weather|wind|rust) resistant,? (?!and |but |or |to |in |for |when )\p{L}/iu
/** Of the years of a pandemic, and of a shop's years: a pin is saved for later ones. */
const DATED =
  /\b(?:(?:corona(?:virus)?|covid(?:-?19)?|pandemics?|lockdowns?)|(?:for|in business for) (?:a few|a couple of|several|many|over \w+|\w+) years now)\b/iu
/** In words: the distance of a repeated noun, and of a repeated adjective. */
const NEAR = 4
const ADJECTIVE_NEAR = 6
/** In letters: shorter words have too many neighbours. */
const MIN_LETTERS = 5
/** A word as rare as this is no misspelling of it. */
const COMMON = 0.55
const UNSEEN = 1
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** "Best banana bread recipe is so easy": a single recipe without its "the" or "this". */
const WITHOUT_ARTICLE =
  /^(?!(?:the|this|that|an?|my|our|your|his|her|their|its|each|every|any|another|no|one|which|what|if|when|while|because|although)\b)(?:\p{L}[\p{L}-]* ){1,6}recipe (?:is|was|has|makes|comes|takes|uses|will|can)\b/iu

/** "How to cook plum cake recipe?", "You can easily make plum cake recipe." */
const MADE_RECIPE =
  /\b(?:make|cook|bake|prepare) (?!(?:the|this|that|an?|my|our|your|their|his|her|any|each|every|one|another)\b)(?:(?!(?:the|this|that|these|an?|my|our|your|their|his|her|its|with|from|in|by|using|following|for|of)\b)[\p{L}-]+ ){1,5}recipe(?=[.?!,]|$)/iu

const PATTERNS = [
  MADE_RECIPE,
  WITHOUT_ARTICLE,
  CONFUSED,
  WORD_LOST,
  OWNED,
  MISTYPED,
  ARTICLE,
  DISAPPOINTED,
  BROKEN_LIST,
  VERB_IN_LIST,
  CAPITAL_INSIDE,
  SPLICED,
  UNJOINED,
  UNJOINED_LIST,
  LOST_COMMA,
  WITH_TWICE,
  TASTE_TWICE,
  PARTED_GERUND,
  ARTICLE_LOST,
  ARTICLE_WRONG,
  ENTRY_INSIDE,
]

const isCutList = (text: string): boolean => {
  const last = LIST_CUT.exec(text)?.[0].split(', ').at(-1)
  return last !== undefined && !/\b(?:and|or)\b/iu.test(last)
}

/** "Zero waste, it's not so hard": the page's subject, and once more by a pronoun. */
function namesTwice(text: string, language: Language, about: readonly string[]): boolean {
  const named = /^(\p{L}+(?: \p{L}+){0,2}), it['’]s /u.exec(text)?.[1] ?? ''
  const stems = contentStems(named, language)
  return stems.length > 0 && stems.every((stem) => about.includes(stem))
}

/** `about`: words that may come twice and may be rare, as the subject's are. */
export function hasSlip(text: string, language: Language, about: readonly string[]): boolean {
  if (language.lang !== 'en') return false
  return (
    splitSentences(text, 'en').some(
      (one) => PATTERNS.some((pattern) => pattern.test(one)) || isScraps(one, language),
    ) ||
    isDated(text, language, about) ||
    endsLoosely(text, language) ||
    isCutList(text) ||
    namesTwice(text, language, about) ||
    isDisagreeing(text, language) ||
    saysTwice(text, language, about) ||
    wordsOf(text).some(
      (word) =>
        (isMisspelled(word, language) || isNearName(word, language, about)) &&
        !contentStems(word, language).some((stem) => about.includes(stem)),
    )
  )
}

/** "Baked in a pot, no kneading, tips on baking.": parts without a verb and without their "and". */
function isScraps(sentence: string, { tokens }: Language): boolean {
  const parts = sentence.split(', ')
  return (
    parts.length >= MIN_SCRAPS &&
    parts.every((part) => / /u.test(part) && !/\b(?:and|or)\b|&/iu.test(part)) &&
    !tokens(sentence).some(
      ({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ed|ing)[.!]?$/iu.test(text)),
    )
  )
}

const MIN_SCRAPS = 3

/** Unless the page is about it. */
function isDated(text: string, language: Language, about: readonly string[]): boolean {
  const [found] = DATED.exec(text) ?? []
  return found !== undefined && !contentStems(found, language).some((stem) => about.includes(stem))
}

/** An adjective joined to a thing in a line without a verb. */
function endsLoosely(text: string, { tokens }: Language): boolean {
  const [ending = '', last = ''] = LOOSE_END.exec(text) ?? []
  if (last === '') return false
  const before = tokens(text.slice(0, -ending.length))
  const isBare = !before.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const isAdjective = /^(?:delish|yum|yummy)$/iu.test(last) || tokens(last)[0]?.pos === 'ADJ'
  return isBare && isAdjective && before.findLast(({ pos }) => pos !== 'PUNCT')?.pos === 'NOUN'
}

/**
 * "Tzatiki" of a page on tzatziki: never seen, and by one letter another than a word of the name.
 */
function isNearName(word: string, { rarity, stem }: Language, about: readonly string[]): boolean {
  const low = word.toLowerCase()
  if (low.length < MIN_LETTERS || !/^[a-z]+$/u.test(low) || rarity(low) < UNSEEN) return false
  const own = stem(low)
  // "Yemeni" on a page with a "Yemenite" bread is a word of its own.
  const isForm = about.some((other) => other.startsWith(own) || own.startsWith(other))
  return (
    !isForm &&
    neighboursOf(own).some((other) => other.length >= MIN_LETTERS && about.includes(other))
  )
}

/** "These easy to make bun": no word up to the verb is plural. */
function isDisagreeing(text: string, language: Language): boolean {
  // A tagger costs most of a page's time: it is asked only where the answer can be yes.
  if (!/these|those/iu.test(text)) return false
  const tokens = language.tokens(text.replace(COMPOUND, ' '))
  return tokens.some(({ text: word }, at) => {
    if (!/^(?:these|those)$/iu.test(word)) return false
    const run = runBehind(tokens.slice(at + 1))
    return run.some(({ pos }) => pos === 'NOUN') && !run.some((other) => isPlural(other.text))
  })
}

/** "Easy to make bun": a tagger may take "bowls" for a verb. */
function runBehind(following: readonly Token[]): readonly Token[] {
  const end = following.findIndex(
    ({ text, pos }) =>
      pos === null || !(NAMING.has(pos) || /^(?:to|no|,|and|\p{L}+ly|\d+)$/iu.test(text)),
  )
  return end < 0 ? following : following.slice(0, end)
}

const NAMING: ReadonlySet<PartOfSpeech> = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB'])

/**
 * "Crispy cod … super crispy", "a meal for weeknight meals"; not "step by step", "chili sauce,
 * chili flakes", or the page's own "grilled cheese" once more.
 */
function saysTwice(text: string, language: Language, about: readonly string[]): boolean {
  // "Grown-ups love it" is read before compounds go.
  const plain = [ONCE_MORE, COMPOUND, IDIOM, DOUBLED_NAME, POINTED].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text,
  )
  const stems = contentStems(plain, language)
  if (new Set(stems).size === stems.length) return false
  const tokens = language.tokens(plain).map((token, place, all) => {
    const [stem = ''] = contentStems(token.text, language)
    const [next = ''] = contentStems(all[place + 1]?.text ?? '', language)
    return { ...token, stem, next, place, isPartOfName: all[place + 1]?.pos === 'NOUN' }
  })
  const telling = tokens.filter(
    ({ stem, pos, text: word }) =>
      stem.length > 3 && (pos === 'ADJ' || !about.includes(stem)) && !/\d/u.test(word),
  )
  const isNameOfPage = (stem: string, next: string): boolean =>
    next !== '' && about.includes(stem) && about.includes(next)
  return telling.some(({ stem, next, pos, place, isPartOfName }, at) =>
    telling
      .slice(at + 1)
      .some(
        (other) =>
          other.stem === stem &&
          ((pos === 'ADJ' &&
            other.pos === 'ADJ' &&
            other.place - place <= ADJECTIVE_NEAR &&
            !(other.next === next && isNameOfPage(stem, next))) ||
            (!about.includes(stem) &&
              other.place - place <= NEAR &&
              !isPartOfName &&
              !other.isPartOfName)),
      ),
  )
}

/** Never seen, while a neighbour by one letter is common: "partes" of "parties". */
function isMisspelled(word: string, { rarity }: Language): boolean {
  if (word.length < MIN_LETTERS || !/^[a-z]+$/u.test(word) || rarity(word) < UNSEEN) return false
  return neighboursOf(word).some((other) => !word.startsWith(other) && rarity(other) < COMMON)
}

function neighboursOf(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => at).flatMap((at) => {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    const rest = tail.slice(1)
    return [
      ...(tail === '' ? [] : [head + rest]),
      ...(tail.length > 1 ? [`${head}${tail[1]}${tail[0]}${tail.slice(2)}`] : []),
      ...LETTERS.map((letter) => `${head}${letter}${tail}`),
      ...(tail === '' ? [] : LETTERS.map((letter) => `${head}${letter}${rest}`)),
    ]
  })
}
