/** A kept value as a tree that opens, with what it was before where it differs. */
import { useText } from '../../views/kit/i18n/text.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { differencesOf, pathOf } from '../log/differences.ts'
import { isFields, markOf, REDACTED } from './kept-value.ts'
import css from './kept-view.module.css'
import type { Kept } from './kept-value.ts'

export interface KeptViewProps {
  readonly value: Kept
  /** Without it nothing is compared. */
  readonly before?: Kept | undefined
}

export function KeptView({ value, before }: KeptViewProps) {
  const t = useText(inspectorMessages)
  if (!isBranch(value)) return <Leaf value={value} before={before} />
  const gone = goneFrom(before, value)
  return (
    <ul className={css['fields']}>
      {Object.entries(value).map(([key, one]) => (
        <Field
          key={key}
          name={key}
          value={one}
          before={partOf(before, key)}
          isCompared={before !== undefined}
        />
      ))}
      {Object.keys(value).length === 0 ? (
        <li className={css['quiet']}>{t('inspector.empty')}</li>
      ) : null}
      {gone.length > 0 ? (
        <li className={css['gone']}>{t('inspector.removed', { paths: gone.join(', ') })}</li>
      ) : null}
    </ul>
  )
}

interface FieldProps {
  readonly name: string
  readonly value: Kept
  readonly before: Kept | undefined
  readonly isCompared: boolean
}

function Field({ name, value, before, isCompared }: FieldProps) {
  const isNew = isCompared && before === undefined
  const changes = isCompared && before !== undefined ? differencesOf(before, value).length : 0
  return (
    <li
      className={isOpened(value) ? undefined : css['field']}
      data-changed={isNew || changes > 0 || undefined}
    >
      {isOpened(value) ? (
        <Opened {...{ name, value, before, isNew, changes }} />
      ) : (
        <Closed {...{ name, value, before: changes > 0 ? before : undefined, isNew }} />
      )}
    </li>
  )
}

function Closed({
  name,
  value,
  before,
  isNew,
}: Omit<FieldProps, 'isCompared'> & { isNew: boolean }) {
  const t = useText(inspectorMessages)
  return (
    <>
      <span className={css['name']}>{name}</span> <Leaf value={value} before={before} />
      {isNew ? <span className={css['new']}>{t('inspector.added')}</span> : null}
    </>
  )
}

function Opened({
  name,
  value,
  before,
  isNew,
  changes,
}: Omit<FieldProps, 'isCompared'> & { isNew: boolean; changes: number }) {
  const t = useText(inspectorMessages)
  const entries = t('inspector.entries', { count: Object.keys(value ?? {}).length })
  return (
    // What has changed is open at once, and closes again when it has not: the key makes it again.
    <details key={String(changes > 0)} open={changes > 0}>
      <summary>
        <span className={css['name']}>{name}</span>{' '}
        <span className={css['quiet']}>{markOf(value) ?? entries}</span>
        {changes > 0 ? (
          <span className={css['new']}>{t('inspector.changes', { count: changes })}</span>
        ) : null}
        {isNew ? <span className={css['new']}>{t('inspector.added')}</span> : null}
      </summary>
      <KeptView value={value} {...(before === undefined ? {} : { before })} />
    </details>
  )
}

function isOpened(value: Kept): boolean {
  return isBranch(value) && Object.keys(value).length > 0
}

function Leaf({ value, before }: { value: Kept; before: Kept | undefined }) {
  const t = useText(inspectorMessages)
  return (
    <>
      <span className={css['value']} data-kind={kindOf(value)} dir="auto">
        {wordsOf(value)}
      </span>
      {before === undefined || before === value ? null : (
        <del className={css['was']} dir="auto">
          {t('inspector.was', { value: shortWords(before) })}
        </del>
      )}
    </>
  )
}

/** Something that is opened: an object or a list, and no mark that represents one thing. */
function isBranch(value: Kept): value is Exclude<Kept, string | number | boolean | null> {
  if (typeof value !== 'object' || value === null) return false
  const mark = markOf(value)
  return (
    mark === null || mark === 'map' || mark === 'set' || mark === 'error' || mark === 'snapshot'
  )
}

function wordsOf(value: Kept): string {
  if (typeof value === 'string') return value === REDACTED ? value : `“${value}”`
  if (isFields(value)) return markWords[markOf(value) ?? '']?.(value) ?? '{ }'
  return typeof value === 'object' && value !== null ? '[ ]' : String(value)
}

const markWords: Readonly<Record<string, (value: { readonly [key: string]: Kept }) => string>> = {
  function: ({ name }) => `ƒ ${textOf(name)}`,
  actor: ({ id }) => `actor ${textOf(id)}`,
  more: ({ count }) => `… ${textOf(count)}`,
  thing: ({ name }) => textOf(name),
  nothing: () => 'undefined',
  circle: () => '↻',
}

function textOf(value: Kept | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function shortWords(value: Kept): string {
  return isBranch(value) ? (Array.isArray(value) ? `[${value.length}]` : '{…}') : wordsOf(value)
}

function kindOf(value: Kept): string {
  if (value === REDACTED) return 'redacted'
  return value === null || isFields(value) || Array.isArray(value) ? 'other' : typeof value
}

function partOf(whole: Kept | undefined, key: string): Kept | undefined {
  return typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([name]) => name === key)?.[1]
    : undefined
}

function goneFrom(before: Kept | undefined, now: Kept): string[] {
  if (before === undefined || !isBranch(before) || !isBranch(now)) return []
  const kept = new Set(Object.keys(now))
  return Object.keys(before).flatMap((key) =>
    kept.has(key) ? [] : pathOf('', key, Array.isArray(now)),
  )
}
