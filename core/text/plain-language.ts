/**
 * Languages small enough for a visitor's browser: stop words and a light stemmer, no tagger. Which language a text is in is told by its
 * stop words. The server knows more (`server/features/pages`); this serves tools that answer while somebody types.
 */
import { type Language, wordsOf } from './language.ts'

export const plainLanguages = ['en', 'de', 'es', 'fr'] as const
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
    sehr sein seine sich sie sind so sollte über um und uns unser unter viel vom von vor was weil welche wenn wer werden wie wieder wir wird wo zu zum zur zwischen`,
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
}

/** The language whose stop words the text has most of; English where none is ahead. */
export function guessLanguage(text: string): PlainLanguage {
  const words = wordsOf(text.toLowerCase())
  const shares = plainLanguages.map((lang) => ({ lang, count: words.filter((word) => STOP_WORDS[lang].has(word)).length }))
  return shares.toSorted((a, b) => b.count - a.count)[0]?.lang ?? 'en'
}

export function plainLanguage(lang: PlainLanguage): Language {
  return {
    lang,
    method: 'statistics',
    tokens: (text) => (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []).map((word) => ({ text: word, pos: /^[\p{L}\p{N}]/u.test(word) ? null : 'PUNCT' })),
    stem: withoutPlural,
    isStopWord: (word) => STOP_WORDS[lang].has(word.toLowerCase().replace('’', "'")),
    rarity: () => 0.7,
  }
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
