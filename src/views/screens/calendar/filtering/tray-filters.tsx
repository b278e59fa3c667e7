/** Chooses which drafts of the tray are shown: on one board, of one kind. See `hasTrayChoice`. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import {
  boardKeysOf,
  choicesOf,
  isTrayFilterOn,
  kindOfPin,
  NO_BOARD,
  type TrayFilter,
} from './calendar-filter.ts'
import css from './calendar-filters.module.css'
import { FilterSelect } from './filter-select.tsx'
import filteringMessages from '#locales/en/calendar/filtering.json' with { type: 'json' }

export interface TrayFiltersProps {
  readonly filter: TrayFilter
  /** All drafts of the tray, also what the filter hides. */
  readonly drafts: readonly Pin[]
  readonly boards: Boards
  readonly onFilter: (filter: TrayFilter) => void
}

export function TrayFilters({ filter, drafts, boards, onFilter }: TrayFiltersProps) {
  const t = useText(filteringMessages)
  const choices = useTrayChoices({ filter, drafts, boards })
  const { tray_board, tray_kind } = filter
  return (
    <div role="group" aria-label={t('filtering.tray')} className={css.tray}>
      <FilterSelect
        label={t('filtering.board')}
        any={t('filtering.anyBoard')}
        choices={choices.boards}
        value={tray_board}
        onChange={(id) => onFilter(withChoice(filter, 'tray_board', id))}
      />
      <FilterSelect
        label={t('filtering.kind')}
        any={t('filtering.anyKind')}
        choices={choices.kinds}
        value={tray_kind}
        onChange={(id) => onFilter(withChoice(filter, 'tray_kind', id))}
      />
      {isTrayFilterOn(filter) ? (
        <Button size="small" variant="quiet" icon="cross" onPress={() => onFilter({})}>
          {t('filtering.clear')}
        </Button>
      ) : null}
    </div>
  )
}

function useTrayChoices({ filter, drafts, boards }: Omit<TrayFiltersProps, 'onFilter'>) {
  const t = useText(filteringMessages)
  const locale = useLocale()
  const { places } = boards
  const { tray_board, tray_kind } = filter
  return useMemo(() => {
    const names = new Map(places.map(({ key, name }) => [key, name]))
    const boardChoice = (id: string) => ({
      id,
      label:
        id === NO_BOARD ? t('filtering.noBoard') : (names.get(id) ?? t('filtering.otherBoard')),
    })
    const kindChoice = (id: string) => {
      const key = `filtering.kind.${id}`
      const isKnown = key in filteringMessages
      return { id, label: t(isKnown ? (key as KindKey) : 'filtering.otherKind') }
    }
    const offered = (ids: readonly string[], chosen: string | undefined, of: typeof boardChoice) =>
      choicesOf([...new Set(ids)].map(of), chosen === undefined ? null : of(chosen), locale)
    return {
      boards: offered(drafts.flatMap(boardKeysOf), tray_board, boardChoice),
      kinds: offered(drafts.map(kindOfPin), tray_kind, kindChoice),
    }
  }, [drafts, places, tray_board, tray_kind, locale, t])
}

type KindKey = Extract<keyof typeof filteringMessages, `filtering.kind.${string}`>

function withChoice(
  filter: TrayFilter,
  name: keyof TrayFilter,
  id: string | undefined,
): TrayFilter {
  const { [name]: _former, ...rest } = filter
  return id === undefined ? rest : { ...rest, [name]: id }
}
