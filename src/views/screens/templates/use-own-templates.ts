/** The account's own templates and what a person does with them. */
import {
  MAX_TEMPLATE_BYTES,
  MAX_TEMPLATE_NAME,
  type OwnTemplate,
  type TemplateOrigin,
} from '#core/contract/content/own-templates.contract.ts'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import { readTemplate, writeTemplate } from '#core/templates/document/template-file.ts'
import type { Failure } from '#core/contract/client.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccounts, useApp, useEnvironment } from '../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../kit/context/data.ts'
import { useUndoOffer } from '../../pins/history/undo/use-undo-offer.ts'
import { useText } from '../../kit/i18n/text.ts'
import { saveFile } from '../../kit/ui/files/save-file.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { keepUploadedFile } from './uploaded-file.ts'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }

export function useOwnTemplates() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const isOffline = useEnvironment((snapshot) => !snapshot.context.online)
  const params = accountId === null ? null : { account_id: accountId }
  const { data, failure, reload } = useLoad('listOwnTemplates', params && { params })
  return { list: data?.templates ?? null, failure, reload, isOffline, accountId }
}
export type OwnTemplates = ReturnType<typeof useOwnTemplates>

function useFailure() {
  const t = useText(templatesMessages)
  const toast = useToast()
  return ({ message: reason, requestId }: Failure): void =>
    toast({ text: t('templates.notDone', { reason }), requestId })
}

/** Copies, and templates that are opened in the editor at once. */
function useTemplateCreation({ accountId, reload }: OwnTemplates) {
  const { newId } = useApp()
  const t = useText(templatesMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const { send } = useSend()
  const fail = useFailure()
  const [uploaded] = useState(keepUploadedFile)
  /** Null = it was refused, which has been stated. */
  const create = async (from: TemplateOrigin, name: string): Promise<OwnTemplate | null> => {
    const outcome = await send('createOwnTemplate', {
      params: { account_id: accountId ?? '' },
      body: { id: newId(), name: name.slice(0, MAX_TEMPLATE_NAME), from },
    })
    if (outcome.ok) return outcome.answer
    fail(outcome.failure)
    return null
  }
  /** False = it was refused. */
  const createAndEdit = async (from: TemplateOrigin, name: string): Promise<boolean> => {
    const made = await create(from, name)
    if (made === null) return false
    await navigate({ to: '/templates/$templateId', params: { templateId: made.template_id } })
    return true
  }
  return {
    copy: async (from: TemplateOrigin, of: string): Promise<void> => {
      const made = await create(from, t('templates.copyName', { name: of }))
      if (made === null) return
      reload()
      toast({
        text: t('templates.copied', { name: made.name }),
        tone: 'success',
        // The list may be far above.
        action: { label: t('templates.showCopy'), onPress: () => showTemplate(made.template_id) },
      })
    },
    editCopy: async (from: TemplateOrigin, of: string): Promise<void> => {
      await createAndEdit(from, t('templates.copyName', { name: of }))
    },
    createFromPicture: async (file: File): Promise<void> => {
      const stored = await uploaded.upload(file, async (body) => send('uploadPicture', { body }))
      if (!stored.ok) return fail(stored.failure)
      const from = { kind: 'picture', picture_id: stored.answer.id } as const
      if (await createAndEdit(from, t('templates.newName'))) uploaded.forget()
    },
    createBlank: async (): Promise<void> => {
      const name = t('templates.newName')
      await createAndEdit({ kind: 'file', document: writeTemplate(blankTemplate(name)) }, name)
    },
  }
}

export function useTemplateActions(own: OwnTemplates) {
  const { accountId, reload } = own
  const t = useText(templatesMessages)
  const offerUndo = useUndoOffer()
  const creation = useTemplateCreation(own)
  const { send } = useSend()
  const fail = useFailure()
  const account_id = accountId ?? ''
  const ofOne = ({ template_id }: OwnTemplate) => ({ params: { account_id, template_id } })

  /** Answers why it was refused, or null. */
  const rename = async (one: OwnTemplate, name: string): Promise<string | null> => {
    const outcome = await send('renameOwnTemplate', { ...ofOne(one), body: { name } })
    if (!outcome.ok) return outcome.failure.message
    reload()
    return null
  }
  const exportFile = async (one: OwnTemplate): Promise<void> => {
    const outcome = await send('getOwnTemplate', ofOne(one))
    if (!outcome.ok) return fail(outcome.failure)
    const text = JSON.stringify(outcome.answer.document, null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), `${one.name}.template.json`)
  }
  const restore = async (one: OwnTemplate): Promise<void> => {
    const outcome = await send('restoreOwnTemplate', ofOne(one))
    if (outcome.ok) reload()
    else fail(outcome.failure)
  }
  const remove = async (one: OwnTemplate): Promise<void> => {
    const outcome = await send('deleteOwnTemplate', ofOne(one))
    if (!outcome.ok) return fail(outcome.failure)
    reload()
    offerUndo({
      text: t('templates.deleted', { name: one.name }),
      detail: t('templates.deletedDetail'),
      label: t('templates.undo'),
      undo: () => void restore(one),
    })
  }
  return { ...creation, rename, exportFile, remove }
}
export type TemplateActions = ReturnType<typeof useTemplateActions>

const showTemplate = (id: string): void =>
  document.getElementById(`template-${id}`)?.scrollIntoView({ block: 'center' })

/** Of the last file. */
export interface ImportResult {
  readonly file: string
  /** Why it was not imported; null = it was. */
  readonly refusal: string | null
  /** A sentence for each layer that is kept and not drawn. */
  readonly skipped: readonly string[]
}

export function useTemplateImport({ accountId, reload }: OwnTemplates) {
  const { newId, say } = useApp()
  const t = useText(templatesMessages)
  const toast = useToast()
  const { send } = useSend()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<ImportResult | null>(null)
  const bring = async (file: File): Promise<void> => {
    setResult(null)
    const refuse = (refusal: string): void => setResult({ file: file.name, refusal, skipped: [] })
    if (file.size > MAX_TEMPLATE_BYTES) return refuse(t('templates.tooLarge'))
    setBusy(true)
    const document = documentIn(await file.text())
    const outcome = await send('createOwnTemplate', {
      params: { account_id: accountId ?? '' },
      body: { id: newId(), from: { kind: 'file', document } },
    })
    setBusy(false)
    if (!outcome.ok) return refuse(outcome.failure.message)
    const read = readTemplate(document)
    setResult({ file: file.name, refusal: null, skipped: read.ok ? read.notes.map(say) : [] })
    reload()
    toast({ text: t('templates.copied', { name: outcome.answer.name }), tone: 'success' })
  }
  return { bring, isBusy, result }
}

/** What is no JSON is no template: the server says so. */
function documentIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
