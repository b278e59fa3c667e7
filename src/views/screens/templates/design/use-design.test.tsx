import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import { writeTemplate } from '#core/templates/document/template-file.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { AppContext, type AppValue } from '../../../kit/context/app-context.tsx'
import {
  noUnsavedTemplates,
  type UnsavedTemplate,
  type UnsavedTemplates,
} from '../../../kit/context/unsaved-templates.ts'
import { keepUnsavedWords, unsavedWords } from '../../../kit/screen/unsaved-words.ts'
import { readKept } from './edited-template.ts'
import { type Design, type LoadedTemplate, useDesign } from './use-design.ts'

/** What was written to the disk. */
const rows: UnsavedTemplate[] = []
const key = { account_id: 'a', template_id: 't' }
const adding = (id: string): TemplateChange => ({
  type: 'addLayers',
  layers: [
    { layer: { id, kind: 'shape', shape: 'rect', fill: 'accent' }, parent: null, index: 99 },
  ],
})

/** The design of one render. Nothing is rendered again. */
function renderedDesign(client: () => Promise<unknown> = () => Promise.reject()): Design {
  const actor = {
    getSnapshot: () => ({ context: { online: true } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  }
  const unsavedTemplates: UnsavedTemplates = {
    ...noUnsavedTemplates,
    keep: async (_, unsaved) => void rows.push(unsaved),
  }
  // No more of the app than the hook reads.
  const app = {
    app: { system: { get: () => actor }, subscribe: actor.subscribe },
    client,
    now: () => 7,
    unsavedTemplates,
  } as unknown as AppValue
  const document = writeTemplate(blankTemplate('Mine'))
  const loaded = { template: { version: 1 }, document } as unknown as LoadedTemplate
  let design: Design | null = null
  function Probe() {
    design = useDesign(key, loaded)
    return null
  }
  renderToStaticMarkup(
    <AppContext value={app}>
      <Probe />
    </AppContext>,
  )
  if (design === null) throw new Error('The template was not opened.')
  return design
}
/** What is kept on this device because it was not saved. */
const keptLayers = () =>
  readKept(unsavedWords({ accountId: 'a', field: 'template t' }))?.now.layers.map(({ id }) => id)

beforeEach(() => {
  rows.length = 0
  keepUnsavedWords({ accountId: 'a', field: 'template t' }, null)
})

test('a second change before the next render keeps the first', () => {
  const design = renderedDesign()
  design.change(adding('one'))
  design.change(adding('two'))
  expect(keptLayers()?.slice(-2)).toEqual(['one', 'two'])
  expect(design.current().past).toHaveLength(2)
})

test('an undo before the next render takes back the newest change only', () => {
  const design = renderedDesign()
  design.change(adding('one'))
  design.change(adding('two'))
  design.undo()
  expect(keptLayers()?.at(-1)).toBe('one')
})

test('a change made while a version is saved is kept', async () => {
  const design = renderedDesign(() => Promise.resolve({ ok: true, answer: { version: 2 } }))
  design.change(adding('one'))
  const saving = design.save()
  design.change(adding('two'))
  expect(await saving).toBe(2)
  expect(keptLayers()?.slice(-2)).toEqual(['one', 'two'])
  expect(design.current().saved.layers.at(-1)?.id).toBe('one')
})

test('each change is written to the disk in order, and a saved version as nothing unsaved', async () => {
  const design = renderedDesign(() => Promise.resolve({ ok: true, answer: { version: 2 } }))
  design.change(adding('one'))
  design.change(adding('two'))
  await design.save()
  expect(rows.map(({ at }) => at)).toEqual([7, 8, 9])
  expect(rows.map(({ text }) => readKept(text)?.now.layers.at(-1)?.id)).toEqual([
    'one',
    'two',
    undefined,
  ])
})
