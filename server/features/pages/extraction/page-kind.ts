/**
 * What sort of page it is, and the facts that an article without schema.org shows by its shape:
 * numbered entries and steps.
 */
import type { PageContent, PageFact } from '#core/pages/page-content.schema.ts'
import type { Block } from './article/block.ts'
import { isOfType, type JsonNode } from './markup/json-ld.ts'

type Kind = PageContent['kind']

const HOW_TO =
  /^(?:how to|wie (?:man|du|sie)|so (?:geht|gelingt|machst)|cómo|como hacer|comment|come fare|hoe)\b|\b(?:step[- ]by[- ]step|schritt für schritt|paso a paso|pas à pas|tutorial|anleitung)\b/iu
export const LIST_TITLE =
  /^(?:the |die |les |las |los )?(?:best |top )?\d{1,3}\+? (?!minute|minuten|minutos|minutes|ingredient|zutaten|step|schritt|hour|day|tage|días|jours|weeks?|year|degrees?)\p{L}|\b\d{1,3} (?:ideas|ways|tips|ideen|tipps|idées|astuces|consejos|recipes|projects|things|places|reasons)\b/iu
const NUMBERED = /^(?:#|no\.?\s*)?\d{1,3}\s*[.):–-]\s*/i
const STEP = /^(?:step|schritt|paso|étape)\s*\d{1,2}\s*[.):–-]?\s*/iu

/**
 * What schema.org states, else what Open Graph states, else what the shape of title and facts shows.
 */
export function kindOf(
  main: JsonNode | undefined,
  {
    title,
    facts,
    ogType,
  }: { readonly title: string; readonly facts: PageFact[]; readonly ogType: string },
): Kind {
  const told = main ? declaredKind(main) : null
  if (told) return told
  if (/^(?:og:)?product/.test(ogType)) return 'product'
  const isList = LIST_TITLE.test(title) || (main !== undefined && isOfType(main, 'ItemList'))
  return (
    shapeKind(title, facts, isList) ??
    (ogType === 'website' && facts.length === 0 ? 'other' : 'story')
  )
}

function shapeKind(title: string, facts: PageFact[], isList: boolean): Kind | null {
  const count = (name: string): number => facts.filter((fact) => fact.name === name).length
  const entries = count('list_item')
  if (entries >= 8 || (entries >= 3 && isList)) return 'list'
  if (HOW_TO.test(title) || count('step') >= 3) return 'how_to'
  return entries >= 5 ? 'list' : null
}

/** Whether the node says by itself what kind of page it is. */
export const isDeclaredKind = (main: JsonNode): boolean => declaredKind(main) !== null

function declaredKind(main: JsonNode): Kind | null {
  if (isOfType(main, 'Recipe')) return 'recipe'
  if (isOfType(main, 'HowTo')) return 'how_to'
  return isOfType(main, 'Product') || isOfType(main, 'ProductGroup') ? 'product' : null
}

/**
 * Entries and steps of the article: numbered headings first, then repeated headings of a list
 * title, then an ordered list.
 */
export function shapeFacts(blocks: Block[], title: string): PageFact[] {
  const headings = blocks
    .filter((block) => block.type === 'heading' && block.level > 1)
    .map((block) => block.text)
  const steps = headings
    .filter((text) => STEP.test(text))
    .map((text) => text.replace(STEP, ''))
    .filter(Boolean)
  if (steps.length >= 2) return named('step', steps)
  const isHowTo = HOW_TO.test(title)
  const numbered = headings
    .filter((text) => NUMBERED.test(text))
    .map((text) => text.replace(NUMBERED, ''))
  if (numbered.length >= 3) return named(isHowTo ? 'step' : 'list_item', numbered)
  const lists = listsOf(blocks)
  if (isHowTo) return named('step', longestOf(lists.filter((list) => list.ordered)))
  return LIST_TITLE.test(title)
    ? named(
        'list_item',
        entriesOf(blocks, longestOf(lists), Number(/\d{1,3}/.exec(title)?.[0] ?? 0)),
      )
    : []
}

/**
 * The longest list or the headings of the most common level: whichever is nearer to what the title
 * promises.
 */
function entriesOf(blocks: Block[], longest: string[], promised: number): string[] {
  const level = mostCommonLevel(blocks)
  const headings = blocks
    .filter((block) => block.type === 'heading' && block.level === level)
    .map((block) => block.text)
  const entries =
    Math.abs(longest.length - promised) < Math.abs(headings.length - promised)
      ? longest.map(leadOf)
      : headings
  // The sections after the promised number are not entries: "How to Choose".
  const kept =
    entries.length > promised && entries.length <= promised + 4
      ? entries.slice(0, promised)
      : entries
  return kept.length >= 3 ? kept : []
}

function longestOf(lists: { entries: string[] }[]): string[] {
  const longest = lists.toSorted((a, b) => b.entries.length - a.entries.length)[0]?.entries ?? []
  return longest.length >= 3 ? longest : []
}

/**
 * Long entries give what is before the first colon, dash or full stop: "Herb spiral: a small
 * mound of …".
 */
function leadOf(entry: string): string {
  if (entry.length <= 60) return entry.replace(/[.:]$/, '')
  return /^(.{3,60}?)(?:\s[–—-]\s|:\s|\.\s)/.exec(entry)?.[1] ?? entry
}

function listsOf(blocks: Block[]): { ordered: boolean; entries: string[] }[] {
  const lists = new Map<number, { ordered: boolean; entries: string[] }>()
  for (const { list, text, type } of blocks) {
    if (!list || type !== 'entry') continue
    const known = lists.get(list.id)
    if (known) known.entries.push(text)
    else lists.set(list.id, { ordered: list.ordered, entries: [text] })
  }
  return [...lists.values()]
}

function mostCommonLevel(blocks: Block[]): number {
  const counts = [2, 3, 4].map((level) => ({
    level,
    count: blocks.filter((block) => block.type === 'heading' && block.level === level).length,
  }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.level ?? 2
}

function named(name: string, values: string[]): PageFact[] {
  return [...new Set(values)].slice(0, 100).map((value) => ({ name, value, from: 'article' }))
}
