/**
 * Makes kept values usable again, for a detached copy or a path that is run. Marks are replaced by
 * their values where possible. Functions come from a value of the same shape, such as an input of
 * the machine's model. Redacted values stay redacted.
 */
import { createActor, fromCallback } from 'xstate'
import type { Failure } from '#core/contract/client.ts'
import { AccountNotOpen, CallFailed } from '../../machines/call-failed.ts'
import { isFields, markOf, type Kept } from './kept-value.ts'

type Fields = { readonly [key: string]: Kept }

export function revive(kept: Kept, standIn?: unknown): unknown {
  if (Array.isArray(kept)) return listOf(kept, standIn)
  if (!isFields(kept)) return kept
  const mark = markOf(kept)
  if (mark === null) return fieldsOf(kept, standIn)
  return (marks[mark] ?? (() => undefined))(kept, standIn)
}

const marks: Readonly<Record<string, (kept: Fields, standIn: unknown) => unknown>> = {
  function: (_, standIn) => (typeof standIn === 'function' ? standIn : () => undefined),
  error: (kept) => errorOf(kept),
  actor: ({ id }) => idleActor(textOf(id)),
  snapshot: (kept) => snapshotOf(kept),
  map: ({ entries }) =>
    new Map(listOf(entries ?? []).filter((entry) => Array.isArray(entry)) as [unknown, unknown][]),
  set: ({ entries }) => new Set(listOf(entries ?? [])),
}

/** What was too much for the recording is missing. */
function listOf(kept: Kept, standIn?: unknown): unknown[] {
  if (!Array.isArray(kept)) return []
  const list: readonly Kept[] = kept
  return list
    .filter((one) => markOf(one) !== 'more')
    .map((one, at) => revive(one, Array.isArray(standIn) ? standIn[at] : undefined))
}

function fieldsOf(kept: Fields, standIn: unknown): unknown {
  const other: Readonly<Record<string, unknown>> =
    typeof standIn === 'object' && standIn !== null ? { ...standIn } : {}
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, one]) => markOf(one) !== 'more')
      .map(([key, one]) => [key, revive(one, other[key])]),
  )
}

function errorOf({ name, message, failure }: Fields): Error {
  // It was one when it was kept.
  if (name === 'CallFailed' && failure !== undefined)
    return new CallFailed(revive(failure) as Failure)
  if (name === 'AccountNotOpen') return new AccountNotOpen(textOf(message))
  const error = new Error(textOf(message))
  error.name = textOf(name)
  return error
}

/** The parts of a snapshot that its receivers read. */
function snapshotOf({ status, value, tags, context }: Fields): unknown {
  const known = new Set(listOf(tags ?? []))
  return {
    status,
    value,
    context: context === undefined ? undefined : revive(context),
    tags: known,
    hasTag: (tag: string) => known.has(tag),
  }
}

/** Receives everything and says nothing. */
function idleActor(id: string) {
  return createActor(
    fromCallback(() => undefined),
    { id },
  )
}

function textOf(kept: Kept | undefined): string {
  return typeof kept === 'string' ? kept : ''
}
