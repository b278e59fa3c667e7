/** A worker process answers only the probes of its orchestrator. */
import type { FastifyInstance } from 'fastify'
import { pathOf, sendRefusal } from '../failures/failures.ts'
import { noSuchCall } from '../failures/refusal.ts'

export const PROBES: ReadonlySet<string> = new Set(['/api/health/', '/api/ready/'])

export function answerProbesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (PROBES.has(path)) return
    await sendRefusal(reply, noSuchCall(request.method, path))
  })
}
