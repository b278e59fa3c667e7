/**
 * Everything that goes wrong on the way, as the contract's ErrorBody. A stack is logged and never
 * sent.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type ConnectionFault,
  connectionFaultOf,
} from '../../database/postgres/connection-faults.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { isDiskFull, refuseDiskFull } from '../../disk/disk-full.ts'
import { ObjectStoreError, STORAGE_AWAY } from '../../objects/object-store.ts'
import type { Log } from '../../log.ts'
import { formErrors } from './issue-sentences.ts'
import { Refusal, Refused, refuse } from './refusal.ts'

/** What the validator throws: the issues of one part of the request. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request is not of the contract’s shape.')
    this.issues = issues
  }
}

export async function sendRefusal(reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
  // Past the schema: it would bring the fields into its own order, and the first field's error is
  // the one that is shown.
  reply.serializer((body: unknown) => JSON.stringify(body))
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(refusal.body)
}

export function answerFailures(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = refusalFor(error, request)
    // The client has gone before the answer was written: there is no one to notify, and nothing
    // is wrong.
    if (hasLeft(error, reply))
      log.info(`${request.method} ${pathOf(request)}: nobody waited for the answer`, {})
    else if (refusal.status >= 500)
      log.error(`${request.method} ${pathOf(request)} failed`, { error })
    return sendRefusal(reply, refusal)
  })
}

/**
 * Work whose client has gone is stopped and ends with an AbortError. Any other fault is one,
 * clients that still wait.
 */
function hasLeft(error: FastifyError, reply: FastifyReply): boolean {
  return (
    error.code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    (error.name === 'AbortError' && reply.raw.destroyed)
  )
}

/** 32 bytes in base64url. */
const SECRET = /(?<=\/)[\w-]{43}(?=[./]|$)/g

/** Without the query and without a part that is as long as our secrets: a log keeps none. */
export const pathOf = (request: Pick<FastifyRequest, 'url'>): string =>
  (request.url.split('?', 1)[0] ?? '').replace(SECRET, '…')

function refusalFor(
  error: FastifyError | InvalidInput | Refused,
  { method }: Pick<FastifyRequest, 'method'>,
): Refusal {
  if (error instanceof Refused) return error.refusal
  if (error instanceof InvalidInput) {
    return new Refusal({ ...formErrors(error.issues), code: 'invalid' })
  }
  if (isUniqueViolation(error)) return refuse('conflict', problem('request.conflict'))
  if (isDiskFull(error)) return refuseDiskFull()
  const fault = connectionFaultOf(error)
  if (fault !== null) return refuse('busy', problem(databaseFault(fault, method)))
  if (error instanceof ObjectStoreError) return refuse('busy', STORAGE_AWAY)
  return refusalByCode[error.code]?.() ?? refusalByStatus(error)
}

const DATABASE_FAULTS = {
  away: 'request.databaseAway',
  slow: 'request.databaseSlow',
  lost: 'request.databaseLost',
} as const

/** What only reads has nothing to be checked. */
function databaseFault(fault: ConnectionFault, method: string) {
  const isRead = method === 'GET' || method === 'HEAD'
  return DATABASE_FAULTS[fault === 'lost' && isRead ? 'away' : fault]
}

const refusalByCode: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse('too_large', problem('request.tooLarge')),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    refuse('unsupported_media', problem('request.unsupportedMedia')),
}

function refusalByStatus(error: FastifyError): Refusal {
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return refuse(
      'invalid',
      status === 400 ? problem('request.badJson') : problem('request.unreadable'),
    )
  return refuse('server_error', problem('request.serverFault'))
}
