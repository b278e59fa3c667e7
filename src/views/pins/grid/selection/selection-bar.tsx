/**
 * The actions for the selected pins. Shown at the lower edge while something is selected, above the
 * bottom bar of phones.
 */
import type { ReactNode } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import { publishHeight } from '../../../kit/ui/edge-height.ts'
import css from './selection-bar.module.css'
import type { PinActions } from '../use-pin-actions.ts'

export interface SelectionBarProps {
  /** The selected pins that are shown: what can't be seen is not acted on. */
  readonly ids: readonly string[]
  readonly total: number
  readonly actions: PinActions
  readonly onSelectAll: () => void
  /** Of a single pin. */
  readonly onLooks: (pinId: string) => void
  readonly onVary: (pinIds: readonly string[]) => void
  /** The screen's own actions; the main one last. */
  readonly children?: ReactNode
}

const barRef = publishHeight('--bottom-bar')

export function SelectionBar({ ids, total, children, ...props }: SelectionBarProps) {
  const t = useText(gridMessages)
  const { actions, onSelectAll, onLooks, onVary } = props
  const only = ids.length === 1 ? ids[0] : undefined
  if (ids.length === 0) return null
  return (
    <div ref={barRef} className={css.place}>
      <div role="toolbar" aria-label={t('grid.actions')} className={css.bar}>
        <IconButton
          icon="cross"
          size="small"
          label={t('grid.clear')}
          onPress={inGrid(() => actions.clear())}
        />
        <strong className={css.count}>{t('grid.selectedCount', { count: ids.length })}</strong>
        {ids.length < total ? (
          <Button variant="quiet" size="small" className={css.all} onPress={inGrid(onSelectAll)}>
            {t('grid.selectAll', { count: total })}
          </Button>
        ) : null}
        <span className={css.room} />
        <IconButton
          icon="heart"
          size="small"
          label={t('grid.favorAll')}
          onPress={() => actions.favor(ids)}
        />
        <IconButton
          icon="refresh"
          size="small"
          label={t('grid.render')}
          onPress={() => actions.render(ids)}
        />
        <IconButton
          icon="sparkle"
          size="small"
          label={t('grid.vary', { count: ids.length })}
          onPress={() => onVary(ids)}
        />
        <IconButton
          icon="trash"
          size="small"
          label={t('grid.delete')}
          onPress={inGrid(() => actions.remove(ids))}
        />
        {only === undefined ? null : (
          <Button size="small" icon="palette" onPress={() => onLooks(only)}>
            {t('grid.looks')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/**
 * The pressed button goes with what was selected: the keys go on in the grid, where its tab stop is
 * or else at a card that is drawn.
 */
function inGrid(act: () => void): () => void {
  return () => {
    const cards = '[role="grid"] [data-pin]'
    const card =
      document.querySelector<HTMLElement>(`${cards}[tabindex="0"]`) ??
      document.querySelector<HTMLElement>(cards)
    card?.focus({ preventScroll: true })
    act()
  }
}
