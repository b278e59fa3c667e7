/**
 * The recording as one strip: how much happened, which pin events there were, and the slider that
 * looks back.
 */
import { useId, useMemo } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { Button } from '../../views/kit/ui/button.tsx'
import { IconButton } from '../../views/kit/ui/icon-button.tsx'
import { clockOf } from './clock-words.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { columnsOf } from './time-axis.ts'
import css from './timeline.module.css'
import type { Moment, Recording } from '../recording/recording.ts'
import type { TimeColumn } from './time-axis.ts'
import type { Inspection } from '../recording/use-inspection.ts'

const COLUMNS = 240
const LANE_HEIGHT = 26

export function Timeline({
  recording,
  version,
  moment,
  onMoment,
}: Pick<Inspection, 'recording' | 'version' | 'moment' | 'onMoment'>) {
  const t = useText(inspectorMessages)
  const id = useId()
  const columns = useMemo(
    () => columnsOf(recording.steps, recording.pins, COLUMNS),
    // oxlint-disable-next-line react/exhaustive-deps -- the recording is changed in place
    [recording, version],
  )
  const [first, last] = spanOf(recording)
  const step = moment === null ? undefined : recording.step(moment)
  const words =
    step === undefined
      ? t('inspector.momentNow', { seq: last })
      : t('inspector.momentAt', { seq: step.seq, last, time: clockOf(step.at), type: step.type })
  const at = moment ?? last
  return (
    <section className={css['timeline']} aria-label={t('inspector.timeline')}>
      <div className={css['head']}>
        <label htmlFor={id} className={css['moment']}>
          {words}
        </label>
        <MomentButtons span={[first, last]} moment={moment} onMoment={onMoment} />
      </div>
      <div className={css['strip']}>
        <svg
          className={css['bars']}
          viewBox={`0 0 ${COLUMNS} ${LANE_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Bars columns={columns} />
        </svg>
        <PinLane columns={columns} onMoment={onMoment} />
        <input
          id={id}
          type="range"
          className={css['slider']}
          min={first}
          max={last}
          step={1}
          value={at}
          aria-valuetext={words}
          onChange={({ currentTarget }) =>
            onMoment(currentTarget.valueAsNumber >= last ? null : currentTarget.valueAsNumber)
          }
        />
      </div>
    </section>
  )
}

interface MomentButtonsProps extends Pick<Inspection, 'moment' | 'onMoment'> {
  readonly span: readonly [first: number, last: number]
}

function MomentButtons({ span: [first, last], moment, onMoment }: MomentButtonsProps) {
  const t = useText(inspectorMessages)
  const at = moment ?? last
  const go = (seq: number): void => onMoment(Math.min(last, Math.max(first, seq)))
  return (
    <>
      <IconButton
        icon="chevronStart"
        size="small"
        label={t('inspector.earlier')}
        isDisabled={at <= first}
        onPress={() => go(at - 1)}
      />
      <IconButton
        icon="chevronEnd"
        size="small"
        label={t('inspector.later')}
        isDisabled={moment === null || at >= last}
        onPress={() => go(at + 1)}
      />
      <Button
        size="small"
        variant={moment === null ? 'quiet' : 'primary'}
        isDisabled={moment === null}
        onPress={() => onMoment(null)}
      >
        {t(moment === null ? 'inspector.isLive' : 'inspector.live')}
      </Button>
    </>
  )
}

function spanOf({ steps }: Recording): [first: number, last: number] {
  return [steps[0]?.seq ?? 0, steps.at(-1)?.seq ?? 0]
}

function Bars({ columns }: { columns: readonly TimeColumn[] }) {
  const most = Math.max(1, ...columns.map(({ steps }) => steps))
  const path = (count: (column: TimeColumn) => number): string =>
    columns
      .flatMap((column, at) =>
        count(column) === 0
          ? []
          : `M${at} ${LANE_HEIGHT}v${-(2 + (count(column) / most) * (LANE_HEIGHT - 2))}h.8V${LANE_HEIGHT}z`,
      )
      .join('')
  return (
    <>
      <path className={css['all']} d={path(({ steps }) => steps)} />
      <path className={css['taken']} d={path(({ taken }) => taken)} />
    </>
  )
}

/** Each a way to its moment; many at one place are one. */
function PinLane({
  columns,
  onMoment,
}: {
  columns: readonly TimeColumn[]
  onMoment: (moment: Moment) => void
}) {
  const t = useText(inspectorMessages)
  const marked = columns.flatMap((column, at) => (column.pins.length === 0 ? [] : [{ column, at }]))
  return (
    <div className={css['pins']} role="group" aria-label={t('inspector.pinLane')}>
      <span className={css['lane']}>
        {t('inspector.pinLane')}
        {marked.length === 0 ? `: ${t('inspector.noPins')}` : ''}
      </span>
      {marked.map(({ column, at }) => (
        <button
          key={at}
          type="button"
          className={css['pin']}
          style={{ insetInlineStart: `${((at + 0.5) / COLUMNS) * 100}%` }}
          title={wordsOf(column)}
          aria-label={wordsOf(column)}
          onClick={() => onMoment(column.seq)}
        />
      ))}
    </div>
  )

  function wordsOf({ pins }: TimeColumn): string {
    const lines = pins
      .slice(0, 6)
      .map((pin) =>
        t('inspector.pinMark', { time: clockOf(pin.at), type: pin.type, pins: pin.pins }),
      )
    return pins.length > lines.length
      ? [t('inspector.pinMarks', { count: pins.length }), ...lines, '…'].join('\n')
      : lines.join('\n')
  }
}
