/** Gives drafts the dates of somebody's file: chosen, answered, looked through, then planned. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { MAX_IMPORT_ROWS } from '#core/plan-import/import-table.ts'
import type { AnsweredRow, OtherZones, PlanImport } from '#core/plan-import/plan-import.ts'
import { readDate } from '#core/plan-import/read-date.ts'
import { dateOfWall, timeOfWall } from '#core/schedule/wall-time.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Banner, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import { Checkbox, RadioGroup } from '../../../kit/ui/fields/toggle.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { ImportRows } from './import-rows.tsx'
import { momentOf } from './moment-of.ts'
import importMessages from '#locales/en/calendar/import.json' with { type: 'json' }
import css from './importing.module.css'
import { type DateImport, type ImportSource, useAcceptImport, useDateImport } from './use-import.ts'

export interface ImportDialogProps extends ImportSource {
  readonly display: CalendarDisplay
  readonly onPlanned: () => void
  readonly onClose: () => void
}

/** Mounted while it is open. */
export function ImportDialog({ display, onPlanned, onClose, ...source }: ImportDialogProps) {
  const t = useText(importMessages)
  const dates = useDateImport(source)
  const accept = useAcceptImport(display.publishing.times.filed)
  const { found } = dates
  const counts = dates.isOpen ? NOTHING : countsOf(found?.rows ?? [])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="large"
      title={t('import.title')}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('import.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={counts.planned + counts.moved === 0}
            onPress={() => {
              if (found !== null) accept(found)
              onPlanned()
              onClose()
            }}
          >
            {t('import.plan', counts)}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.quiet}>{t('import.lead')}</p>
        <Choice dates={dates} />
        <Refusal dates={dates} />
        {found === null ? null : (
          <Found found={found} dates={dates} display={display} boards={source.boards} />
        )}
        {found === null && dates.file !== null && 'rows' in dates.file ? (
          <Loading>
            <Skeleton height="132px" radius="var(--radius-10)" />
          </Loading>
        ) : null}
      </div>
    </Dialog>
  )
}

const NOTHING = { planned: 0, moved: 0 }

function countsOf(rows: readonly AnsweredRow[]): typeof NOTHING {
  const count = (wanted: AnsweredRow['state']) =>
    rows.filter(({ state }) => state === wanted).length
  return { planned: count('planned'), moved: count('moved') }
}

function Choice({ dates: { file, choose } }: { dates: DateImport }) {
  const t = useText(importMessages)
  return (
    <div className={css.choice}>
      <FileTrigger
        acceptedFileTypes={['.csv', 'text/csv', 'text/plain', '.tsv']}
        onSelect={(files) => (files?.[0] === undefined ? undefined : choose(files[0]))}
      >
        <Button icon="upload" variant={file === null ? 'primary' : 'secondary'}>
          {t(file === null ? 'import.choose' : 'import.chooseOther')}
        </Button>
      </FileTrigger>
      {file === null ? null : <bdi className={css.name}>{file.name}</bdi>}
    </div>
  )
}

function Refusal({ dates: { file } }: { dates: DateImport }) {
  const t = useText(importMessages)
  const format = useFormat()
  if (file === null) return null
  if ('refusal' in file)
    return (
      <Banner tone="danger" isAlert>
        {t(`import.refused.${file.refusal}`, { name: file.name })}
      </Banner>
    )
  return file.hasMore ? (
    <Banner tone="warning">{t('import.hasMore', { most: format.number(MAX_IMPORT_ROWS) })}</Banner>
  ) : null
}

function Found({
  found,
  dates,
  display,
  boards,
}: Pick<ImportDialogProps, 'display' | 'boards'> & { found: PlanImport; dates: DateImport }) {
  return (
    <>
      {found.twoWayDate === null ? null : (
        <Order date={found.twoWayDate} dates={dates} display={display} />
      )}
      {found.otherZones === null ? null : (
        <Zones other={found.otherZones} dates={dates} display={display} />
      )}
      {dates.isOpen ? null : <Moves rows={found.rows} dates={dates} />}
      {dates.isOpen ? null : <ImportRows rows={found.rows} {...{ display, boards }} />}
    </>
  )
}

/** A file that a person has changed may mean other times for what is planned already. */
function Moves({
  rows,
  dates: { movesPlanned, setMovesPlanned },
}: {
  rows: readonly AnsweredRow[]
  dates: DateImport
}) {
  const t = useText(importMessages)
  const count = rows.filter(
    (row) => row.state === 'moved' || (row.state === 'already' && row.isMovable),
  ).length
  if (count === 0) return null
  return (
    <Checkbox isSelected={movesPlanned} onChange={setMovesPlanned}>
      {t('import.movePlanned', { count })}
    </Checkbox>
  )
}

const ORDERS = ['dayFirst', 'monthFirst'] as const

function Order({
  date,
  dates: { order, setOrder },
  display,
}: {
  date: string
  dates: DateImport
  display: CalendarDisplay
}) {
  const t = useText(importMessages)
  const options = ORDERS.flatMap((id) => {
    const read = readDate(date, { order: id, zone: '' })
    return 'fault' in read ? [] : [{ id, label: momentOf(read.wall, display) }]
  })
  return (
    <RadioGroup
      label={t('import.order', { date })}
      options={options}
      value={order ?? ''}
      onChange={(id) => setOrder(ORDERS.find((each) => each === id) ?? null)}
    />
  )
}

function Zones({
  other: { zones, wall, wallHere },
  dates: { kept, setKept },
  display: { format, zone },
}: {
  other: OtherZones
  dates: DateImport
  display: CalendarDisplay
}) {
  const t = useText(importMessages)
  const { list } = useFormat()
  const plain = (name: string) => name.replaceAll('_', ' ')
  const time = format.time(timeOfWall(wall))
  const timeHere =
    dateOfWall(wall) === dateOfWall(wallHere)
      ? format.time(timeOfWall(wallHere))
      : format.moment(wallHere)
  return (
    <>
      <Banner>
        {t('import.zone', { zones: list(zones.slice(0, MAX_ZONES).map(plain)), here: plain(zone) })}
      </Banner>
      <RadioGroup
        label={t('import.kept')}
        options={[
          { id: 'instant', label: t('import.kept.instant', { time, timeHere }) },
          { id: 'wall', label: t('import.kept.wall', { time }) },
        ]}
        value={kept}
        onChange={(id) => setKept(id === 'wall' ? 'wall' : 'instant')}
      />
    </>
  )
}

const MAX_ZONES = 5
