/**
 * The two buttons above a grid of pins. Both are always there; Ctrl+A works on the whole screen.
 */
import { useText } from '../../../kit/i18n/text.ts'
import { useShortcut } from '../../../kit/screen/use-shortcut.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { gridMessages } from '../grid.messages.ts'
import css from './select-all.module.css'

interface SelectAllProps {
  readonly onAll: () => void
  readonly onNone: () => void
}

export function SelectAll({ onAll, onNone }: SelectAllProps) {
  const t = useText(gridMessages)
  useShortcut('Ctrl+A', onAll, 'outsideDialogs')
  return (
    <div role="group" aria-label={t('grid.choice')} className={css.line}>
      <Button size="small" variant="quiet" onPress={onAll}>
        {t('grid.all')}
      </Button>
      <Button size="small" variant="quiet" onPress={onNone}>
        {t('grid.none')}
      </Button>
    </div>
  )
}
