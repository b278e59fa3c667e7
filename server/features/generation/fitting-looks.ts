/**
 * Which of the chosen templates may show a pin: the picture has to keep what the title promises,
 * and promises no more than the page has.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import { keyOf } from '#core/text/language/title-key.ts'
import { isOnMaking, promiseOf } from '#core/text/gates/title-promise.ts'
import { hasRoom, isEasilyRead, type Shows } from '#core/text/lists/list-room.ts'
import { writeList } from '#core/text/lists/write-list.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'

export type ListShown = Pick<PinDesign, 'headline' | 'kicker' | 'items'>

export interface Looks {
  /** The chosen templates that fit, never none; all of them where none fits. */
  readonly templates: string[]
  /** The list of each template; without rows where the page has none that it can show whole. */
  readonly listFor: (template: ReadyTemplate) => ListShown
}

export interface LooksRequest {
  readonly text: WrittenText
  readonly content: PageContent
  readonly language: Language
  readonly chosen: readonly string[]
  /** A person's templates among them. */
  readonly own: readonly ReadyTemplate[]
  /** A sentence near the title, '' for none. */
  readonly quote: string
  /** One of the page's first pins: it shows a picture large. */
  readonly isFirst: boolean
  /** The title names a thing that no picture of the page shows. */
  readonly isUnseen: boolean
  readonly hasPictures: boolean
  /** Which of the page's pins this is: each goes on with the next part of a long list. */
  readonly turn: number
}

export function fittingLooks(wish: LooksRequest): Looks {
  const listFor = listsOf(wish)
  const known = wish.chosen
    .map((id) => findTemplate(id, wish.own))
    .filter((template) => template !== undefined)
  const fit = known.filter(
    (template) => fits(template, wish, listFor(template)) && hasPicturesFor(template, wish),
  )
  const large = wish.isFirst ? fit.filter(showsPicture) : []
  // A title that is the sentence itself.
  const said = isMentionedIn(wish.quote, wish.text)
    ? fit.filter(({ pinType }) => pinType === 'quote')
    : []
  // A list of many things goes with any photo of the page.
  const unseen = wish.isUnseen
    ? fit.filter(({ pictures, needsItems }) => pictures === 0 || needsItems)
    : []
  const listed = showsList(wish) ? fit.filter(({ needsItems }) => needsItems) : []
  const drawn = known.filter((template) =>
    wish.hasPictures
      ? showsPicture(template)
      : !template.needsItems && template.pinType !== 'quote',
  )
  const wordsOnly = wish.hasPictures ? [] : drawn.filter(({ pictures }) => pictures === 0)
  const templates =
    [unseen, said, large, listed, fit, wordsOnly, drawn, known].find((list) => list.length > 0) ??
    []
  return {
    templates: templates.map(({ id }) => id),
    listFor: (template) => listFor(template) ?? listAskedFor(template, wish),
  }
}

/**
 * Of the pins on a whole list, each second one shows its entries: among 40 templates the few with a
 * list would seldom come up.
 */
function showsList({ text, content, turn }: LooksRequest): boolean {
  return content.kind === 'list' && turn % 2 === 0 && promiseOf(text.title, text.about) === 'list'
}

/** The quotation is the text of the pin, or begins with it. */
export function isMentionedIn(
  quote: string,
  { title, headline }: Pick<WrittenText, 'title' | 'headline'>,
): boolean {
  const said = keyOf(quote)
  return (
    said !== '' &&
    [title, headline].some(
      (text) =>
        said === keyOf(text) ||
        (keyOf(text).split(' ').length >= 4 && said.startsWith(keyOf(text))),
    )
  )
}

function fits(template: ReadyTemplate, wish: LooksRequest, list: ListShown | null): boolean {
  if (template.needsItems)
    return list !== null && fitsList(template, wish) && isWorthShowing(template, wish, list)
  const promise = promiseOf(wish.text.title, wish.text.about)
  if (template.pinType === 'quote')
    return wish.quote !== '' && promise === 'none' && !/\d/.test(wish.text.title)
  if (template.pinType === 'text' && !fitsWords(wish)) return false
  return promise !== 'steps' && promise !== 'ingredients'
}

/**
 * Words alone fill a pin where a figure is the point, or a thing that no picture shows; a dish or a
 * journey wants to be seen.
 */
function fitsWords({ text: { headline }, content, hasPictures, isUnseen }: LooksRequest): boolean {
  if (!hasPictures || isUnseen) return true
  return content.kind !== 'recipe' && content.kind !== 'story' && /\d/.test(headline)
}

function fitsList(template: ReadyTemplate, { text, content, isUnseen }: LooksRequest): boolean {
  const promise = promiseOf(text.title, text.about)
  if (template.pinType === 'steps')
    return (
      promise === 'steps' || (promise === 'none' && text.about === '' && isOnMaking(text.title))
    )
  return content.kind === 'recipe' ? promise === 'ingredients' : promise === 'list' || isUnseen
}

/** A list that is read at a glance, under a picture where the page has one. */
function isWorthShowing(
  template: ReadyTemplate,
  { content, language, hasPictures }: LooksRequest,
  { items }: ListShown,
): boolean {
  const shows = showsOf(template)
  if (!isEasilyRead(items, shows) || (hasPictures && template.pictures === 0)) return false
  return shows !== 'steps' || content.kind !== 'recipe' || saysWhatIsMade(items, content, language)
}

/** "Preheat the oven" and "Remove the sheet" are steps of any recipe. */
function saysWhatIsMade(
  steps: readonly string[],
  { title, facts }: PageContent,
  language: Language,
): boolean {
  const ingredients = facts.flatMap(({ name, value }) => (name === 'ingredient' ? [value] : []))
  const own = new Set([title, ...ingredients].flatMap((text) => contentStems(text, language)))
  const telling = steps.filter((step) => contentStems(step, language).some((stem) => own.has(stem)))
  return telling.length * 2 >= steps.length
}

/** Shapes in the place of a picture look unfinished: words alone do not. */
const hasPicturesFor = ({ pictures }: ReadyTemplate, { hasPictures }: LooksRequest): boolean =>
  hasPictures || pictures === 0

/** Not beside a list, nor as a medallion over a quote. */
function showsPicture(template: ReadyTemplate): boolean {
  return (
    template.pictures > 0 &&
    !template.needsItems &&
    template.pinType !== 'quote' &&
    template.pinType !== 'text'
  )
}

function showsOf(template: ReadyTemplate): Shows {
  if (template.pinType === 'steps') return 'steps'
  const list = allLayers(template.document.layers).find((layer) => layer.kind === 'list')
  return list && UNORDERED.includes(list.marker.kind) ? 'checklist' : 'numbered'
}

/** Rows beside these are distinguished by nothing but their words. */
const UNORDERED = ['tick', 'dot', 'none']

/** Written once a pin. */
function listsOf({
  text,
  content,
  language,
  turn,
}: LooksRequest): (template: ReadyTemplate) => ListShown | null {
  const own = { headline: text.headline, kicker: text.kicker }
  const written = new Map<Shows, ListShown | null>()
  return (template) => {
    const shows = showsOf(template)
    const known = written.get(shows)
    if (known !== undefined) return known
    const list = writeList(content, shows, { language, own, idea: text.about, turn })
    const said = list && agreeing(list)
    written.set(shows, said)
    return said
  }
}

/** A design that was chosen whatever the page holds: any list of the page that it can show whole. */
function listAskedFor(template: ReadyTemplate, { text }: LooksRequest): ListShown {
  const { headline, kicker, items } = text
  return { headline, kicker, items: hasRoom(items, showsOf(template)) ? items : [] }
}

/** A list says nothing twice, and the small line above it counts just what is there. */
function agreeing(list: ListShown): ListShown {
  const items = list.items.filter((item) => keyOf(item) !== keyOf(list.headline))
  const count = COUNT.exec(list.kicker)?.[1]
  const isLess = items.length < list.items.length && /^\d/.test(list.kicker)
  const isWrong = isLess || (count !== undefined && Number(count) !== items.length)
  return { headline: list.headline, items, kicker: isWrong ? '' : list.kicker }
}

const COUNT = /^(\d{1,3}) (?:ideas|steps|ingredients)$/i
