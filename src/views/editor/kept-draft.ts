/** A draft as it is kept beyond the page: only what differs from the pin, so that what changed elsewhere meanwhile is seen under it. */
import { z } from 'zod'
import { PinDesign, PinType, TextSource, type Pin } from '#core/contract/pins.contract.ts'
import { changesBetween, draftOf, draftOver, type PinChanges } from './pin-draft.ts'

const sources = z.array(TextSource)
/** As it was typed: the limits of the contract are for what is applied. */
const KeptDraft = z
  .object({ title: z.string(), description: z.string(), alt_text: z.string(), link: z.string(), keywords: z.array(z.string()), pin_type: PinType, design: PinDesign, sources: z.object({ title: sources, description: sources }) })
  .partial()

/** Null when nothing differs. */
export function wordsOfChanges(pin: Pin, changes: PinChanges): string | null {
  const changed = changesBetween(draftOf(pin), draftOver(pin, changes))
  return Object.keys(changed).length === 0 ? null : JSON.stringify(changed)
}

/** Null when there are no words, when they are no draft, or when the pin says the same by now. */
export function changesOfWords(pin: Pin, words: string | null): PinChanges | null {
  const kept = KeptDraft.safeParse(jsonOf(words))
  if (!kept.success) return null
  // A partial schema answers only what was there.
  const changes = kept.data as PinChanges
  return wordsOfChanges(pin, changes) === null ? null : changes
}

function jsonOf(words: string | null): unknown {
  if (words === null) return null
  try {
    return JSON.parse(words)
  } catch {
    // Words that are no JSON are no draft: the schema says so.
    return null
  }
}
