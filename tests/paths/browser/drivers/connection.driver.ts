/**
 * Accounts that are connected and disconnected in the settings: to the network's page and back, by
 * a token of the sandbox, and going on after a stop.
 */
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type {
  ConnectedAccount,
  Returned,
} from '../../../../src/machines/connection/connection.machine.ts'
import {
  connectionModel,
  connectionOf,
  fresh,
  stopped,
} from '../../../../src/machines/connection/connection.model.ts'
import type { AccountServer } from '../account-server.ts'
import { answered, type BrowserDriver, type PathEvent, type Step } from './driver.ts'
import { patiently } from '../patiently.ts'
import { comeIn, ok, restoreSession } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

const SECTION = '/settings?section=accounts'
const accounts: readonly Account[] = [
  { ...fresh, kind: 'manual', created_at: 1 },
  { ...stopped, kind: 'pinterest', created_at: 2 },
]

/** How often the connections were read. */
const readings = new WeakMap<AccountServer, number>()

export const connectionDriver: BrowserDriver = {
  model: connectionModel,
  actor: 'connection',
  async begin(stage) {
    stage.server.accounts = accounts
    for (const { id } of accounts) stage.server.stock(id)
    await comeIn(stage, SECTION)
    await start(stage).waitFor()
  },
  steps: {
    'connection.start': async (stage) => start(stage).click(),
    'connection.resume': async (stage) => resume(stage).click(),
    'connection.paste': choose(fresh, 'Use a sandbox token…'),
    'connection.disconnect': choose(stopped, 'Disconnect…'),
    'connection.sendToken': async (stage, { token }) => {
      await dialog(stage).getByLabel('Sandbox token').fill(String(token))
      await sendToken(stage).click()
      const sent = (await stage.calls.bodyOf('connectSandbox')) as { readonly token: unknown }
      if (sent.token !== token) throw new Error('Another token is sent than was pasted')
    },
    'connection.confirm': async (stage) => confirm(stage).click(),
    'connection.cancel': async (stage) => cancel(stage).click(),
    // As the network sends the person back, to a page that the browser has kept.
    'connection.returned': async (stage, event) => {
      const { state, code, error } = event as unknown as Returned
      const query = new URLSearchParams({
        section: 'accounts',
        state,
        ...(code === undefined ? {} : { code }),
        ...(error === undefined ? {} : { error }),
      })
      await stage.go(`/settings?${query.toString()}`)
    },
    'session.restored': restoreSession,
    ...answered('startConnection', 'startConnection', ok),
    ...readAgain(answered('finishConnection', 'finishConnection', ok)),
    ...readAgain(answered('resumeConnection', 'resumeConnection', () => ok(connectionOf(stopped)))),
    ...readAgain(answered('connectSandbox', 'connectSandbox', () => ok(connectionOf(fresh)))),
    ...readAgain(answered('endConnection', 'endConnection', () => ok({}))),
  },
  controls: {
    'connection.start': (stage) => ({ here: start(stage) }),
    'connection.resume': (stage) => ({ here: resume(stage) }),
    'connection.paste': (stage) => ({
      here: item(stage, 'Use a sandbox token…'),
      way: more(stage, fresh),
    }),
    'connection.disconnect': (stage) => ({
      here: item(stage, 'Disconnect…'),
      way: more(stage, stopped),
    }),
    'connection.sendToken': (stage) => ({ here: sendToken(stage) }),
    'connection.confirm': (stage) => ({ here: confirm(stage) }),
    'connection.cancel': (stage) => ({ here: cancel(stage) }),
  },
  cannot: () => null,
  standing(name, request, server) {
    if (name === 'listConnections') readings.set(server, readingsOf(server) + 1)
    return name === 'listConnections'
      ? ok({
          offers: [{ network: 'pinterest', url: 'https://network.example/', has_sandbox: true }],
          connections: [connectionOf(stopped, { state: 'stopped' })],
        })
      : server.answer(name, request)
  },
}

function readingsOf(server: AccountServer): number {
  return readings.get(server) ?? 0
}

/** After an answer the connections are read again. */
function readAgain(steps: Readonly<Record<string, Step>>): Record<string, Step> {
  return Object.fromEntries(
    Object.entries(steps).map(([type, step]) => [
      type,
      async (stage: Stage, event: PathEvent) => {
        const before = readingsOf(stage.server)
        await step(stage, event)
        if (type.startsWith('xstate.done.'))
          await patiently(
            () => (readingsOf(stage.server) > before ? true : null),
            () => 'The connections were not read again',
          )
      },
    ]),
  )
}

/** One that is at work takes no press. */
function free({ page }: Stage, name: string) {
  return page
    .getByRole('button', { name, exact: true, disabled: false })
    .and(page.locator(':not([data-busy])'))
}

function start(stage: Stage) {
  return free(stage, 'Connect Fresh to Pinterest')
}

function resume(stage: Stage) {
  return free(stage, 'Go on with Stopped')
}

function more({ page }: Stage, { name }: ConnectedAccount) {
  return page.getByRole('button', { name: `More options for ${name}` })
}

function item({ page }: Stage, name: string) {
  return page.getByRole('menuitem', { name, exact: true })
}

function choose(account: ConnectedAccount, name: string): Step {
  return async (stage) => {
    await more(stage, account).click()
    await item(stage, name).click()
  }
}

function dialog({ page }: Stage) {
  return page.getByRole('dialog').or(page.getByRole('alertdialog'))
}

function sendToken(stage: Stage) {
  return free(stage, 'Connect the sandbox')
}

function confirm(stage: Stage) {
  return free(stage, 'Disconnect')
}

function cancel(stage: Stage) {
  return dialog(stage).getByRole('button', { name: 'Cancel', exact: true })
}
