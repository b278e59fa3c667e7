/** The files that were made before, as long as something of them is still to be published. */
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import planFileMessages from '#locales/en/calendar/plan-file.json' with { type: 'json' }
import css from './take-away.module.css'
import type { PlanFile } from './use-plan-file.ts'

export function TakenFiles({ file: { taken, busy, forget } }: { file: PlanFile }) {
  const t = useText(planFileMessages)
  const format = useFormat()
  const toast = useToast()
  if (taken.length === 0) return null
  return (
    <section className={css.list} aria-label={t('planFile.taken')}>
      <h3 className={css.heading}>{t('planFile.taken')}</h3>
      <ul className={css.files}>
        {taken.map(({ filedAt, ids, moved }) => {
          const moment = format.moment(filedAt)
          return (
            <li key={filedAt} className={css.file}>
              <span className={css.fileWords}>
                {t('planFile.takenFile', { moment, count: ids.length })}
                {moved > 0 ? (
                  <span className={css.quiet}> {t('planFile.moved', { count: moved })}</span>
                ) : null}
              </span>
              <Button
                size="small"
                isDisabled={busy !== null}
                aria-label={t('planFile.forgetOf', { moment })}
                onPress={async () => {
                  if (await forget(ids)) toast({ text: t('planFile.forgotten') })
                }}
              >
                {t('planFile.forget')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
