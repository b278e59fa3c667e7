import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import type { GroupLayer, Layer, Template } from '#core/templates/document/template.schema.ts'
import type { Drawn } from '../../../../kit/drawing/design-canvas.ts'
import { createI18n } from '../../../../kit/i18n/text.ts'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { ProblemList } from './problem-list.tsx'

const layer = (id: string): Layer => ({
  id,
  name: id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: { x: 0, y: 0, width: 50, height: 40 },
})
const hidden: LayoutFault = {
  rule: 'covered',
  box: { x: 0, y: 0, width: 10, height: 10 },
  words: 'Soup in ten minutes',
  layerId: 'Title',
  coverId: 'Bar',
}

function shown(layers: Layer[], fault: LayoutFault): string {
  const template: Template = { ...blankTemplate('Mine'), layers }
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n({ ...templateEditorMessages, ...uiMessages }, 'en')}>
      <ProblemList
        template={template}
        size="1000x1500"
        drawn={new Map([['1000x1500', { faults: [fault] } as unknown as Drawn]])}
        onOpen={() => undefined}
        onFix={() => undefined}
      />
    </I18nProvider>,
  )
}

test('a hidden text names what covers it, and can be brought forward', () => {
  const markup = shown([layer('Title'), layer('Bar')], hidden)
  expect(markup).toContain('Title: Hidden by Bar')
  expect(markup).toContain('Bring the text forward')
})

test('where the order is the place in a stack, nothing is offered', () => {
  const stack: GroupLayer = {
    id: 'g',
    kind: 'group',
    stack: { axis: 'down' },
    layers: [layer('Title'), layer('Bar')],
  }
  const markup = shown([stack], hidden)
  expect(markup).toContain('Title: Hidden by Bar')
  expect(markup).not.toContain('Bring the text forward')
})

test('a cover that was deleted since is not named', () => {
  expect(shown([layer('Title')], hidden)).toContain('Title: Hidden by another layer')
})
