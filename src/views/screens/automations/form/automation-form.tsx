/**
 * Makes or changes an automation. What is typed is kept on this device until it is saved or
 * discarded, so that the form may be closed at any time.
 */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Automation } from '#core/contract/publishing/automations.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useBoards } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Sheet } from '../../../kit/ui/overlays/dialog.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import {
  type FormPart,
  isComplete,
  isUnknownFault,
  missingIn,
  settingsToSave,
} from './automation-draft.ts'
import css from './automation-form.module.css'
import { BoardRules } from './board-rules.tsx'
import { DesignChoice } from './design-choice.tsx'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }
import { FormNotices } from './form-notices.tsx'
import { GoalFields } from './goal-fields.tsx'
import { Preview } from '../preview.tsx'
import { SourceFields } from './source-fields.tsx'
import { type AutomationDraft, useAutomationDraft } from './use-automation-draft.ts'
import { type Automations, useAutomationActions, useSaveAutomation } from '../use-automations.ts'
import { AgainFields, WhenFields } from './when-fields.tsx'

export interface AutomationFormProps {
  /** Null = a new one. A newer revision while the form is open is offered, not put in place. */
  one: Automation | null
  accountId: string
  automations: Automations
  onClose: () => void
  onReopen: () => void
}

export function AutomationForm({
  one,
  accountId,
  automations,
  onClose,
  onReopen,
}: AutomationFormProps) {
  const t = useText(automationFormMessages)
  const form = useAutomationDraft(accountId, one)
  const { draft, change, base } = form
  const fields = useRef<HTMLDivElement>(null)
  const [isChecked, setChecked] = useState(false)
  const { save, isBusy, failure } = useSaveAutomation(automations, base)
  const { run } = useAutomationActions(automations)
  const keep = async (isRun: boolean) => {
    // The fields are marked before the first of them gets the focus.
    flushSync(() => setChecked(true))
    const settings = settingsToSave(draft)
    if (settings === null || !isComplete(missingIn(draft))) return focusFault(fields.current)
    const kept = await save(settings)
    if (kept === null) return
    form.forget()
    onClose()
    if (isRun) await run(kept)
  }
  const discard = useDiscard(form, { onClose, onReopen })
  const part: FormPart = { draft, change, isChecked }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      width="large"
      title={t(one === null ? 'automationForm.new' : 'automationForm.edit')}
      actions={<Actions isBusy={isBusy} onSave={(isRun) => void keep(isRun)} onCancel={discard} />}
    >
      <div ref={fields} className={css.form}>
        <FormNotices {...form} failure={failure} isInvalid={isChecked && isUnknownFault(draft)} />
        <Name {...part} />
        <SourceFields {...part} isNew={one === null} />
        <Preview draft={draft} accountId={accountId} isNew={one === null} />
        <DesignChoice {...part} />
        <BoardRules {...part} boards={useBoards()} />
        <GoalFields {...part} />
        <WhenFields {...part} />
        <AgainFields {...part} />
      </div>
    </Sheet>
  )
}

/** Closes the form without what was typed; the note brings it back. */
function useDiscard(
  { isChanged, forget }: AutomationDraft,
  { onClose, onReopen }: Pick<AutomationFormProps, 'onClose' | 'onReopen'>,
): () => void {
  const t = useText(automationFormMessages)
  const toast = useToast()
  return () => {
    const keepAgain = forget()
    onClose()
    if (!isChanged) return
    const undo = () => {
      keepAgain()
      onReopen()
    }
    toast({
      text: t('automationForm.discarded'),
      action: { label: t('automationForm.undo'), onPress: undo },
    })
  }
}

function focusFault(form: HTMLElement | null): void {
  form
    ?.querySelector<HTMLElement>('[data-invalid] :is(input:not([hidden]), textarea, button)')
    ?.focus()
}

function Actions({
  isBusy,
  onSave,
  onCancel,
}: {
  isBusy: boolean
  onSave: (isRun: boolean) => void
  onCancel: () => void
}) {
  const t = useText(automationFormMessages)
  return (
    <>
      <Button variant="quiet" onPress={onCancel}>
        {t('automationForm.cancel')}
      </Button>
      <Button isBusy={isBusy} onPress={() => onSave(true)}>
        {t('automationForm.saveRun')}
      </Button>
      <Button variant="primary" isBusy={isBusy} onPress={() => onSave(false)}>
        {t('automationForm.save')}
      </Button>
    </>
  )
}

function Name({ draft, change, isChecked }: FormPart) {
  const t = useText(automationFormMessages)
  const isMissing = isChecked && missingIn(draft).name
  return (
    <TextField
      label={t('automationForm.name')}
      hint={t('automationForm.nameHint')}
      value={draft.name}
      maxLength={80}
      error={isMissing ? t('automationForm.needsName') : null}
      onChange={(name) => change({ name })}
    />
  )
}
