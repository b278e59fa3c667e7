/**
 * An expected failure, or a note, as a code with its values. It is worded once for each language:
 * in English by the tables of `problems/`, in German and Arabic by `src/locales/`.
 * No program reads the sentence.
 */
import { z } from 'zod'

/** The code and its values, as they are sent and stored. A value can be a problem too. */
export interface ProblemRef {
  readonly code: string
  readonly params: Readonly<Record<string, string | number | ProblemRef>>
}
export const ProblemRef: z.ZodType<ProblemRef> = z.object({
  code: z.string(),
  params: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.lazy((): z.ZodType<ProblemRef> => ProblemRef)]),
  ),
})

/** `message` is the English sentence. */
export interface Problem extends ProblemRef {
  readonly message: string
}

/** A sentence where it has no code: an earlier version or another server wrote it. */
export type Translatable = Problem | string

export const englishOf = (said: Translatable): string =>
  typeof said === 'string' ? said : said.message

/**
 * In an answer beside the English sentences, under the same names: `{ detail: 'Login
 * failed', problem_codes: { detail: { code: 'auth.loginFailed', params: {} } } }`. It is missing
 * where an earlier version has stored the sentence alone.
 */
export const ProblemCodes = z.record(z.string(), z.union([ProblemRef, z.array(ProblemRef)]))
export type ProblemCodes = z.infer<typeof ProblemCodes>

export function problemRef({ code, params }: ProblemRef): ProblemRef {
  return {
    code,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? problemRef(value) : value,
      ]),
    ),
  }
}

type SentencesOf<T> = {
  [K in keyof T]: T[K] extends Problem ? string : T[K] extends readonly Problem[] ? string[] : null
}

/** The English sentences of an answer, and their codes beside them. */
export function withCodes<T extends Record<string, Problem | readonly Problem[] | null>>(
  problems: T,
): { [K in keyof T]: SentencesOf<T>[K] } & { problem_codes?: ProblemCodes } {
  const sentences: Record<string, string | string[] | null> = {}
  const codes: ProblemCodes = {}
  for (const [name, said] of Object.entries(problems)) {
    sentences[name] = sentenceIn(said)
    if (said === null || isEmpty(said)) continue
    codes[name] = isList(said) ? said.map(problemRef) : problemRef(said)
  }
  // Built field by field above.
  const typed = sentences as { [K in keyof T]: SentencesOf<T>[K] }
  return Object.keys(codes).length === 0 ? typed : { ...typed, problem_codes: codes }
}

function sentenceIn(said: Problem | readonly Problem[] | null): string | string[] | null {
  if (said === null) return null
  return isList(said) ? said.map(({ message }) => message) : said.message
}

const isList = (said: Problem | readonly Problem[]): said is readonly Problem[] =>
  Array.isArray(said)

const isEmpty = (said: Problem | readonly Problem[]): boolean => isList(said) && said.length === 0
