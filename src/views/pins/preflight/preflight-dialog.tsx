/** The findings about pins: each one once, with its pins and their repairs. */
import type { PinPatch } from '#core/contract/content/pins.contract.ts'
import { problemWords } from '#core/contract/words/problem-words.ts'
import { exportProblems } from '#core/contract/problems/export.problems.ts'
import { preflightProblems } from '#core/contract/problems/preflight.problems.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import type { Repair } from '#core/preflight/preflight.ts'
import { type PinRepair, repairPins } from '#core/preflight/repair-pins.ts'
import { useApp, useTranslate } from '../../kit/context/app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { type Translate, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import {
  type FoundGroup,
  groupedFindings,
  isOnlyMoved,
  repairsOf,
  type ShownFindings,
} from './checked-pins.ts'
import preflightMessages from '#locales/en/pins/preflight.json' with { type: 'json' }
import css from './preflight.module.css'

const findingMessages = { ...exportProblems, ...preflightProblems }

type Words = Translate<keyof typeof preflightMessages>

export interface PreflightDialogProps extends ShownFindings {
  /** Instead of the usual ones. */
  readonly title?: string
  readonly none?: string
  readonly onClose: () => void
}

export function PreflightDialog({ found, momentOf, onClose, ...words }: PreflightDialogProps) {
  const t = useText(preflightMessages)
  const { title = t('preflight.title'), none = t('preflight.none') } = words
  const repair = useRepair()
  const all = found.flatMap((one) => repairsOf(one, one.findings))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="large"
      title={title}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('preflight.close')}
          </Button>
          {all.length === 0 ? null : (
            <Button variant="primary" icon="check" onPress={() => repair(all)}>
              {t(found.every(isOnlyMoved) ? 'preflight.moveAll' : 'preflight.repairAll', {
                count: all.length,
              })}
            </Button>
          )}
        </>
      }
    >
      {found.length === 0 ? <p role="status">{none}</p> : null}
      <ul className={css.list} aria-label={t('preflight.list')}>
        {groupedFindings(found).map((group) => (
          <Group key={keyOf(group)} group={group} momentOf={momentOf} onRepair={repair} />
        ))}
      </ul>
    </Dialog>
  )
}

/** As one step of the history, with its undo in the note. */
function useRepair(): (repairs: readonly PinRepair[]) => void {
  const t = useText(preflightMessages)
  const { now } = useApp()
  const { apply, undo, render } = usePinActions()
  const toast = useToast()
  return (repairs) => {
    const cause = apply((book) => repairPins(book, repairs, now()), 'edit')
    if (cause === null) return
    render(repairs.flatMap(({ id, repair }) => (isRedrawn(repair) ? [id] : [])))
    toast({
      kind: 'undo',
      text: t(repairs.every(isMove) ? 'preflight.moved' : 'preflight.repaired', {
        count: new Set(repairs.map(({ id }) => id)).size,
      }),
      action: { label: t('preflight.undo'), onPress: () => undo(cause) },
    })
  }
}

const isMove = ({ repair }: PinRepair): boolean => repair.kind === 'move'

const isRedrawn = (repair: Repair): boolean =>
  repair.kind === 'edit' && repair.patch.design !== undefined

const keyOf = ({ finding: { code, params } }: FoundGroup): string => JSON.stringify([code, params])

interface GroupProps extends Pick<ShownFindings, 'momentOf'> {
  readonly group: FoundGroup
  readonly onRepair: (repairs: readonly PinRepair[]) => void
}

/** The sentence of a finding, and its pins. */
function Group({ group: { finding, pins }, momentOf, onRepair }: GroupProps) {
  const t = useText(preflightMessages)
  const say = useTranslate()
  const { isBlocking } = finding
  const count = pins.length
  return (
    <li className={css.group}>
      <div className={css.finding} data-blocking={isBlocking || undefined}>
        <Icon name={isBlocking ? 'warning' : 'info'} size={16} />
        <div className={css.words}>
          <p>{say({ ...finding, message: englishOfFinding(finding) })}</p>
          {count === 1 && !isBlocking ? null : (
            <p className={css.quiet}>
              {count === 1 ? null : <span>{t('preflight.pins', { count })}</span>}
              {isBlocking ? (
                <strong className={css.stays}>{t('preflight.stays', { count })}</strong>
              ) : null}
            </p>
          )}
        </div>
        <RepairSame {...{ pins, momentOf, onRepair }} />
      </div>
      <ul className={css.pins}>
        {pins.map((one) => (
          <Row
            key={one.checked.publication?.id ?? one.checked.pin.id}
            {...{ ...one, momentOf, onRepair }}
          />
        ))}
      </ul>
    </li>
  )
}

/** Repairs all pins of a finding at once, if the repair is the same for each. */
function RepairSame({
  pins,
  momentOf,
  onRepair,
}: Pick<FoundGroup, 'pins'> & Pick<GroupProps, 'momentOf' | 'onRepair'>) {
  const t = useText(preflightMessages)
  const words = pins.map(({ finding: { repair } }) =>
    repair === undefined ? '' : repairWords(repair, momentOf, t),
  )
  const [repair = '', ...others] = words
  if (repair === '' || others.length === 0 || others.some((one) => one !== repair)) return null
  return (
    <Button
      size="small"
      onPress={() =>
        onRepair(pins.flatMap(({ checked, finding }) => repairsOf(checked, [finding])))
      }
    >
      {t('preflight.repairSame', { repair, count: pins.length })}
    </Button>
  )
}

type RowProps = FoundGroup['pins'][number] & Pick<GroupProps, 'momentOf' | 'onRepair'>

function Row({ checked, finding, momentOf, onRepair }: RowProps) {
  const t = useText(preflightMessages)
  const { pin, publication } = checked
  const { repair } = finding
  const words = repair === undefined ? '' : repairWords(repair, momentOf, t)
  return (
    <li className={css.row}>
      <span className={css.thumb} style={{ backgroundColor: pin.design.colors.background }}>
        {pin.image_url ? <img src={pin.image_url} alt="" loading="lazy" decoding="async" /> : null}
      </span>
      <div className={css.words}>
        <p className={css.title}>
          <bdi>{pin.title}</bdi>
        </p>
        {publication === null ? null : <p className={css.quiet}>{momentOf(publication.at)}</p>}
      </div>
      {repair === undefined ? null : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('preflight.repairOf', { repair: words, title: pin.title })}
          onPress={() => onRepair(repairsOf(checked, [finding]))}
        >
          {words}
        </Button>
      )}
    </li>
  )
}

function repairWords(repair: Repair, momentOf: ShownFindings['momentOf'], t: Words): string {
  if (repair.kind === 'move') return t('preflight.repair.move', { moment: momentOf(repair.at) })
  const { link, ...patch } = repair.patch
  if (link !== undefined) return t('preflight.repair.link', { link: shortLink(link) })
  const field = NAMED.find((name) => patch[name] !== undefined)
  return t(`preflight.repair.${field ?? 'other'}`)
}

const NAMED = [
  'title',
  'description',
  'alt_text',
  'boards',
  'design',
] as const satisfies (keyof PinPatch)[]

/** Enough to know it by. */
function shortLink(link: string): string {
  const bare = link.replace(/^https?:\/\/(?:www\.)?/, '')
  return bare.length > MAX_LINK ? `${bare.slice(0, MAX_LINK)}…` : bare
}

const MAX_LINK = 40

/** A finding carries a code with its values; this is its English sentence. */
function englishOfFinding(finding: PublicationProblem): string {
  return problemWords(finding, { language: 'en', messages: findingMessages }) ?? finding.code
}
