/**
 * A draft as it is kept beyond the page: only what differs from the pin, so that what changed
 * elsewhere meanwhile is seen under it.
 */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import { PinDesign, TextSource, type Pin } from '#core/contract/content/pins.contract.ts'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { changesBetween, draftOf, draftOver, type PinChanges } from './pin-draft.ts'

const sources = z.array(TextSource)
/** As it was typed: the limits of the contract are for what is applied. */
const KeptDraft = z
  .object({
    title: z.string(),
    description: z.string(),
    alt_text: z.string(),
    link: z.string(),
    keywords: z.array(z.string()),
    keyword: z.string(),
    pin_type: PinType,
    design: PinDesign,
    sources: z.object({ title: sources, description: sources }),
  })
  .partial()

/** Null when nothing differs. */
export function wordsOfChanges(pin: Pin, changes: PinChanges): string | null {
  const changed = changesBetween(draftOf(pin), draftOver(pin, changes))
  return Object.keys(changed).length === 0 ? null : JSON.stringify(changed)
}

/** Null when there are no words, when they are no draft, or when the pin says the same by now. */
export function changesOfWords(pin: Pin, words: string | null): PinChanges | null {
  const kept = KeptDraft.safeParse(parseJson(words))
  if (!kept.success) return null
  // A partial schema answers only what was there.
  const changes = kept.data as PinChanges
  return wordsOfChanges(pin, changes) === null ? null : changes
}

const Base = z.record(z.string(), z.unknown())

/**
 * The pin's values of the changed fields when each was changed first. `before`: the same, until
 * now.
 */
export function baseOfChanges(pin: Pin, changes: PinChanges, before: string | null): string {
  const known = Base.safeParse(parseJson(before)).data ?? {}
  const fields = changesBetween(draftOf(pin), draftOver(pin, changes))
  return JSON.stringify(
    Object.fromEntries(
      Object.keys(fields).map((field) => [field, known[field] ?? valueOf(draftOf(pin), field)]),
    ),
  )
}

/** A field that is changed here has been changed elsewhere since, to something else. */
export function areOvertaken(pin: Pin, changes: PinChanges, base: string | null): boolean {
  const known = Base.safeParse(parseJson(base)).data ?? {}
  return Object.entries(known).some(([field, was]) => {
    const now = JSON.stringify(valueOf(draftOf(pin), field))
    return (
      now !== JSON.stringify(was) && now !== JSON.stringify(valueOf(draftOver(pin, changes), field))
    )
  })
}

function valueOf(draft: object, field: string): unknown {
  const values: Record<string, unknown> = { ...draft }
  return values[field]
}
