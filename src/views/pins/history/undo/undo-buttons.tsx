/** Undo and redo side by side; their names say what they would take back or do again. */
import { useText } from '../../../kit/i18n/text.ts'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import { useUndo } from './use-undo.ts'
import css from '../history-sheet.module.css'

export function UndoButtons({ className }: { className?: string | undefined }) {
  const t = useText(historyMessages)
  const { undo, redo } = useUndo()
  return (
    <div className={className ?? css.undoing}>
      <IconButton
        icon="undo"
        size="small"
        label={
          undo.next === null
            ? t('history.nothingToTakeBack')
            : t('history.takeBack', { what: undo.next })
        }
        isDisabled={undo.next === null}
        onPress={undo.run}
      />
      <IconButton
        icon="redo"
        size="small"
        label={
          redo.next === null
            ? t('history.nothingToDoAgain')
            : t('history.doAgain', { what: redo.next })
        }
        isDisabled={redo.next === null}
        onPress={redo.run}
      />
    </div>
  )
}
