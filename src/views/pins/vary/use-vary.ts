/**
 * Varies pins: a generation makes new ones of their pages, different from all that these have. What
 * it made is taken back as a whole.
 */
import { useCallback } from 'react'
import type { Client } from '#core/contract/client.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { addedBy } from '#core/pins/history/pin-history.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { deletePins } from '#core/pins/pin-commands.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useUndoOffer } from '../history/undo/use-undo-offer.ts'
import { useText } from '../../kit/i18n/text.ts'
import { pinInFocus, usePinCommand } from '../grid/use-pin-command.ts'
import type { TaskActor } from '../../../machines/app/actors.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { variationConfig } from './variation-config.ts'
import varyMessages from '#locales/en/pins/vary.json' with { type: 'json' }

export function useVary(selectedIds: readonly string[]): (ids: readonly string[]) => void {
  const t = useText(varyMessages)
  const toast = useToast()
  const client = useClient()
  const [accounts, pages] = [useActor('accounts'), useActor('pages')]
  const [pins, tasks] = [useActor('pins'), useActor('tasks')]
  const announce = useAnnouncement()
  const start = async (ids: readonly string[]): Promise<void> => {
    const { book } = pins.getSnapshot().context
    const chosen = ids.flatMap((id) => getPin(book, id) ?? [])
    const accountId = accounts.getSnapshot().context.selectedAccount?.id
    if (chosen.length === 0 || accountId === undefined) return toast({ text: t('vary.none') })
    const [templates, brand] = await Promise.all([
      templatesFor(client, accountId),
      client('getBrand', { params: { account_id: accountId } }),
    ])
    if (!templates.ok) return toast({ text: t('vary.failed', { reason: templates.reason }) })
    const config = variationConfig({
      pins: chosen,
      pages: pages.getSnapshot().context.pages,
      templates: templates.ids,
      brand: brand.ok ? brand.answer : null,
    })
    if (config === null) return toast({ text: t('vary.noPage', { count: chosen.length }) })
    tasks.send({ type: 'tasks.startGeneration', config })
    toast({ kind: 'vary', text: t('vary.started', { count: config.n_pins }) })
    const [task] = tasks.getSnapshot().context.tasks
    if (task !== undefined) untilEnd(task, (report) => announce(report, config.pages.length))
  }
  usePinCommand({
    id: 'grid.vary',
    label: t('vary.find'),
    icon: 'sparkle',
    keys: 'V',
    run: () => {
      const inFocus = pinInFocus()
      void start(selectedIds.length > 0 || inFocus === undefined ? selectedIds : [inFocus])
    },
  })
  return (ids) => void start(ids)
}

/** What has become of it; a failure is in the tray, with its reason. */
function useAnnouncement(): (report: TaskReport, pages: number) => void {
  const t = useText(varyMessages)
  const toast = useToast()
  const offerUndo = useUndoOffer()
  const pins = useActor('pins')
  const { apply } = usePinActions()
  return useCallback(
    ({ id, total, failures }, pages) => {
      const count = total - failures.length
      if (count <= 0) return toast({ kind: 'vary', text: t('vary.nothing', { count: pages }) })
      offerUndo({
        kind: 'vary',
        text: t('vary.made', { count }),
        ...(failures.length > 0 && { detail: t('vary.fewer', { missing: failures.length }) }),
        label: t('vary.undo'),
        undo: () => {
          const made = addedBy(pins.getSnapshot().context.history, id)
          apply((book) => deletePins(book, made), 'delete')
        },
      })
    },
    [t, toast, offerUndo, pins, apply],
  )
}

function untilEnd(task: TaskActor, then: (report: TaskReport) => void): void {
  const subscription = task.subscribe((snapshot) => {
    if (!snapshot.hasTag('final')) return
    subscription.unsubscribe()
    const { report } = snapshot.context
    if (snapshot.hasTag('succeeded') && report !== null) then(report)
  })
}

type FoundTemplates = { ok: true; ids: string[] } | { ok: false; reason: string }

/** A person's own first, each in its newest version. */
async function templatesFor(client: Client, accountId: string): Promise<FoundTemplates> {
  const [builtIn, own] = await Promise.all([
    client('listTemplates', {}),
    client('listOwnTemplates', { params: { account_id: accountId } }),
  ])
  if (!builtIn.ok) return { ok: false, reason: builtIn.failure.message }
  const owned = own.ok ? own.answer.templates.map(({ id }) => templateChoice(id)) : []
  return { ok: true, ids: [...owned, ...builtIn.answer.templates.map(({ id }) => id)] }
}
