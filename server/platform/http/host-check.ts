/**
 * Answers 403 to requests for other host names, against DNS rebinding: a foreign page whose name
 * resolves to this machine would count as same-origin. IP addresses can't be rebound and are
 * answered, because orchestrators probe by them. A browser that opens a page gets the refusal as one.
 */
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pathOf, sendRefusal } from './failures/failures.ts'
import { pageLanguage } from './failures/page-errors.ts'
import { wrongHostPage } from './failures/wrong-host-page.ts'
import { PROBES } from './limits/probes-only.ts'
import { refuse } from './failures/refusal.ts'

export function checkHost(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).hostname.toLowerCase()
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.hostname ?? '').toLowerCase()
    if (host === own || isLocal(host) || PROBES.has(pathOf(request))) return
    const params = { host: host.slice(0, 100), address: publicUrl }
    if (isForPage(request))
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .headers(PAGE_HEADERS)
        .send(wrongHostPage(pageLanguage(request), params.host, params.address))
    return sendRefusal(reply, refuse('forbidden', problem('request.wrongHost', params)))
  })
}

/** No script, frame or other address: the page is written for a name that may belong to someone else. */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const isForPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !pathOf(request).startsWith('/api/') &&
  (request.headers.accept ?? '').includes('text/html')

/** An empty host is HTTP/1.0, which no browser uses. */
const isLocal = (host: string): boolean =>
  host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || /^(?:.+\.)?localhost$/.test(host)
