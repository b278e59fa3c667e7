/** The description of a page that says nothing good of itself. */
import type { PatternTitle } from '../patterns/fill-titles.ts'
import { ownVoiceOf } from '../understand/lead/own-voice.ts'
import type { PageModel } from '../understand/page-model.ts'
import { factsAlone, NO_DESCRIPTION, type DescriptionCandidate } from './description-candidates.ts'
import { sentencePart } from './parts.ts'

/** Its facts behind its subject, else its author in the first person, else nothing. */
export function lastWords(entry: PatternTitle, model: PageModel): DescriptionCandidate {
  const facts = factsAlone(entry, model)
  const own = facts.text === '' ? ownVoiceOf(model.material, model.subject.name) : ''
  if (own === '') return facts
  return { ...NO_DESCRIPTION, kind: 'summary', sentences: [own], ...sentencePart(own, model) }
}
