import type { Call } from '#core/contract/call/call.ts'

/** The path of a call with its parameters. */
export function pathOf(call: Pick<Call, 'path'>, params: Record<string, string>): string {
  return call.path.replaceAll(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}
