/** What sort of page it is, and the facts that an article without schema.org shows by its shape: numbered entries and steps. */
import type { PageContent, PageFact } from '#core/pages/page-content.schema.ts'
import type { Block } from './article.ts'
import { isOfType, type JsonNode } from './json-ld.ts'

type Kind = PageContent['kind']

const HOW_TO = /^(?:how to|wie (?:man|du|sie)|so (?:geht|gelingt|machst)|cómo|como hacer|comment|come fare|hoe)\b|\b(?:step[- ]by[- ]step|schritt für schritt|paso a paso|pas à pas|tutorial|anleitung)\b/iu
const LIST_TITLE = /^(?:the |die |les |las |los )?(?:best |top )?\d{1,3}\+? (?!minute|minuten|minutos|minutes|ingredient|zutaten|step|schritt|hour|day|tage|días|jours|weeks?|year|degrees?)\p{L}|\b\d{1,3} (?:ideas|ways|tips|ideen|tipps|idées|astuces|consejos|recipes|projects|things|places|reasons)\b/iu
const NUMBERED = /^(?:#|no\.?\s*)?\d{1,3}\s*[.):–-]\s*/i
const STEP = /^(?:step|schritt|paso|étape)\s*\d{1,2}\s*[.):–-]?\s*/iu

export function kindOf(main: JsonNode | undefined, title: string, facts: PageFact[], ogType: string): Kind {
  if (main && isOfType(main, 'Recipe')) return 'recipe'
  if (main && isOfType(main, 'HowTo')) return 'how_to'
  if ((main && (isOfType(main, 'Product') || isOfType(main, 'ProductGroup'))) || /^(?:og:)?product/.test(ogType)) return 'product'
  const count = (name: string): number => facts.filter((fact) => fact.name === name).length
  if (count('list_item') >= 3 && (LIST_TITLE.test(title) || (main && isOfType(main, 'ItemList')) || count('list_item') >= 8)) return 'list'
  if (HOW_TO.test(title) || count('step') >= 3) return 'how_to'
  if (count('list_item') >= 5) return 'list'
  return ogType === 'website' && facts.length === 0 ? 'other' : 'story'
}

/** Entries and steps of the article: numbered headings first, then repeated headings of a list title, then an ordered list. */
export function shapeFacts(blocks: Block[], title: string): PageFact[] {
  const headings = blocks.filter((block) => block.type === 'heading' && block.level > 1).map((block) => block.text)
  const steps = headings.filter((text) => STEP.test(text)).map((text) => text.replace(STEP, '')).filter(Boolean)
  const isHowTo = HOW_TO.test(title)
  if (steps.length >= 2) return named('step', steps)
  const numbered = headings.filter((text) => NUMBERED.test(text)).map((text) => text.replace(NUMBERED, ''))
  if (numbered.length >= 3) return named(isHowTo ? 'step' : 'list_item', numbered)
  const lists = listsOf(blocks)
  const ordered = lists.filter((list) => list.ordered).toSorted((a, b) => b.entries.length - a.entries.length)[0]
  if (isHowTo) return ordered && ordered.entries.length >= 3 ? named('step', ordered.entries) : []
  if (!LIST_TITLE.test(title)) return []
  const promised = Number(/\d{1,3}/.exec(title)?.[0] ?? 0)
  const longest = lists.toSorted((a, b) => b.entries.length - a.entries.length)[0]
  const level = mostCommonLevel(blocks)
  const same = blocks.filter((block) => block.type === 'heading' && block.level === level).map((block) => block.text)
  const entries = longest && Math.abs(longest.entries.length - promised) < Math.abs(same.length - promised) ? longest.entries.map(leadOf) : same
  return entries.length >= 3 ? named('list_item', entries) : []
}

/** Long entries give what stands before the first colon, dash or full stop: "Herb spiral: a small mound of …". */
function leadOf(entry: string): string {
  if (entry.length <= 60) return entry.replace(/[.:]$/, '')
  return /^(.{3,60}?)(?:\s[–—-]\s|:\s|\.\s)/.exec(entry)?.[1] ?? entry
}

function listsOf(blocks: Block[]): { ordered: boolean; entries: string[] }[] {
  const lists = new Map<number, { ordered: boolean; entries: string[] }>()
  for (const { list, text } of blocks) {
    if (!list) continue
    const known = lists.get(list.id)
    if (known) known.entries.push(text)
    else lists.set(list.id, { ordered: list.ordered, entries: [text] })
  }
  return [...lists.values()]
}

function mostCommonLevel(blocks: Block[]): number {
  const counts = [2, 3, 4].map((level) => ({ level, count: blocks.filter((block) => block.type === 'heading' && block.level === level).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.level ?? 2
}

function named(name: string, values: string[]): PageFact[] {
  return [...new Set(values)].slice(0, 100).map((value) => ({ name, value, from: 'article' }))
}
