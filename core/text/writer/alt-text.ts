/**
 * Alternative text of a pin: what its drawn pictures show, as far as the page says it, and the
 * words that are on it. Made from the design alone, so that server and editor write the same: a
 * text that equals this one is ours and may follow the design, any other is a person's.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { wordsOnGround } from './color-names.ts'
import { withoutMoreLine } from '#core/templates/fit/item-rows.ts'
import { capitalFirst } from '../language/letter-case.ts'
import { picturePhrase } from './picture-phrase.ts'

export interface DrawnPin {
  readonly design: Pick<PinDesign, 'headline' | 'items' | 'pictures'> &
    Partial<Pick<PinDesign, 'colors'>>
  /** What its template draws of it. */
  readonly template: { readonly pictures: number; readonly needsItems: boolean }
  /** The picture's own alternative text, '' when it has none. */
  readonly altOf: (pictureId: string) => string
  /** About how much of a picture is drawn, 0 to 1; all of it where this is not known. */
  readonly shownOf?: (picture: PinDesign['pictures'][number]) => number
  /** What the pin is about, for a picture that says nothing of itself. */
  readonly subject: string
  readonly lang: string
}

interface Frames {
  photo: (subject: string) => string
  /** Of a picture of which only a part is drawn. */
  part: (shown: string) => string
  many: (shown: readonly string[]) => string
  words: (headline: string) => string
  /** No picture is drawn. */
  wordsOnly: (headline: string) => string
  /** The same, where the colours can be named. */
  wordsIn: (look: string, headline: string) => string
  list: string
  /** Behind the first entries of a longer list. */
  more: string
}

const EN: Frames = {
  photo: (subject) => `Photo: ${subject}`,
  part: (shown) =>
    /^(?:a |the )?close-up/i.test(shown) ? shown : `Close-up of ${lowerFirst(shown)}`,
  many: (shown) => `${shown.length} pictures: ${shown.join('; ')}`,
  words: (headline) => `Text on the picture: “${headline}”.`,
  wordsOnly: (headline) => `Pin with text only: “${headline}”.`,
  wordsIn: (look, headline) => `${capitalFirst(look)}: “${headline}”.`,
  list: 'List: ',
  more: ' and more',
}
const FRAMES: Record<string, Frames> = {
  en: EN,
  de: {
    photo: (subject) => `Foto: ${subject}`,
    part: (shown) => `${shown} (Ausschnitt)`,
    many: (shown) => `${shown.length} Bilder: ${shown.join('; ')}`,
    words: (headline) => `Text auf dem Bild: „${headline}“.`,
    wordsOnly: (headline) => `Pin nur mit Text: „${headline}“.`,
    wordsIn: (look, headline) => `${look}: „${headline}“.`,
    list: 'Liste: ',
    more: ' und mehr',
  },
  es: {
    photo: (subject) => `Foto: ${subject}`,
    part: (shown) => `Primer plano: ${shown}`,
    many: (shown) => `${shown.length} imágenes: ${shown.join('; ')}`,
    words: (headline) => `Texto en la imagen: «${headline}».`,
    wordsOnly: (headline) => `Pin solo con texto: «${headline}».`,
    wordsIn: (_, headline) => `Pin solo con texto: «${headline}».`,
    list: 'Lista: ',
    more: ' y más',
  },
  fr: {
    photo: (subject) => `Photo : ${subject}`,
    part: (shown) => `Gros plan : ${shown}`,
    many: (shown) => `${shown.length} images : ${shown.join(' ; ')}`,
    words: (headline) => `Texte de l’image : « ${headline} ».`,
    wordsOnly: (headline) => `Épingle avec du texte seul : « ${headline} ».`,
    wordsIn: (_, headline) => `Épingle avec du texte seul : « ${headline} ».`,
    list: 'Liste : ',
    more: ' et plus',
  },
  ja: {
    photo: (subject) => `写真：${subject}`,
    part: (shown) => `${shown}（一部）`,
    many: (shown) => `画像${shown.length}枚：${shown.join('；')}`,
    words: (headline) => `画像の文字：「${headline}」`,
    wordsOnly: (headline) => `文字だけのピン：「${headline}」`,
    wordsIn: (_, headline) => `文字だけのピン：「${headline}」`,
    list: 'リスト：',
    more: 'など',
  },
}

const MAX_LENGTH = 500
const MAX_PICTURE_LENGTH = 150

/** At most 500 characters. A quoted sentence keeps no full stop of its own. */
export function writeAltText(drawn: DrawnPin): string {
  const frames = FRAMES[drawn.lang] ?? EN
  const headline = withoutStop(drawn.design.headline)
  const shown = picturesShown(drawn, frames)
  const words =
    headline === ''
      ? ''
      : shown.length > 0
        ? frames.words(headline)
        : alone(drawn, frames, headline)
  const pictures = shown.length > 1 ? frames.many(shown) : capitalFirst(shown[0] ?? '')
  const stop = drawn.lang === 'ja' ? '。' : '.'
  const before = [pictures === '' ? '' : `${pictures}${stop}`, words]
    .filter(Boolean)
    .join(drawn.lang === 'ja' ? '' : ' ')
  const entries = entriesShown(drawn, frames, MAX_LENGTH - before.length - 1)
  return clipAt([before, entries].filter(Boolean).join(drawn.lang === 'ja' ? '' : ' '), MAX_LENGTH)
}

/**
 * Whether an alternative text can be that of this pin. Ours has to be the one that the design
 * gives; a person's own words are trusted, unless they are what another picture of the page says of
 * itself, quote words that aren't on the pin, or speak of a photo where none is drawn.
 */
export function fitsDrawn(altText: string, drawn: DrawnPin, others: readonly string[]): boolean {
  const text = altText.trim()
  if (text === writeAltText(drawn)) return true
  const used = drawnIds(drawn).map(drawn.altOf)
  const isOfAnother = others.some(
    (alt) =>
      isTelling(alt) &&
      !used.includes(alt) &&
      text.toLowerCase().startsWith(alt.toLowerCase().replace(/[.!?。\s]+$/, '')),
  )
  const quoted = /(?:picture|Bild|imagen|image|文字)\s?[:：]\s?[“„«「]\s?(.+?)\s?[”“»」]\.?/u.exec(
    text,
  )?.[1]
  const isQuoteWrong = quoted !== undefined && quoted !== withoutStop(drawn.design.headline)
  const isPhotoClaimed =
    drawnIds(drawn).length === 0 &&
    /\b(?:photo|photograph|foto|fotografía|photographie)\b/iu.test(text)
  return !isOfAnother && !isQuoteWrong && !isPhotoClaimed
}

/** The words without the mark that ends them; questions keep theirs. */
export function withoutStop(text: string): string {
  return text.replace(/[.。\s]+$/, '')
}

function drawnIds({ design, template }: DrawnPin): string[] {
  return design.pictures.slice(0, template.pictures).map(({ picture_id }) => picture_id)
}

/** A list without a picture is on a sheet of paper, whose colours are others. */
function alone({ design, template, lang }: DrawnPin, frames: Frames, headline: string): string {
  const look = design.colors && !template.needsItems ? wordsOnGround(lang, design.colors) : ''
  return look === '' ? frames.wordsOnly(headline) : frames.wordsIn(look, headline)
}

/** Less than this, and what the picture's text counts or names last may be out of sight. */
const NEARLY_ALL = 0.68

function picturesShown(drawn: DrawnPin, frames: Frames): string[] {
  const shown = drawn.design.pictures.slice(0, drawn.template.pictures).map((picture) => {
    const whole = picturePhrase(drawn.altOf(picture.picture_id), MAX_PICTURE_LENGTH, drawn.lang)
    if (!isTelling(whole)) return frames.photo(drawn.subject)
    const isPart = (drawn.shownOf?.(picture) ?? 1) < NEARLY_ALL
    return isPart ? frames.part(mainPart(whole, drawn.lang)) : whole
  })
  return [...new Set(shown)]
}

/** All entries that are drawn, as far as they fit. A last line that counts the rest is left out. */
function entriesShown({ design, template, lang }: DrawnPin, frames: Frames, room: number): string {
  const lines = template.needsItems ? withoutMoreLine(design.items) : []
  const entries = lines.map(withoutStop)
  if (entries.length === 0) return ''
  const stop = lang === 'ja' ? '。' : '.'
  const said = (count: number): string =>
    `${frames.list}${entries.slice(0, count).join('; ')}${count < entries.length ? frames.more : ''}${stop}`
  const fitting = entries
    .map((_, index) => said(entries.length - index))
    .find((text) => text.length <= room)
  return fitting ?? said(1)
}

const COUNT: Record<string, RegExp> = {
  en: /^(?:two|three|four|five|six|seven|eight|nine|ten|a dozen|several|\d{1,2})\s+/i,
  de: /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehrere|\d{1,2})\s+/i,
}
/** What else is in the picture, at its end. */
const BESIDES: Record<string, RegExp> = {
  en: /,? (?:with|and|next to|beside|near|behind|in front of) .+$|,.+$/i,
  de: /,? (?:mit|und|neben|vor|hinter) .+$|,.+$/i,
}

/** "Three pots with herbs" of which one is drawn: "pots". At least two words of it stay. */
function mainPart(alt: string, lang: string): string {
  const uncounted = capitalFirst(alt.replace(COUNT[lang] ?? /^(?!)/, ''))
  const main = uncounted.replace(BESIDES[lang] ?? /(?!)$/, '')
  return main.split(/\s+/).length >= 2 ? main : uncounted
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** Not a file name, not one word, not a camera's number. */
function isTelling(alt: string): boolean {
  const isLong = alt.trim().split(/\s+/).length >= 3 || /[\u3040-\u30ff\u4e00-\u9fff]{4}/u.test(alt)
  return isLong && !/\.(?:jpe?g|png|webp|gif)\b|IMG_|DSC\d|https?:/i.test(alt)
}

/** Never inside a word. */
function clipAt(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40))
}
