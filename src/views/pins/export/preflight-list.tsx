/**
 * What Pinterest would refuse or could like better, pin by pin, each fixed with one press where it
 * can be.
 */
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  type Finding,
  hasErrors,
  fixPins,
  type PinFindings,
  preflight,
} from '#core/export/preflight.rules.ts'
import { needsOwnBoard } from '#core/export/boards.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useApp, usePins, useTranslate } from '../../kit/context/app-context.tsx'
import { PinEditor } from '../editor/pin-editor.tsx'
import frame from '../steps/step.module.css'
import { type PinActions, usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useBoards } from '../boards/use-boards.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { BoardFix, type BoardFixProps } from './board-fix.tsx'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { splitShared } from './shared-findings.ts'
import css from './preflight-list.module.css'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'

/** Asks the server; the list is there without it. */
const DraftFindings = lazyExtra(
  async () => (await import('../preflight/draft-findings.tsx')).DraftFindings,
)
const LISTED_HERE = ['export.']

export function Preflight({ pinIds }: { pinIds: readonly string[] }) {
  const t = useText(exportMessages)
  const { config } = useApp()
  const actions = usePinActions()
  const boards = useBoards()
  const book = usePins((snapshot) => snapshot.context.book)
  const [opened, setOpened] = useState<string | null>(null)
  const pins = useMemo(() => pinIds.flatMap((id) => getPin(book, id) ?? []), [book, pinIds])
  const format = config.public_url_reachable ? 'csv' : 'zip'
  const found = useMemo(
    () =>
      boards.status === 'ready'
        ? preflight(pins, boards.list, {
            format,
            publicUrlReachable: config.public_url_reachable,
            linkTagging: true,
          })
        : [],
    [pins, boards.status, boards.list, format, config.public_url_reachable],
  )
  const { shared, rows } = splitShared(found, pins.length)
  const chosenAbove = useMemo(
    () => new Set(pins.filter((pin) => needsOwnBoard(pin, boards.list)).map(({ id }) => id)),
    [pins, boards.list],
  )
  if (boards.status === 'failed')
    return <Banner tone="warning">{t('export.unchecked', { reason: boards.reason })}</Banner>
  return (
    <section className={css.preflight} aria-label={t('export.preflight')}>
      <Head found={found} actions={actions} />
      <Summary isChecking={boards.status === 'loading'} found={found} />
      <ul className={css.list}>
        <SharedRow findings={shared} {...{ pins, chosenAbove, boards, actions }} />
        {rows.map((row) => (
          <Row
            key={row.pinId}
            {...{ row, chosenAbove, boards, actions }}
            pin={getPin(book, row.pinId)}
            onOpen={setOpened}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        <DraftFindings pins={pins} boards={boards} without={LISTED_HERE} />
      </Suspense>
      {opened === null ? null : (
        <PinEditor pinId={opened} order={pins} onClose={() => setOpened(null)} onOpen={setOpened} />
      )}
    </section>
  )
}

function Head({ found, actions }: { found: readonly PinFindings[]; actions: PinActions }) {
  const t = useText(exportMessages)
  const toast = useToast()
  const mends = fixPins(found)
  const fixAll = () => {
    if (actions.edit(mends) !== null)
      toast({ text: t('export.mended', { count: mends.length }), tone: 'success' })
  }
  return (
    <div className={`${frame.line} ${frame.spread}`}>
      <h3>{t('export.preflight')}</h3>
      {mends.length > 0 ? (
        <Button size="small" icon="check" onPress={fixAll}>
          {t('export.fixAll', { count: mends.length })}
        </Button>
      ) : null}
    </div>
  )
}

function Summary({ isChecking, found }: { isChecking: boolean; found: readonly PinFindings[] }) {
  const t = useText(exportMessages)
  const refused = found.filter(hasErrors).length
  const words = () => {
    if (isChecking) return t('export.checking')
    if (refused > 0) return t('export.problems', { count: refused })
    return found.length > 0 ? t('export.hints', { count: found.length }) : t('export.allFine')
  }
  return (
    <p className={refused > 0 ? css.refused : frame.quiet} aria-live="polite">
      {words()}
    </p>
  )
}

/** What holds for all of them, with the one repair that all can have: a board. */
function SharedRow({
  findings,
  ...fix
}: BoardFixProps & { readonly findings: readonly Finding[] }) {
  const t = useText(exportMessages)
  if (findings.length === 0) return null
  const { pins } = fix
  return (
    <li className={css.shared} aria-label={t('export.everyPin', { count: pins.length })}>
      <p className={css.title}>{t('export.everyPin', { count: pins.length })}</p>
      <ul className={css.findings}>
        {findings.map((finding) => (
          <FindingLine
            key={finding.code}
            finding={finding}
            words={t(`export.shared.${finding.code}`)}
          >
            {finding.field === 'boards' ? <BoardFix {...fix} /> : null}
          </FindingLine>
        ))}
      </ul>
    </li>
  )
}

function FindingLine({
  finding,
  words,
  children,
}: {
  finding: Finding
  words?: string
  children: ReactNode
}) {
  const say = useTranslate()
  return (
    <li className={css.finding} data-severity={finding.severity}>
      <Icon name={finding.severity === 'error' ? 'warning' : 'info'} size={16} />
      <span>{words ?? say(finding.problem)}</span>
      {children}
    </li>
  )
}

interface RowProps extends Omit<BoardFixProps, 'pins'> {
  readonly row: PinFindings
  readonly pin: Pin | undefined
  readonly onOpen: (pinId: string) => void
}

function Row({ row, pin, ...fix }: RowProps) {
  const t = useText(exportMessages)
  if (!pin) return null
  return (
    <li className={css.row} aria-label={t('export.row', { title: pin.title })}>
      <button
        type="button"
        className={css.picture}
        style={{ backgroundColor: pin.design.colors.background }}
        aria-label={t('export.editPin', { title: pin.title })}
        onClick={() => fix.onOpen(pin.id)}
      >
        <img src={pin.image_url} alt="" loading="lazy" />
      </button>
      <div className={css.words}>
        <p className={css.title} dir="auto">
          {pin.title}
        </p>
        <ul className={css.findings}>
          {row.findings.map((finding) => (
            <FindingLine key={finding.code} finding={finding}>
              <Fix {...{ pin, finding, ...fix }} />
            </FindingLine>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Fix({
  pin,
  finding,
  onOpen,
  ...fix
}: Omit<RowProps, 'row' | 'pin'> & { pin: Pin; finding: Finding }) {
  const t = useText(exportMessages)
  const { mend } = finding
  const { actions } = fix
  if (mend)
    return (
      <Button size="small" onPress={() => actions.edit([{ id: pin.id, patch: mend }])}>
        {t('export.mend')}
      </Button>
    )
  if (finding.field === 'boards') return <BoardFix pins={[pin]} {...fix} />
  if (finding.code === 'image_missing')
    return (
      <Button size="small" icon="refresh" onPress={() => actions.render([pin.id])}>
        {t('export.render')}
      </Button>
    )
  return (
    <Button size="small" variant="quiet" onPress={() => onOpen(pin.id)}>
      {t('export.edit')}
    </Button>
  )
}
