/**
 * Prompts for pin work with any assistant. The texts are in `data/prompts.json`; `{…}` in them is
 * what the reader fills in.
 */
import data from '../data/prompts.json' with { type: 'json' }
import type { Prompt } from '../data/word-lists.schema.ts'
import { promptKinds, type PromptKind } from '../data/prompt-kinds.ts'

export const prompts: readonly Prompt[] = data.map((prompt) => ({
  ...prompt,
  kind: kindOf(prompt.kind),
}))

function kindOf(name: string): PromptKind {
  const kind = promptKinds.find((one) => one === name)
  if (kind === undefined) throw new Error(`No such kind of prompt: ${name}`)
  return kind
}

/** Those of a kind (null: of any) that have all these words somewhere. */
export function findPrompts(query: string, kind: PromptKind | null): Prompt[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return prompts.filter(
    (prompt) =>
      (kind === null || prompt.kind === kind) &&
      words.every((word) =>
        `${prompt.title} ${prompt.kind} ${prompt.text}`.toLowerCase().includes(word),
      ),
  )
}
