/** The pinning accounts in the settings, the strip about one that is gone, and what this device stored of it. */
import type { Account } from '#core/contract/accounts.contract.ts'
import type { SelectedAccount } from '#core/accounts/account-selection.ts'
import type { AccountsChanged } from '../../../src/machines/accounts.machine.ts'
import { accountsModel } from '../../../src/machines/accounts.model.ts'
import { answered, type BrowserDriver, type PathEvent } from './driver.ts'
import { failureOf } from './held-calls.ts'
import { comeIn, ok } from './signed-in.ts'
import type { Stage } from './stage.ts'

const SECTION = '/settings?section=accounts'
const NOTHING_UNSENT = 'This device has no changes of an account that is gone: tests/journeys and the tests of src/persistence have.'

export const accountsDriver: BrowserDriver = {
  model: accountsModel,
  actor: 'accounts',
  async begin(stage, input) {
    const { selectedAccount } = input as { selectedAccount: SelectedAccount | null }
    await stage.remember(selectedAccount === null ? {} : { selectedAccount })
    await stage.holdDatabases()
    await comeIn(stage, SECTION)
  },
  steps: {
    'accounts.create': create,
    'accounts.delete': async ({ page }) => {
      await choose(page, 'Bakery', 'Delete…')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
    },
    'accounts.select': async ({ page }) => choose(page, 'Annex', 'Work in it'),
    'accounts.reload': reload,
    'accounts.dismissLost': async ({ page }) => dismiss(page).click(),
    'network.online': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    ...answered('listAccounts', 'listAccounts', ok),
    'xstate.done.actor.changeAccount': async ({ calls }, { output }) => {
      const { created } = output as AccountsChanged
      await (created === null ? calls.release('deleteAccount', ok({})) : calls.release('createAccount', ok(created)))
    },
    'xstate.error.actor.changeAccount': async ({ calls }, { error }) => calls.releaseOne(['createAccount', 'deleteAccount'], failureOf(error)),
    'xstate.done.actor.purgeAccounts': async (stage) => stage.releaseDatabases(true),
    'xstate.error.actor.purgeAccounts': async (stage) => stage.releaseDatabases(false),
  },
  controls: { 'accounts.dismissLost': ({ page }) => ({ here: dismiss(page) }) },
  never: {
    'accounts.rename': 'The settings send the new name themselves, to say beside the field what is wrong with it, and ask for the list anew.',
  },
  cannot(state, event, [ids, selected, , isLost]) {
    // As the model's `abstract` says.
    const known = { ids: ids as readonly string[], selected: typeof selected === 'string' ? selected : null, isLost: isLost === true }
    return can[event.type]?.({ state, event, ...known }) === false ? 'Nothing that is shown then brings it about.' : null
  },
  beyond: {
    'accounts.ready.idle -accounts.rename-> accounts.ready.changing': 'The settings send the new name themselves.',
    'accounts.ready.idle -accounts.saveUnsent-> accounts.ready.settling': NOTHING_UNSENT,
    'accounts.ready.idle -accounts.discardUnsent-> accounts.ready.settling': NOTHING_UNSENT,
    'accounts.ready.settling -xstate.done.actor.settleUnsent-> accounts.ready.purging': NOTHING_UNSENT,
    'accounts.ready.settling -xstate.error.actor.settleUnsent-> accounts.ready.idle': NOTHING_UNSENT,
  },
  standing: () => null,
}

interface Situation {
  readonly state: string
  readonly event: PathEvent
  /** Of the listed accounts. */
  readonly ids: readonly string[]
  readonly selected: string | null
  readonly isLost: boolean
}

/** The second account is made beside the first, and the first of two is deleted: so it is known which answer is awaited. */
const can: Readonly<Record<string, (situation: Situation) => boolean>> = {
  'accounts.create': ({ ids }) => ids.length === 1 && ids[0]?.endsWith('a') === true,
  'accounts.delete': ({ ids }) => ids.length === 2,
  'accounts.select': ({ ids, event, selected }) => ids.length === 2 && event['id'] === ids[1] && selected !== ids[1],
  'accounts.reload': ({ state, ids, selected }) => (state === 'failed' ? selected === null : ids.length > 0),
  'accounts.dismissLost': ({ isLost }) => isLost,
  'accounts.saveUnsent': () => false,
  'accounts.discardUnsent': () => false,
  'xstate.done.actor.settleUnsent': () => false,
  'xstate.error.actor.settleUnsent': () => false,
  'xstate.done.actor.changeAccount': ({ ids, event }) => ((event['output'] as AccountsChanged).created === null) === (ids.length === 2),
  'xstate.done.actor.purgeAccounts': ({ event }) => (event['output'] as { unsent: readonly unknown[] }).unsent.length === 0,
}

async function create({ page, calls }: Stage, { name }: PathEvent): Promise<void> {
  await page.getByRole('button', { name: 'New account', exact: true }).click()
  await page.getByLabel('Name of the account').fill(String(name))
  await page.getByRole('button', { name: 'Create account' }).click()
  await calls.arrival('createAccount')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
}

/** By trying again, or by another name for the first account. */
async function reload(stage: Stage): Promise<void> {
  const { page, calls } = stage
  const row = page.getByRole('button', { name: /^More for / }).first()
  if (!(await row.isVisible())) {
    await stage.go('/')
    await page.getByRole('button', { name: 'Try again' }).click()
    return stage.go(SECTION)
  }
  const label = (await row.getAttribute('aria-label')) ?? ''
  await choose(page, label.replace('More for ', ''), 'Rename')
  await page.getByLabel('Name', { exact: true }).fill('Another')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const renamed: Account = { id: '0192f0c1-2d3e-7abc-8def-00000000000a', name: 'Another', kind: 'manual', created_at: 1 }
  return calls.release('renameAccount', ok(renamed))
}

async function choose(page: Stage['page'], name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

function dismiss(page: Stage['page']) {
  return page.getByRole('button', { name: 'Dismiss', exact: true })
}
