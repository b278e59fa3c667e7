/**
 * Finds a call of the contract by its name. What the first visit asks (who is signed in, how the
 * server is set up) is part of the first file; the table of all calls, with the schemas of their
 * answers, is loaded with the first other call.
 */
import { authCalls } from '#core/contract/account/auth.contract.ts'
import type { Call } from '#core/contract/call/call.ts'
import type { CallName } from '#core/contract/calls.ts'
import { systemCalls } from '#core/contract/system.contract.ts'

type Calls = Readonly<Record<CallName, Call>>

const first: Readonly<Partial<Record<CallName, Call>>> = { ...authCalls, ...systemCalls }
let all: Calls | null = null

/** At once where the call is known. Null when the table could not be loaded. */
export function callOf(name: CallName): Call | Promise<Call | null> {
  return first[name] ?? all?.[name] ?? loadedCall(name)
}

async function loadedCall(name: CallName): Promise<Call | null> {
  try {
    ;({ calls: all } = await import('#core/contract/calls.ts'))
    return all[name]
  } catch {
    return null
  }
}
