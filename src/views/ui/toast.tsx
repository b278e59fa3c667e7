/**
 * Short notes at the edge of the screen. `const toast = useToast(); toast({ text, action: { label, onPress } })`. A note with an action
 * stays 10 s, one without 5 s; pointing at or focusing the region stops the clock. Errors stay until they are dismissed.
 */
import { createContext, use, useCallback } from 'react'
import { Text } from 'react-aria-components/Text'
import { UNSTABLE_Toast as AriaToast, UNSTABLE_ToastContent as ToastContent, UNSTABLE_ToastList as ToastList, UNSTABLE_ToastQueue as ToastQueue, UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast'
import { useText } from '../i18n/text.ts'
import { Button, SquareButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { uiMessages } from './ui.messages.ts'
import css from './toast.module.css'
import type { ReactNode } from 'react'

export interface Note {
  readonly text: string
  readonly detail?: string
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { label: string; onPress: () => void }
  /** A note takes the place of the one of its kind that is still shown: what that said is over. */
  readonly kind?: string
}

export type ShowNote = (note: Note | string) => void

const ToastContext = createContext<ToastQueue<Note> | null>(null)

export function createToastQueue(): ToastQueue<Note> {
  return new ToastQueue<Note>({ maxVisibleToasts: 3 })
}

export function ToastProvider({ queue, children }: { queue: ToastQueue<Note>; children: ReactNode }) {
  return (
    <ToastContext value={queue}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext>
  )
}

/** The same function at each drawing: what depends on it is not made anew. */
export function useToast(): ShowNote {
  const queue = use(ToastContext)
  if (!queue) throw new Error('useToast needs a ToastProvider above it.')
  return useCallback(
    (note) => {
      const whole: Note = typeof note === 'string' ? { text: note } : note
      const timeout = whole.tone === 'danger' ? undefined : whole.action ? 10_000 : 5000
      for (const { key, content } of queue.visibleToasts) if (whole.kind !== undefined && content.kind === whole.kind) queue.close(key)
      queue.add(whole, timeout === undefined ? {} : { timeout })
    },
    [queue],
  )
}

function ToastRegion({ queue }: { queue: ToastQueue<Note> }) {
  const t = useText(uiMessages)
  return (
    <AriaToastRegion queue={queue} aria-label={t('ui.notifications')} className={css['region'] ?? ''}>
      <ToastList<Note> className={css['list'] ?? ''}>
        {({ toast }) => (
          <AriaToast toast={toast} className={css['toast'] ?? ''} data-tone={toast.content.tone ?? 'plain'}>
            <NoteIcon tone={toast.content.tone} />
            <ToastContent className={css['words'] ?? ''}>
              <Text slot="title">{toast.content.text}</Text>
              {toast.content.detail ? (
                <Text slot="description" className={css['detail'] ?? ''}>
                  {toast.content.detail}
                </Text>
              ) : null}
            </ToastContent>
            <NoteAction action={toast.content.action} onDone={() => queue.close(toast.key)} />
            <SquareButton icon="cross" label={t('ui.dismiss')} size="small" className={css['action'] ?? ''} onPress={() => queue.close(toast.key)} />
          </AriaToast>
        )}
      </ToastList>
    </AriaToastRegion>
  )
}

function NoteIcon({ tone }: { tone: Note['tone'] }) {
  if (tone === 'danger') return <Icon name="warning" className={css['icon']} />
  return tone === 'success' ? <Icon name="check" className={css['icon']} /> : null
}

function NoteAction({ action, onDone }: { action: Note['action']; onDone: () => void }) {
  if (action === undefined) return null
  const act = () => {
    action.onPress()
    onDone()
  }
  return (
    <Button size="small" variant="quiet" className={css['action'] ?? ''} onPress={act}>
      {action.label}
    </Button>
  )
}
