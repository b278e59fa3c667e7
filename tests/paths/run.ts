/**
 * `npm run paths [-- --machine NAME] [--every edge] [--seed N] [--no-browser] [--json] [--report
 * FILE]`: walks every machine along generated paths, headless and then, where it has a screen,
 * through the real page; prints a line a machine, and writes a report that opens from disk. Ends
 * with 1 when a transition is not taken, a step goes wrong or the page can't be driven. `npm run
 * paths -- --path FILE` walks one path that the inspector copied, headless: 1 when the machine goes
 * another way.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TestPath } from '../../src/inspector/test-path.ts'
import { drivePages } from './browser/drive-pages.ts'
import { currentLayout } from './charts/charts.ts'
import { machineFile } from '../../src/inspector/machine-file.ts'
import { faultsOfFolder } from './model-faults.ts'
import { models } from './models.ts'
import { walkRecorded } from './recorded-path.ts'
import { reportOf } from './report.ts'
import { type Walked, walk } from './walk.ts'

const { values } = parseArgs({
  options: {
    /** As the machine is called or as its file is. */
    machine: { type: 'string' },
    every: { type: 'string', default: 'transition' },
    seed: { type: 'string', default: '0' },
    /** Without the page it takes seconds instead of minutes. */
    browser: { type: 'boolean', default: true },
    json: { type: 'boolean', default: false },
    report: { type: 'string', default: '.cache/paths.html' },
    path: { type: 'string' },
  },
  allowNegative: true,
})

if (values.path !== undefined) await walkFile(values.path)
const { every } = values
const seed = Number(values.seed)
const chosen = models.filter(
  ({ name }) => values.machine === undefined || [name, machineFile(name)].includes(values.machine),
)
if (every !== 'transition' && every !== 'edge')
  end(`--every is "transition" or "edge", not "${every}".`)
if (!Number.isSafeInteger(seed) || seed < 0)
  end(`--seed is a whole number from 0, not "${values.seed}".`)
if (chosen.length === 0)
  end(
    `There is no machine "${values.machine ?? ''}". There are: ${models.map(({ name }) => name).join(', ')}.`,
  )

const folderFaults = faultsOfFolder(models)
const walked = chosen.map((model) =>
  walk(model, { every: every === 'edge' ? 'edge' : 'transition', seed }),
)
const driven = values.browser ? await drivePages(chosen, seed) : null
const undrivable =
  values.browser && driven === null
    ? [
        'The page was not driven: find a Chromium and build the page, or leave it out by --no-browser.',
      ]
    : []
const faults = [
  ...folderFaults,
  ...undrivable,
  ...[...walked, ...(driven ?? [])].flatMap((one) => one.faults),
]
const layouts = new Map(
  await Promise.all(chosen.map(async (model) => [model.name, await currentLayout(model)] as const)),
)
const report = resolve(values.report)
await mkdir(dirname(report), { recursive: true })
await writeFile(report, reportOf(walked, { every, seed, folderFaults, layouts, driven }))
if (values.json) process.stdout.write(`${JSON.stringify({ machines: walked.map(lineOf) })}\n`)
else print(walked)
process.stderr.write(`${faults.map((fault) => `${fault}\n`).join('')}The report: ${report}\n`)
process.exit(faults.length === 0 ? 0 : 1)

async function walkFile(file: string): Promise<never> {
  const text = await readFile(file, 'utf8').catch(() => end(`${file} can't be read.`))
  const path = TestPath.safeParse(jsonOf(text))
  if (!path.success) end(`${file} is no path: copy one in the inspector ("Copy as test path").`)
  const faults = walkRecorded(models, path.data)
  const { machine, steps } = path.data
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ machine, steps: steps.length, faults })}\n`
      : `${machine}: ${steps.length} events, ${faults.length === 0 ? 'taken as recorded' : 'not taken as recorded'}\n`,
  )
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(''))
  process.exit(faults.length === 0 ? 0 : 1)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function lineOf({ model, graph, taken, dead, paths, steps }: Walked) {
  return {
    machine: model.name,
    transitions: graph.declared.length,
    headless: taken.size,
    browser: inPage(model.name),
    dead,
    paths: paths.length,
    steps,
  }
}

/** Null where there is no screen, or the page was left out. */
function inPage(machine: string): number | null {
  return driven?.find((one) => one.machine === machine)?.taken.size ?? null
}

function print(all: readonly Walked[]): void {
  const rows = all.map(({ model, graph, taken, dead, paths, steps, time }) =>
    [
      model.name,
      graph.states,
      graph.declared.length,
      taken.size,
      inPage(model.name) ?? '–',
      dead.length,
      paths.length,
      steps,
      `${Math.round(time)} ms`,
    ].map(String),
  )
  const table = [
    ['machine', 'states', 'transitions', 'headless', 'page', 'dead', 'paths', 'steps', 'time'],
    ...rows,
  ]
  const widths = (table[0] ?? []).map((_, at) =>
    Math.max(...table.map((cells) => cells[at]?.length ?? 0)),
  )
  for (const cells of table)
    process.stdout.write(
      `${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}\n`,
    )
}

function end(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(2)
}
