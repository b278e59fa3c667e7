/** Provides the effects of the connection machine: the api, and the redirect to the network. */
import { type ActorRefFrom, type ActorSystem, type ActorSystemInfo, fromPromise } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { accountsMachine } from '../../machines/accounts/accounts.machine.ts'
import { CallFailed } from '../../machines/call-failed.ts'
import { connectionMachine } from '../../machines/connection/connection.machine.ts'
import { answerOf } from '../answer.ts'

interface OfAccount {
  readonly accountId: string
}
interface Asked<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

export function provideConnection(client: Client, goTo: (url: string) => void) {
  return connectionMachine.provide({
    actors: {
      startConnection: fromPromise(
        async ({ input, signal }: Asked<OfAccount & { network: NetworkName }>) =>
          answerOf(
            await client('startConnection', {
              params: paramsOf(input),
              body: { network: input.network },
              signal,
            }),
          ),
      ),
      // A code works once, so the request is not aborted when the screen is closed. The machine has
      // stopped by then, so the accounts are reloaded here.
      finishConnection: fromPromise(
        async ({
          input: { state, code },
          system,
        }: {
          input: { state: string; code: string }
          system: ActorSystem<ActorSystemInfo>
        }) => {
          const outcome = await client('finishConnection', { body: { state, code } })
          if (outcome.ok || outcome.failure.status !== 401)
            accountsIn(system)?.send({ type: 'accounts.reload' })
          return answerOf(outcome)
        },
      ),
      resumeConnection: fromPromise(async ({ input, signal }: Asked<OfAccount>): Promise<void> => {
        answerOf(await client('resumeConnection', { params: paramsOf(input), signal }))
      }),
      connectSandbox: fromPromise(
        async ({ input, signal }: Asked<OfAccount & { token: string }>): Promise<void> => {
          const { token } = input
          answerOf(
            await client('connectSandbox', { params: paramsOf(input), body: { token }, signal }),
          )
        },
      ),
      endConnection: fromPromise(async ({ input, signal }: Asked<OfAccount>): Promise<void> => {
        const outcome = await client('endConnection', { params: paramsOf(input), signal })
        // 404: already disconnected.
        if (!outcome.ok && outcome.failure.status !== 404) throw new CallFailed(outcome.failure)
      }),
    },
    actions: { leave: (_, { url }) => goTo(url) },
  })
}

/** Undefined after logging out. */
function accountsIn(
  system: ActorSystem<ActorSystemInfo>,
): ActorRefFrom<typeof accountsMachine> | undefined {
  return system.get('accounts') as ActorRefFrom<typeof accountsMachine> | undefined
}

function paramsOf({ accountId }: OfAccount): { account_id: string } {
  return { account_id: accountId }
}
