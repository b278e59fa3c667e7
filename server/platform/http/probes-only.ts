/** A worker answers its orchestrator; people are sent to the web processes. */
import type { FastifyInstance } from 'fastify'
import { problem } from '#core/contract/problems.contract.ts'
import { pathOf, sendRefusal } from './failures.ts'
import { refuse } from './refusal.ts'

const PROBES: ReadonlySet<string> = new Set(['/api/health/', '/api/ready/'])

export function answerProbesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (PROBES.has(path)) return
    const { method } = request
    await sendRefusal(
      reply,
      refuse('not_found', problem('request.noCall', { method, path: path.slice(0, 200) })),
    )
  })
}
