/**
 * The pinning accounts in the settings, the strip about one that is gone, and what this device
 * stored of it.
 */
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { SelectedAccount } from '#core/accounts/account-selection.ts'
import { pin } from '#core/pins/pin.builder.ts'
import type { AccountsChanged } from '../../../../src/machines/accounts/accounts.machine.ts'
import { accountsModel } from '../../../../src/machines/accounts/accounts.model.ts'
import { answered, type BrowserDriver, type PathEvent } from './driver.ts'
import { failureOf } from '../held-calls.ts'
import { comeIn, ok } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

const SECTION = '/settings?section=accounts'
/** As the model has it: this device has changes of it that were never sent. */
const kept: Account = {
  id: '0192f0c1-2d3e-7abc-8def-00000000000d',
  name: 'Kept',
  kind: 'manual',
  created_at: 1,
}

export const accountsDriver: BrowserDriver = {
  model: accountsModel,
  actor: 'accounts',
  async begin(stage, input) {
    const { selectedAccount } = input as { selectedAccount: SelectedAccount | null }
    await stage.remember(selectedAccount === null ? {} : { selectedAccount })
    await stage.holdDatabases()
    if (selectedAccount?.id === kept.id) await leaveUnsent(stage)
    await comeIn(stage, SECTION)
  },
  steps: {
    'accounts.create': create,
    'accounts.delete': async ({ page }) => {
      await choose(page, 'Bakery', 'Delete…')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
    },
    'accounts.select': async ({ page }) => choose(page, 'Annex', 'Switch to this account'),
    'accounts.reload': reload,
    'accounts.dismissLost': async ({ page }) => dismiss(page).click(),
    'accounts.saveUnsent': async ({ page }) => save(page).click(),
    'accounts.discardUnsent': async (stage) => {
      if (refused.has(stage)) return discard(stage.page).click()
      refused.add(stage)
      return stage.withoutStore(async () => {
        await discard(stage.page).click()
        await stage.recording.untilTaken('xstate.error.actor.settleUnsent')
      })
    },
    'network.online': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    ...answered('listAccounts', 'listAccounts', ok),
    'xstate.done.actor.changeAccount': async ({ calls }, { output }) => {
      const { created } = output as AccountsChanged
      await (created === null
        ? calls.release('deleteAccount', ok({}))
        : calls.release('createAccount', ok(created)))
    },
    'xstate.error.actor.changeAccount': async ({ calls }, { error }) =>
      calls.releaseOne(['createAccount', 'deleteAccount'], failureOf(error)),
    'xstate.done.actor.purgeAccounts': async (stage) => {
      await stage.releaseDatabases(true)
      // What is left of unsaved templates is looked for after the purge.
      await stage.releaseDatabases(true)
    },
    'xstate.error.actor.purgeAccounts': async (stage) => stage.releaseDatabases(false),
  },
  controls: {
    'accounts.dismissLost': ({ page }) => ({ here: dismiss(page) }),
    'accounts.saveUnsent': ({ page }) => ({ here: save(page) }),
    'accounts.discardUnsent': ({ page }) => ({ here: discard(page) }),
  },
  cannot(state, event, [ids, selected, hasFailed, lost, unsent]) {
    // As the model's `abstract` says.
    const known = {
      ids: ids as readonly string[],
      selected: typeof selected === 'string' ? selected : null,
      hasFailed: hasFailed === true,
      lost,
      isUnsent: unsent === 1,
    }
    return can[event.type]?.({ state, event, ...known }) === false
      ? 'Nothing that is shown then brings it about.'
      : null
  },
  echoes({ type }, [, , hasFailed]) {
    // The first time storage refuses.
    if (type === 'accounts.discardUnsent' && hasFailed !== true)
      return [{ type: 'xstate.error.actor.settleUnsent', error: new Error('It broke.') }]
    return type === 'accounts.saveUnsent' || type === 'accounts.discardUnsent'
      ? [{ type: 'xstate.done.actor.settleUnsent' }]
      : []
  },
  standing: () => null,
}

interface Situation {
  readonly state: string
  readonly event: PathEvent
  /** Of the listed accounts. */
  readonly ids: readonly string[]
  readonly selected: string | null
  readonly hasFailed: boolean
  /** Its name. */
  readonly lost: unknown
  /** The question what becomes of them is in front of everything. */
  readonly isUnsent: boolean
}

/**
 * The second account is made beside the first, and the first of two is deleted: so it is known
 * which answer is awaited.
 */
const can: Readonly<Record<string, (situation: Situation) => boolean>> = {
  'accounts.create': (situation) =>
    isSettled(situation) && situation.ids.length === 1 && situation.ids[0]?.endsWith('a') === true,
  'accounts.delete': (situation) => isSettled(situation) && situation.ids.length === 2,
  'accounts.select': (situation) =>
    isSettled(situation) &&
    situation.ids.length === 2 &&
    situation.event['id'] === situation.ids[1] &&
    situation.selected !== situation.ids[1],
  'accounts.reload': (situation) =>
    situation.state === 'failed'
      ? situation.selected === null
      : isSettled(situation) && situation.ids.length > 0,
  'accounts.dismissLost': (situation) => isSettled(situation) && situation.lost !== null,
  'accounts.saveUnsent': ({ isUnsent }) => isUnsent,
  'accounts.discardUnsent': ({ isUnsent }) => isUnsent,
  'xstate.done.actor.settleUnsent': () => false,
  'xstate.error.actor.settleUnsent': () => false,
  'xstate.done.actor.changeAccount': ({ ids, event }) =>
    ((event['output'] as AccountsChanged).created === null) === (ids.length === 2),
  'xstate.error.actor.purgeAccounts': isSettled,
  // Kept until the question is answered, and then no more.
  'xstate.done.actor.purgeAccounts': ({ event, lost, isUnsent }) =>
    (event['output'] as { unsent: readonly unknown[] }).unsent.length > 0 ===
    (lost === kept.name && !isUnsent),
}

/**
 * After the account with unsent changes nothing else is tried: what was kept of it would have to be
 * remembered.
 */
function isSettled({ lost }: Situation): boolean {
  return lost !== kept.name
}

/** The stages whose storage has refused once. */
const refused = new WeakSet<Stage>()

/** A user changed the account, and left before it was sent. */
async function leaveUnsent(stage: Stage): Promise<void> {
  const { calls, page } = stage
  await comeIn(stage, '/drafts')
  await calls.release('listAccounts', ok({ accounts: [kept] }))
  await stage.releaseDatabases(true)
  await calls.release(
    'getPins',
    ok({ pins: [pin('a', { account_id: kept.id })], revision: 1, next: null }),
  )
  await calls.release('getPinEvents', ok({ events: [], revision: 1, more: false }))
  await page.getByRole('button', { name: 'Favorite: Title a' }).click()
  await calls.arrival('sendPinEvents')
}

async function create({ page, calls }: Stage, { name }: PathEvent): Promise<void> {
  await page.getByRole('button', { name: 'New account', exact: true }).click()
  await page.getByLabel('Account name').fill(String(name))
  await page.getByRole('button', { name: 'Create account' }).click()
  await calls.arrival('createAccount')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
}

/** By trying again, or by another name for the first account. */
async function reload(stage: Stage): Promise<void> {
  const { page, calls } = stage
  const row = page.getByRole('button', { name: /^More options for / }).first()
  if (!(await row.isVisible())) {
    await stage.go('/')
    await page.getByRole('button', { name: 'Try again' }).click()
    return stage.go(SECTION)
  }
  const label = (await row.getAttribute('aria-label')) ?? ''
  await choose(page, label.replace('More options for ', ''), 'Rename')
  await page.getByLabel('Name', { exact: true }).fill('Another')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const renamed: Account = {
    id: '0192f0c1-2d3e-7abc-8def-00000000000a',
    name: 'Another',
    kind: 'manual',
    created_at: 1,
  }
  return calls.release('renameAccount', ok(renamed))
}

async function choose(page: Stage['page'], name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

function dismiss(page: Stage['page']) {
  return page.getByRole('button', { name: 'Dismiss', exact: true })
}

function save(page: Stage['page']) {
  return page.getByRole('button', { name: 'Save as a file', disabled: false })
}

function discard(page: Stage['page']) {
  return page.getByRole('button', { name: 'Discard', disabled: false })
}
