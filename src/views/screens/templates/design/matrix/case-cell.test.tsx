import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import type { Drawn } from '../../../../kit/drawing/design-canvas.ts'
import { createI18n } from '../../../../kit/i18n/text.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { CaseCell } from './case-cell.tsx'

const layer = (id: string): Layer => ({
  id,
  name: id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: { x: 0, y: 0, width: 50, height: 40 },
})
const fault = (rule: LayoutFault['rule'], layerId: string): LayoutFault => ({
  rule,
  box: { x: 0, y: 0, width: 10, height: 10 },
  words: '',
  layerId,
})

const problemsOf = (faults: readonly LayoutFault[]): string[] => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createI18n({ ...templateEditorMessages, ...matrixMessages }, 'en')}>
      <CaseCell
        label="Short headline"
        template={{
          ...blankTemplate('Mine'),
          layers: [layer('Title'), layer('Price'), { ...layer('other'), name: 'Price' }],
        }}
        drawn={{ faults, bitmap: { width: 1, height: 1 } } as unknown as Drawn}
        size="1000x1500"
        onOpen={() => undefined}
      />
    </I18nProvider>,
  )
  return [...markup.matchAll(/<li>(.*?)<\/li>/gu)].map(([, item = '']) => {
    const words = item.replaceAll(/<[^<>]*>/gu, '')
    return item.startsWith('<button') ? `[${words}]` : words
  })
}

test('a problem is a button that names its layer, and is listed once for each layer', () => {
  const small = templateEditorMessages['tpl.rule.small']
  expect(
    problemsOf([fault('small', 'Title'), fault('small', 'Price'), fault('small', 'Price')]),
  ).toEqual([`[Title: ${small}]`, `[Price: ${small}]`])
})

test('two layers of one name have a problem each', () => {
  const small = templateEditorMessages['tpl.rule.small']
  expect(problemsOf([fault('small', 'Price'), fault('small', 'other')])).toEqual([
    `[Price: ${small}]`,
    `[Price 2: ${small}]`,
  ])
})

test('a problem of a deleted layer has no name and is no button', () => {
  expect(problemsOf([fault('small', 'Gone')])).toEqual([templateEditorMessages['tpl.rule.small']])
})
