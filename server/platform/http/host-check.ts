/**
 * Answers 403 to requests for other host names, against DNS rebinding: a foreign page whose name
 * resolves to this machine would count as same-origin. IP addresses can't be rebound and are
 * answered, because orchestrators probe by them.
 */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pathOf, sendRefusal } from './failures/failures.ts'
import { PROBES } from './limits/probes-only.ts'
import { refuse } from './failures/refusal.ts'

export function checkHost(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).hostname.toLowerCase()
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.hostname ?? '').toLowerCase()
    if (host === own || isLocal(host) || PROBES.has(pathOf(request))) return
    const params = { host: host.slice(0, 100), address: publicUrl }
    await sendRefusal(reply, refuse('forbidden', problem('request.wrongHost', params)))
  })
}

/** An empty host is HTTP/1.0, which no browser uses. */
const isLocal = (host: string): boolean =>
  host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || /^(?:.+\.)?localhost$/.test(host)
