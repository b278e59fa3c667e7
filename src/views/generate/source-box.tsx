/** The six ways in which pages come into the product. The first, pasting addresses, is the one that most people need. */
import { useText } from '../i18n/text.ts'
import { Tabs } from '../ui/tabs.tsx'
import { AddressesForm } from './addresses-form.tsx'
import { CsvForm } from './csv-form.tsx'
import css from './generate.module.css'
import { KeywordForm } from './keyword-form.tsx'
import { ListForm } from './list-form.tsx'
import type { AddSource, SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'
import { TextForm } from './text-form.tsx'

export type SourceKind = 'addresses' | 'sitemap' | 'feed' | 'csv' | 'text' | 'keyword'

export interface SourceBoxProps {
  readonly kind: SourceKind
  readonly onKind: (kind: SourceKind) => void
  readonly isBusy: boolean
  /** Address of a page that refused to be read: its text is then asked for. */
  readonly refusedAddress: string
  readonly onAdd: AddSource
}

export function SourceBox({ kind, onKind, isBusy, refusedAddress, onAdd }: SourceBoxProps) {
  const t = useText(sourcesMessages)
  const form: SourceFormProps = { isBusy, onAdd }
  const content = {
    addresses: <AddressesForm {...form} />,
    sitemap: <ListForm {...form} kind="sitemap" />,
    feed: <ListForm {...form} kind="feed" />,
    csv: <CsvForm {...form} />,
    text: <TextForm {...form} key={refusedAddress} address={refusedAddress} />,
    keyword: <KeywordForm {...form} />,
  } satisfies Record<SourceKind, unknown>
  const kinds = Object.keys(content) as SourceKind[]
  return (
    <section className={css.card}>
      <Tabs label={t('sources.kinds')} value={kind} onChange={(id) => onKind(id as SourceKind)} tabs={kinds.map((id) => ({ id, label: t(`sources.kind.${id}`), content: content[id] }))} />
    </section>
  )
}
