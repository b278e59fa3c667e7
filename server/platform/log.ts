/**
 * One line per event on standard error: time, level, sentence, details as JSON, or all of it as JSON
 * for a collector of logs. Each line names its request and its trace, if there are any. Standard output
 * stays free for answers. Never log a password, a token, a cookie or a whole request body.
 */
import { requestId } from './observability/request-scope.ts'
import { currentSpan } from './observability/tracing/trace-context.ts'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export const logLevels: readonly LogLevel[] = levels

export const logFormats = ['text', 'json'] as const
export type LogFormat = (typeof logFormats)[number]

export interface Log {
  debug(message: string, details?: Record<string, unknown>): void
  info(message: string, details?: Record<string, unknown>): void
  warn(message: string, details?: Record<string, unknown>): void
  error(message: string, details?: Record<string, unknown>): void
}

export function createLog(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
  format: LogFormat = 'text',
): Log {
  const at =
    (level: LogLevel) =>
    (message: string, details?: Record<string, unknown>): void => {
      if (levels.indexOf(level) < levels.indexOf(least)) return
      const time = new Date().toISOString()
      const all = { ...details, ...scopeOfLine() }
      // The names of a line's own facts win over details.
      if (format === 'json')
        return write(`${JSON.stringify({ ...all, time, level, message }, presentError)}\n`)
      const more = Object.keys(all).length === 0 ? '' : ` ${JSON.stringify(all, presentError)}`
      write(`${time} ${level} ${message}${more}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function scopeOfLine(): { readonly request?: string; readonly trace?: string } {
  const [request, trace] = [requestId(), currentSpan()?.traceId]
  return { ...(request !== undefined && { request }), ...(trace !== undefined && { trace }) }
}

/** JSON writes an Error as `{}`; a log without the stack is of no use. */
function presentError(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
}
