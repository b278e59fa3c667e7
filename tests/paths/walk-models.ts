/** The run of `npm run paths`; `run.ts` describes its options. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { TestPath } from '../../src/inspector/recording/test-path.ts'
import { drivePages } from './browser/drive-pages.ts'
import { currentLayout } from './charts/charts.ts'
import { faultsOfFolder } from '../../packages/model-paths/model-faults.ts'
import { models } from './models.ts'
import { walkRecorded } from './recorded-path.ts'
import { reportOf } from './report/report.ts'
import { hasFaults, type RunResult, writers } from './report/reporters.ts'
import { chosenFrom, optionsOf, type RunOptions } from './run-options.ts'
import { inWords } from './report/step-words.ts'
import { type Walked, walk } from '../../packages/model-paths/walk.ts'

const options = optionsOf(process.argv.slice(2))
if (typeof options === 'string') end(options)
if (options.paths.length > 0) await walkFiles(options.paths, options.reporter === 'json')
const chosen = chosenFrom(models, options)
if (chosen.length === 0)
  end(
    `There is no machine "${options.machine ?? ''}" in this shard. There are: ${models.map(({ name }) => name).join(', ')}.`,
  )
const result = await walkAll(options)
process.stdout.write(writers[options.reporter](result))
process.stderr.write(`The report: ${await writeReport(options, result)}\n`)
process.exit(hasFaults(result) ? 1 : 0)

async function walkAll({ every, seed, browser, budget }: RunOptions): Promise<RunResult> {
  const start = performance.now()
  const walked: Walked[] = []
  const skipped: string[] = []
  for (const model of chosen)
    if (performance.now() - start < budget)
      walked.push(walk(model, { every, seed, isRecorded: true }))
    else skipped.push(model.name)
  const drivable = walked.map(({ model }) => model)
  const driven = browser && skipped.length === 0 ? await drivePages(drivable, seed) : null
  const isMissing = browser && skipped.length === 0 && driven === null
  return {
    walked,
    driven,
    skipped,
    faults: [
      ...faultsOfFolder(models),
      ...(isMissing
        ? [
            'The page was not driven: find a Chromium and build the page, or leave it out by --no-browser.',
          ]
        : []),
    ],
  }
}

async function writeReport(
  { every, seed, report }: RunOptions,
  { walked, driven, faults }: RunResult,
): Promise<string> {
  const layouts = new Map(
    await Promise.all(
      walked.map(async ({ model }) => [model.name, await currentLayout(model)] as const),
    ),
  )
  const file = resolve(report)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, reportOf(walked, { every, seed, folderFaults: faults, layouts, driven }))
  return file
}

async function walkFiles(files: readonly string[], isJson: boolean): Promise<never> {
  let isAsRecorded = true
  for (const file of files) isAsRecorded = (await walkFile(file, isJson)) && isAsRecorded
  process.exit(isAsRecorded ? 0 : 1)
}

/** Whether the machine went as it was recorded. */
async function walkFile(file: string, isJson: boolean): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => end(`${file} can't be read.`))
  const path = TestPath.safeParse(jsonOf(text))
  if (!path.success) end(`${file} is no path: copy one in the inspector ("Copy as test path").`)
  const faults = walkRecorded(models, path.data)
  const { machine, steps } = path.data
  const intent = models.find(({ name }) => name === machine)?.intent
  process.stdout.write(
    isJson
      ? `${JSON.stringify({ machine, steps: steps.length, faults })}\n`
      : [
          ...steps.map(({ event }, at) => `${at + 1}. ${inWords(intent, event)}`),
          `${machine}: ${steps.length} events, ${faults.length === 0 ? 'taken as recorded' : 'not taken as recorded'}\n`,
        ].join('\n'),
  )
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(''))
  return faults.length === 0
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function end(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(2)
}
