/**
 * Drafts that a changed brand or template could change: each as it is and as it would be. All, the
 * chosen ones or none are changed, in one step.
 */
import { useMemo, useRef, useState } from 'react'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useCanvas } from '../../kit/drawing/use-drawing.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { type ChangedDraft, stillAsShown } from './changed-draft.ts'
import css from './draft-effect.module.css'
import { DraftPair } from './draft-pair.tsx'
import effectMessages from '#locales/en/pins/draft-effect.json' with { type: 'json' }
import { useNewPictures } from './use-new-pictures.ts'

/** At first, and more at each press. */
const SHOWN = 8

export interface DraftEffectDialogProps {
  readonly title: string
  /** What is saved, and what stays. */
  readonly words: string
  readonly drafts: readonly ChangedDraft[]
  readonly onClose: () => void
}

export function DraftEffectDialog({ title, words, drafts, onClose }: DraftEffectDialogProps) {
  const t = useText(effectMessages)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = drafts.filter(({ pin }) => !leftOut.has(pin.id))
  const update = useUpdate()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="large"
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('effect.leave')}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onClose()
              update(chosen)
            }}
          >
            {t('effect.update', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={css.words}>{words}</p>
      <Checkbox
        isSelected={leftOut.size === 0}
        isIndeterminate={leftOut.size > 0 && chosen.length > 0}
        onChange={(isAll) => setLeftOut(new Set(isAll ? [] : drafts.map(({ pin }) => pin.id)))}
      >
        {t('effect.all', { chosen: chosen.length, count: drafts.length })}
      </Checkbox>
      <Pairs drafts={drafts} leftOut={leftOut} onLeaveOut={setLeftOut} />
    </Dialog>
  )
}

interface PairsProps {
  readonly drafts: readonly ChangedDraft[]
  readonly leftOut: ReadonlySet<string>
  readonly onLeaveOut: (leftOut: ReadonlySet<string>) => void
}

function Pairs({ drafts, leftOut, onLeaveOut }: PairsProps) {
  const t = useText(effectMessages)
  const canvas = useCanvas()
  const [count, setCount] = useState(SHOWN)
  const shown = drafts.slice(0, count)
  const designs = useMemo(
    () => drafts.slice(0, count).map(({ patch }) => patch.design),
    [drafts, count],
  )
  const pictureOf = useNewPictures(designs)
  const focusAt = useRef<number | null>(null)
  const focusNew = (place: number, item: HTMLElement | null): void => {
    if (item === null || place !== focusAt.current) return
    focusAt.current = null
    item.querySelector('input')?.focus()
  }
  return (
    <>
      <ul className={css.drafts}>
        {shown.map((draft, place) => {
          const { id } = draft.pin
          return (
            <li key={id} className={css.draft} ref={(item) => focusNew(place, item)}>
              <DraftPair
                draft={draft}
                canvas={canvas}
                wish={pictureOf(draft.patch.design)}
                isChosen={!leftOut.has(id)}
                onChoose={(isChosen) => {
                  const next = new Set(leftOut)
                  if (isChosen) next.delete(id)
                  else next.add(id)
                  onLeaveOut(next)
                }}
              />
            </li>
          )
        })}
      </ul>
      {count < drafts.length ? (
        <Button
          icon="plus"
          onPress={() => {
            focusAt.current = count
            setCount(count + SHOWN)
          }}
        >
          {t('effect.more', { count: Math.min(SHOWN, drafts.length - count) })}
        </Button>
      ) : null}
    </>
  )
}

/**
 * One step of the history, which its note takes back. Drafts that were changed while they were shown
 * are left as they are, and counted.
 */
function useUpdate(): (chosen: readonly ChangedDraft[]) => void {
  const t = useText(effectMessages)
  const pins = useActor('pins')
  const actions = usePinActions()
  const toast = useToast()
  return (chosen) => {
    const { book } = pins.getSnapshot().context
    const drafts = stillAsShown(chosen, (id) => getPin(book, id))
    const count = chosen.length - drafts.length
    const skipped = count === 0 ? [] : [t('effect.skipped', { count })]
    const made = actions.edit(drafts.map(({ pin, patch }) => ({ id: pin.id, patch })))
    if (made === null) {
      for (const text of skipped) toast(text)
      return
    }
    actions.render(
      drafts.map(({ pin }) => pin.id),
      {
        kind: 'draftEffect',
        text: t('effect.updated', { count: drafts.length }),
        detail: [t('effect.updatedDetail'), ...skipped].join(' '),
        action: { label: t('effect.undo'), onPress: () => actions.undo(made) },
      },
    )
  }
}
