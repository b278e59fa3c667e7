/**
 * The two buttons above a grid of pins. Both are always there; Ctrl+A works on the whole screen.
 */
import { useText } from '../../../kit/i18n/text.ts'
import { useShortcut } from '../../../kit/screen/use-shortcut.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { joined } from '../../../kit/ui/class-names.ts'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import css from './select-all.module.css'

interface SelectAllProps {
  /** Another "Select all" is on the screen: on a phone this one leaves its place empty. */
  readonly isRepeated?: boolean
  readonly onAll: () => void
  readonly onNone: () => void
}

export function SelectAll({ isRepeated = false, onAll, onNone }: SelectAllProps) {
  const t = useText(gridMessages)
  useShortcut('Ctrl+A', onAll, 'outsideDialogs')
  return (
    <div
      role="group"
      aria-label={t('grid.choice')}
      className={joined(css.line, isRepeated && css.repeated)}
    >
      <Button size="small" variant="quiet" onPress={onAll}>
        {t('grid.all')}
      </Button>
      <Button size="small" variant="quiet" onPress={onNone}>
        {t('grid.none')}
      </Button>
    </div>
  )
}
