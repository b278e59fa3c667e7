/** The spread's main button. While the plan has news that are not seen yet, it only shows them. */
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import type { SpreadSource } from './spread-plan.ts'
import { spreadMessages } from './spread.messages.ts'
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
  return (
    <Button
      variant="primary"
      isDisabled={rows.length === 0}
      onPress={news === null ? onAccept : confirm}
    >
      {t(news === null ? accept : 'spread.look', { count: rows.length })}
    </Button>
  )
}
