import { expect, test } from 'vitest'
import { templates } from '#core/templates/choice/template-list.ts'
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }

test('in English every template is called on the public pages as it is in the product', () => {
  expect(templateNamesMessages).toEqual(
    Object.fromEntries(
      templates.flatMap(({ id, name, description }) => [
        [`template.${id}`, name],
        [`template.${id}.about`, description],
      ]),
    ),
  )
})
