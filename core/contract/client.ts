/**
 * How a call is asked for, by any carrier (ofetch in the browser, `inject` in tests).
 * Expected failures are values. `no_answer`: the network or server did not answer; `timed_out`:
 * 30,000 ms went by; `bad_answer`: the answer is not of the contract's shape.
 */
import type { AnswerOf, ParamsOf, QueryOf } from './call/call.ts'
import type { CallName, calls } from './calls.ts'
import type { ErrorBody, ErrorCode } from './call/errors.contract.ts'
import type { Problem } from './words/problem.schema.ts'
import type { z } from 'zod'

type CallOf<N extends CallName> = (typeof calls)[N]
type BodyInput<C> = C extends { body: infer B }
  ? B extends z.ZodType
    ? z.input<B>
    : B extends 'binary' | 'stream'
      ? Blob | Uint8Array
      : undefined
  : undefined
type Part<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : { [P in K]: V }

/**
 * What a call needs: `params`, `query` and `body`, each only where its line of the table has one.
 */
export type CallInput<N extends CallName> = Part<'params', ParamsOf<CallOf<N>>> &
  Part<'query', QueryOf<CallOf<N>>> &
  Part<'body', BodyInput<CallOf<N>>> & {
    signal?: AbortSignal
    /** Bytes of the body that have left so far; in a browser, for a file. */
    onProgress?: (sent: number) => void
  }

export interface Failure {
  readonly code: ErrorCode | 'no_answer' | 'timed_out' | 'bad_answer' | 'aborted'
  readonly status: number | null
  /** A sentence for a person. */
  readonly message: string
  /** The same as a code; missing where the server gave a sentence alone. */
  readonly problem?: Problem
  readonly body: ErrorBody | null
  /** From `Retry-After`, in milliseconds. */
  readonly retryAfter: number | null
  /** Of the server's log, for a person to quote. Only with a fault of the server that gave one. */
  readonly requestId?: string
  /**
   * With `bad_answer`: what came instead, where it was JSON. Distinguishes "200 without an id" from
   * a captive portal's page.
   */
  readonly answer?: unknown
}

export type Outcome<T> =
  | {
      readonly ok: true
      readonly answer: T
      /** With an export: how much of what was asked for is not in the file. */
      readonly leftOut?: number
    }
  | { readonly ok: false; readonly failure: Failure }

/** Binary answers arrive as Blob in the browser. */
export type ClientAnswer<N extends CallName> = CallOf<N>['answer'] extends 'binary'
  ? Blob
  : AnswerOf<CallOf<N>>

export type Client = <N extends CallName>(
  name: N,
  input: CallInput<N>,
) => Promise<Outcome<ClientAnswer<N>>>
