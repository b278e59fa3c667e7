/** Automations over HTTP. */
import { nextRunAt } from '#core/automations/next-run.ts'
import {
  type Automation,
  automationCalls,
  MAX_AUTOMATIONS,
} from '#core/contract/publishing/automations.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { AccountKey, AutomationParts } from './automation-parts.ts'
import {
  type AutomationChange,
  type AutomationKey,
  type AutomationRow,
  changeAutomation,
  findAutomationRow,
  holdOfAccount,
  insertAutomation,
  listAutomationRows,
} from './automations.store.ts'
import { presentAutomation, presentLine, presentRun } from './present-automation.ts'
import { previewAutomation } from './preview.ts'
import { findRun, insertRun, listLines, listRuns } from './runs.store.ts'
import type { Runner } from './runner.ts'
import { zoneOf } from './zone-of.ts'

const NO_ACCOUNT = notFound('account')
const NO_AUTOMATION = notFound('automation')
const CHANGED = refuse('conflict', problem('automations.changed'))
const MAX_RUNS = 100

type Parts = AutomationParts & { readonly runner: Pick<Runner, 'wake'> }

export function automationRoutes(route: Route, parts: Parts): void {
  listRoutes(route, parts)
  changeRoutes(route, parts)
  runRoutes(route, parts)
}

function listRoutes(route: Route, parts: Parts): void {
  const { database, findAccount } = parts
  const { root } = database
  route(automationCalls.listAutomations, async ({ user, params: { account_id: accountId } }) => {
    if ((await findAccount(root, user.id, accountId)) === undefined) return NO_ACCOUNT
    const rows = await listAutomationRows(root, { owner: user.id, accountId })
    const automations: Automation[] = []
    for (const row of rows) automations.push(await presentAutomation(root, row))
    return { automations }
  })
  route(
    automationCalls.createAutomation,
    async ({ user, params: { account_id: accountId }, body }) => {
      const key = { owner: user.id, accountId, id: body.id }
      if ((await findAccount(root, user.id, accountId)) === undefined) return NO_ACCOUNT
      const rows = await listAutomationRows(root, key)
      if (rows.length >= MAX_AUTOMATIONS && !rows.some(({ id }) => id === body.id))
        return refuse('quota_reached', problem('automations.tooMany', { most: MAX_AUTOMATIONS }))
      const now = parts.clock.now()
      const dueAt = nextRunAt(body.settings, { zone: await zoneOf(parts, key), now })
      await database.transaction(async (tx) =>
        insertAutomation(tx, key, {
          settings: body.settings,
          isOn: true,
          problem: null,
          dueAt,
          now,
        }),
      )
      return presentOne(parts, key)
    },
  )
  route(
    automationCalls.previewAutomation,
    async ({ user, params: { account_id: accountId }, body, signal }) =>
      (await findAccount(root, user.id, accountId)) === undefined
        ? NO_ACCOUNT
        : previewAutomation(parts, body.settings, { signal }),
  )
}

async function presentOne(
  { database: { root } }: Parts,
  key: AutomationKey,
): Promise<Automation | Refusal> {
  const row = await findAutomationRow(root, key)
  return row === undefined || row.deleted_at !== null ? NO_AUTOMATION : presentAutomation(root, row)
}

interface OfOne {
  readonly user: { readonly id: string }
  readonly params: { readonly account_id: string; readonly automation_id: string }
}

const keyOf = ({ user, params }: OfOne): AutomationKey => ({
  owner: user.id,
  accountId: params.account_id,
  id: params.automation_id,
})

/** Writes what `change` makes of the row, and answers with the automation. */
async function changed(
  parts: Parts,
  key: AutomationKey,
  change: (row: AutomationRow) => Promise<AutomationChange>,
): Promise<Automation | Refusal> {
  const row = await findAutomationRow(parts.database.root, key)
  if (row === undefined) return NO_AUTOMATION
  await changeAutomation(parts.database.root, key, await change(row))
  return presentOne(parts, key)
}

async function dueOf(
  parts: Parts,
  key: AccountKey,
  { settings, is_on }: Pick<AutomationRow, 'settings' | 'is_on'>,
): Promise<number | null> {
  const zone = await zoneOf(parts, key)
  return is_on ? nextRunAt(settings, { zone, now: parts.clock.now() }) : null
}

function changeRoutes(route: Route, parts: Parts): void {
  const { root } = parts.database
  route(automationCalls.putAutomation, async (call) => {
    const key = keyOf(call)
    const row = await findAutomationRow(root, key)
    if (row === undefined || row.deleted_at !== null) return NO_AUTOMATION
    const { settings, revision } = call.body
    const isChanged = await changeAutomation(root, key, {
      atRevision: revision,
      revision: revision + 1,
      settings,
      dueAt: await dueOf(parts, key, { settings, is_on: row.is_on }),
    })
    return isChanged ? presentOne(parts, key) : CHANGED
  })
  route(automationCalls.switchAutomation, async (call) => {
    const key = keyOf(call)
    const isOn = call.body.is_on
    return changed(parts, key, async ({ settings }) => ({
      isOn,
      failures: 0,
      problem: null,
      dueAt: await dueOf(parts, key, { settings, is_on: isOn }),
    }))
  })
  route(automationCalls.deleteAutomation, async (call) => {
    const row = await findAutomationRow(root, keyOf(call))
    if (row === undefined) return NO_AUTOMATION
    const now = parts.clock.now()
    await changeAutomation(root, keyOf(call), { deletedAt: row.deleted_at ?? now, dueAt: null })
    parts.runner.wake()
    return {}
  })
  route(automationCalls.restoreAutomation, async (call) => {
    const key = keyOf(call)
    return changed(parts, key, async (row) => ({
      deletedAt: null,
      dueAt: await dueOf(parts, key, row),
    }))
  })
}

function runRoutes(route: Route, parts: Parts): void {
  const { database, clock, runner } = parts
  const { root } = database
  const findKept = async (key: AutomationKey): Promise<AutomationRow | undefined> => {
    const row = await findAutomationRow(root, key)
    return row?.deleted_at === null ? row : undefined
  }
  route(automationCalls.runAutomation, async (call) => {
    const key = keyOf(call)
    const row = await findKept(key)
    if (row === undefined) return NO_AUTOMATION
    const hold = await holdOfAccount(root, key.accountId)
    if (hold !== null) return refuse('conflict', problem(`automations.${hold}`))
    await database.transaction((tx) => insertRun(tx, row.id, { cause: 'asked', now: clock.now() }))
    runner.wake()
    return presentOne(parts, key)
  })
  route(automationCalls.listAutomationRuns, async (call) => {
    const row = await findKept(keyOf(call))
    if (row === undefined) return NO_AUTOMATION
    return { runs: (await listRuns(root, row.id, MAX_RUNS)).map(presentRun) }
  })
  route(automationCalls.getAutomationRun, async (call) => {
    const row = await findKept(keyOf(call))
    if (row === undefined) return NO_AUTOMATION
    const run = await findRun(root, row.id, call.params.run_id)
    if (run === undefined) return notFound('run')
    return { run: presentRun(run), lines: (await listLines(root, run.id)).map(presentLine) }
  })
}
