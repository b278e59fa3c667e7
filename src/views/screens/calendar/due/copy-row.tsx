/** One text of a pin, with a button that copies it. */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }
import css from './due.module.css'

export type CopiedField = 'title' | 'description' | 'alt_text' | 'link' | 'board'

export function CopyRow({
  field,
  text,
  title,
}: {
  field: CopiedField
  text: string
  /** Of the pin. */
  title: string
}) {
  const t = useText(dueMessages)
  const toast = useToast()
  if (text === '') return null
  const name = t(`due.field.${field}`)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: t('due.copied', { field: name }) })
    } catch {
      // The browser refuses: no permission, or no secure origin.
      toast({ text: t('due.notCopied') })
    }
  }
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.text} dir={field === 'link' ? 'ltr' : 'auto'}>
        {text}
      </dd>
      <dd className={css.copy}>
        <Button
          size="small"
          icon="copy"
          aria-label={t('due.copyOf', { field: name, title })}
          onPress={() => void copy()}
        >
          {t('due.copy')}
        </Button>
      </dd>
    </div>
  )
}
