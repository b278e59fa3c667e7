/**
 * The spread's main button, also by Ctrl+Enter from all parts of its dialog. While the plan has
 * news that are not seen yet, it only shows them.
 */
import { useId } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { useShortcut } from '../../../kit/screen/use-shortcut.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { dialogOf } from '../../../kit/ui/overlays/dialog-of.ts'
import type { SpreadSource } from './spread-plan.ts'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }
import type { SpreadProposal } from './use-spread.ts'

export interface AcceptSpreadProps {
  readonly kind: SpreadSource['kind']
  readonly proposal: Pick<SpreadProposal, 'rows' | 'news' | 'confirm'>
  readonly onAccept: () => void
}

export function AcceptSpread({
  kind,
  proposal: { rows, news, confirm },
  onAccept,
}: AcceptSpreadProps) {
  const t = useText(spreadMessages)
  const accept = kind === 'missed' ? 'spread.move' : 'spread.plan'
  const isDisabled = rows.length === 0
  const press = news === null ? onAccept : confirm
  const id = useId()
  useShortcut('Ctrl+Enter', ({ target }) => {
    // The picker of boards is a dialog of its own.
    const isHere = dialogOf(target)?.contains(document.getElementById(id)) === true
    if (isHere && !isDisabled) press()
  })
  return (
    <Button id={id} variant="primary" isDisabled={isDisabled} onPress={press}>
      {t(news === null ? accept : 'spread.look', { count: rows.length })}
    </Button>
  )
}
