/** The template with pages that are hard to lay out, and what is wrong with each. */
import { useMemo } from 'react'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import { HARD_CASES, hardDesignOf } from '#core/templates/samples/hard-cases.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import { CaseGrid, type MatrixProps } from './case-grid.tsx'

export function TestMatrix(props: MatrixProps) {
  const t = useText(matrixMessages)
  const { template } = props
  const pages = useMemo(() => {
    const facts = templateFacts(template)
    return HARD_CASES.map((name) => ({
      id: name,
      label: t(`tpl.case.${name}`),
      design: hardDesignOf(facts, name),
    }))
  }, [template, t])
  return <CaseGrid {...props} label={t('tpl.matrix')} pages={pages} />
}
