/** Stories, news and pages of questions in English: mostly told in the page's own words. */
import type { Fact } from '../patterns/fill-pattern.ts'
import type { Material } from '../writer/material.ts'
import { wordsOf } from '../language.ts'
import { bareName, fact, firstClause, flag, nameFacts, sectionFacts } from './english-names.ts'
import type { KindReading } from './page-model.ts'
import type { Section } from './sections.ts'

const BEFORE_PERSON =
  /\b(?:interview with|in conversation with|q ?& ?a with|chat with|conversation with|questions (?:with|for))\s+|^(?:meet|introducing)\s+/iu
const PERSON =
  /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:(?:de|van|von|der|la|bin|al)\s+)?\p{Lu}[\p{L}'’.-]+){1,3}/u
const ASKED =
  /^(?:(?:the )?(?:\d+ )?(?:frequently asked|common|top|most common)? ?(?:questions?|faqs?) (?:about|on|for) (?<about>.+)|(?<named>.+?):? (?:faqs?|frequently asked questions|questions and answers|questions,? answered|q ?& ?a))$/iu

export function readStory(material: Material, sections: readonly Section[]): KindReading {
  const { content } = material
  const facts = new Map<string, Fact>(sectionFacts(sections))
  const person = personOf(content.title, content.paragraphs)
  if (person !== '') facts.set('person', fact(person))
  const questions = content.headings.filter(({ text }) => text.trim().endsWith('?')).length
  const isInterview =
    person !== '' &&
    (questions >= 3 ||
      /\binterview|conversation|q ?& ?a/iu.test(`${content.title} ${content.description}`))
  if (isInterview) facts.set('interview', flag(content.title))
  return { subject: { name: person, confidence: person === '' ? 0 : 0.8 }, facts, sections }
}

/** A name that the text repeats, whole or by its last word. */
function personOf(title: string, paragraphs: readonly string[]): string {
  const before = BEFORE_PERSON.exec(title)
  const rest = before ? title.slice(before.index + before[0].length) : ''
  const person = PERSON.exec(rest)?.[0].replace(/['’]s$/u, '') ?? ''
  const last = wordsOf(person).at(-1) ?? ''
  const first = wordsOf(person)[0] ?? ''
  return last !== '' && paragraphs.some((text) => text.includes(last) || text.includes(first))
    ? person
    : ''
}

/** The subject is what the questions are about, where the title says so. */
export function readQuestions(material: Material, sections: readonly Section[]): KindReading {
  const groups = ASKED.exec(firstClause(material.content.title))?.groups
  const name = bareName(groups?.['about'] ?? groups?.['named'] ?? '')
  const facts = new Map<string, Fact>([...sectionFacts(sections), ...nameFacts(material, name)])
  const running = facts.get('name')?.text ?? ''
  return { subject: { name: running, confidence: running === '' ? 0 : 0.8 }, facts, sections }
}
