/** What came of an imported file: why it was refused, or which of its layers are not drawn. */
import { useText } from '../../kit/i18n/text.ts'
import { Banner } from '../../kit/ui/states.tsx'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import css from './templates.module.css'
import type { ImportResult } from './use-own-templates.ts'

/** The other layers are only counted. */
const MAX_LISTED = 5

export function ImportNote({ result: { file, refusal, skipped } }: { result: ImportResult }) {
  const t = useText(templatesMessages)
  if (refusal !== null)
    return (
      <Banner tone="danger" isAlert>
        {t('templates.refused', { file })} {refusal}
      </Banner>
    )
  if (skipped.length === 0) return null
  const others = skipped.length - MAX_LISTED
  return (
    <Banner tone="warning" isAlert>
      {t('templates.skipped', { file, count: skipped.length })}
      <ul className={css.skipped}>
        {skipped.slice(0, MAX_LISTED).map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
        {others > 0 ? <li>{t('templates.skippedMore', { count: others })}</li> : null}
      </ul>
    </Banner>
  )
}
