/** What a pin should have before it is published, each with a sentence on what to do. Facts come in; nothing is fetched here. */
import { isAllCapitals } from './capitals.ts'
import { pairsOf } from './text-gates.ts'

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
  /** Titles of the person's other pins. */
  otherTitles: readonly string[]
  /** Numbers that the linked page bears out; null = no page known. */
  groundedNumbers: ReadonlySet<string> | null
}

export interface CheckResult {
  code: 'title_length' | 'title_keyword' | 'description_length' | 'description_whole' | 'link' | 'alt_text' | 'picture_size' | 'picture_shape' | 'picture_weight' | 'contrast' | 'board' | 'hashtags' | 'duplicate' | 'capitals' | 'numbers'
  /** `unknown` when the fact behind it was not given. */
  state: 'good' | 'mend' | 'unknown'
  message: string
}

export function checkPin(pin: PinFacts): CheckResult[] {
  return [...checkTitle(pin), ...checkDescription(pin), ...checkLink(pin), ...checkPicture(pin), ...checkPlace(pin)]
}

function checkTitle({ title, keywords, otherTitles }: PinFacts): CheckResult[] {
  const start = title.slice(0, 40).toLowerCase()
  const twin = otherTitles.find((other) => isNearTwin(title, other))
  return [
    result('title_length', title.length > 0 && title.length <= 100, title === '' ? 'Write a title.' : `The title has ${title.length} characters; 100 are the most.`),
    result('title_keyword', keywords.some((keyword) => keyword !== '' && start.includes(keyword.toLowerCase())), 'Put the topic into the first 40 characters of the title: the rest is cut off on a phone.'),
    result('capitals', !isAllCapitals(title), 'Write the title without capitals throughout.'),
    result('duplicate', twin === undefined, `This title is nearly that of another pin: “${twin ?? ''}”.`),
  ]
}

function checkDescription({ title, description, groundedNumbers }: PinFacts): CheckResult[] {
  const tags = description.match(/#[\p{L}\p{N}_]+/gu) ?? []
  const text = description.replace(/(?:\s*#[\p{L}\p{N}_]+)+\s*$/u, '')
  const unfounded = groundedNumbers === null ? [] : [...`${title} ${text}`.matchAll(/\d+/g)].map(([number]) => number).filter((number) => !groundedNumbers.has(number))
  return [
    result('description_length', description.length >= 100 && description.length <= 500, `The description has ${description.length} characters; 100 to 500 work best.`),
    result('description_whole', /[.!?。！？؟]["”’»)]*$/u.test(text), 'End the description with a whole sentence.'),
    result('hashtags', tags.length <= 10, `${tags.length} hashtags are too many; 10 are the most.`),
    groundedNumbers === null ? unknown('numbers', 'No page is known to check the numbers against.') : result('numbers', unfounded.length === 0, `The page does not have ${unfounded.join(', ')}.`),
  ]
}

function checkLink({ link, linkAnswers, alt_text, isAltFitting = true }: PinFacts): CheckResult[] {
  const isSecure = /^https:\/\/[^/\s]+\.[^/\s]+/.test(link)
  const answers = linkAnswers === null && isSecure ? unknown('link', 'The link was not tried.') : result('link', isSecure && linkAnswers === true, isSecure ? 'The link does not answer.' : 'Give a link that starts with https://.')
  const isSaid = alt_text.trim().length > 0 && alt_text.length <= 500
  return [answers, result('alt_text', isSaid && isAltFitting, isSaid ? 'The alternative text tells of another picture or other words than those on the pin.' : 'Say in a sentence what the picture shows.')]
}

function checkPicture({ picture, contrast }: PinFacts): CheckResult[] {
  const onPicture = contrast === null ? unknown('contrast', 'There is no text on the picture, or its contrast was not measured.') : result('contrast', contrast >= 4.5, `The text has a contrast of ${contrast.toFixed(1)}; 4.5 is the least.`)
  if (picture === null) return [unknown('picture_size', 'The picture was not measured.'), onPicture]
  const shape = picture.height / picture.width
  return [
    result('picture_size', picture.width >= 600 && picture.height >= 900, `The picture has ${picture.width} × ${picture.height} pixels; 600 × 900 are the least.`),
    result('picture_shape', shape >= 1.45 && shape <= 1.55, 'Use a picture of 2 to 3: others are cut off or shown small.'),
    result('picture_weight', picture.bytes <= 5_000_000, `The picture weighs ${(picture.bytes / 1e6).toFixed(1)} MB; 5 are the most.`),
    onPicture,
  ]
}

function checkPlace({ boards }: PinFacts): CheckResult[] {
  return [result('board', boards > 0, 'Choose a board.')]
}

/** Two titles that share most of their pairs of words. */
function isNearTwin(a: string, b: string): boolean {
  const [first, second] = [new Set(pairsOf(a)), new Set(pairsOf(b))]
  if (first.size === 0 || second.size === 0) return a.trim().toLowerCase() === b.trim().toLowerCase()
  const common = [...first].filter((pair) => second.has(pair)).length
  return common / (first.size + second.size - common) >= 0.8
}

function result(code: CheckResult['code'], isGood: boolean, message: string): CheckResult {
  return { code, state: isGood ? 'good' : 'mend', message: isGood ? '' : message }
}

function unknown(code: CheckResult['code'], message: string): CheckResult {
  return { code, state: 'unknown', message }
}
