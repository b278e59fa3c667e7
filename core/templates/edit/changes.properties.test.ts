import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTemplate, anyRequest, changeIn } from '../../../tests/arbitraries/template-arbitrary.ts'
import { allLayers } from '../document/layer-tree.ts'
import { readTemplate, writeTemplate } from '../document/template-file.ts'
import { applyChange } from './changes.ts'
import { TemplateChange } from './tree/template-change.schema.ts'

test('random changes are of the schema', () => {
  fc.assert(
    fc.property(anyTemplate, anyRequest, (template, wish) => {
      const change = changeIn(template, wish, 'new')
      expect(TemplateChange.parse(change)).toEqual(change)
    }),
  )
})

test('a change and its inverse give the same document, whatever the changes before', () => {
  const done = new Set<string>()
  fc.assert(
    fc.property(anyTemplate, fc.array(anyRequest, { maxLength: 12 }), (start, wishes) => {
      let template = start
      for (const [step, wish] of wishes.entries()) {
        const change = changeIn(template, wish, `new-${step}`)
        const before = structuredClone(template)
        const applied = applyChange(template, change)
        expect(template, 'the change touched the template that came in').toEqual(before)
        if (!applied.ok) continue
        done.add(change.type)
        const back = applyChange(applied.template, TemplateChange.parse(applied.inverse))
        if (!back.ok) throw new Error(`${back.problem.code} ${JSON.stringify(change)}`)
        expect(back.template).toStrictEqual(before)
        const again = applyChange(back.template, back.inverse)
        if (!again.ok) throw new Error(again.problem.code)
        expect(again.template).toStrictEqual(applied.template)
        template = applied.template
      }
    }),
    { numRuns: 300 },
  )
  expect([...done].toSorted()).toEqual(
    TemplateChange.options.map((option) => option.shape.type.value).toSorted(),
  )
})

test('what comes out can be read, and comes back as it was written', () => {
  fc.assert(
    fc.property(anyTemplate, fc.array(anyRequest, { maxLength: 8 }), (start, wishes) => {
      let template = start
      for (const [step, wish] of wishes.entries()) {
        const applied = applyChange(template, changeIn(template, wish, `new-${step}`))
        if (applied.ok) ({ template } = applied)
      }
      const read = readTemplate(writeTemplate(template))
      if (!read.ok) throw new Error(read.problem.message)
      expect(read.template).toStrictEqual(template)
      const ids = allLayers(template.layers).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 200 },
  )
})
