/** Every way in which a call can fail, as a value with a sentence that a person can read. */
import { answeredProblem } from '#core/accounts/answered-problem.ts'
import type { Failure } from '#core/contract/client.ts'
import type { ErrorBody, ErrorCode } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { clientProblem } from '#core/contract/problems/client.problems.ts'

const unanswered = {
  no_answer: clientProblem('client.noAnswer'),
  timed_out: clientProblem('client.timedOut'),
  aborted: clientProblem('client.aborted'),
} as const

/** What a status means when the body does not say. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'rate_limited',
}
const problemOfStatus: Readonly<Record<number, Problem>> = {
  401: clientProblem('client.sessionEnded'),
  403: clientProblem('client.forbidden'),
  404: clientProblem('client.gone'),
  413: clientProblem('client.tooLarge'),
  429: clientProblem('client.tooManyRequests'),
}

export function answeredFailure(response: Response, body: ErrorBody | null, now: number): Failure {
  const { status } = response
  const meant = meaningOf(status)
  const answered = body === null ? null : answeredProblem(body)
  const problem = answered ?? meant.problem
  return {
    code: body?.code ?? meant.code,
    status,
    ...(typeof problem === 'string' ? { message: problem } : { message: problem.message, problem }),
    body,
    retryAfter: retryAfterOf(response.headers.get('retry-after'), now),
    ...(status >= 500 ? requestIdOf(response) : {}),
  }
}

/** Another server may give something else under this name: only what looks like an id is shown. */
function requestIdOf({ headers }: Pick<Response, 'headers'>): { requestId?: string } {
  const id = headers.get('x-request-id')
  return id !== null && /^[\w-]{8,64}$/.test(id) ? { requestId: id } : {}
}

function meaningOf(status: number): { code: ErrorCode; problem: Problem } {
  const other = status >= 500 ? serversFault : refused
  return {
    code: codeOfStatus[status] ?? other.code,
    problem: problemOfStatus[status] ?? other.problem,
  }
}

const serversFault = {
  code: 'server_error',
  problem: clientProblem('client.serverFault'),
} as const
const refused = { code: 'invalid', problem: clientProblem('client.refused') } as const

const badAnswerProblem = clientProblem('client.badAnswer')

export function badAnswer(
  response: Pick<Response, 'status' | 'headers'>,
  answer: unknown,
): Failure {
  const failure: Failure = {
    code: 'bad_answer',
    status: response.status,
    message: badAnswerProblem.message,
    problem: badAnswerProblem,
    body: null,
    retryAfter: null,
    ...requestIdOf(response),
  }
  return answer === undefined ? failure : { ...failure, answer }
}

export function unansweredFailure({
  isTimedOut,
  isAborted,
}: {
  isTimedOut: boolean
  isAborted: boolean
}): Failure {
  const timedOut = isTimedOut ? 'timed_out' : 'no_answer'
  const code = isAborted ? 'aborted' : timedOut
  const problem = unanswered[code]
  return { code, status: null, message: problem.message, problem, body: null, retryAfter: null }
}

/**
 * Seconds or an HTTP date; answers milliseconds, never negative, null when absent or unreadable.
 */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
