/**
 * The data in a page's scripts, parsed: its JSON-LD, and the state that its own scripts begin with.
 * A script that is no JSON is passed over.
 */
import { Parser } from 'htmlparser2'

export interface PageData {
  readonly jsonLd: readonly unknown[]
  readonly states: readonly unknown[]
}

export function readPageData(html: string): PageData {
  const jsonLd: unknown[] = []
  const states: unknown[] = []
  let into: unknown[] | null = null
  let text = ''
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      if (name !== 'script') return
      into = /^application\/ld\+json\b/i.test(type)
        ? jsonLd
        : /^application\/json\b/i.test(type)
          ? states
          : null
      text = ''
    },
    ontext(part) {
      if (into !== null) text += part
    },
    onclosetag(name) {
      if (name !== 'script' || into === null) return
      const data = parsed(text)
      if (data !== undefined) into.push(data)
      into = null
    },
  })
  parser.end(html)
  return { jsonLd, states }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A page made to be endless ends here. */
const MAX_VISITED = 500_000

/** Every object in it, outer ones first. Not recursive: the depth has no limit. */
export function* objectsIn(data: unknown): Generator<Json> {
  const waiting: unknown[] = [data]
  for (let at = 0; at < waiting.length && at < MAX_VISITED; at += 1) {
    const value = waiting[at]
    if (isJson(value)) yield value
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value))
        if (typeof inner === 'object' && inner !== null && waiting.length < MAX_VISITED)
          waiting.push(inner)
  }
}
