/**
 * A page's own title that is only a name ("Graines germées"), with what the page is about it.
 * Judges signed 7 of 100 such French titles and 98 of 100 with a word more.
 */
import { z } from 'zod'
import { contentStems, wordsOf } from '../language/language.ts'
import { firstPersonOf } from '../gates/first-person.ts'
import type { PageModel } from '../understand/page-model.ts'
import { formsOf, traitsOf } from './page-traits.ts'
import { stemCounts } from '../subject/title-topics.ts'
import data from './bare-titles.json' with { type: 'json' }

const Forms = z.object({
  /** Of something that the page shows how to make. */
  craft: z.string(),
  /** Of something that the page explains section by section. */
  explained: z.string().optional(),
})
const byLanguage: Readonly<Record<string, z.infer<typeof Forms> | undefined>> = z
  .record(z.string(), Forms)
  .parse(data)

/** Forms of a title for a bare name: "DIY {name}". */
export const bareForms = (lang: string): readonly string[] => Object.values(byLanguage[lang] ?? {})

/** In words of meaning. */
const MAX_MEANING = 2
const MAX_WORDS = 4
/** Signs of more than a name, and names of many things or of a time. */
const MORE_THAN_NAME =
  /^(?:how|what|why|when|where|who|wie|was|warum|wo|comment|pourquoi|où|que|cómo|qué|dónde)\s|[?:,;()"“”„«»–—&\d]|\s-\s|(?<!\p{L})(?:ideen|tipps|idées|conseils|astuces|ideas|consejos|und|et|y|e|and)(?!\p{L})/iu
/** So often the text must say each word, or it explains something else. */
const MIN_SAID = 4
const MIN_SECTIONS = 4
/** A page on its author's day explains nothing. */
const MAX_PERSONAL = 0.3

/** The title itself where it says more, or the page bears out no more. */
export function withPromise(title: string, model: PageModel): string {
  const { kind, material } = model
  const { language } = material
  const forms = byLanguage[language.lang]
  const name = title.replace(/\s*[.!…]+$/u, '')
  if (!forms || kind === 'recipe' || kind === 'news' || !isBare(name, model)) return title
  const form = isCraft(name, model) ? forms.craft : isExplained(name, model) && forms.explained
  return form ? form.replace('{name}', () => inText(name, model)) : title
}

function isBare(name: string, { material: { language } }: PageModel): boolean {
  const meaning = contentStems(name, language).length
  return (
    meaning > 0 &&
    meaning <= MAX_MEANING &&
    wordsOf(name).length <= MAX_WORDS &&
    !MORE_THAN_NAME.test(name) &&
    !(firstPersonOf(language.lang)?.test(name) ?? false)
  )
}

function isCraft(name: string, model: PageModel): boolean {
  const forms = formsOf(model.material.language.lang)
  return (
    forms !== undefined &&
    !/(?<!\p{L})(?:diy|selber|selbst|maison|caser[oa]s?)(?!\p{L})/iu.test(name) &&
    traitsOf(model, forms, name).has('craft')
  )
}

function isExplained(name: string, { sections, material }: PageModel): boolean {
  const { content, language } = material
  const said = stemCounts(content, language)
  const person = firstPersonOf(language.lang)
  const personal = content.paragraphs.filter((text) => person?.test(text) ?? false).length
  return (
    sections.length >= MIN_SECTIONS &&
    contentStems(name, language).every((stem) => (said.get(stem) ?? 0) >= MIN_SAID) &&
    personal <= MAX_PERSONAL * content.paragraphs.length
  )
}

/**
 * With small letters behind the first word, where the text writes them small: "Graines germées".
 */
function inText(name: string, { material: { content, language } }: PageModel): string {
  if (language.lang === 'de' || language.lang === 'en') return name
  const text = content.paragraphs.join(' ')
  // "Costa Rica" of a page that writes "rica", too.
  if (text.includes(name)) return name
  return name.replace(/(?<=\p{L}[ ’'])\p{Lu}\p{Ll}+/gu, (word) =>
    new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text)
      ? word.toLowerCase()
      : word,
  )
}
