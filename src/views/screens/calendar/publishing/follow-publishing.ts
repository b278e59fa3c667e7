/** Loaded after the calendar is there: the machine that asks the server what it sends. */
import { fromPromise, type AnyActorLogic } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import type { Outbox } from '#core/contract/publishing/outbox.contract.ts'
import { CallFailed } from '../../../../machines/call-failed.ts'
import {
  publishingMachine,
  type PublishingInput,
} from '../../../../machines/publishing/publishing.machine.ts'
import type { Actors, AppActor } from '../../../../machines/app/actors.ts'

interface Opening {
  readonly app: AppActor
  readonly client: Client
  readonly accountId: string
  readonly open: (logic: AnyActorLogic, input: PublishingInput) => unknown
}

export function openPublishing({ app, client, accountId, open }: Opening): void {
  const environment = app.system.get('environment') as Actors['environment']
  open(
    publishingMachine.provide({
      actors: {
        readOutbox: fromPromise(
          async ({ input, signal }: { input: { accountId: string }; signal: AbortSignal }) =>
            readOutbox(client, input.accountId, signal),
        ),
      },
    }),
    { accountId, isVisible: environment.getSnapshot().context.visible, chance: Math.random },
  )
}

async function readOutbox(
  client: Client,
  account_id: string,
  signal: AbortSignal,
): Promise<Outbox> {
  const outcome = await client('getOutbox', { params: { account_id }, signal })
  if (outcome.ok) return outcome.answer
  throw new CallFailed(outcome.failure)
}
