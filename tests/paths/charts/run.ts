/**
 * `npm run charts`: draws every machine into docs/machines, lays it out for the inspector, records
 * what it declares in tests/paths/declared, and what the generated paths cover. Half a minute; what has not changed stays as it is.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { recordFile, recordPath } from '../../../packages/model-paths/chart-record.ts'
import { models } from '../models.ts'
import { COVERAGE, coverageFile } from '../path-coverage.ts'
import { walk } from '../../../packages/model-paths/walk.ts'
import { bestOf } from './arrange.ts'
import { filesOf, INDEX, indexOf, presentFiles, ROOT } from './charts.ts'

const walked = models.map((model) => walk(model, { every: 'transition', seed: 0 }))
const files = new Map([
  [INDEX, indexOf(models)],
  [COVERAGE, coverageFile(walked)],
])
for (const model of models) {
  files.set(recordPath(model.name), recordFile(model))
  const layout = await bestOf(model)
  for (const [path, text] of filesOf(layout)) files.set(path, text)
  process.stdout.write(`${model.name}: ${layout.size.join(' × ')} px, ${layout.arrangement}\n`)
}
for (const [path, text] of files) {
  mkdirSync(dirname(`${ROOT}${path}`), { recursive: true })
  writeFileSync(`${ROOT}${path}`, text)
}
for (const path of presentFiles()) if (!files.has(path)) rmSync(`${ROOT}${path}`)
