/**
 * A message in lingui's compiled form. The build compiles all messages of the page
 * (`tools/bundle/message-plugin.ts`) and leaves the compiler out; the server and the tests compile
 * a message when they first need it.
 */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

export type { CompiledMessage }

/** Throws where a brace is not closed. */
export function compiledMessage(message: string | CompiledMessage): CompiledMessage {
  if (typeof message !== 'string') return message
  const known = compiled.get(message) ?? compileMessageOrThrow(message)
  compiled.set(message, known)
  return known
}

const compiled = new Map<string, CompiledMessage>()
