/** `npm run charts`: draws every machine into docs/machines and lays it out for the inspector. About fifteen seconds; what has not changed stays as it is. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { models } from '../models.ts'
import { bestOf } from './arrange.ts'
import { filesOf, INDEX, indexOf, presentFiles, ROOT } from './charts.ts'

const files = new Map([[INDEX, indexOf(models)]])
for (const model of models) {
  const layout = await bestOf(model)
  for (const [path, text] of filesOf(layout)) files.set(path, text)
  process.stdout.write(`${model.name}: ${layout.size.join(' × ')} px, ${layout.arrangement}\n`)
}
for (const [path, text] of files) {
  mkdirSync(dirname(`${ROOT}${path}`), { recursive: true })
  writeFileSync(`${ROOT}${path}`, text)
}
for (const path of presentFiles()) if (!files.has(path)) rmSync(`${ROOT}${path}`)
