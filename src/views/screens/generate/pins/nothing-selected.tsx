/** Says how to go on while no pin is selected: with what was committed before, or by selecting pins. */
import { unsavedCommittedPins } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { gridMessages } from '../../../pins/grid/grid.messages.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { StepFoot } from '../../../pins/steps/step-foot.tsx'
import { pinsMessages } from './pins.messages.ts'

interface NothingSelectedProps {
  readonly onBack: () => void
  readonly onTitles: () => void
  /** Pins that could be selected. */
  readonly count: number
  readonly onSelectAll: () => void
}

export function NothingSelected({ count, onBack, onTitles, onSelectAll }: NothingSelectedProps) {
  const t = useText(pinsMessages)
  const grid = useText(gridMessages)
  const committed = usePins((snapshot) => unsavedCommittedPins(snapshot.context.book).length)
  return (
    <StepFoot
      onBack={onBack}
      words={committed > 0 ? t('pins.committed', { count: committed }) : t('pins.chooseSome')}
    >
      {committed > 0 ? (
        <Button iconEnd="arrowEnd" onPress={onTitles}>
          {t('pins.toCommitted')}
        </Button>
      ) : (
        <>
          {count === 0 ? null : (
            <Button icon="check" onPress={onSelectAll}>
              {grid('grid.selectAll', { count })}
            </Button>
          )}
          <Button variant="primary" iconEnd="arrowEnd" isDisabled>
            {t('pins.commit')}
          </Button>
        </>
      )}
    </StepFoot>
  )
}
