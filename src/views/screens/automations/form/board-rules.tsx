/** Which pins go to which board. */
import {
  AUTOMATION_LIMITS,
  type BoardRule,
} from '#core/contract/publishing/automations.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { type Option, Select } from '../../../kit/ui/fields/choice-field.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { type FormPart, missingIn } from './automation-draft.ts'
import css from './automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }
import { useFocusOnAdd } from '../../../kit/ui/use-focus-after-removal.ts'

const NONE = 'none'

export function BoardRules({ boards, ...part }: FormPart & { boards: Boards }) {
  const t = useText(automationFormMessages)
  const { draft, change } = part
  const rules = draft.boards
  const group = useFocusOnAdd(rules.length)
  return (
    <fieldset ref={group} className={css.group}>
      <legend className={css.legend}>{t('automationForm.boards')}</legend>
      <p className={css.quiet}>{t('automationForm.boardsHint')}</p>
      {rules.map((rule, place) => (
        <Rule key={place} {...part} {...{ rule, place, boards }} />
      ))}
      {rules.length >= AUTOMATION_LIMITS.boards ? null : (
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onPress={() => change({ boards: [...rules, { words: '', board: { board_id: '' } }] })}
        >
          {t('automationForm.addBoard')}
        </Button>
      )}
      <Select
        label={t('automationForm.defaultBoard')}
        options={[
          { id: NONE, label: t('automationForm.noBoard') },
          ...useBoardOptions(boards, draft.default_board),
        ]}
        value={draft.default_board === null ? NONE : keyOfBoard(draft.default_board)}
        className={css.choice ?? ''}
        onChange={(id) => change({ default_board: boardOf(boards, id) })}
      />
    </fieldset>
  )
}

function Rule({
  rule,
  place,
  boards,
  draft,
  change,
  isChecked,
}: FormPart & { rule: BoardRule; place: number; boards: Boards }) {
  const t = useText(automationFormMessages)
  const missing = missingIn(draft)
  const isIn = (places: ReadonlySet<number>): boolean => isChecked && places.has(place)
  const replace = (part: Partial<BoardRule>) =>
    change({ boards: draft.boards.with(place, { ...rule, ...part }) })
  return (
    <div className={css.rule}>
      <TextField
        label={t('automationForm.words')}
        placeholder={t('automationForm.wordsPlaceholder')}
        value={rule.words}
        maxLength={80}
        error={isIn(missing.words) ? t('automationForm.needsWords') : null}
        onChange={(words) => replace({ words })}
      />
      <Select
        label={t('automationForm.board')}
        placeholder={t('automationForm.chooseBoard')}
        options={useBoardOptions(boards, rule.board)}
        value={rule.board.board_id === '' ? null : keyOfBoard(rule.board)}
        error={isIn(missing.boards) ? t('automationForm.needsBoard') : null}
        onChange={(id) => {
          const board = boardOf(boards, id)
          if (board !== null) replace({ board })
        }}
      />
      <IconButton
        icon="trash"
        label={t('automationForm.removeBoard', { number: place + 1 })}
        onPress={() => change({ boards: draft.boards.toSpliced(place, 1) })}
      />
    </div>
  )
}

/** One that was deleted stays in the list as long as it is chosen. */
function useBoardOptions({ places, status }: Boards, chosen: PinBoard | null): Option[] {
  const t = useText(automationFormMessages)
  const options = places.map(({ key, name }) => ({ id: key, label: name }))
  const key = chosen === null || chosen.board_id === '' ? null : keyOfBoard(chosen)
  const isGone = key !== null && status === 'ready' && !options.some(({ id }) => id === key)
  return isGone ? [...options, { id: key, label: t('automationForm.boardGone') }] : options
}

function boardOf({ places }: Boards, id: string): PinBoard | null {
  const place = places.find(({ key }) => key === id)
  if (place === undefined) return null
  const { board_id, section_id } = place
  return section_id === undefined ? { board_id } : { board_id, section_id }
}
