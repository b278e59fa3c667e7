/**
 * What a pin should have before it is published, each with the reason when it has not. Facts come
 * in; nothing is fetched here.
 */
import { keyOf } from '../language/title-key.ts'
import { MAX_BOARD_NAME_LENGTH } from '../boards/board-name-limit.ts'
import { isAllCapitals } from '../language/capitals.ts'
import { isWordless } from './wordless.ts'

export interface PinFacts {
  title: string
  description: string
  alt_text: string
  /** Whether it can be that of what is drawn; left out where the design isn't known. */
  isAltFitting?: boolean
  link: string
  /** Null = not tried. */
  linkAnswers: boolean | null
  keywords: readonly string[]
  picture: { width: number; height: number; bytes: number } | null
  /** WCAG contrast of the text on the picture; null = no text on it or not measured. */
  contrast: number | null
  boards: number
  /** The name of the one that is typed; left out where boards are chosen. */
  boardName?: string
  /** What distinguishes its design from others: template, pictures and so on. */
  look: string
  /** The person's other pins. */
  others: readonly Pick<PinFacts, 'title' | 'description' | 'look'>[]
  /** Numbers that the linked page bears out; null = no page known. */
  groundedNumbers: ReadonlySet<string> | null
}

export interface CheckResult {
  code:
    | 'title_length'
    | 'title_keyword'
    | 'description_length'
    | 'description_whole'
    | 'link'
    | 'alt_text'
    | 'picture_size'
    | 'picture_shape'
    | 'picture_weight'
    | 'contrast'
    | 'board'
    | 'hashtags'
    | 'duplicate'
    | 'capitals'
    | 'numbers'
  /** `unknown` when the fact behind it was not given. */
  state: 'good' | 'mend' | 'unknown'
  /** Null when good. */
  finding: CheckFinding | null
}

/**
 * Why it is not good, and the values of the sentence on what to do, which the views have in every
 * language.
 */
export type CheckFinding =
  | {
      readonly reason:
        | 'titleMissing'
        | 'topicMissing'
        | 'titleWordless'
        | 'allCapitals'
        | 'sentenceOpen'
        | 'pageUnknown'
        | 'linkUntried'
        | 'linkDead'
        | 'linkInsecure'
        | 'altForeign'
        | 'altMissing'
        | 'contrastUnknown'
        | 'pictureUnknown'
        | 'pictureShape'
        | 'boardMissing'
    }
  | {
      readonly reason: 'titleLong' | 'hashtagsMany' | 'boardLong'
      readonly count: number
      readonly most: number
    }
  | {
      readonly reason: 'descriptionLength'
      readonly count: number
      readonly least: number
      readonly most: number
    }
  | { readonly reason: 'pinTwin'; readonly title: string }
  | { readonly reason: 'numbersUnfounded'; readonly numbers: string }
  | { readonly reason: 'contrastLow'; readonly contrast: number; readonly least: number }
  | {
      readonly reason: 'pictureSmall'
      readonly width: number
      readonly height: number
      readonly leastWidth: number
      readonly leastHeight: number
    }
  /** In millions of bytes. */
  | { readonly reason: 'pictureHeavy'; readonly weight: number; readonly most: number }

const limits = {
  title: 100,
  description: { least: 70, most: 500 },
  hashtags: 10,
  contrast: 4.5,
  picture: { width: 600, height: 900, megabytes: 5 },
} as const

export function checkPin(pin: PinFacts): CheckResult[] {
  return [
    ...checkTitle(pin),
    ...checkDescription(pin),
    ...checkLink(pin),
    ...checkPicture(pin),
    ...checkPlace(pin),
  ]
}

function checkTitle(pin: PinFacts): CheckResult[] {
  const { title, description, keywords, others } = pin
  const places = [title, firstSentence(description)]
  const twin = others.find((other) => isTwin(pin, other))
  return [
    result(
      'title_length',
      title.length > 0 && title.length <= limits.title && !isWordless(title),
      lengthFinding(title),
    ),
    result(
      'title_keyword',
      keywords.some((keyword) => places.some((text) => namesKeyword(text, keyword))),
      { reason: 'topicMissing' },
    ),
    result('capitals', !isAllCapitals(title), { reason: 'allCapitals' }),
    result('duplicate', twin === undefined, { reason: 'pinTwin', title: twin?.title ?? '' }),
  ]
}

function lengthFinding(title: string): CheckFinding {
  if (title.length > limits.title)
    return { reason: 'titleLong', count: title.length, most: limits.title }
  return { reason: title === '' ? 'titleMissing' : 'titleWordless' }
}

function checkDescription({ title, description, groundedNumbers }: PinFacts): CheckResult[] {
  const tags = description.match(/#[\p{L}\p{N}_]+/gu) ?? []
  const text = description.replace(/(?:\s*#[\p{L}\p{N}_]+)+\s*$/u, '')
  const unfounded =
    groundedNumbers === null
      ? []
      : [...`${title} ${text}`.matchAll(/\d+/g)]
          .map(([number]) => number)
          .filter((number) => !groundedNumbers.has(number))
  return [
    result(
      'description_length',
      spokenLength(description) >= limits.description.least &&
        description.length <= limits.description.most,
      {
        reason: 'descriptionLength',
        count: description.length,
        least: leastLength(description),
        most: limits.description.most,
      },
    ),
    result('description_whole', /[.!?。！？؟]["”’»)]*$/u.test(text), { reason: 'sentenceOpen' }),
    result('hashtags', tags.length <= limits.hashtags, {
      reason: 'hashtagsMany',
      count: tags.length,
      most: limits.hashtags,
    }),
    groundedNumbers === null
      ? unknown('numbers', { reason: 'pageUnknown' })
      : result('numbers', unfounded.length === 0, {
          reason: 'numbersUnfounded',
          numbers: unfounded.join(', '),
        }),
  ]
}

function checkLink({ link, linkAnswers, alt_text, isAltFitting = true }: PinFacts): CheckResult[] {
  const isSecure = /^https:\/\/[^/\s]+\.[^/\s]+/.test(link)
  const answers =
    linkAnswers === null && isSecure
      ? unknown('link', { reason: 'linkUntried' })
      : result('link', isSecure && linkAnswers === true, {
          reason: isSecure ? 'linkDead' : 'linkInsecure',
        })
  const isMentioned = alt_text.trim().length > 0 && alt_text.length <= 500
  return [
    answers,
    result('alt_text', isMentioned && isAltFitting, {
      reason: isMentioned ? 'altForeign' : 'altMissing',
    }),
  ]
}

function checkPicture({ picture, contrast }: PinFacts): CheckResult[] {
  // Rounded away from the limit: "4.5; 4.5 is the least" would not show clearly what is wrong.
  const onPicture =
    contrast === null
      ? unknown('contrast', { reason: 'contrastUnknown' })
      : result('contrast', contrast >= limits.contrast, {
          reason: 'contrastLow',
          contrast: Math.floor(contrast * 10) / 10,
          least: limits.contrast,
        })
  if (picture === null) return [unknown('picture_size', { reason: 'pictureUnknown' }), onPicture]
  const { width, height, megabytes } = limits.picture
  const shape = picture.height / picture.width
  return [
    result('picture_size', picture.width >= width && picture.height >= height, {
      reason: 'pictureSmall',
      width: picture.width,
      height: picture.height,
      leastWidth: width,
      leastHeight: height,
    }),
    result('picture_shape', shape >= 1.45 && shape <= 1.55, { reason: 'pictureShape' }),
    result('picture_weight', picture.bytes <= megabytes * 1e6, {
      reason: 'pictureHeavy',
      weight: Math.ceil(picture.bytes / 1e5) / 10,
      most: megabytes,
    }),
    onPicture,
  ]
}

function checkPlace({ boards, boardName = '' }: PinFacts): CheckResult[] {
  const isLong = boardName.length > MAX_BOARD_NAME_LENGTH
  return [
    result(
      'board',
      boards > 0 && !isLong,
      isLong
        ? { reason: 'boardLong', count: boardName.length, most: MAX_BOARD_NAME_LENGTH }
        : { reason: 'boardMissing' },
    ),
  ]
}

/** Of a description: the writer names the topic there when the title does not. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?[.!?。！？؟](?=\s|$)/u.exec(text)?.[0] ?? text

/** All words of the keyword, in any order and form: "Indoor Seed Starting" names "start seeds". */
export function namesKeyword(text: string, keyword: string): boolean {
  const wanted = keyOf(keyword).split(' ')
  const said = keyOf(text)
  if (wanted.join('') === '') return false
  if (said.includes(wanted.join(' '))) return true
  return wanted.every((word) => said.split(' ').some((other) => isForm(word, other)))
}

/** "seed" of "seeds", "start" of "starting": no language is known here. */
function isForm(a: string, b: string): boolean {
  const stem = Math.min(a.length, b.length, 5)
  return a === b || (stem >= 4 && a.slice(0, stem) === b.slice(0, stem))
}

/** A script without spaces says in one character what others say in about three. */
function spokenLength(text: string): number {
  const signs = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0
  return text.length + 2 * signs
}

/** Characters as they are counted for a person, of a text that is written like this one. */
function leastLength(text: string): number {
  const { least } = limits.description
  return text === '' ? least : Math.ceil((least * text.length) / spokenLength(text))
}

type Pinned = Pick<PinFacts, 'title' | 'description' | 'look'>

/**
 * Good titles come again on purpose, with another description or design: only a pin that says and
 * shows the same is a twin. Words count, however they are written.
 */
function isTwin(a: Pinned, b: Pinned): boolean {
  return isSame(a.title, b.title) && isSame(a.description, b.description) && a.look === b.look
}

function isSame(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b) && (keyOf(a) !== '' || a.trim() === b.trim())
}

function result(code: CheckResult['code'], isGood: boolean, finding: CheckFinding): CheckResult {
  return { code, state: isGood ? 'good' : 'mend', finding: isGood ? null : finding }
}

function unknown(code: CheckResult['code'], finding: CheckFinding): CheckResult {
  return { code, state: 'unknown', finding }
}
