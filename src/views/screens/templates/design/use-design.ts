/** One template in its editor: loaded, changed, kept on this device, saved as a version. */
import { useRef, useState } from 'react'
import type { ClientAnswer } from '#core/contract/client.ts'
import {
  MAX_TEMPLATE_NAME,
  type OwnTemplate,
} from '#core/contract/content/own-templates.contract.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { readTemplate, writeTemplate } from '#core/templates/document/template-file.ts'
import { useApp, useAccounts, useEnvironment } from '../../../kit/context/app-context.tsx'
import type { TemplateKey } from '../../../kit/context/unsaved-templates.ts'
import { useLoad, useSend } from '../../../kit/context/data.ts'
import { unsavedWords } from '../../../kit/screen/unsaved-words.ts'
import { placeOf, useKeeping, useRestoredChanges } from './kept-changes.ts'
import {
  edit,
  type EditedTemplate,
  isChanged,
  openTemplate,
  readKept,
  redo,
  savedAs,
  undo,
} from './edited-template.ts'

export type LoadedTemplate = ClientAnswer<'getOwnTemplate'>

export function useTemplateToEdit(templateId: string) {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const key = accountId === null ? null : { account_id: accountId, template_id: templateId }
  const load = useLoad('getOwnTemplate', key && { params: key })
  const isRestored = useRestoredChanges(key)
  return { key, load, isRestored }
}

/** What was changed on this device and not saved comes back. */
function opened(key: TemplateKey, { template, document }: LoadedTemplate): EditedTemplate | null {
  const read = readTemplate(document)
  if (!read.ok) return null
  const kept = readKept(unsavedWords(placeOf(key)))
  return kept === null
    ? openTemplate(template.version, read.template)
    : { ...openTemplate(template.version, read.template, kept.now), version: kept.version }
}

export function useDesign(key: TemplateKey, loaded: LoadedTemplate) {
  const { say } = useApp()
  const [edited, setEdited] = useState(() => opened(key, loaded))
  const keeping = useKeeping(key, edited)
  const isOffline = useEnvironment((snapshot) => !snapshot.context.online)
  const newest = useRef(edited)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sending = useSaving(key)
  if (edited === null) return null
  const current = (): EditedTemplate => newest.current ?? edited
  const become = (next: EditedTemplate): void => {
    newest.current = next
    setEdited(next)
    keeping.keep(next)
  }
  return {
    edited,
    /** With the changes that are not rendered yet. */
    current,
    isOffline,
    isDirty: isChanged(edited),
    keeping,
    /** Why the last change was not made. */
    refusal,
    /** False: it was refused. */
    change: (change: TemplateChange, step: string | null = null): boolean => {
      const next = edit(current(), change, step)
      setRefusal(next.ok ? null : say(next.problem))
      if (next.ok) become(next.edited)
      return next.ok
    },
    undo: () => become(undo(current())),
    redo: () => become(redo(current())),
    sending,
    /** Answers the version, or null when it was not saved. */
    save: async (from = edited.version): Promise<number | null> => {
      const sent = current()
      const made = await sending.save(sent, from)
      if (made === null) return null
      become(savedAs(current(), made.version, sent.now))
      return made.version
    },
    /** Opens what the server has; changes that were not saved are gone. */
    reopen: async (): Promise<LoadedTemplate | null> => {
      const newest = await sending.load()
      const read = newest && readTemplate(newest.document)
      if (read?.ok !== true || newest === null) return null
      become(openTemplate(newest.template.version, read.template))
      return newest
    },
  }
}
export type Design = NonNullable<ReturnType<typeof useDesign>>

/** Fields that change one layer. */
export interface LayerFieldsProps<L extends Layer = Layer> {
  readonly layer: L
  readonly change: (change: TemplateChange, step?: string) => unknown
}

function useSaving(params: TemplateKey) {
  const { send, busy, failure, clear } = useSend()
  const [made, setMade] = useState<OwnTemplate | null>(null)
  const load = async (): Promise<LoadedTemplate | null> => {
    const outcome = await send('getOwnTemplate', { params })
    return outcome.ok ? outcome.answer : null
  }
  return {
    isBusy: busy === 'putOwnTemplate' || busy === 'renameOwnTemplate',
    failure,
    clear,
    load,
    /** The version that was saved or restored last. */
    made,
    save: async ({ now, saved }: EditedTemplate, version: number): Promise<OwnTemplate | null> => {
      const name = now.name.slice(0, MAX_TEMPLATE_NAME)
      if (name !== saved.name) {
        const renamed = await send('renameOwnTemplate', { params, body: { name } })
        if (!renamed.ok) return null
      }
      const outcome = await send('putOwnTemplate', {
        params,
        body: { version, document: writeTemplate(now) },
      })
      if (!outcome.ok) return null
      setMade(outcome.answer)
      return outcome.answer
    },
    restore: async (version: number): Promise<OwnTemplate | null> => {
      const outcome = await send('restoreTemplateVersion', {
        params: { ...params, version },
      })
      if (!outcome.ok) return null
      setMade(outcome.answer)
      return outcome.answer
    },
  }
}
