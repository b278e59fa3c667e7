/**
 * The contract's Client over Fastify's `inject`: a small browser with a cookie jar that copies
 * `csrftoken` into X-CSRFToken.
 */
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Call } from '#core/contract/call/call.ts'
import { calls } from '#core/contract/calls.ts'
import type { Client, Failure } from '#core/contract/client.ts'
import { ErrorBody } from '#core/contract/call/errors.contract.ts'

export interface InjectClient {
  readonly client: Client
  readonly cookies: Map<string, string>
  /**
   * A raw request with this browser's cookies and forgery header, for what is no call of the table.
   */
  readonly request: (options: InjectOptions) => Promise<Response>
}

type Response = Awaited<ReturnType<FastifyInstance['inject']>>

interface LooseInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

export function injectClient(app: FastifyInstance): InjectClient {
  const cookies = new Map<string, string>()
  const request: InjectClient['request'] = async (options) => {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      cookie: sent,
      ...(options.method === undefined || options.method === 'GET'
        ? {}
        : { 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
      ...options.headers,
    }
    const response = await app.inject({ ...options, headers })
    for (const cookie of response.cookies) {
      if (
        cookie.value === '' ||
        cookie.maxAge === 0 ||
        (cookie.expires !== undefined && cookie.expires.getTime() === 0)
      )
        cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return response
  }
  const client = async (name: keyof typeof calls, input: LooseInput): Promise<unknown> => {
    const call: Call = calls[name]
    if (call.method !== 'GET' && !cookies.has('csrftoken'))
      await request({ url: calls.csrf.path, method: 'GET' })
    const response = await request({
      method: call.method,
      url: addressOf(call, input),
      ...bodyOf(call, input.body),
    })
    if (response.statusCode >= 400) return { ok: false, failure: failureOf(response) }
    if (call.answer === 'binary')
      return {
        ok: true,
        answer: new Blob([new Uint8Array(response.rawPayload)], {
          type: String(response.headers['content-type']),
        }),
      }
    return { ok: true, answer: call.answer.parse(response.json()) }
  }
  // The generic signature relates the name to its input and answer; at run time both are looked up
  // in the table.
  return { client: client as unknown as Client, cookies, request }
}

function addressOf(call: Call, input: LooseInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  )
  const query = new URLSearchParams(
    Object.entries(input.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )
  return query.size === 0 ? path : `${path}?${query}`
}

function bodyOf(call: Call, body: unknown): InjectOptions {
  if (body === undefined) return {}
  if (call.body === 'binary' || call.body === 'stream')
    return {
      payload: Buffer.from(body as Uint8Array),
      headers: {
        'content-type': call.body === 'stream' ? 'video/mp4' : 'application/octet-stream',
      },
    }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function failureOf(response: Response): Failure {
  const parsed = ErrorBody.safeParse(response.json())
  if (!parsed.success)
    return {
      code: 'bad_answer',
      status: response.statusCode,
      message: response.body,
      body: null,
      retryAfter: null,
    }
  const retryAfter = response.headers['retry-after']
  return {
    code: parsed.data.code,
    status: response.statusCode,
    message: parsed.data.detail ?? '',
    body: parsed.data,
    retryAfter: retryAfter === undefined ? null : Number(retryAfter) * 1000,
  }
}
