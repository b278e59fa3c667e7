/** The automations of the account and what a person does with them. */
import { useEffect, useState } from 'react'
import type {
  Automation,
  AutomationRun,
  AutomationSettings,
} from '#core/contract/publishing/automations.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { useAccounts, useApp, useEnvironment } from '../../kit/context/app-context.tsx'
import { type Load, useLoad, useSend } from '../../kit/context/data.ts'
import { useUndoOffer } from '../../pins/history/undo/use-undo-offer.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import automationsMessages from '#locales/en/automations/automations.json' with { type: 'json' }

/** From an answer to the next question. */
const POLL_DELAY_MS = 2_000

/**
 * Asks again and again while something runs and the page is visible. It waits for each answer: a
 * reload aborts the request before it.
 */
export function usePolling(
  isOn: boolean,
  { status, reload }: Pick<Load<unknown>, 'status' | 'reload'>,
): void {
  const canAsk = useEnvironment(({ context }) => context.online && context.visible)
  const isDue = isOn && canAsk && status !== 'loading'
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(reload, POLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDue, reload])
}

export function useAutomations() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const isOffline = useEnvironment((snapshot) => !snapshot.context.online)
  const load = useLoad(
    'listAutomations',
    accountId === null ? null : { params: { account_id: accountId } },
  )
  const list = load.data?.automations ?? null
  usePolling(list?.some(isRunning) ?? false, load)
  const put = (one: Automation): void =>
    load.update(({ automations }) => ({
      automations: automations.some(({ id }) => id === one.id)
        ? automations.map((other) => (other.id === one.id ? one : other))
        : [...automations, one],
    }))
  return { list, failure: load.failure, isOffline, accountId, reload: load.reload, put }
}

export type Automations = ReturnType<typeof useAutomations>

export const isOngoing = ({ outcome }: AutomationRun): boolean => outcome === 'running'

export const isRunning = ({ last_run: run }: Automation): boolean => run !== null && isOngoing(run)

/**
 * Whether something holds the runs of the account, also those that a person starts: a pause, say.
 */
export const isHeld = ({ problem_codes }: Automation): boolean =>
  [problem_codes?.['problem'] ?? []].flat().some(({ code }) => HOLDS.has(code))
const HOLDS: ReadonlySet<string> = new Set([
  'automations.accountPaused',
  'automations.accountLost',
  'automations.accountStopped',
])

export function useAutomationActions({ put, reload }: Automations) {
  const t = useText(automationsMessages)
  const toast = useToast()
  const offerUndo = useUndoOffer()
  const { send } = useSend()
  const { during, isBusy } = useBusyActs()
  const fail = ({ message: reason, requestId }: Failure): void =>
    toast({ text: t('automations.notDone', { reason }), requestId })
  const run = async (one: Automation): Promise<void> =>
    during(one, 'run', async () => {
      const outcome = await send('runAutomation', { params: paramsOf(one) })
      if (!outcome.ok) return fail(outcome.failure)
      put(outcome.answer)
      toast({ text: t('automations.started', { name: one.settings.name }) })
    })
  const turn = async (one: Automation, is_on: boolean): Promise<void> =>
    during(one, 'turn', async () => {
      const outcome = await send('switchAutomation', { params: paramsOf(one), body: { is_on } })
      if (outcome.ok) put(outcome.answer)
      else fail(outcome.failure)
    })
  const restore = async (one: Automation): Promise<void> => {
    const outcome = await send('restoreAutomation', { params: paramsOf(one) })
    if (outcome.ok) reload()
    else toast({ text: t('automations.notRestored', { reason: outcome.failure.message }) })
  }
  const remove = async (one: Automation): Promise<void> =>
    during(one, 'remove', async () => {
      const outcome = await send('deleteAutomation', { params: paramsOf(one) })
      if (!outcome.ok) return fail(outcome.failure)
      reload()
      offerUndo({
        text: t('automations.deleted', { name: one.settings.name }),
        label: t('automations.undo'),
        undo: () => void restore(one),
      })
    })
  return { isBusy, run, turn, remove }
}

type Act = 'run' | 'turn' | 'remove'

/** Acts that wait for their answer, each by its automation. */
function useBusyActs() {
  const [busy, setBusy] = useState<readonly string[]>([])
  const during = async ({ id }: Automation, act: Act, work: () => Promise<void>): Promise<void> => {
    const key = `${act} ${id}`
    setBusy((now) => [...now, key])
    await work()
    setBusy((now) => now.toSpliced(now.indexOf(key), 1))
  }
  return { during, isBusy: ({ id }: Automation, act: Act) => busy.includes(`${act} ${id}`) }
}

export type AutomationActions = ReturnType<typeof useAutomationActions>

export const paramsOf = ({ id, account_id }: Automation) => ({ account_id, automation_id: id })

/** `save` answers what was kept, or null. `one` null = a new one. */
export function useSaveAutomation({ accountId, put, reload }: Automations, one: Automation | null) {
  const { newId } = useApp()
  const t = useText(automationsMessages)
  const toast = useToast()
  const { send, busy, failure } = useSend()
  // A second try makes the same one.
  const [id] = useState(newId)
  const save = async (settings: AutomationSettings): Promise<Automation | null> => {
    if (accountId === null) return null
    const outcome =
      one === null
        ? await send('createAutomation', {
            params: { account_id: accountId },
            body: { id, settings },
          })
        : await send('putAutomation', {
            params: paramsOf(one),
            body: { settings, revision: one.revision },
          })
    if (!outcome.ok) {
      if (outcome.failure.code === 'conflict') {
        // The form offers the other version as soon as it is here.
        toast({ text: t('automations.conflict') })
        reload()
      }
      return null
    }
    put(outcome.answer)
    return outcome.answer
  }
  return { save, isBusy: busy !== null, failure }
}
