/**
 * A page of a stranger's can give its own name the address of this machine (DNS rebinding), and its
 * scripts then count as ours. Such requests carry that name as `Host`. An address as `Host` can't be
 * rebound, and orchestrators probe by it.
 */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem } from '#core/contract/problems.contract.ts'
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

/** Empty: HTTP/1.0, which no browser speaks. */
const isLocal = (host: string): boolean =>
  host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || /^(?:.+\.)?localhost$/.test(host)
