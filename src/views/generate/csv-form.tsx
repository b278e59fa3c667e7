import { type FormEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/states.tsx'
import { csvRows } from './csv-rows.ts'
import css from './generate.module.css'
import type { SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'

/** The contract's limit, in characters. */
const LONGEST_CSV = 2_000_000

export function CsvForm({ isBusy, onAdd }: SourceFormProps) {
  const t = useText(sourcesMessages)
  const [file, setFile] = useState<{ name: string; text: string } | null>(null)
  const take = async (chosen: File | undefined) => {
    if (chosen) setFile({ name: chosen.name, text: await chosen.text() })
  }
  const isTooLarge = file !== null && file.text.length > LONGEST_CSV
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isTooLarge || isBusy) return
    const { isAccepted } = await onAdd({ kind: 'csv', text: file.text })
    if (isAccepted) setFile(null)
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
