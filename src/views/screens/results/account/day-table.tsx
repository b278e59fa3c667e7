/** The figures of the chart as a table. */
import { rateOf } from '#core/results/figures.ts'
import type { Period } from '#core/results/periods.ts'
import { figureColumns } from '#core/results/sort-pins.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }
import css from '../results.module.css'
import { useFigureFormat } from '../use-figure-format.ts'

export function DayTable({ period }: { period: Period }) {
  const t = useText(resultsMessages)
  const { count, rate, day: dayOf } = useFigureFormat()
  return (
    <Disclosure title={t('results.asTable')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <div className={css.tableFrame} tabIndex={0} role="region" aria-label={t('results.byDay')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('results.day')}</th>
              {figureColumns.map((column) => (
                <th key={column} scope="col" className={css.figure}>
                  {t(`results.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...period.days, ...period.unfinished].map(({ day, figures, stage }) => (
              <tr key={day}>
                <th scope="row">
                  {dayOf(day)}
                  {stage === 'final' ? null : ` (${t(`results.${stage}`)})`}
                </th>
                <td className={css.figure}>{count(figures?.impressions ?? null)}</td>
                <td className={css.figure}>{count(figures?.saves ?? null)}</td>
                <td className={css.figure}>{rate(rateOf(figures, 'saves'))}</td>
                <td className={css.figure}>{count(figures?.outbound_clicks ?? null)}</td>
                <td className={css.figure}>{rate(rateOf(figures, 'outbound_clicks'))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}
