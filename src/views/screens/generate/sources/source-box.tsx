/**
 * The six ways in which pages come into the product. The first, pasting addresses, is the one that
 * most people need.
 */
import { lazy, Suspense } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Tabs } from '../../../kit/ui/tabs.tsx'
import { AddressesForm } from './forms/addresses-form.tsx'
import css from '../../../pins/steps/step.module.css'
import { KeywordForm } from './forms/keyword-form.tsx'
import { ListForm } from './forms/list-form.tsx'
import { changeOf, type ChangeDrafts, type SourceDrafts, type SourceKind } from './source-drafts.ts'
import type { AddSource, SourceFormProps } from './source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { TextForm } from './forms/text-form.tsx'

/** It brings the reader of CSV files with it. */
const CsvForm = lazy(async () => ({ default: (await import('./forms/csv-form.tsx')).CsvForm }))

export interface SourceBoxProps {
  readonly kind: SourceKind
  readonly onKind: (kind: SourceKind) => void
  readonly drafts: SourceDrafts
  readonly onDrafts: ChangeDrafts
  readonly isBusy: boolean
  readonly onAdd: AddSource
  readonly onShown: () => void
}

export function SourceBox({ kind, onKind, drafts, onDrafts, ...form }: SourceBoxProps) {
  const t = useText(sourcesMessages)
  const of = <K extends SourceKind>(id: K): SourceFormProps<SourceDrafts[K]> => ({
    ...form,
    draft: drafts[id],
    onDraft: changeOf(id, onDrafts),
  })
  const content = {
    addresses: <AddressesForm {...of('addresses')} />,
    sitemap: <ListForm {...of('sitemap')} kind="sitemap" />,
    feed: <ListForm {...of('feed')} kind="feed" />,
    csv: (
      <Suspense fallback={null}>
        <CsvForm {...of('csv')} />
      </Suspense>
    ),
    text: <TextForm {...of('text')} />,
    keyword: <KeywordForm {...of('keyword')} />,
  } satisfies Record<SourceKind, unknown>
  const kinds = Object.keys(content) as SourceKind[]
  return (
    <section className={css.card}>
      <Tabs
        label={t('sources.kinds')}
        value={kind}
        onChange={(id) => onKind(id as SourceKind)}
        tabs={kinds.map((id) => ({ id, label: t(`sources.kind.${id}`), content: content[id] }))}
      />
    </section>
  )
}
