/** The end of a run, and what it means to its automation: three failures in a row turn it off. */
import { AUTOMATION_LIMITS } from '#core/contract/publishing/automations.contract.ts'
import type { ProblemRef } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AutomationParts } from './automation-parts.ts'
import { type AutomationRow, changeAutomation } from './automations.store.ts'
import { changeRun, type Held } from './runs.store.ts'

export async function endRun(
  tx: Tx,
  { clock }: Pick<AutomationParts, 'clock'>,
  {
    held,
    automation,
    isFailed,
    problem: why,
  }: {
    readonly held: Held
    readonly automation: AutomationRow
    readonly isFailed: boolean
    readonly problem: ProblemRef | null
  },
): Promise<void> {
  // A run that was asked of one that is off turns nothing off.
  const failures = isFailed ? automation.failures + (automation.is_on ? 1 : 0) : 0
  const isOver = failures >= AUTOMATION_LIMITS.failures && automation.is_on
  await changeRun(tx, held.run, {
    state: isFailed ? 'failed' : 'done',
    endedAt: clock.now(),
    leaseUntil: 0,
  })
  await changeAutomation(
    tx,
    { ...held, id: automation.id },
    {
      failures,
      ...(isOver
        ? {
            isOn: false,
            dueAt: null,
            problem: problem('automations.failedThree', { reason: asValue(why) }),
          }
        : {}),
    },
  )
}

/** A value of another problem: its own sentence comes from its code. */
const asValue = (why: ProblemRef | null) => why ?? problem('automations.noSource', { reason: '' })
