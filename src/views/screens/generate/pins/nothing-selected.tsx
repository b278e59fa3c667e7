/**
 * Says how to go on while no pin is selected: with what was committed before, or by selecting pins.
 */
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { StepFoot } from '../../../pins/steps/step-foot.tsx'
import css from '../../../pins/steps/step.module.css'
import pinsMessages from '#locales/en/generate/pins.json' with { type: 'json' }

interface NothingSelectedProps {
  readonly onBack: () => void
  readonly onTitles: () => void
  /** Pins that are in the next step already. */
  readonly committed: number
  /** Pins that could be selected. */
  readonly count: number
  readonly onSelectAll: () => void
}

export function NothingSelected(props: NothingSelectedProps) {
  const { count, committed, onBack, onTitles, onSelectAll } = props
  const t = useText(pinsMessages)
  const grid = useText(gridMessages)
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
            <Button icon="check" className={css.only ?? ''} onPress={onSelectAll}>
              {grid('grid.selectAll', { count })}
            </Button>
          )}
          <Button
            variant="primary"
            iconEnd="arrowEnd"
            className={count === 0 ? '' : (css.later ?? '')}
            isDisabled
          >
            {t('pins.commit')}
          </Button>
        </>
      )}
    </StepFoot>
  )
}
