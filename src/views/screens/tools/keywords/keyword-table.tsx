/**
 * Keywords with what Pinterest reports of them: growth in three spans, and the past year as a line.
 */
import { type KeywordIdea, MAX_GROWTH } from '#core/contract/content/keywords.contract.ts'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import keywordToolMessages from '#locales/en/tools/keyword-tool.json' with { type: 'json' }
import css from './keyword-table.module.css'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { TrendLine } from './trend-line.tsx'
import { useCopy } from '../use-copy.ts'

const SPANS = ['week', 'month', 'year'] as const

export function KeywordTable({ keywords }: { keywords: readonly KeywordIdea[] }) {
  const t = useText(keywordToolMessages)
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('keywords.keyword')}</th>
            <th scope="col" className={css.lineCell}>
              {t('keywords.past')}
            </th>
            {SPANS.map((span) => (
              <th key={span} scope="col" className={css.number}>
                {t(`keywords.${span}`)}
              </th>
            ))}
            <th scope="col" className={css.copy}>
              <VisuallyHidden>{t('keywords.copyColumn')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {keywords.map((idea) => (
            <Row key={idea.keyword} idea={idea} />
          ))}
        </tbody>
      </table>
      <p className={css.hint}>{t('keywords.tableHint')}</p>
    </>
  )
}

function Row({ idea }: { idea: KeywordIdea }) {
  const t = useText(toolsMessages)
  const copy = useCopy()
  const { keyword, series } = idea
  return (
    <tr>
      <th scope="row" className={css.keyword}>
        <span dir="auto">{keyword}</span>
        <span className={css.lineBelow}>
          {series.length > 1 ? <TrendLine series={series} /> : null}
        </span>
      </th>
      <td className={css.lineCell}>
        {series.length > 1 ? <TrendLine series={series} /> : <Unknown />}
      </td>
      {SPANS.map((span) => (
        <td key={span} className={css.number} data-grows={sign(idea[span])}>
          <Growth percent={idea[span]} />
        </td>
      ))}
      <td className={css.copy}>
        <IconButton
          icon="copy"
          size="small"
          label={t('tools.copy', { words: keyword })}
          onPress={() => void copy(keyword)}
        />
      </td>
    </tr>
  )
}

function Growth({ percent }: { percent: number | null }) {
  const t = useText(keywordToolMessages)
  const { locale } = useApp()
  if (percent === null) return <Unknown />
  const words = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
  }).format(Math.min(percent, MAX_GROWTH) / 100)
  return <span>{percent > MAX_GROWTH ? t('keywords.more', { growth: words }) : words}</span>
}

function Unknown() {
  const t = useText(keywordToolMessages)
  return (
    <span className={css.unknown}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('keywords.unknown')}</VisuallyHidden>
    </span>
  )
}

function sign(percent: number | null): 'up' | 'down' | undefined {
  return percent === null || percent === 0 ? undefined : percent > 0 ? 'up' : 'down'
}
