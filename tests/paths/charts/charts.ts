/**
 * The files that are made of every machine: its picture in docs/machines, its layout for the
 * inspector, and the index of the pictures.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'
import { Declared, nodesOf } from '../../../packages/model-paths/transitions.ts'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { machineFile, machinePath } from '../../../packages/model-paths/machine-file.ts'
import { arranged, arrangements } from './arrange.ts'
import { chartFile } from './draw-chart.ts'

type Charted = Pick<PathModel, 'name' | 'machine'>

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const layoutPath = (name: string): string => `src/inspector/layouts/${machineFile(name)}.json`
const picturePath = (name: string): string => `docs/machines/${machineFile(name)}.svg`

/** Text by path from the root of the project. */
export function filesOf(layout: ChartLayout): Map<string, string> {
  return new Map([
    [picturePath(layout.machine), chartFile(layout)],
    [layoutPath(layout.machine), jsonOf(layout)],
  ])
}

/** What lies where charts are written, of machines that are there and that are not. */
export function presentFiles(): string[] {
  return globSync(
    ['docs/machines/*.svg', 'src/inspector/layouts/*.json', 'tests/paths/declared/*.json'],
    {
      cwd: ROOT,
    },
  ).map((path) => path.replaceAll('\\', '/'))
}

/** As the machine is now, in the arrangement that was kept last. */
export async function currentLayout(model: Charted): Promise<ChartLayout> {
  const path = `${ROOT}${layoutPath(model.name)}`
  const kept = existsSync(path)
    ? /"arrangement":"([^"]*)"/.exec(readFileSync(path, 'utf8'))?.[1]
    : undefined
  return arranged(
    model,
    arrangements.find((arrangement) => arrangement === kept) ?? 'DOWN GREEDY 1',
  )
}

/** A line a state and an edge, so that a change can be reviewed. */
function jsonOf({ states, edges, ...rest }: ChartLayout): string {
  const lines = (list: readonly unknown[]): string =>
    `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  return `${JSON.stringify(rest).slice(0, -1)},\n"states":${lines(states)},\n"edges":${lines(edges)}}\n`
}

export const INDEX = 'docs/machines/README.md'

export function indexOf(models: readonly Charted[]): string {
  const rows = models.map(
    ({ name, machine }) =>
      `| [${name}](${machineFile(name)}.svg) | ${purposeOf(name)} | ${nodesOf(machine).length - 1} | ${new Declared(machine).names().length} |`,
  )
  return `${BEFORE}\n| machine | what it is for | states | transitions |\n|---|---|--:|--:|\n${rows.join('\n')}\n`
}

/** The first words above the machine, in whole sentences. */
function purposeOf(name: string): string {
  const source = readFileSync(`${ROOT}${machinePath(name)}.machine.ts`, 'utf8')
  const comment = (/\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '')
    .replaceAll(/\s*\n \*\s*/g, ' ')
    .trim()
  return (/^.{40,}?[.:](?= |$)/.exec(comment)?.[0] ?? comment).replace(/:$/, '.')
}

const BEFORE = `# The machines, drawn

Made from \`src/machines/\` by \`npm run charts\`; a test fails when one of these files is not what the code says.

How to read them: a box is a state, a black dot leads to the initial state, dashed boxes are parallel regions. An arrow's label names its
trigger: an event, \`after\` a time, \`always\` (at once, when its guard holds), \`done\` or \`error\` of the state's actor; its guard is in
brackets, \`else\` applies when no guard before it held. A label without an arrow applies in the whole box. Inside a box: the actor that runs
while the state is active (\`do / actor\`), and what happens without leaving it (\`event / actions\`). The pictures follow the reader's light or dark.
`
