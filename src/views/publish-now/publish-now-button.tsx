/** Sends chosen drafts and failed pins at once: planned at the next minute, by the same governor. */
import { lazy, Suspense, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { canPublishNow, publishPinsNow } from '#core/pins/publish-pins-now.ts'
import { plannable } from '#core/preflight/kept-out.ts'
import { nextMinute } from '#core/schedule/next-minute.ts'
import { useApp } from '../app-context.tsx'
import type { Boards } from '../boards/use-boards.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notes/toast.tsx'
import { publishNowMessages } from './publish-now.messages.ts'

const KeptOutDialog = lazy(async () => ({
  default: (await import('../preflight/kept-out-dialog.tsx')).KeptOutDialog,
}))

export interface PublishNowButtonProps {
  readonly pins: readonly Pin[]
  readonly boards: Boards
  /** Of the account. */
  readonly zone: string
  readonly onDone?: () => void
}

export function PublishNowButton({ pins, boards, zone, onDone }: PublishNowButtonProps) {
  const t = useText(publishNowMessages)
  const [keptOut, setKeptOut] = useState<readonly string[]>([])
  const publish = usePublishNow({ boards, zone })
  return (
    <>
      <Button
        size="small"
        icon="upload"
        isDisabled={!pins.some(canPublishNow)}
        onPress={() => {
          const left = publish(pins)
          setKeptOut(left)
          if (left.length === 0) onDone?.()
        }}
      >
        {t('publishNow.button')}
      </Button>
      {keptOut.length === 0 ? null : (
        <Suspense fallback={null}>
          <KeptOutDialog
            pinIds={keptOut}
            boards={boards}
            onClose={() => {
              setKeptOut([])
              onDone?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Answers the ids of pins that could not go out as they are. */
function usePublishNow({ boards, zone }: Pick<PublishNowButtonProps, 'boards' | 'zone'>) {
  const t = useText(publishNowMessages)
  const { now, newId } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  return (pins: readonly Pin[]): readonly string[] => {
    const known = boards.status === 'ready' ? boards.list : null
    const { fit, keptOut } = plannable(pins.filter(canPublishNow), known)
    const time = nextMinute(now(), zone)
    let count = 0
    const cause = apply((book) => {
      const events = publishPinsNow(book, fit, { time, newId })
      count = events.filter(({ type }) => type === 'pin.scheduled').length
      return events
    })
    const boardless = fit.filter((pin) => pin.status === 'draft' && pin.boards.length === 0).length
    if (boardless > 0) toast({ text: t('publishNow.boardless', { count: boardless }) })
    if (cause !== null)
      toast({
        kind: 'undo',
        text: t('publishNow.done', { count }),
        action: { label: t('publishNow.undo'), onPress: () => undo(cause) },
      })
    return keptOut.map(({ pin }) => pin.id)
  }
}
