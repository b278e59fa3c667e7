/**
 * What comes in as a body: JSON (an empty one is no body) raw bytes, or the stream of a video. U+0000 is taken out here,
 * since PostgreSQL can't keep it.
 */
import type { FastifyInstance } from 'fastify'

export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') {
      done(null, undefined)
      return
    }
    void parseJson(request, text, (error, value: unknown) => {
      done(error, error === null && text.includes('\\u0000') ? withoutNulls(value) : value)
    })
  })
  // A video goes to its handler as it arrives.
  app.addContentTypeParser(/^video\//, (_request, payload, done) => {
    done(null, payload)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
}

/** Takes U+0000 out of every text, also out of keys. */
export function withoutNulls(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '')
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replaceAll('\u0000', ''),
      withoutNulls(inner),
    ]),
  )
}
