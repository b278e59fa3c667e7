/** One pin, wholly editable: the picture with everything on it, its words, and other words side by side. Changes are a draft until they are applied. */
import { useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { getPin } from '#core/pins/pin.selectors.ts'
import { usePages, usePins } from '../app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../i18n/text.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useToast } from '../ui/toast.tsx'
import { Alternatives } from './alternatives.tsx'
import { Checklist } from './checklist.tsx'
import { DesignFields } from './design-fields.tsx'
import type { DraftProps } from './draft-props.ts'
import { editorMessages } from './editor.messages.ts'
import { draftOf, faultsOf, isDesignChanged, patchOf } from './pin-draft.ts'
import css from './pin-editor.module.css'
import { PinPreview } from './pin-preview.tsx'
import { TextFields } from './text-fields.tsx'

export interface PinEditorProps {
  readonly pinId: string
  /** The list it was opened from, for previous and next. */
  readonly order: readonly Pin[]
  readonly onClose: () => void
  readonly onOpen: (pinId: string) => void
}

export function PinEditor({ pinId, order, onClose, onOpen }: PinEditorProps) {
  const t = useText(editorMessages)
  const pin = usePins((snapshot) => getPin(snapshot.context.book, pinId))
  if (!pin)
    return (
      <Sheet isOpen onClose={onClose} title={t('editor.title')} width="large">
        <p>{t('editor.gone')}</p>
      </Sheet>
    )
  return <Editing key={pinId} pin={pin} order={order} onClose={onClose} onOpen={onOpen} />
}

function Editing({ pin, order, onClose, onOpen }: Omit<PinEditorProps, 'pinId'> & { pin: Pin }) {
  const t = useText(editorMessages)
  const actions = usePinActions()
  const toast = useToast()
  const page = usePages((snapshot) => snapshot.context.pages.find(({ id }) => id === pin.page_id))
  const [draft, setDraft] = useState(() => draftOf(pin))
  const patch = patchOf(pin, draft)
  const isChanged = Object.keys(patch).length > 0
  const at = order.findIndex(({ id }) => id === pin.id)

  const apply = () => {
    actions.edit([{ id: pin.id, patch }])
    if (isDesignChanged(pin, draft)) actions.render([pin.id])
    else toast({ text: t('editor.applied'), tone: 'success' })
  }
  const go = (to: Pin | undefined) => to && onOpen(to.id)
  const form: DraftProps = { pin, draft, onChange: setDraft }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('editor.title')}
      width="large"
    >
      <div className={css.columns}>
        <div className={css.side}>
          <PinPreview {...form} />
          <Checklist {...form} />
        </div>
        <Tabs
          label={t('editor.tabs')}
          tabs={[
            { id: 'picture', label: t('editor.tab.picture'), content: <DesignFields {...form} page={page} /> },
            { id: 'text', label: t('editor.tab.text'), content: <TextFields {...form} /> },
            { id: 'alternatives', label: t('editor.tab.alternatives'), content: <Alternatives {...form} /> },
          ]}
        />
      </div>
      <div className={css.foot}>
        <IconButton icon="chevronStart" label={t('editor.previous')} isDisabled={at <= 0} onPress={() => go(order[at - 1])} />
        <IconButton icon="chevronEnd" label={t('editor.next')} isDisabled={at < 0 || at >= order.length - 1} onPress={() => go(order[at + 1])} />
        <span className={css.room} />
        <Button variant="quiet" onPress={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button
          variant="primary"
          isDisabled={!isChanged || faultsOf(draft).size > 0}
          onPress={() => {
            apply()
            onClose()
          }}
        >
          {t('editor.apply')}
        </Button>
      </div>
    </Sheet>
  )
}
