/**
 * JSON as models write it: in fences, with words around it, with trailing commas, cut off in the
 * middle. What is whole in it is taken.
 */

/** The list of objects that the text holds, as far as each is whole; empty when there is none. */
export function looseObjects(text: string): unknown[] {
  const bare = text.replace(/<think>[\s\S]*?<\/think>/g, '').replace(/```(?:json)?/gi, '')
  const whole = parsed(sliceJson(bare))
  if (whole !== undefined) return listIn(whole)
  return wholeObjects(bare).flatMap((part) => {
    const value = parsed(part)
    return value === undefined ? [] : [value]
  })
}

function sliceJson(text: string): string {
  const start = text.search(/[[{]/)
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))
  return start < 0 || end < start ? '' : text.slice(start, end + 1)
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  for (const attempt of [text, text.replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt) as unknown
    } catch {
      continue // the next, milder reading
    }
  }
  return undefined
}

/**
 * The list itself, or the first list inside an object such as `{"pins": […]}`, or the one object.
 */
function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  const list = Object.values(value).find(Array.isArray)
  return list ?? [value]
}

/**
 * Innermost `{…}` with balanced braces outside of strings: those of a cut-off list are whole up to
 * the last.
 */
function wholeObjects(text: string): string[] {
  const found: string[] = []
  const starts: number[] = []
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = starts.length > 0
    else if (sign === '{') starts.push(at)
    else if (sign === '}') {
      const start = starts.pop()
      if (start !== undefined) found.push(text.slice(start, at + 1))
    }
  }
  return found
}
