/**
 * New ids and file names for an import: always the same for the same secret. An id keeps its first
 * bytes, which are the time and the counter of UUID v7: what was in order by id stays so. Names of
 * files are unguessable without the secret.
 */
import { createHmac } from 'node:crypto'
import type { Renaming } from '#core/workspace/renaming.rules.ts'

const OF_RFC = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const TAIL = 10

export function newNames(secret: string): Renaming {
  const digest = (kind: string, old: string): string =>
    createHmac('sha256', secret).update(`${kind}:${old}`).digest('hex')
  return {
    id: (given) => {
      const old = given.toLowerCase()
      const fresh = digest('id', old)
      if (OF_RFC.test(old)) return old.slice(0, -TAIL) + fresh.slice(0, TAIL)
      return `${fresh.slice(0, 8)}-${fresh.slice(8, 12)}-8${fresh.slice(13, 16)}-8${fresh.slice(17, 20)}-${fresh.slice(20, 32)}`
    },
    fileName: (old) => `${digest('file', old).slice(0, 32)}.${old.split('.').at(-1) ?? ''}`,
  }
}
