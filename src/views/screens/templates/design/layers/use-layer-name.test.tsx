import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { templateVersion1 } from '#core/templates/document/template-v1.fixture.ts'
import { createI18n } from '../../../../kit/i18n/text.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { useLayerNames } from './use-layer-name.ts'

function Names({ template }: { template: Template }) {
  const nameOf = useLayerNames(template)
  return allLayers(template.layers).map((layer) => <i key={layer.id}>{nameOf(layer)}</i>)
}

function namesOf(layers: object[]): (string | undefined)[] {
  const read = readTemplate({ ...structuredClone(templateVersion1), layers, sizes: {} })
  if (!read.ok) throw new Error(read.problem.message)
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n(templateEditorMessages)}>
      <Names template={read.template} />
    </I18nProvider>,
  )
  return [...html.matchAll(/<i>([^<]*)<\/i>/g)].map(([, name]) => name)
}

const text = (id: string, role: string, words: string) => ({
  id,
  kind: 'text',
  role,
  parts: [{ text: words }],
  color: 'text',
  fit: { largest: 40, smallest: 20 },
})
const shape = { id: 'bar', kind: 'shape', shape: 'rect', fill: 'accent' }

test('a group is called after what it holds, an ornament after its words', () => {
  expect(
    namesOf([
      {
        id: 'page',
        kind: 'group',
        layers: [text('a', 'headline', '{headline}'), text('b', 'kicker', '{kicker}'), shape],
      },
      { id: 'seal', kind: 'group', layers: [text('c', 'ornament', 'Try it')] },
      { id: 'named', kind: 'group', name: 'Mine', layers: [{ ...shape, id: 'bar2' }] },
    ]),
  ).toEqual([
    'Group: Headline, Kicker',
    'Headline',
    'Kicker',
    'Rectangle, Accent',
    'Group: Try it',
    'Try it',
    'Mine',
    'Rectangle, Accent 2',
  ])
})
