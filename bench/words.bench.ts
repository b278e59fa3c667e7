/**
 * How well the product reads and words real pages: `npm run bench:words -- --pages DIR`. A list of
 * parts, each with its rows and goals. `--set open` measures only the pages that may be looked at;
 * `--worst 20` names their worst on standard error; `--only recipes` runs one part.
 */
import { parseArgs } from 'node:util'
import { print, type Report } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { measureAltTexts } from './words/alt-texts.ts'
import { measureExtraction } from './words/extraction.ts'
import { measureInterests } from './words/interests.ts'
import { measureKeyphrases } from './words/keyphrases.ts'
import { measureLists } from './words/list-losses.ts'
import { measureFaults } from './words/mechanical-faults.ts'
import { PAGE_SETS, type WordsGround } from './words/real-pages.ts'
import { measureRecipeTruth } from './words/recipe-truth.ts'
import { measureSpeed } from './words/speed.ts'

const PARTS: Readonly<Record<string, (ground: WordsGround) => Report | Promise<Report>>> = {
  extraction: measureExtraction,
  lists: measureLists,
  recipes: measureRecipeTruth,
  keyphrases: measureKeyphrases,
  interests: measureInterests,
  faults: measureFaults,
  alts: measureAltTexts,
  speed: measureSpeed,
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    json: { type: 'boolean', default: false },
    set: { type: 'string', default: 'all' },
    worst: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
})
if (values.pages === undefined) {
  printProgress('Which pages? Give the folder: --pages ../shared/pages')
  process.exit(1)
}
const ground: WordsGround = {
  pages: values.pages,
  sets: PAGE_SETS.filter((set) => values.set === 'all' || values.set === set),
  worst: Number(values.worst),
}
const reports: Report[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (values.only !== '' && values.only !== name) continue
  printProgress(`Measuring ${name} …`)
  reports.push(await measure(ground))
}
if (values.json)
  print(
    {
      rows: reports.flatMap(({ rows }) => rows),
      goals: Object.assign({}, ...reports.map(({ goals }) => goals)) as Report['goals'],
    },
    true,
  )
else for (const report of reports) print(report, false)
