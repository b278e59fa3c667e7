import type { FormEvent } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/states.tsx'
import { csvRows } from './csv-rows.ts'
import css from './generate.module.css'
import type { CsvDraft } from './source-drafts.ts'
import type { SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'

/** The contract's limit, in characters. */
const LONGEST_CSV = 2_000_000

export function CsvForm({ draft, onDraft, isBusy, onAdd }: SourceFormProps<CsvDraft>) {
  const t = useText(sourcesMessages)
  const { file } = draft
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const text = await chosen.text()
    onDraft(() => ({ file: { name: chosen.name, text } }))
  }
  const isTooLarge = file !== null && file.text.length > LONGEST_CSV
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isTooLarge || isBusy) return
    const { isAccepted, added } = await onAdd({ kind: 'csv', text: file.text })
    // Sent again, a file whose good rows are in would only be refused as known.
    if (isAccepted || added > 0) onDraft((now) => (now.file === file ? { file: null } : now))
  }
  return (
    <form onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        <FileTrigger acceptedFileTypes={['.csv', 'text/csv', 'text/plain']} onSelect={(files) => void take(files?.[0])}>
          <Button icon="file">{t('sources.csvChoose')}</Button>
        </FileTrigger>
        {file ? (
          <span className={css.line}>
            <Icon name="check" size={16} />
            {t('sources.csvChosen', { name: file.name, count: csvRows(file.text) })}
          </span>
        ) : null}
      </div>
      <p className={css.quiet}>{t('sources.csvHint')}</p>
      {isTooLarge ? <Banner tone="danger">{t('sources.csvTooLarge')}</Banner> : null}
      <div className={css.line}>
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!file || isTooLarge} icon="plus">
          {t('sources.read', { count: 0 })}
        </Button>
      </div>
    </form>
  )
}
