/**
 * Languages small enough for a visitor's browser: stop words and a light stemmer, no tagger. Which
 * language a text is in is told by its stop words and its script. The server knows more
 * (`server/features/pages`); this serves tools that answer while somebody types.
 */
import { namesIn as arabicNames, partWord, withoutArticle } from './arabic-words.ts'
import { markDeeds, namesIn as germanNames } from './german-words.ts'
import { type Language, type Token, wordsOf } from './language.ts'

export const plainLanguages = ['en', 'de', 'es', 'fr', 'ar'] as const
export type PlainLanguage = (typeof plainLanguages)[number]

const STOP_WORDS: Record<PlainLanguage, ReadonlySet<string>> = {
  en: wordSet(
    `a about above after again all also am an and any are aren't as at be because been before being below best between both but by can can't could did do does doesn't doing don't down during each easy ever
    every few for from further get gets getting give go goes going got had has have having he her here hers him his how i i'm if in into is isn't it it's its itself just know less let like make makes making many me
    more most much must my need needs never new no nor not now of off on once one only or other our ours out over own per really s same see she should so some still such take than that that's the their theirs
    them then there these they this those through to too try under until up us use used using very want was we well were what when where which while who whom whose why will with within without won't would you you'll your yours`,
  ),
  de: wordSet(
    `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den denn der des dich die dies diese dieser dieses dir doch dort du durch ein eine einem einen
    einer eines einfach er es etwas euch euer für gegen gibt haben hat hier hinter ich ihr ihre im in ist ja jede jeder jedes kann kein keine können man mehr mein meine mit muss nach nicht nichts noch nun nur ob oder ohne schon
    sehr selber selbst sein seine sich sie sind so sollte über um und uns unser unter viel vom von vor was weil welche wenn wer werden wie wieder wir wird wo zu zum zur zwischen`,
  ),
  es: wordSet(
    `a al algo antes aquí cada como cómo con contra cual cuál cuando de del desde donde dos el él ella ellos en entre era eres es esa ese eso esta está están estas este esto estos fácil fue ha hacer hasta hay la las le les lo los
    más me mi mis mucho muy nada ni no nos nosotros o para pero poco por porque qué que quien se ser si sí sin sobre solo son su sus también tan te tiene tienes todo todos tu tus un una uno unos y ya yo`,
  ),
  fr: wordSet(
    `à afin ai aller alors après au aussi autre aux avant avec avoir bien c'est ce cela ces cet cette chaque comme comment dans de depuis des donc du elle elles en encore entre es est et été être eux facile faire fait fois il ils je
    jusqu la là le les leur leurs lui ma mais même mes moi moins mon ne nos notre nous on ont ou où par pas pendant peu peut plus pour pourquoi quand que quel quelle qui quoi sa sans se ses si son sont sous sur ta te tes toi ton
    tous tout toute toutes très tu un une vos votre vous y`,
  ),
  ar: wordSet(
    `في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين اللذين أن إن ان كان كانت ما لا لم لن قد هو هي هم نحن أنا أنت كل بعض بين بعد قبل عند حتى أو او ثم أي كيف لماذا متى أين لكن بدون دون غير خلال حول تحت فوق أمام خلف منذ جدا أيضا
    كما مثل لك لكم له لها لي لنا به بها فيه فيها منه منها عليه عليها هنا هناك إذا يمكن يمكنك تكون يكون ليس أكثر أقل سهل سهلة السهل السهلة وفي ومن ومع وعلى وعن وإلى وهو وهي ولا وما عبر ضد نحو سوى لدى معا و ب ل ك ف س ال لل بال وال فال كال أفضل أجمل أحلى أسهل كيفية خطوة بخطوة`,
  ),
}

/** Words that are put to any topic: they tell a language as much as its small words do. */
const TOLD_BY: Record<PlainLanguage, ReadonlySet<string>> = {
  en: wordSet('recipe recipes checklist guide tutorial beginners homemade'),
  de: wordSet('ideen idee tipps rezept rezepte anleitung checkliste anfänger gemacht machen'),
  es: wordSet('receta recetas consejos principiantes casero casera paso'),
  fr: wordSet('idées idée recette recettes conseils astuces débutants maison'),
  ar: wordSet('أفكار'),
}

type Script = 'latin' | 'arabic' | 'other'

/** Of most of its letters. What Persian and Urdu write is not Arabic. */
export function scriptOf(text: string): Script {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0
  const all = count(/\p{L}/gu)
  if (count(/\p{Script=Arabic}/gu) * 2 > all)
    return /[پچژگکیےٹڈڑں]/u.test(text) ? 'other' : 'arabic'
  return count(/\p{Script=Latin}/gu) * 2 >= all ? 'latin' : 'other'
}

/**
 * The language whose small words the text has most of; where none is ahead `otherwise`, such as the
 * page's, if it is written in these letters.
 */
export function guessLanguage(text: string, otherwise: PlainLanguage = 'en'): PlainLanguage {
  const script = scriptOf(text)
  if (script === 'arabic') return 'ar'
  const words = wordsOf(text.toLowerCase())
  const isTold = (lang: PlainLanguage, word: string): boolean =>
    STOP_WORDS[lang].has(word) || TOLD_BY[lang].has(word)
  const likely: PlainLanguage = otherwise === 'ar' ? 'en' : otherwise
  const ordered = [likely, ...plainLanguages.filter((lang) => lang !== likely && lang !== 'ar')]
  const shares = ordered.map((lang) => ({
    lang,
    count: words.filter((word) => isTold(lang, word)).length,
  }))
  return shares.toSorted((a, b) => b.count - a.count)[0]?.lang ?? 'en'
}

export function plainLanguage(lang: PlainLanguage): Language {
  const isStopWord = (word: string): boolean =>
    STOP_WORDS[lang].has(word.toLowerCase().replace('’', "'"))
  return {
    lang,
    method: 'statistics',
    tokens: (text) => partTokens(lang, piecesOf(text), isStopWord),
    stem: lang === 'ar' ? withoutArticle : withoutPlural,
    isStopWord,
    rarity: () => 0.7,
    ...(lang === 'ar' ? { namesIn: arabicNames } : lang === 'de' ? { namesIn: germanNames } : {}),
  }
}

function piecesOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []).map(
    (word) => ({ text: word, pos: /^[\p{L}\p{N}]/u.test(word) ? null : 'PUNCT' }),
  )
}

function partTokens(
  lang: PlainLanguage,
  pieces: Token[],
  isStopWord: (word: string) => boolean,
): Token[] {
  if (lang === 'de') return markDeeds(pieces, isStopWord)
  if (lang !== 'ar') return pieces
  return pieces.flatMap((piece, at) =>
    piece.pos === null && !isStopWord(piece.text) ? partWord(piece.text, at === 0) : [piece],
  )
}

/** The S-stemmer (Harman 1991): plural endings only, the first rule that fits. */
function withoutPlural(word: string): string {
  if (/(?<![ea])ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?<![aeo])es$/.test(word)) return word.slice(0, -1)
  return /(?<![us])s$/.test(word) ? word.slice(0, -1) : word
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
