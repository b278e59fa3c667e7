/**
 * Keeps a paste out of a field of pin words that nobody could read there: Chromium stands still for minutes while it lays ten megabytes out.
 * `<div onPaste={usePasteLimit()}>` round the fields. What is only a little too long goes in, and the field says so.
 */
import type { ClipboardEvent } from 'react'
import { useText } from '../i18n/text.ts'
import { useToast } from './toast.tsx'
import { uiMessages } from './ui.messages.ts'

/** Forty times the longest description. */
const LONGEST_PASTE = 20_000

export function usePasteLimit(): (event: ClipboardEvent) => void {
  const t = useText(uiMessages)
  const toast = useToast()
  return (event) => {
    const { length } = event.clipboardData.getData('text/plain')
    if (length <= LONGEST_PASTE) return
    event.preventDefault()
    toast({ kind: 'paste', text: t('ui.pasteTooLong', { count: length }), detail: t('ui.pasteLimit', { count: LONGEST_PASTE }), tone: 'danger' })
  }
}
