/** After the start: the pins as they are made, what comes next, and the way there. */
import { useText } from '../../kit/i18n/text.ts'
import { useTask, useTasks } from '../../kit/context/app-context.tsx'
import type { TaskActor } from '../../../machines/app/actors.ts'
import { KeysHint } from '../../kit/ui/keys/kbd.tsx'
import { ProgressBar } from '../../kit/ui/marks/badge.tsx'
import { Banner, Skeleton } from '../../kit/ui/states.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import css from './bulk.module.css'

export interface BulkMadeProps {
  readonly taskId: string
  /** The number of rows. */
  readonly count: number
}

export function BulkMade({ taskId, count }: BulkMadeProps) {
  const t = useText(bulkMessages)
  const task = useTasks(({ context }) =>
    context.tasks.find((one) => one.getSnapshot().context.taskId === taskId),
  )
  return (
    <div className={css.stack}>
      {task === undefined ? null : <Pins task={task} count={count} />}
      <section className={css.part} aria-label={t('bulk.next')}>
        <h3 className={css.heading}>{t('bulk.next')}</h3>
        <ol className={css.steps}>
          <li>
            {t('bulk.next.choose')}
            <KeysHint>{t('bulk.next.chooseAll')}</KeysHint>
          </li>
          <li>{t('bulk.next.titles')}</li>
          <li>{t('bulk.next.drafts')}</li>
        </ol>
      </section>
    </div>
  )
}

const MAX_SHOWN = 12

function Pins({ task, count }: { task: TaskActor; count: number }) {
  const t = useText(bulkMessages)
  const report = useTask(task, ({ context }) => context.report)
  const done = report?.done ?? 0
  const isOver = useTask(task, (snapshot) => snapshot.hasTag('final'))
  const pictures = report?.pictures.slice(0, MAX_SHOWN) ?? []
  const waiting = isOver ? 0 : Math.min(MAX_SHOWN, count) - pictures.length
  return (
    <>
      <ProgressBar
        label={t('bulk.made')}
        value={done}
        max={count}
        valueLabel={t('bulk.madeOf', { done, count })}
      />
      {isOver && done < count ? (
        <Banner tone="warning">{t('bulk.madeFewer', { done, count })}</Banner>
      ) : null}
      <ul className={css.made} aria-label={t('bulk.madePins')}>
        {pictures.map((picture) => (
          <li key={picture}>
            <img src={picture} alt="" />
          </li>
        ))}
        {Array.from({ length: Math.max(0, waiting) }, (_, at) => (
          <li key={at} aria-hidden>
            <Skeleton height="100%" radius="var(--radius-10)" />
          </li>
        ))}
      </ul>
    </>
  )
}
