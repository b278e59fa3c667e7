/** The source of the rows: a file, pasted cells, or the account's pages. */
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { usePages } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { TextArea } from '../../kit/ui/fields/text-area.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { Tabs } from '../../kit/ui/tabs.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import css from './bulk.module.css'
import type { BulkTableChoice } from './use-bulk-table.ts'

const SOURCES = ['file', 'paste', 'pages'] as const

export function BulkSource({ table }: { table: BulkTableChoice }) {
  const t = useText(bulkMessages)
  const [source, setSource] = useState<string>('file')
  const content = {
    file: <FileSource table={table} />,
    paste: <PasteSource table={table} />,
    pages: <PagesSource table={table} />,
  }
  return (
    <section className={css.part}>
      <Tabs
        label={t('bulk.sources')}
        value={source}
        onChange={setSource}
        tabs={SOURCES.map((id) => ({
          id,
          label: t(`bulk.source.${id}`),
          content: <div className={css.source}>{content[id]}</div>,
        }))}
      />
      <Refusal table={table} />
    </section>
  )
}

function FileSource({ table: { chosen, chooseFile } }: { table: BulkTableChoice }) {
  const t = useText(bulkMessages)
  const name = chosen?.name ?? ''
  return (
    <>
      <div className={css.choice}>
        <FileTrigger
          acceptedFileTypes={['.csv', 'text/csv', 'text/plain', '.tsv']}
          onSelect={(files) => (files?.[0] === undefined ? undefined : chooseFile(files[0]))}
        >
          <Button icon="upload" variant={chosen === null ? 'primary' : 'secondary'}>
            {t(name === '' ? 'bulk.choose' : 'bulk.chooseOther')}
          </Button>
        </FileTrigger>
        {name === '' ? null : <bdi className={css.name}>{name}</bdi>}
      </div>
      <p className={css.quiet}>{t('bulk.fileHint')}</p>
    </>
  )
}

function PasteSource({ table: { paste } }: { table: BulkTableChoice }) {
  const t = useText(bulkMessages)
  const [text, setText] = useState('')
  return (
    <TextArea
      label={t('bulk.paste')}
      hint={t('bulk.pasteHint')}
      rows={4}
      className={css.paste ?? ''}
      value={text}
      onChange={(value) => {
        setText(value)
        paste(value)
      }}
    />
  )
}

function PagesSource({ table: { choosePages } }: { table: BulkTableChoice }) {
  const t = useText(bulkMessages)
  const pages = usePages((snapshot) => snapshot.context.pages)
  const count = pages.filter(({ status }) => status === 'ready').length
  if (count === 0) return <p className={css.quiet}>{t('bulk.noPages')}</p>
  return (
    <div className={css.choice}>
      <Button icon="plus" onPress={() => choosePages(pages, (field) => t(`bulk.field.${field}`))}>
        {t('bulk.usePages')}
      </Button>
      <span className={css.quiet}>{t('bulk.pages', { count })}</span>
    </div>
  )
}

function Refusal({ table: { chosen } }: { table: BulkTableChoice }) {
  const t = useText(bulkMessages)
  if (chosen === null) return null
  if ('refusal' in chosen)
    return (
      <Banner tone="danger" isAlert>
        {t(`bulk.refused.${chosen.refusal}`)}
      </Banner>
    )
  return chosen.hasMore ? <Banner tone="warning">{t('bulk.hasMore')}</Banner> : null
}
