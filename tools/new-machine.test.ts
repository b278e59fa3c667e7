import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, listed } from './new-machine.mjs'

const models = readFileSync(join(import.meta.dirname, '../tests/paths/models.ts'), 'utf8')

test('a new machine has a chart, a model and an intent of its name', () => {
  const files = filesOf('rename-board')
  expect(Object.keys(files)).toEqual(
    ['machine', 'model', 'intent'].map(
      (role) => `src/machines/rename-board/rename-board.${role}.ts`,
    ),
  )
  expect(Object.values(files)[1]).toContain("name: 'renameBoard'")
})

test('its model is added to the list of models, in the order of the alphabet', () => {
  const text = listed(models, 'rename-board')
  expect(text).toMatch(
    /publishingModel \} from .*\nimport \{ renameBoardModel \} from '..\/..\/src\/machines\/rename-board\/rename-board.model.ts'\n/,
  )
  expect(text).toContain('  publishingModel,\n  renameBoardModel,\n  resumingModel,')
  expect(text.split('\n')).toHaveLength(models.split('\n').length + 2)
})
