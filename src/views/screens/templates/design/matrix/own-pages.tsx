/** The template with the person's own newest pages. */
import { useMemo } from 'react'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import { useAccounts, usePages, usePins } from '../../../../kit/context/app-context.tsx'
import { useLoad } from '../../../../kit/context/data.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import css from '../template-editor.module.css'
import { CaseGrid, type MatrixProps } from './case-grid.tsx'
import { newestPages, ownPages } from './newest-pages.ts'

export function OwnPages(props: MatrixProps) {
  const t = useText(matrixMessages)
  const { template } = props
  const pins = usePins((snapshot) => listPins(snapshot.context.book))
  const pages = usePages((snapshot) => snapshot.context.pages)
  const { data, status } = useLoad('listPictures', {})
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const brand = useLoad('getBrand', account && { params: { account_id: account.id } })
  const hasBrandColors = (brand.data?.colors.length ?? 0) > 0
  const newest = useMemo(() => newestPages(pins), [pins])
  const tests = useMemo(() => {
    const pictures = data?.pictures ?? []
    return ownPages(newest, { facts: templateFacts(template), hasBrandColors, pages, pictures })
  }, [newest, template, hasBrandColors, pages, data])
  if (status === 'loading' || brand.status === 'loading')
    return <p className={css.quiet}>{t('tpl.ownPagesLoading')}</p>
  if (tests.length === 0) return <p className={css.quiet}>{t('tpl.noOwnPages')}</p>
  return <CaseGrid {...props} label={t('tpl.ownPages')} pages={tests} />
}
