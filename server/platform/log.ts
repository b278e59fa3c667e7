/**
 * One line per event on standard error: time, level, sentence, details as JSON. Standard output
 * stays free for answers. Never log a password, a token, a cookie or a whole request body.
 */
import { requestId } from './observability/request-scope.ts'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export const logLevels: readonly LogLevel[] = levels

export interface Log {
  debug(message: string, details?: Record<string, unknown>): void
  info(message: string, details?: Record<string, unknown>): void
  warn(message: string, details?: Record<string, unknown>): void
  error(message: string, details?: Record<string, unknown>): void
}

export function createLog(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const at =
    (level: LogLevel) =>
    (message: string, details?: Record<string, unknown>): void => {
      if (levels.indexOf(level) < levels.indexOf(least)) return
      const request = requestId()
      const all = request === undefined ? details : { ...details, request }
      const more = all === undefined ? '' : ` ${JSON.stringify(all, presentError)}`
      write(`${new Date().toISOString()} ${level} ${message}${more}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** JSON writes an Error as `{}`; a log without the stack is of no use. */
function presentError(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
}
