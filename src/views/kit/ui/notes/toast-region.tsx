/** Where notes are shown; without one it draws nothing. */
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { useText } from '../../i18n/text.ts'
import { Button, SquareButton } from '../button.tsx'
import { publishHeight } from '../edge-height.ts'
import { Icon } from '../icon.tsx'
import { LazyRequestId } from '../request-id/lazy-request-id.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './toast.module.css'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Note } from './note.ts'

const regionRef = publishHeight('--notes')

export function ToastRegion({ queue }: { queue: ToastQueue<Note> }) {
  const t = useText(uiMessages)
  return (
    <AriaToastRegion
      ref={regionRef}
      queue={queue}
      aria-label={t('ui.notifications')}
      className={css['region'] ?? ''}
    >
      <ToastList<Note> className={css['list'] ?? ''}>
        {({ toast }) => (
          <AriaToast
            toast={toast}
            className={css['toast'] ?? ''}
            data-tone={toast.content.tone ?? 'plain'}
          >
            <NoteIcon tone={toast.content.tone} />
            <ToastContent className={css['words'] ?? ''}>
              <Text slot="title">{toast.content.live ?? toast.content.text}</Text>
              {toast.content.detail ? (
                <Text slot="description" className={css['detail'] ?? ''}>
                  {toast.content.detail}
                </Text>
              ) : null}
              <LazyRequestId id={toast.content.requestId} />
            </ToastContent>
            <NoteAction action={toast.content.action} onDone={() => queue.close(toast.key)} />
            <SquareButton
              icon="cross"
              label={t('ui.dismiss')}
              size="small"
              className={css['action'] ?? ''}
              onPress={() => queue.close(toast.key)}
            />
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
