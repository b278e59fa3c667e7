/**
 * German writes nouns large: a small word in -en behind the thing is what is done with it
 * ("Kräutergarten anlegen"), before it a quality ("kleinen Garten").
 */
import type { Token } from './language.ts'

const ENDS_AS_ACTION = /^\p{Ll}{2,}(?:en|ern|eln)$/u
/** Where somebody types no large letters: what is done with most things that pins are about. */
const COMMON_ACTION =
  /(?:machen|legen|bauen|backen|kochen|pflanzen|gestalten|dekorieren|basteln|nähen|häkeln|stricken|richten|malen|färben|pflegen|säen|ernten|planen|sparen|lernen|züchten|vermehren|schneiden|renovieren|streichen)$/u

/** Marks what is done as a verb, where a thing is named beside it: alone it is the topic. */
export function markVerbs(
  tokens: readonly Token[],
  isStopWord: (word: string) => boolean,
): Token[] {
  const isNoun = tokens.map(({ text }) => /^\p{Lu}/u.test(text) && !isStopWord(text))
  if (!isNoun.includes(true)) return markLast(tokens)
  const isBefore = new Set<number>()
  for (let at = tokens.length - 2; at >= 0; at -= 1)
    if ((isNoun[at + 1] === true || isBefore.has(at + 1)) && isQuality(tokens[at], isStopWord))
      isBefore.add(at)
  return tokens.map((token, at) =>
    isVerb(token, isStopWord) && (isNoun[at - 1] === true || !isBefore.has(at))
      ? { ...token, pos: 'VERB' }
      : token,
  )
}

/**
 * The run and its endings, as the last word says what a thing is; what is stated behind the thing may
 * be missing ("Zitronenkuchen vegan"). None begins with a quality in a case of its own ("bunten").
 */
export function namesIn(run: readonly string[]): string[][] {
  const thing = run.slice(0, run.findLastIndex((word) => /^\p{Lu}/u.test(word)) + 1)
  const endings = [...endingsOf(run), ...(thing.length < run.length ? endingsOf(thing) : [])]
  return endings.filter(
    ([first = '', ...rest]) => rest.length === 0 || !/^\p{Ll}+e[nm]$/u.test(first),
  )
}

function endingsOf(run: readonly string[]): string[][] {
  return run.map((_, at) => run.slice(at))
}

function markLast(tokens: readonly Token[]): Token[] {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT')
  const last = words.at(-1)
  return tokens.map((token) =>
    token === last && words.length > 1 && COMMON_ACTION.test(token.text)
      ? { ...token, pos: 'VERB' }
      : token,
  )
}

function isVerb({ text }: Token, isStopWord: (word: string) => boolean): boolean {
  return ENDS_AS_ACTION.test(text) && !isStopWord(text)
}

function isQuality(token: Token | undefined, isStopWord: (word: string) => boolean): boolean {
  return token !== undefined && /^\p{Ll}/u.test(token.text) && !isStopWord(token.text)
}
