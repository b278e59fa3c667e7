/** What the operator can set about a problem, below its sentence. */
import type { problemMessages } from '#core/contract/call/problems.contract.ts'
import type { Translatable } from '#core/contract/words/problem.schema.ts'
import { OperatorDetails, type Setting } from './operator-details.tsx'

const settings: ReadonlyMap<string, Setting> = new Map<keyof typeof problemMessages, Setting>([
  ['billing.off', { name: 'payments' }],
  ['request.wrongHost', { name: 'ownAddress' }],
])

/** Nothing for any other problem, and for a sentence without a code. */
export function OperatorAdvice({ problem }: { problem: Translatable | undefined }) {
  const setting = typeof problem === 'object' ? settings.get(problem.code) : undefined
  return setting === undefined ? null : <OperatorDetails setting={setting} />
}
