/**
 * What was found: of when and for where it is, why there are figures or none, and the list to copy
 * or take along.
 */
import {
  type KeywordResearch,
  TrendRegion,
  TrendType,
} from '#core/contract/content/keywords.contract.ts'
import { keywordsCsv } from '#core/export/keywords-csv.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { saveFile } from '../../../kit/ui/files/save-file.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import { KeywordPhrases } from './keyword-phrases.tsx'
import { KeywordTable } from './keyword-table.tsx'
import keywordToolMessages from '#locales/en/tools/keyword-tool.json' with { type: 'json' }
import css from './keyword-results.module.css'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { useCopy } from '../use-copy.ts'

export function KeywordResults({
  research,
  onFilter,
}: {
  research: KeywordResearch
  onFilter: (name: 'region' | 'trend', value: string) => void
}) {
  const t = useText(keywordToolMessages)
  const tools = useText(toolsMessages)
  const format = useFormat()
  const copy = useCopy()
  const { keywords, page, as_of, status, topic } = research
  const isAnswered = status === 'answered'
  return (
    <section className={css.results} aria-label={t('keywords.title')}>
      {status === 'off' ? null : <Filters research={research} onFilter={onFilter} />}
      <header className={css.head}>
        <div>
          <p role="status" className={css.count}>
            {t('keywords.count', { count: keywords.length, topic })}
          </p>
          {page === null ? null : (
            <p className={css.quiet}>{t('keywords.ofPage', { title: page.title })}</p>
          )}
          {as_of === null ? null : (
            <p className={css.quiet}>{t('keywords.asOf', { time: format.moment(as_of) })}</p>
          )}
        </div>
        <div className={css.actions}>
          <Button
            icon="copy"
            onPress={() => void copy(keywords.map(({ keyword }) => keyword).join('\n'))}
          >
            {tools('tools.copyAll')}
          </Button>
          <Button
            icon="download"
            variant="quiet"
            onPress={() =>
              saveFile(new Blob([keywordsCsv(keywords)], { type: 'text/csv' }), 'keywords.csv')
            }
          >
            {t('keywords.csv')}
          </Button>
        </div>
      </header>
      {isAnswered ? (
        <Figures research={research} />
      ) : (
        <Banner>{t(`keywords.why.${status}`)}</Banner>
      )}
      {isAnswered ? null : (
        <KeywordPhrases
          keywords={keywords}
          label={t('keywords.count', { count: keywords.length, topic })}
        />
      )}
    </section>
  )
}

function Figures({ research: { keywords } }: { research: KeywordResearch }) {
  const t = useText(keywordToolMessages)
  const isKnown = keywords.some(({ origin }) => origin === 'pinterest')
  if (isKnown) return <KeywordTable keywords={keywords} />
  return (
    <>
      <Banner title={t('keywords.none')}>{t('keywords.noneBody')}</Banner>
      <KeywordPhrases keywords={keywords} label={t('keywords.own')} />
    </>
  )
}

function Filters({
  research: { region, trend },
  onFilter,
}: {
  research: KeywordResearch
  onFilter: (name: 'region' | 'trend', value: string) => void
}) {
  const t = useText(keywordToolMessages)
  const nameOf = useRegionNames()
  return (
    <div className={css.filters}>
      <Select
        label={t('keywords.region')}
        options={TrendRegion.options.map((id) => ({ id, label: nameOf(id) }))}
        value={region}
        onChange={(id) => onFilter('region', id)}
      />
      <Select
        label={t('keywords.trend')}
        options={TrendType.options.map((id) => ({ id, label: t(`keywords.trend.${id}`) }))}
        value={trend}
        onChange={(id) => onFilter('trend', id)}
      />
    </div>
  )
}

/** `DE+AT+CH` in the reader's language: Germany, Austria, and Switzerland. */
function useRegionNames(): (region: TrendRegion) => string {
  const { locale } = useApp()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { list } = useFormat()
  return (region) => list(region.split('+').map((country) => names.of(country) ?? country))
}
