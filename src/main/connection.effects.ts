/** Joins the connecting of accounts to the api, and to the browser that goes to the network. */
import { fromPromise } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import type { NetworkName } from '#core/contract/connections.contract.ts'
import { CallFailed } from '../machines/call-failed.ts'
import { connectionMachine } from '../machines/connection.machine.ts'
import { answerOf } from './answer.ts'

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
      // A code works once: what is on its way is not broken off when the screen is left.
      finishConnection: fromPromise(
        async ({ input: { state, code } }: { input: { state: string; code: string } }) =>
          answerOf(await client('finishConnection', { body: { state, code } })),
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
        // Gone is what was wanted.
        if (!outcome.ok && outcome.failure.status !== 404) throw new CallFailed(outcome.failure)
      }),
    },
    actions: { leave: (_, { url }) => goTo(url) },
  })
}

function paramsOf({ accountId }: OfAccount): { account_id: string } {
  return { account_id: accountId }
}
