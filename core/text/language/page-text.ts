/** A page's text in units that carry their weight: title, headings, entries, paragraphs. */
import type { PageContent } from '#core/pages/page-content.schema.ts'

export interface TextUnit {
  text: string
  where: 'title' | 'heading' | 'entry' | 'body'
}

const ENTRY_FACTS = new Set(['list_item', 'step', 'step_name', 'ingredient', 'author_keyword'])

export function textUnits(content: PageContent): TextUnit[] {
  const entries = content.facts
    .filter((fact) => ENTRY_FACTS.has(fact.name))
    .map((fact) => fact.value)
  const known = new Set([...content.paragraphs, ...content.headings.map((heading) => heading.text)])
  return [
    { text: content.title, where: 'title' },
    ...(content.description ? [{ text: content.description, where: 'body' } as const] : []),
    ...content.headings.map(({ text }) => ({ text, where: 'heading' as const })),
    ...content.paragraphs.map((text) => ({ text, where: 'body' as const })),
    ...entries
      .filter((text) => !known.has(text))
      .map((text) => ({ text, where: 'entry' as const })),
  ]
}

/** All words a page gives, for RAKE and for the grounding gate. */
export function wholeText(content: PageContent): string {
  return [
    ...textUnits(content).map(({ text }) => text),
    ...content.facts.map((fact) => fact.value),
    content.site_name,
    ...content.pictures.map((picture) => picture.alt),
  ].join('\n')
}

/** Title Case is lowered before tagging, or every word of a heading counts as a name. */
export function withoutTitleCase(text: string): string {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const longer = words.filter((word) => word.length > 3)
  const capital = longer.filter((word) => /^\p{Lu}/u.test(word))
  return longer.length > 1 && capital.length / longer.length > 0.6 ? text.toLowerCase() : text
}
