/**
 * What a text from outside says as JSON; undefined when it is none, which no schema of ours takes:
 * what follows the reading is a schema's to say.
 */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
