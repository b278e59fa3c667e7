/**
 * Words the problems of answers in the person's language. A sentence whose code this build does not
 * know, or that an earlier version stored without one, stays in English.
 */
import { z } from 'zod'
import type { Call } from '#core/contract/call/call.ts'
import type { Failure } from '#core/contract/client.ts'
import { problemWords, type ProblemTable } from '#core/contract/words/problem-words.ts'
import { ProblemCodes, type Translatable } from '#core/contract/words/problem.schema.ts'
import { directionOf, type Language } from '#core/contract/call/languages.ts'
import type { ProblemWording } from './english-wording.ts'

/** Null where an answer has no codes. */
type Reword = ((value: unknown) => unknown) | null

export function openProblemWords(language: Language, messages: ProblemTable): ProblemWording {
  const of = {
    language,
    messages,
    ...(directionOf(language) === 'rtl'
      ? { isolate: (value: string) => `\u2068${value}\u2069` }
      : {}),
  }
  const say = (said: Translatable): string =>
    typeof said === 'string' ? said : (problemWords(said, of) ?? said.message)
  const rewords = new WeakMap<Call, { readonly reword: Reword }>()
  return {
    say,
    reword(call, outcome) {
      if (!outcome.ok) return { ok: false, failure: rewordFailure(outcome.failure, say) }
      const known = rewords.get(call) ?? {
        reword: call.answer === 'binary' ? null : schemaReword(call.answer, say),
      }
      rewords.set(call, known)
      return known.reword === null ? outcome : { ok: true, answer: known.reword(outcome.answer) }
    },
  }
}

type Say = ProblemWording['say']

function rewordFailure(failure: Failure, say: Say): Failure {
  const { body, problem } = failure
  return {
    ...failure,
    message: problem === undefined ? failure.message : say(problem),
    // The same fields, some of them with other words.
    body: body === null ? null : (rewordFields(body, say) as NonNullable<Failure['body']>),
  }
}

function rewordFields(value: Record<string, unknown>, say: Say): Record<string, unknown> {
  const codes = ProblemCodes.safeParse(value['problem_codes'])
  if (!codes.success) return value
  const reworded = { ...value }
  for (const [name, ref] of Object.entries(codes.data)) {
    const sentence = value[name]
    if (Array.isArray(ref) && Array.isArray(sentence))
      reworded[name] = sentence.map((message: unknown, at) => {
        const one = ref[at]
        return typeof message === 'string' && one !== undefined ? say({ ...one, message }) : message
      })
    else if (!Array.isArray(ref) && typeof sentence === 'string')
      reworded[name] = say({ ...ref, message: sentence })
  }
  return reworded
}

function schemaReword(schema: z.core.$ZodType, say: Say): Reword {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodReadonly
  )
    return schemaReword(schema.def.innerType, say)
  if (schema instanceof z.ZodArray) return arrayReword(schemaReword(schema.element, say))
  if (schema instanceof z.ZodObject) return objectReword(schema, say)
  return schema instanceof z.ZodUnion ? unionReword(schema.options, say) : null
}

function arrayReword(reword: Reword): Reword {
  return reword === null ? null : (value) => (Array.isArray(value) ? value.map(reword) : value)
}

function objectReword(schema: z.ZodObject, say: Say): Reword {
  const hasCodes = 'problem_codes' in schema.shape
  const fields = Object.entries(schema.shape).flatMap(
    ([name, field]): [string, NonNullable<Reword>][] => {
      const reword = name === 'problem_codes' ? null : schemaReword(field, say)
      return reword === null ? [] : [[name, reword]]
    },
  )
  if (!hasCodes && fields.length === 0) return null
  return (value) => {
    if (!isRecord(value)) return value
    const inner = fields.flatMap(([name, reword]) =>
      name in value ? [[name, reword(value[name])]] : [],
    )
    const own = hasCodes ? rewordFields(value, say) : value
    return { ...own, ...Object.fromEntries(inner) }
  }
}

function unionReword(options: readonly z.core.$ZodType[], say: Say): Reword {
  const rewords = options.map((option) => ({ option, reword: schemaReword(option, say) }))
  if (rewords.every(({ reword }) => reword === null)) return null
  return (value) => {
    const own = rewords.find(({ option }) => z.safeParse(option, value).success)
    return own?.reword?.(value) ?? value
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
