/** What is wrong with the pin as it is drawn now. */
import { useText } from '../../i18n/text.ts'
import type { Drawn } from './design-canvas.ts'
import { templateEditorMessages } from './template-editor.messages.ts'
import css from './template-editor.module.css'

export function ProblemList({ drawn }: { drawn: Drawn | null }) {
  const t = useText(templateEditorMessages)
  if (drawn === null) return null
  return (
    <section aria-label={t('tpl.problems')} className={css.group}>
      <h2 className={css.head}>{t('tpl.problems')}</h2>
      {drawn.faults.length === 0 ? (
        <p className={css.quiet}>{t('tpl.noProblems')}</p>
      ) : (
        <ul className={css.problems}>
          {drawn.faults.map(({ rule, words }, at) => (
            <li key={at}>
              {t(`tpl.rule.${rule}`)}
              {words === '' ? null : <bdi className={css.problemWords}>{words}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
