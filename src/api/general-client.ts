/**
 * The second client, for small files of our own server that are not calls of the contract
 * (`builds/latest.json`): 10,000 ms, no cookies.
 */
import type { z } from 'zod'
import type { Outcome } from '#core/contract/client.ts'
import { answeredFailure, badAnswer, unansweredFailure } from './failure.ts'

export const GENERAL_TIMEOUT = 10_000

export interface GeneralClientOptions {
  readonly fetch?: typeof globalThis.fetch
  readonly timeout?: number
}
export type GeneralClient = <S extends z.ZodType>(
  path: string,
  schema: S,
  signal?: AbortSignal,
) => Promise<Outcome<z.infer<S>>>

export function createGeneralClient({
  fetch = globalThis.fetch.bind(globalThis),
  timeout = GENERAL_TIMEOUT,
}: GeneralClientOptions = {}): GeneralClient {
  return async (path, schema, signal) => {
    const limit = AbortSignal.timeout(timeout)
    try {
      const response = await fetch(path, {
        cache: 'no-store',
        credentials: 'omit',
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      })
      if (!response.ok) {
        // The browser keeps a request open until its body is read, here for all of the timeout.
        await response.text()
        return { ok: false, failure: answeredFailure(response, null, Date.now()) }
      }
      const parsed = schema.safeParse(await response.json())
      return parsed.success
        ? { ok: true, answer: parsed.data }
        : { ok: false, failure: badAnswer(response, undefined) }
    } catch {
      return {
        ok: false,
        failure: unansweredFailure({
          isTimedOut: limit.aborted,
          isAborted: signal?.aborted ?? false,
        }),
      }
    }
  }
}
