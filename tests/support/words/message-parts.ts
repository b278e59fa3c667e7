/** A message of a catalogue, taken apart as lingui reads it. */
import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage'

export interface Choice {
  readonly name: string
  readonly type: string
  readonly cases: readonly string[]
}

/**
 * What a message is made of: its variables, its plurals and selects, and what it says itself.
 * Throws where the message is broken.
 */
export function partsOf(message: string): {
  variables: Set<string>
  choices: Choice[]
  said: string
} {
  const variables = new Set<string>()
  const choices: Choice[] = []
  let said = ''
  const walk = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        said += token
        continue
      }
      const [name, type, format] = token
      variables.add(name)
      if (type === undefined || type === 'number') continue
      if (!['plural', 'select'].includes(type)) throw new Error(`No known type: ${message}`)
      const { offset: _offset, ...cases } = format as CompiledIcuChoices
      if (cases['other'] === undefined) throw new Error(`No "other" in: ${message}`)
      choices.push({ name, type, cases: Object.keys(cases) })
      for (const inner of Object.values(cases)) walk(inner)
    }
  }
  walk(compileMessageOrThrow(message))
  return { variables, choices, said }
}
