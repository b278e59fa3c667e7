/**
 * Boards and sections of one pin or of many: a list to tick, a field that finds and creates. All by
 * keyboard: type, Enter, Tab, Space.
 */
import {
  type Dispatch,
  type FormEvent,
  type ReactElement,
  type SetStateAction,
  useMemo,
  useRef,
  useState,
  useCallback,
  useEffect,
} from 'react'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { suggestBoardNames } from '#core/text/boards/board-names.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { usePages } from '../../kit/context/app-context.tsx'
import { useLocale, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Popover } from '../../kit/ui/overlays/dialog.tsx'
import { SearchField } from '../../kit/ui/fields/search-field.tsx'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import css from './board-picker.module.css'
import { type BoardTopic, joinTopics, topicsOf } from './board-topic.ts'
import boardsMessages from '#locales/en/pins/boards.json' with { type: 'json' }
import type { BoardPlace, Boards } from './use-boards.ts'

export interface BoardPickerProps {
  readonly label: string
  readonly boards: Boards
  readonly value: readonly PinBoard[]
  /** The pins, for names of boards that could be made for them. */
  readonly pins?: readonly Pin[]
  /**
   * One board, ticked or not: what else the pins are on, and was ticked meanwhile, is not touched.
   * `pinIds`: only for these; without, for all.
   */
  readonly onTick: (place: BoardPlace, isTicked: boolean, pinIds?: readonly string[]) => void
  readonly trigger: ReactElement
  readonly placement?: 'bottom start' | 'bottom end' | 'top end'
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
}

export function BoardPicker({
  label,
  trigger,
  placement = 'bottom start',
  onOpenChange,
  ...props
}: BoardPickerProps) {
  return (
    <Popover {...{ label, trigger, placement, onOpenChange }}>
      {(close) => <BoardList {...props} onDone={close} />}
    </Popover>
  )
}

type ListProps = Omit<BoardPickerProps, 'label' | 'trigger' | 'placement' | 'onOpenChange'>

function BoardList({ boards, value, pins, onTick, onDone }: ListProps & { onDone: () => void }) {
  const t = useText(boardsMessages)
  const [query, setQuery] = useState('')
  const name = query.trim()
  const chosen = new Set(value.map(keyOfBoard))
  const shown = boards.places.filter((place) =>
    place.name.toLowerCase().includes(name.toLowerCase()),
  )
  const isNew =
    boards.status === 'ready' &&
    name !== '' &&
    !boards.places.some((place) => place.name.toLowerCase() === name.toLowerCase())
  const toggle = (place: BoardPlace) => onTick(place, !chosen.has(place.key))
  const { field, create } = useCreate({ boards, onTick }, setQuery)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only] = shown
    if (isNew && shown.length === 0) void create(name)
    else if (only && shown.length === 1) toggle(only)
    else if (name === '') onDone()
  }
  return (
    <form className={css.picker} onSubmit={submit}>
      <SearchField
        inputRef={field}
        autoFocus
        label={t('boards.search')}
        placeholder={t('boards.search')}
        value={query}
        onChange={setQuery}
        maxLength={180}
      />
      <BoardsState boards={boards} isSearched={name !== ''} />
      <ul className={css.list} aria-label={t('boards.list')}>
        {shown.map((place) => (
          <li key={place.key} className={place.isSection ? css.section : undefined}>
            <Checkbox isSelected={chosen.has(place.key)} onChange={() => toggle(place)}>
              <bdi>{place.shortName}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
      {isNew ? (
        <Button size="small" icon="plus" onPress={() => void create(name)}>
          {t('boards.create', { name })}
        </Button>
      ) : null}
      {name === '' && pins ? <Suggested {...{ pins, boards, onDone }} onCreate={create} /> : null}
      <CreateState boards={boards} />
      <div className={css.foot}>
        <Button size="small" variant="primary" onPress={onDone}>
          {t('boards.done')}
        </Button>
      </div>
    </form>
  )
}

/** Creates a board and ticks it. Answers whether that was done while the picker is open. */
function useCreate(
  { boards, onTick }: Pick<ListProps, 'boards' | 'onTick'>,
  setQuery: Dispatch<SetStateAction<string>>,
) {
  const field = useRef<HTMLInputElement>(null)
  const gone = useGone()
  const create = async (wanted: string, pinIds?: readonly string[]): Promise<boolean> => {
    // The pressed button goes: from the field the keyboard works on, Escape included, while the
    // server is asked.
    field.current?.focus()
    setQuery('')
    const signal = gone()
    const place = await boards.create(wanted, signal)
    if (place) onTick(place, true, pinIds)
    else setQuery((typed) => typed || wanted)
    return place !== null && !signal.aborted
  }
  return { field, create }
}

/** Shown in place of the boards while there are none. */
function BoardsState({ boards, isSearched }: { boards: Boards; isSearched: boolean }) {
  const t = useText(boardsMessages)
  if (boards.status === 'loading') return <p className={css.quiet}>{t('boards.loading')}</p>
  if (boards.status === 'failed')
    return <p className={css.error}>{t('boards.failed', { reason: boards.reason })}</p>
  return boards.places.length === 0 && !isSearched ? (
    <p className={css.quiet}>{t('boards.none')}</p>
  ) : null
}

/** Why a board is not created yet, or could not be. */
function CreateState({ boards }: { boards: Boards }) {
  const t = useText(boardsMessages)
  const { waitsFor = null } = boards
  if (waitsFor !== null)
    return (
      <p className={css.quiet} role="status">
        {t('boards.waits', { name: waitsFor })}
      </p>
    )
  return boards.createFailure ? (
    <p className={css.error}>{t('boards.createFailed', { reason: boards.createFailure })}</p>
  ) : null
}

interface SuggestedProps {
  pins: readonly Pin[]
  boards: Boards
  /** Whether it was created, and the picker is still open. */
  onCreate: (name: string, pinIds?: readonly string[]) => Promise<boolean>
  onDone: () => void
}

/**
 * Suggests a new board per subject; each takes only the pins of its subject. Of several pins, those
 * that are on a board already need none.
 */
function Suggested({ pins, boards, onCreate, onDone }: SuggestedProps) {
  const t = useText(boardsMessages)
  const pages = usePages((snapshot) => snapshot.context.pages)
  const topics = useMemo(() => {
    const langs = new Map(pages.map(({ id, lang }) => [id, lang]))
    const open = pins.length === 1 ? pins : pins.filter(({ boards: { length } }) => length === 0)
    return topicsOf(open, (id) => langs.get(id) ?? 'en')
  }, [pins, pages])
  const topicWords = useTopicWords()
  const [left, setLeft] = useState(0)
  if (left > 0) return <p role="status">{t('boards.creating', { count: left })}</p>
  if (topics.length < 2)
    return topics.map((topic) => (
      <SuggestedNames
        key="all"
        label={t('boards.suggested')}
        names={namesFor(topic, boards).slice(0, SUGGESTED)}
        onCreate={(name) => void onCreate(name)}
      />
    ))
  const proposed = boardsFor(topics, boards)
  const createAll = async () => {
    setLeft(proposed.length)
    for (const [at, { name, pinIds }] of proposed.entries()) {
      if (!(await onCreate(name, pinIds))) return setLeft(0)
      setLeft(proposed.length - at - 1)
    }
    onDone()
  }
  return (
    <>
      {proposed.length < 2 ? null : (
        <Button size="small" icon="board" onPress={() => void createAll()}>
          {t('boards.createAll', { count: proposed.length })}
        </Button>
      )}
      <ul className={css.subjects} aria-label={t('boards.suggested')}>
        {proposed.map(({ name, interests, pinIds }) => (
          <li key={name} className={css.suggested}>
            <p className={css.subject} dir="auto">
              {t('boards.suggestedFor', { count: pinIds.length, topics: topicWords(interests) })}
            </p>
            <SuggestedName name={name} onCreate={() => void onCreate(name, pinIds)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** "“soup” and “bread”" */
function useTopicWords(): (interests: readonly string[]) => string {
  const t = useText(boardsMessages)
  const locale = useLocale()
  const list = useMemo(() => new Intl.ListFormat(locale), [locale])
  return (interests) => list.format(interests.map((topic) => t('boards.topic', { topic })))
}

function SuggestedNames({
  label,
  names,
  onCreate,
}: {
  label: string
  names: readonly string[]
  onCreate: (name: string) => void
}) {
  if (names.length === 0) return null
  return (
    <ul className={css.suggested} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <SuggestedName name={name} onCreate={() => onCreate(name)} />
        </li>
      ))}
    </ul>
  )
}

function SuggestedName({ name, onCreate }: { name: string; onCreate: () => void }) {
  const t = useText(boardsMessages)
  return (
    <Button size="small" icon="plus" className={css.suggestion ?? ''} onPress={onCreate}>
      {t('boards.create', { name })}
    </Button>
  )
}

const SUGGESTED = 3
/** More suggestions would be too long to read. */
const MAX_SUBJECTS = 12

/** Names that no board has yet. */
function namesFor({ interest, lang }: BoardTopic, boards: Boards): string[] {
  if (interest === '' || boards.status !== 'ready') return []
  const taken = new Set(boards.list.map((board) => board.name.toLowerCase()))
  return suggestBoardNames(interest, { lang }).filter((name) => !taken.has(name.toLowerCase()))
}

/** One new board for each subject; subjects whose plainest name is the same share it. */
function boardsFor(topics: readonly BoardTopic[], boards: Boards) {
  const named = topics.flatMap((topic) => {
    const [name] = namesFor(topic, boards)
    return name === undefined ? [] : [{ ...topic, name }]
  })
  return [...Map.groupBy(named, ({ name }) => name.toLowerCase()).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      return [joinTopics([first, ...others], first)]
    })
    .slice(0, MAX_SUBJECTS)
}

/**
 * Returns a function that gives the signal of this mount, for work that a part of the screen has
 * begun. It is aborted when that part is gone.
 */
function useGone(): () => AbortSignal {
  const abort = useRef(new AbortController())
  useEffect(() => {
    // React may mount a part again with the same state, and does so in development.
    if (abort.current.signal.aborted) abort.current = new AbortController()
    return () => abort.current.abort()
  }, [])
  return useCallback(() => abort.current.signal, [])
}
