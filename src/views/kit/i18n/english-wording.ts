/** The wording of an English page: answers come with their English sentences. */
import type { Call } from '#core/contract/call/call.ts'
import type { Outcome } from '#core/contract/client.ts'
import { englishOf, type Translatable } from '#core/contract/words/problem.schema.ts'

export interface ProblemWording {
  readonly say: (said: Translatable) => string
  /** Puts the words of this language in the place of an answer's English sentences. */
  readonly reword: (call: Call, outcome: Outcome<unknown>) => Outcome<unknown>
}
export const englishWording: ProblemWording = {
  say: englishOf,
  reword: (_call, outcome) => outcome,
}
