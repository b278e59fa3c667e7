/** One line of the table of all calls: what the server registers and the browser calls. */
import type { z } from 'zod'
import type { ErrorCode } from './errors.contract.ts'

export type Schema = z.ZodType

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify notation, always with a trailing slash: `/api/accounts/:account_id/boards/`. */
  readonly path: string
  /**
   * `user`: needs a session and answers 401 `not_authenticated` without one. `admin`: for
   * administrators; for everyone else the call does not exist.
   */
  readonly access: 'public' | 'user' | 'admin'
  readonly params?: Schema
  readonly query?: Schema
  /**
   * A zod schema for JSON, `binary` for raw bytes whose content type says what they are, or
   * `stream` for a video, which is never whole in memory.
   */
  readonly body?: Schema | 'binary' | 'stream'
  /** A zod schema for JSON, or `binary` for a file. */
  readonly answer: Schema | 'binary'
  /**
   * The codes a caller must expect beside `invalid`, `not_authenticated`, `csrf_failed`,
   * `rate_limited` and `server_error`.
   */
  readonly errors?: readonly ErrorCode[]
}

/** Keeps the literal types of the table. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls
}

type Infer<S> = S extends Schema ? z.infer<S> : undefined
export type ParamsOf<C extends Call> = Infer<C['params']>
export type QueryOf<C extends Call> = Infer<C['query']>
export type BodyOf<C extends Call> = C['body'] extends 'binary'
  ? Uint8Array
  : C['body'] extends 'stream'
    ? AsyncIterable<Uint8Array>
    : Infer<C['body']>
export type AnswerOf<C extends Call> = C['answer'] extends Schema
  ? z.infer<C['answer']>
  : Uint8Array
