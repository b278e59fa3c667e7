/** Drafts that were left out when others were planned, each with its reason and its repair. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { findPin } from '#core/pins/book/pin-book.ts'
import { plannable } from '#core/preflight/kept-out.ts'
import { usePins } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import type { Boards } from '../boards/use-boards.ts'
import type { CheckedPin } from './checked-pins.ts'
import { PreflightDialog } from './preflight-dialog.tsx'
import preflightMessages from '#locales/en/pins/preflight.json' with { type: 'json' }

export interface KeptOutDialogProps {
  readonly pinIds: readonly string[]
  readonly boards: Boards
  readonly onClose: () => void
}

export function KeptOutDialog({ pinIds, boards, onClose }: KeptOutDialogProps) {
  const t = useText(preflightMessages)
  const pins = useFreshPins(pinIds)
  return (
    <PreflightDialog
      title={t('preflight.keptOut')}
      none={t('preflight.keptOutNone')}
      found={usePlannable(pins, boards).keptOut}
      momentOf={() => ''}
      onClose={onClose}
    />
  )
}

/** As they are now: a repair changes them. */
export function useFreshPins(pinIds: readonly string[]): readonly Pin[] {
  const book = usePins((snapshot) => snapshot.context.book)
  return useMemo(() => pinIds.flatMap((id) => findPin(book, id) ?? []), [book, pinIds])
}

export function usePlannable(
  pins: readonly Pin[],
  { status, list }: Pick<Boards, 'status' | 'list'>,
): { readonly fit: readonly Pin[]; readonly keptOut: readonly CheckedPin[] } {
  return useMemo(() => {
    const { fit, keptOut } = plannable(pins, status === 'ready' ? list : null)
    const nothing = { publication: null, delay: null }
    return { fit, keptOut: keptOut.map((one) => ({ ...one, ...nothing })) }
  }, [pins, status, list])
}
