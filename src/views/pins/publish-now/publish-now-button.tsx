/**
 * Publishes the chosen drafts and failed pins now: plans them for this instant, under the same
 * rules.
 */
import { lazy, Suspense, useState } from 'react'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { canPublishNow } from '#core/pins/publish-pins-now.ts'
import type { Boards } from '../boards/use-boards.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import type { DelayedPin } from './delays-of-now.ts'
import { useBoardsFirst } from './use-boards-there.ts'
import publishNowMessages from '#locales/en/pins/publish-now.json' with { type: 'json' }
import { type PublishNowInput, usePublishNow } from './use-publish-now.ts'

const KeptOutDialog = lazy(async () => ({
  default: (await import('../preflight/kept-out-dialog.tsx')).KeptOutDialog,
}))

/** Loaded when planned pins would wait. */
const DelayedDialog = lazy(async () => ({
  default: (await import('./delayed-dialog.tsx')).DelayedDialog,
}))

export interface PublishNowButtonProps extends PublishNowInput {
  readonly pins: readonly Pin[]
  readonly boards: Boards
  readonly connection: Connection
  /** Boards were created on the network. */
  readonly onCreated: () => void
  /**
   * Another time for these pins, where now makes planned ones wait. Missing where it is chosen
   * beside this.
   */
  readonly onChooseTime?: (pins: readonly Pin[]) => void
  readonly onDone?: () => void
}

const NONE: readonly never[] = []

export function PublishNowButton(props: PublishNowButtonProps) {
  const { pins, boards, schedule, onChooseTime, onDone } = props
  const t = useText(publishNowMessages)
  const [keptOut, setKeptOut] = useState<readonly string[]>(NONE)
  const [delayed, setDelayed] = useState<readonly DelayedPin[]>(NONE)
  const { findDelayed, publish } = usePublishNow(props)
  const there = useBoardsFirst(props)
  const go = async (moved: readonly DelayedPin[]) => {
    setDelayed(NONE)
    if (!(await there.createFirst(pins.filter(canPublishNow).flatMap((pin) => pin.boards)))) return
    const left = publish(pins, moved)
    setKeptOut(left)
    if (left.length === 0) onDone?.()
  }
  const press = () => {
    const found = findDelayed(pins)
    if (found.length === 0) void go(NONE)
    else setDelayed(found)
  }
  return (
    <>
      <Button
        size="small"
        icon="upload"
        isDisabled={!pins.some(canPublishNow)}
        isBusy={there.isCreating}
        onPress={press}
      >
        {t('publishNow.button')}
      </Button>
      <Suspense fallback={null}>
        {delayed.length === 0 ? null : (
          <DelayedDialog
            {...{ delayed }}
            zone={schedule.zone}
            onPublish={() => void go(delayed)}
            onChooseTime={() => {
              setDelayed(NONE)
              onChooseTime?.(pins)
            }}
            onClose={() => setDelayed(NONE)}
          />
        )}
        {keptOut.length === 0 ? null : (
          <KeptOutDialog
            pinIds={keptOut}
            boards={boards}
            onClose={() => {
              setKeptOut(NONE)
              onDone?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
