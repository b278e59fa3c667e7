/**
 * Goes through what a call was answered and says each sentence in it in another language: the
 * failure's, and what the contract calls a `Sentence`.
 */
import { z } from 'zod'
import type { Call } from '#core/contract/call.ts'
import type { Failure, Outcome } from '#core/contract/client.ts'
import { Sentence } from '#core/contract/primitives.ts'

export type Retell = (call: Call, outcome: Outcome<unknown>) => Outcome<unknown>
type Say = (sentence: string) => string
/** Null where there is no sentence. */
type Teller = ((value: unknown) => unknown) | null

export function retellerOf(say: Say): Retell {
  const tellers = new WeakMap<Call, { readonly tell: Teller }>()
  return (call, outcome) => {
    if (!outcome.ok) return { ok: false, failure: retoldFailure(outcome.failure, say) }
    const known = tellers.get(call) ?? {
      tell: call.answer === 'binary' ? null : tellerOf(call.answer, say),
    }
    tellers.set(call, known)
    return known.tell === null ? outcome : { ok: true, answer: known.tell(outcome.answer) }
  }
}

function retoldFailure(failure: Failure, say: Say): Failure {
  const { body } = failure
  return {
    ...failure,
    message: say(failure.message),
    body:
      body === null
        ? null
        : {
            ...body,
            ...Object.fromEntries(
              Object.entries(body).map(([field, said]) => [field, retoldField(field, said, say)]),
            ),
          },
  }
}

/** Of a Django-shaped body: `detail`, and one list of sentences per field. */
function retoldField(field: string, said: unknown, say: Say): unknown {
  if (field === 'detail' && typeof said === 'string') return say(said)
  return Array.isArray(said)
    ? said.map((one: unknown) => (typeof one === 'string' ? say(one) : one))
    : said
}

function tellerOf(schema: z.core.$ZodType, say: Say): Teller {
  if (schema === Sentence) return (value) => (typeof value === 'string' ? say(value) : value)
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodReadonly
  )
    return tellerOf(schema.def.innerType, say)
  if (schema instanceof z.ZodArray) return arrayTeller(tellerOf(schema.element, say))
  if (schema instanceof z.ZodObject) return objectTeller(schema, say)
  return schema instanceof z.ZodUnion ? unionTeller(schema.options, say) : null
}

function arrayTeller(tell: Teller): Teller {
  return tell === null ? null : (value) => (Array.isArray(value) ? value.map(tell) : value)
}

function objectTeller(schema: z.ZodObject, say: Say): Teller {
  const fields = Object.entries(schema.shape).flatMap(
    ([name, field]): [string, NonNullable<Teller>][] => {
      const tell = tellerOf(field, say)
      return tell === null ? [] : [[name, tell]]
    },
  )
  if (fields.length === 0) return null
  return (value) =>
    isRecord(value)
      ? {
          ...value,
          ...Object.fromEntries(
            fields.flatMap(([name, tell]) => (name in value ? [[name, tell(value[name])]] : [])),
          ),
        }
      : value
}

function unionTeller(options: readonly z.core.$ZodType[], say: Say): Teller {
  const told = options.map((option) => ({ option, tell: tellerOf(option, say) }))
  if (told.every(({ tell }) => tell === null)) return null
  return (value) => {
    const own = told.find(({ option }) => z.safeParse(option, value).success)
    return own?.tell?.(value) ?? value
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
