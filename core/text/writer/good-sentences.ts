/**
 * The page's sentences that can be alone in a description: whole, impersonal, pointing at
 * nothing outside themselves.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { isWholeSentence, splitSentences } from '../language/sentences.ts'
import { groundOf, titleFaults } from '../gates/text-gates.ts'
import { isPlural } from '../language/english-grammar.ts'

export interface Sentence {
  text: string
  stems: string[]
  /** 0 to 1: early, near the title's words, of good length. */
  score: number
  /** Index of its paragraph, -1 for the page's summary. */
  at: number
  /** Place among all sentences of the page, in reading order. */
  order: number
  /**
   * Whether it points at something that is before it: it may follow its neighbour, but not
   * open.
   */
  isLeaning: boolean
  /** Not its paragraph's first: "the feelings" may have been named there. */
  isInner: boolean
  /** Out of the steps or ingredients: an order out of the middle of the work. */
  isStep: boolean
}

/** Beginnings that lean on the sentence before, and machinery of blogs, by language. */
const LEANING: Record<string, RegExp> = {
  en: /^(?:this|that|these|those|it|its|it['’]s|they|their|he|she|his|her|but|and|so|or|yet|however|also|then|next|another|other|here|there|because|still|instead|otherwise|either way|both|such|too|again|which|meanwhile|for example|for instance|in fact|of course|if so|as you can|now|first|second|third|finally|last(?:ly)?|after that|once (?:that|it)|same|not (?:that|only)|an? \p{L}+ one|\p{L}+ ones?|well|yes|no|okay|ok|like i|mine|one (?:is|was|of)|the (?:first|second|third|last|other|former|latter|next|rest|same)|neither|none|some (?:of|are)|all of|thank|thanks|hello|hi|welcome|nor|hence|thus|therefore|even so|that['’]s|what (?:follows|came)|in this (?:post|article)|read on|scroll|from (?:there|here)|even then)\b/iu,
  de: /^(?:dies\w*|das|er|sie|es|aber|und|oder|doch|denn|dann|danach|dort|hier|dabei|dazu|damit|davon|dadurch|deshalb|daher|also|auch|außerdem|jedoch|trotzdem|so|beide|jetzt|nun|wer|ja|nein|danke|hallo|anschließend|erstens|zweitens|drittens|zuerst|zum schluss|nach \d+ \p{L}+|nachher|später|dann|dort|erst dann|dasselbe|derselbe|dieselbe|da|noch|daher|somit|darum|zudem|ebenso|gleichzeitig|übrigens|natürlich|wie (?:bereits|schon|gesagt|erwähnt)|zuerst|grundsätzlich gilt|generell gilt|in diese[mr]|bei diese[mr]|gut|klar|einmal)\b/iu,
  es: /^(?:esto|esta|este|estos|estas|eso|esa|ese|ella|él|ellos|ellas|pero|y|o|también|además|luego|después|entonces|así|aquí|allí|sin embargo|por eso|por tanto|ahora|primero|gracias|hola|ambos|otra?s?|lo|la primera|el primero|el último|la última)\b/iu,
  fr: /^(?:ce|cet|cette|ces|ceci|cela|c['’]est|il|elle|ils|elles|mais|et|ou|aussi|ensuite|puis|alors|donc|ici|là|cependant|pourtant|enfin|d['’]abord|maintenant|merci|bonjour|premièrement|deuxièmement|troisièmement|l['’]autre|les autres|l['’]un|autre)\b/iu,
  it: /^(?:quest[oaei]|quell[oaei]|ess[oaei]|lui|lei|loro|ma|e|o|però|anche|poi|quindi|inoltre|allora|così|qui|lì|infatti|dunque|invece|altr[oaei])(?![\p{L}])/iu,
  nl: /^(?:dit|dat|deze|die|het is|hij|zij|ze|maar|en|of|ook|dan|daarna|daarom|dus|hier|daar|toch|want|andere)(?![\p{L}])/iu,
  pt: /^(?:ist[oae]s?|este|esta|estes|estas|isso|ess[ae]s?|el[ae]s?|mas|e|ou|também|além disso|depois|então|assim|aqui|ali|porém|outr[oa]s?)(?![\p{L}])/iu,
  ru: /^(?:это[тмй]?|эт[аиу]|тот|та|те|то|он|она|они|оно|его|её|их|но|а|и|или|также|тоже|потом|затем|поэтому|здесь|там|так|однако|кроме того)(?![\p{L}])/iu,
}
const MACHINERY =
  /https?:|www\.|@\w|#\w|\b(?:click(?:ing)? (?:here|on|the|below|through)|subscribe|newsletter|comments?|(?:below|above)(?!\s+(?:the|an?|it|its|your|zero|freezing|\d))|affiliate|instagram|facebook|pinterest|youtube|tiktok|cookie policy|stop reading|sponsored|scroll|this post|this article|check out (?:this|our|my|the)|(?:for|read|find) (?:more|further) (?:information|details)|blog|photo|pictured|kommentare?|bewertung(?:en)?|klick\w*|(?:siehe|weiter|ganz|hier) (?:unten|oben)|(?:unten|oben) (?:findest|steht|verlinkt)|newsletter|comentarios?|haz clic|abajo|arriba|commentaires?|cliquez|ci-dessous|ci-dessus|foto|checkout|coupon|votes|ratings?|reviews?|add to cart|shipping)\b/iu
/** Blogs greeting their readers, and words about the page itself. */
const GREETING =
  /^(?:well|yes|yup|yep|yeah|no|okay|ok|mine|thank|thanks|hello|hi|welcome|in this (?:post|article)|read on|scroll|ja|nein|danke|hallo|gracias|hola|merci|bonjour)\b/iu
const MAX_SENTENCES = 240

/** Those that may open a text. */
export function goodSentences(content: PageContent, language: Language): Sentence[] {
  return allSentences(content, language).filter(({ text }) => !opensLeaning(text, language.lang))
}

/** "He was …", "But …": whether its first words point at what was before. */
export function opensLeaning(sentence: string, lang: string): boolean {
  return LEANING[lang]?.test(sentence) === true
}

/** Also those that only follow another ("From there a gravel path runs …"). */
export function allSentences(content: PageContent, language: Language): Sentence[] {
  const ground = groundOf(content, language)
  const title = new Set(contentStems(content.title, language))
  const texts = [...(content.description ? [content.description] : []), ...content.paragraphs]
  const shift = content.description ? 1 : 0
  const worked = content.facts
    .filter(({ name, value }) => /^(?:step|ingredient)$/.test(name) && value.length > 12)
    .map(({ value }) => value)
  const sentences: Sentence[] = []
  let order = 0
  texts.forEach((text, index) => {
    for (const [place, sentence] of splitSentences(text, language.lang).entries()) {
      order += 1
      if (!isGood(sentence, language) || sentences.some((other) => other.text === sentence))
        continue
      if (
        titleFaults(sentence, ground).some(
          (fault) =>
            !['length', 'repeated_word', 'dangling'].includes(fault.code) || fault.detail === '-',
        )
      )
        continue
      const stems = contentStems(sentence, language)
      const near = stems.filter((stem) => title.has(stem)).length
      sentences.push({
        text: sentence,
        stems,
        score:
          fitness(sentence) *
          (0.4 + 0.3 * Math.min(1, near / 2) + 0.3 / (1 + (4 * index) / texts.length)),
        at: index - shift,
        order,
        isLeaning: LEANING[language.lang]?.test(sentence) || leans(sentence, language),
        isInner: place > 0,
        isStep: worked.some((line) => line.includes(sentence) || sentence.includes(line)),
      })
    }
  })
  return sentences.toSorted((a, b) => b.score - a.score).slice(0, MAX_SENTENCES)
}

/** Of good length, and pointing at little. */
function fitness(sentence: string): number {
  const points = /\b(?:them|they|their|it|that|those|these|this) \b/i.test(sentence.slice(0, 60))
    ? 0.75
    : 1
  return points * (sentence.length >= 60 && sentence.length <= 170 ? 1 : 0.7)
}

/** "Drizzle with olive oil": what is drizzled was named before. */
const WITHOUT_OBJECT =
  /^(?:drizzle|sprinkle|season|top|garnish|dust|brush|toss|cover|finish|mix|blend|stir|fold|whisk|simmer|serve|roll|knead|rub) (?:with|until|in|into|over|on|at|well)\b/iu

/**
 * "Give them one hour outside", "In the oven that water leaves": the thing itself was named before.
 */
function leans(sentence: string, language: Language): boolean {
  if (language.lang !== 'en') return false
  if (WITHOUT_OBJECT.test(sentence)) return true
  const plural = wordsOf(sentence).findIndex((word) => isPlural(word))
  const pronoun = wordsOf(/^.*[,:] .*?\b(?:them|they)\b/iu.exec(sentence)?.[0] ?? '').length - 1
  // "The white beans make the soup thick, and they …": who they are is stated.
  const text =
    plural >= 0 && plural < 4 && plural < pronoun
      ? sentence.replace(/\b(?:them|they)\b/giu, '')
      : sentence
  return (
    /\b(?:them|they|he|she|him|these|those|then|next|afterwards|the same)\b|\bthis (?!is\b|year\b|summer\b|winter\b|spring\b|autumn\b|fall\b|week)/iu.test(
      text,
    ) || language.tokens(sentence).some(({ text, pos }) => /^that$/i.test(text) && pos === 'DET')
  )
}

function isGood(sentence: string, language: Language): boolean {
  const [least, most] = isUnspaced(language.lang) ? [12, 120] : [20, 230]
  if (sentence.length < least || sentence.length > most || !isWholeSentence(sentence)) return false
  const refused = [
    /[?？]$/,
    /^[^\p{L}\p{N}¡¿“"„«「]/u,
    MACHINERY,
    GREETING,
    /[…]|\.\.\./,
    ...(language.lang === 'en' ? [/\b(?:we|i|my|our)\b/i] : []),
  ]
  return !refused.some((pattern) => pattern?.test(sentence))
}
