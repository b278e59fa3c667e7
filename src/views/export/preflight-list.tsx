/** What Pinterest would refuse or could like better, pin by pin, each mended with one press where it can be. */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { type Finding, hasErrors, mendPins, type PinFindings, preflight } from '#core/export/preflight.rules.ts'
import { getPin } from '#core/pins/pin.selectors.ts'
import { useApp, usePins } from '../app-context.tsx'
import { PinEditor } from '../editor/pin-editor.tsx'
import frame from '../generate/generate.module.css'
import { type PinActions, usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../i18n/text.ts'
import { BoardPicker } from '../titles/board-picker.tsx'
import { type Boards, useBoards } from '../titles/use-boards.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/states.tsx'
import { useToast } from '../ui/toast.tsx'
import { exportMessages } from './export.messages.ts'
import css from './preflight-list.module.css'

export function Preflight({ pinIds }: { pinIds: readonly string[] }) {
  const t = useText(exportMessages)
  const { config } = useApp()
  const actions = usePinActions()
  const toast = useToast()
  const boards = useBoards()
  const book = usePins((snapshot) => snapshot.context.book)
  const [opened, setOpened] = useState<string | null>(null)
  const pins = useMemo(() => pinIds.flatMap((id) => getPin(book, id) ?? []), [book, pinIds])
  const format = config.public_url_reachable ? 'csv' : 'zip'
  const found = useMemo(() => (boards.status === 'ready' ? preflight(pins, boards.list, { format, publicUrlReachable: config.public_url_reachable, linkTagging: true }) : []), [pins, boards.status, boards.list, format, config.public_url_reachable])
  const mends = mendPins(found)
  const refused = found.filter(hasErrors).length
  if (boards.status === 'failed') return <Banner tone="warning">{t('export.unchecked', { reason: boards.reason })}</Banner>
  return (
    <section className={css.preflight} aria-label={t('export.preflight')}>
      <div className={`${frame.line} ${frame.spread}`}>
        <h3>{t('export.preflight')}</h3>
        {mends.length > 0 ? (
          <Button
            size="small"
            icon="check"
            onPress={() => {
              actions.edit(mends)
              toast({ text: t('export.mended', { count: mends.length }), tone: 'success' })
            }}
          >
            {t('export.mendAll', { count: mends.length })}
          </Button>
        ) : null}
      </div>
      <p className={refused > 0 ? css.refused : frame.quiet} aria-live="polite">
        {boards.status === 'loading' ? t('export.checking') : refused > 0 ? t('export.problems', { count: refused }) : found.length > 0 ? t('export.hints', { count: found.length }) : t('export.allFine')}
      </p>
      <ul className={css.list}>
        {found.map((row) => (
          <Row key={row.pinId} row={row} pin={getPin(book, row.pinId)} boards={boards} actions={actions} onOpen={setOpened} />
        ))}
      </ul>
      {opened === null ? null : <PinEditor pinId={opened} order={pins} onClose={() => setOpened(null)} onOpen={setOpened} />}
    </section>
  )
}

interface RowProps {
  readonly row: PinFindings
  readonly pin: Pin | undefined
  readonly boards: Boards
  readonly actions: PinActions
  readonly onOpen: (pinId: string) => void
}

function Row({ row, pin, boards, actions, onOpen }: RowProps) {
  const t = useText(exportMessages)
  if (!pin) return null
  return (
    <li className={css.row} aria-label={t('export.row', { title: pin.title })}>
      <button type="button" className={css.picture} style={{ backgroundColor: pin.design.colors.background }} aria-label={t('export.editPin', { title: pin.title })} onClick={() => onOpen(pin.id)}>
        <img src={pin.image_url} alt="" loading="lazy" />
      </button>
      <div className={css.words}>
        <p className={css.title} dir="auto">
          {pin.title}
        </p>
        <ul className={css.findings}>
          {row.findings.map((finding) => (
            <li key={finding.code} className={css.finding} data-severity={finding.severity}>
              <Icon name={finding.severity === 'error' ? 'warning' : 'info'} size={16} />
              <span>{finding.message}</span>
              <Mend pin={pin} finding={finding} boards={boards} actions={actions} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Mend({ pin, finding, boards, actions, onOpen }: Omit<RowProps, 'row' | 'pin'> & { pin: Pin; finding: Finding }) {
  const t = useText(exportMessages)
  const { mend } = finding
  if (mend)
    return (
      <Button size="small" onPress={() => actions.edit([{ id: pin.id, patch: mend }])}>
        {t('export.mend')}
      </Button>
    )
  if (finding.field === 'boards')
    return (
      <BoardPicker
        label={t('export.chooseBoards')}
        boards={boards}
        value={pin.boards}
        onChange={(places) => actions.setBoards([pin.id], places)}
        trigger={
          <Button size="small" icon="board">
            {t('export.chooseBoards')}
          </Button>
        }
      />
    )
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
