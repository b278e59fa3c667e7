/** Starts the machine that checks the rows of a table and makes pins of them. */
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { MAX_CHECKED_ROWS, type RowFinding } from '#core/contract/bulk.contract.ts'
import type { Client } from '#core/contract/client.ts'
import {
  type BulkDraft,
  bulkCreateMachine,
} from '../../../machines/bulk-create/bulk-create.machine.ts'
import { CallFailed } from '../../../machines/call-failed.ts'
import { useEnvironment } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'
import { useScreenActor } from '../../kit/context/screen-actor.ts'
import type { Actors } from '../../../machines/app/actors.ts'

/** Undefined until the machine has started. */
export function useBulkCreate(draft: BulkDraft | null): Actors['bulkCreate'] | undefined {
  const client = useClient()
  const [logic] = useState(() => provideBulkCreate(client))
  const { actor, open } = useScreenActor('bulkCreate')
  useEffect(() => {
    open(logic, { chance: Math.random })
  }, [open, logic])
  useEffect(() => {
    if (draft === null) actor?.send({ type: 'bulk.clear' })
    else actor?.send({ type: 'bulk.prepare', draft })
  }, [actor, draft])
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  useEffect(() => {
    if (isOnline) actor?.send({ type: 'network.online' })
  }, [actor, isOnline])
  return actor
}

interface Asked<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

function provideBulkCreate(client: Client) {
  return bulkCreateMachine.provide({
    actors: {
      checkRows: fromPromise(
        async ({ input, signal }: Asked<BulkDraft>): Promise<readonly RowFinding[]> => {
          const { accountId, look, rows } = input
          const findings: RowFinding[] = []
          for (let from = 0; from < rows.length; from += MAX_CHECKED_ROWS) {
            const outcome = await client('checkBulk', {
              params: { account_id: accountId },
              body: { look, rows: rows.slice(from, from + MAX_CHECKED_ROWS) },
              signal,
            })
            if (!outcome.ok) throw new CallFailed(outcome.failure)
            findings.push(...outcome.answer.findings)
          }
          return findings
        },
      ),
      startBulk: fromPromise(async ({ input, signal }: Asked<BulkDraft & { key: string }>) => {
        const { accountId, look, rows, key } = input
        const outcome = await client('startBulk', {
          params: { account_id: accountId },
          body: { idempotency_key: key, look, rows: [...rows] },
          signal,
        })
        if (!outcome.ok) throw new CallFailed(outcome.failure)
        return { taskId: outcome.answer.task_id }
      }),
    },
  })
}
