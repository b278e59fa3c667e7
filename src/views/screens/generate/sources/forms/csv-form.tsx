/**
 * A spreadsheet of pages. It is read here first, so that its rows are known before any of them is
 * fetched; a long one goes in parts.
 */
import { type FormEvent, useMemo, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { MAX_SOURCE_ROWS } from '#core/pages/source-csv.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { Banner } from '../../../../kit/ui/states.tsx'
import { useLastFile } from '../../../../kit/ui/files/use-last-file.ts'
import { type CsvPart, nextPart, readChosen } from './csv-parts.ts'
import css from '../../../../pins/steps/step.module.css'
import type { CsvDraft } from '../source-drafts.ts'
import type { SourceFormProps } from '../source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { AddButton } from './add-button.tsx'

export function CsvForm({ draft: { file }, onDraft, isBusy, onAdd }: SourceFormProps<CsvDraft>) {
  const t = useText(sourcesMessages)
  const { part, fault } = useMemo(() => readChosen(file), [file])
  const [unread, setUnread] = useState<string | null>(null)
  const read = useLastFile()
  const chooseFile = (chosen: File) =>
    void read(chosen.text(), (text) => {
      setUnread(text === null ? chosen.name : null)
      onDraft(() => ({ file: text === null ? null : { name: chosen.name, text, from: 0 } }))
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || !part || isBusy) return
    const outcome = await onAdd(
      { kind: 'csv', text: file.text, ...(part.isOfSeveral && { from: file.from }) },
      file.from > 0,
    )
    onDraft((now) => (now.file === file ? { file: nextPart(file, part, outcome) } : now))
  }
  const [wrong, name] =
    unread === null ? [fault, file?.name ?? ''] : (['unreadable', unread] as const)
  return (
    <form onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        <FileTrigger
          acceptedFileTypes={['.csv', 'text/csv', 'text/plain']}
          onSelect={(files) => (files?.[0] === undefined ? undefined : chooseFile(files[0]))}
        >
          <Button icon="file">{t('sources.csvChoose')}</Button>
        </FileTrigger>
        {part ? (
          <span className={css.chosen}>
            <Icon name="check" size={16} />
            {t('sources.csvChosen', { name, count: part.all })}
          </span>
        ) : null}
      </div>
      <p className={css.quiet}>{t('sources.csvHint')}</p>
      {part?.isOfSeveral ? <PartNote part={part} /> : null}
      {wrong ? (
        <Banner tone="danger" isAlert>
          {t(`sources.csv.${wrong}`, { name })}
        </Banner>
      ) : null}
      <div className={css.line}>
        <AddButton isBusy={isBusy} isDisabled={part === null}>
          <ReadWords part={part} />
        </AddButton>
      </div>
    </form>
  )
}

/** Which rows of a large file are read now. */
function PartNote({ part: { first, last, all } }: { part: CsvPart }) {
  const t = useText(sourcesMessages)
  return (
    <p role="status">
      {t('sources.csvPart', { first, last, all, left: all - last, most: MAX_SOURCE_ROWS })}
    </p>
  )
}

function ReadWords({ part }: { part: CsvPart | null }) {
  const t = useText(sourcesMessages)
  if (!part?.isOfSeveral) return t('sources.read', { count: 0 })
  return t(part.first === 1 ? 'sources.csvReadFirst' : 'sources.csvReadNext', {
    count: part.last - part.first + 1,
  })
}
