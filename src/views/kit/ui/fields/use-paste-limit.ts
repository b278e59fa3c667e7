/**
 * Keeps a text that is too long to read out of a field of pin words, pasted or dropped:
 * Chromium blocks for minutes while it lays out ten megabytes. `<div {...usePasteLimit()}>`
 * round the fields. What is only a little too long goes in, and the field says so.
 */
import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react'
import { useText } from '../../i18n/text.ts'
import { useToast } from '../notes/toast.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }

/** Forty times the longest description. */
const MAX_PASTE_LENGTH = 20_000

export interface PasteLimit {
  readonly onPaste: (event: ClipboardEvent) => void
  readonly onDrop: (event: DragEvent) => void
}

export function usePasteLimit(): PasteLimit {
  const t = useText(uiMessages)
  const toast = useToast()
  const limit = (event: SyntheticEvent, data: DataTransfer) => {
    const { length } = data.getData('text/plain')
    if (length <= MAX_PASTE_LENGTH) return
    event.preventDefault()
    toast({
      kind: 'paste',
      text: t('ui.pasteTooLong', { count: length }),
      detail: t('ui.pasteLimit', { count: MAX_PASTE_LENGTH }),
      tone: 'danger',
    })
  }
  return {
    onPaste: (event) => limit(event, event.clipboardData),
    onDrop: (event) => limit(event, event.dataTransfer),
  }
}
