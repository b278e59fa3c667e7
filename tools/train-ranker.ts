/**
 * Finds the weights of the ranker from judged pins: `npm run train:ranker -- --pages DIR --sheet
 * FILE --marks FILE [--kind NAME] [--spent] [--keep] [--write]`, the first three as often as needed. A sheet's
 * rows name the page, the title and the description; the marks say what a judge made of them.
 * `--kind` (title, description, run) finds the weights of these only,
 * `--spent` takes the quarter of the pages too that is kept aside, `--keep` starts from the weights
 * of today. Prints how well weights that were found without a page distinguish its good words from
 * the others.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Weights } from '#core/text/keyphrases/logistic.ts'
import { extractPage } from '../server/features/pages/extraction/extract-page.ts'
import { openLanguages } from '../server/features/pages/extraction/languages.ts'
import {
  findPageFiles,
  isKeptAside,
  readHtml,
  readJsonLines,
  type PageFile,
} from './judge/page-files.ts'
import { examplesOf, JudgedMark, JudgedRow } from './ranker/examples.ts'
import {
  areaUnderCurve,
  fitWeights,
  foldsByPage,
  guess,
  isSigned,
  type Example,
} from './ranker/fit.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: [] },
    sheet: { type: 'string', multiple: true, default: [] },
    marks: { type: 'string', multiple: true, default: [] },
    kind: { type: 'string', multiple: true, default: ['title', 'description', 'run'] },
    spent: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const GATES = [0.4, 0.5, 0.6, 0.7, 0.8]
const TEXT = join(import.meta.dirname, '..', 'core', 'text')
const weightsFile = (name: string): string =>
  join(TEXT, name === 'run' ? 'describe/pick' : 'rank', `${name}-weights.json`)
const say = (line: string): void => void process.stderr.write(`${line}\n`)

const rows = values.sheet.flatMap((file) => readJsonLines(file, JudgedRow))
const marks = new Map(
  values.marks.flatMap((file) => readJsonLines(file, JudgedMark)).map((mark) => [mark.id, mark]),
)
const files = new Map<string, PageFile>(
  values.pages
    .flatMap((dir) => findPageFiles(dir))
    .filter(({ name }) => values.spent || !isKeptAside(name))
    .map((file) => [`${file.folder}/${file.name}`, file]),
)
const languageOf = openLanguages()
const titles: Example[] = []
const descriptions: Example[] = []
const runs: Example[] = []
let lost = 0
for (const page of new Set(rows.map((row) => row.page))) {
  const file = files.get(page)
  const extraction = file && extractPage(readHtml(file), file.url)
  if (!extraction?.ok) continue
  const { content } = extraction
  const found = examplesOf(
    { content, language: languageOf(content.lang) },
    rows.filter((row) => row.page === page),
    marks,
  )
  titles.push(...found.titles)
  descriptions.push(...found.descriptions)
  runs.push(...found.runs)
  lost += found.lost
}
say(`${lost} judged words are no longer written`)
report('title', titles)
report('description', descriptions)
report('run', runs)

function report(name: string, examples: readonly Example[]): void {
  if (!values.kind.includes(name)) return
  const today = Weights.parse(JSON.parse(readFileSync(weightsFile(name), 'utf8')))
  const fit = (some: readonly Example[]): Weights =>
    values.keep ? fitWeights(some, today) : fitWeights(some)
  const guessed = foldsByPage(examples).flatMap(({ train, test }) => guess(test, fit(train)))
  const share = examples.filter(isSigned).length / Math.max(1, examples.length)
  say(
    `${name}: ${examples.length} examples, ${(100 * share).toFixed(1)} % as is, AUC ${areaUnderCurve(guess(examples, today)).toFixed(3)} today, ${areaUnderCurve(guessed).toFixed(3)} on pages apart`,
  )
  for (const gate of GATES) {
    const kept = guessed.filter(({ chance }) => chance >= gate)
    const good = kept.filter(isSigned).length
    say(
      `  gate ${gate}: ${kept.length} kept, ${((100 * good) / Math.max(1, kept.length)).toFixed(1)} % as is`,
    )
  }
  const weights = fit(examples)
  for (const [feature, weight] of Object.entries(weights.features).toSorted((a, b) => a[1] - b[1]))
    if (Math.abs(weight) > 0.5) say(`    ${weight.toFixed(2)} ${feature}`)
  if (values.write) writeWeights(weightsFile(name), weights)
}

function writeWeights(file: string, { bias, features }: Weights): void {
  const round = (value: number): number => Number(value.toFixed(3))
  const sorted = Object.entries(features)
    .map(([name, value]) => [name, round(value)] as const)
    .filter(([, value]) => value !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(
    file,
    `${JSON.stringify({ bias: round(bias), features: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
}
