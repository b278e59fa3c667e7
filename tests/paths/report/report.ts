/**
 * The walked paths as one page that opens from disk: what is wrong, which transitions of each
 * machine are taken, and check lists that a person can follow in the page and print.
 */
import type { Driven } from '../browser/drive.ts'
import { drivenSection } from '../browser/driven-section.ts'
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'
import { CHART_SECTION_STYLE, chartSection } from './chart-section.ts'
import { CHART_TOOLS_SCRIPT } from './chart-tools.ts'
import { type Finding, sentenceOf } from '../../../packages/model-paths/finding.ts'
import {
  coveringPaths,
  MAX_STEPS_BY_HAND,
  type WalkablePath,
} from '../../../packages/model-paths/paths.ts'
import { repeatOf } from './reporters.ts'
import { wordedSteps, type WordedStep } from './step-words.ts'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import type { Walked } from '../../../packages/model-paths/walk.ts'

export interface ReportFacts {
  readonly every: string
  readonly seed: number
  readonly folderFaults: readonly string[]
  /** The charts, by machine. */
  readonly layouts: ReadonlyMap<string, ChartLayout>
  /** What the page did along the paths; null when it was not driven. */
  readonly driven: readonly Driven[] | null
}

export function reportOf(
  walked: readonly Walked[],
  { every, seed, folderFaults, layouts, driven }: ReportFacts,
): string {
  const faults = [...folderFaults, ...walked.flatMap((one) => one.findings.map(sentenceOf))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths through the machines</title>
<style>${STYLE}${CHART_SECTION_STYLE}</style>
<h1>Paths through the machines</h1>
<p>${every === 'edge' ? 'Every pair of a state and an event' : 'Every transition'}, headless, seed ${seed}. ${faults.length === 0 ? 'All as foreseen.' : `${faults.length} faults.`}</p>
${faults.length === 0 ? '' : `<ul class="faults">${faults.map((fault) => `<li>${text(fault)}</li>`).join('')}</ul>`}
<table>
<thead><tr><th>Machine</th><th>States</th><th>Transitions</th><th>Taken</th><th>Dead</th><th>Paths</th><th>Steps</th></tr></thead>
<tbody>${walked.map(({ model, graph, taken, dead, paths, steps }) => `<tr><th scope="row"><a href="#${model.name}">${model.name}</a></th>${[graph.states, graph.declared.length, taken.size, dead.length, paths.length, steps].map((figure) => `<td>${figure}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table>
<p class="filter"><label>Show only steps with <input type="search" id="filter"></label></p>
${drivenSection(driven)}
${walked.map((one) => machineOf(one, layouts.get(one.model.name))).join('\n')}
<script>${FILTER}</script>
<script>${CHART_TOOLS_SCRIPT}</script>
`
}

function machineOf(
  { model, graph, taken, paths, findings }: Walked,
  layout: ChartLayout | undefined,
): string {
  const bySource = Map.groupBy(graph.declared, (name) => name.slice(0, name.indexOf(' -')))
  return `<section id="${model.name}">
<h2>${model.name}</h2>
${findings.map((finding) => findingOf(model, finding)).join('\n')}
${layout === undefined ? '' : chartSection(layout, { model, taken })}
<h3>Transitions</h3>
${[...bySource].map(([state, names]) => `<details${names.every((name) => taken.has(name)) ? '' : ' open'}><summary>${text(state)} <small>${names.filter((name) => taken.has(name)).length} of ${names.length}</small></summary><ul>${names.map((name) => transitionOf(name, taken.has(name), model.unreachable[name])).join('')}</ul></details>`).join('\n')}
<h3>Check lists</h3>
${coveringPaths(graph, 0, MAX_STEPS_BY_HAND)
  .map((path, nth) => pathOf(model, path, `Check list ${nth + 1}`))
  .join('\n')}
<h3>The long walk</h3>
${paths.map((path, nth) => pathOf(model, path, `Walk ${nth + 1}`)).join('\n')}
</section>`
}

function transitionOf(name: string, isTaken: boolean, reason: string | undefined): string {
  const mark = isTaken ? 'taken' : reason === undefined ? 'missed' : 'dead'
  return `<li class="${mark}">${text(name.slice(name.indexOf(' -') + 1))}${reason === undefined ? '' : ` <small>${text(reason)}</small>`}</li>`
}

function pathOf(model: PathModel, path: WalkablePath, title: string): string {
  const start =
    path.input === undefined ? '' : `<p>Begins with <code>${text(short(path.input))}</code></p>`
  const steps = wordedSteps(model, path)
  return `<details class="path"><summary>${title}: ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}</summary>${start}${stepList(steps)}</details>`
}

function findingOf(model: PathModel, finding: Finding): string {
  const { way } = finding
  const steps = way === null ? '' : stepList(wordedSteps(model, way))
  return `<section class="fault"><p class="faults">${text(sentenceOf({ ...finding, way: null }))}</p>${steps}<p>Repeat: <code>${text(repeatOf(model.name))}</code></p></section>`
}

/** The technical event is folded: a tester needs the words. */
function stepList(steps: readonly WordedStep[]): string {
  const items = steps.map(
    ({ words, state, sights, absent, event, taken }) =>
      `<li><label><input type="checkbox"> ${text(words)}</label>${sights.map((sight) => `<br>${text(sight)}`).join('')}<details><summary>${text(state)}</summary>${absent.map((sight) => `${text(sight)}<br>`).join('')}<code>${text(event.type)}</code>${payloadOf(event)}<br><small>${text(taken.join('; '))}</small></details></li>`,
  )
  return `<ol class="steps">${items.join('')}</ol>`
}

function payloadOf(event: object): string {
  const payload = Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'))
  return Object.keys(payload).length === 0 ? '' : ` with <code>${text(short(payload))}</code>`
}

const MAX_LENGTH = 240

function short(value: unknown): string {
  const written = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? part.message : typeof part === 'function' ? 'a function' : part,
  )
  return written.length > MAX_LENGTH ? `${written.slice(0, MAX_LENGTH)}…` : written
}

function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { padding: .25rem .75rem; border-block-end: 1px solid #8884; text-align: end; }
th:first-child { text-align: start; }
summary { cursor: pointer; padding: .25rem 0; }
code { overflow-wrap: anywhere; }
small { opacity: .75; }
li.taken::marker { content: "✓ "; color: #1a7f37; }
li.missed::marker { content: "✗ "; color: #c62828; }
li.missed { color: #c62828; }
li.dead::marker { content: "– "; }
.faults { color: #c62828; }
.fault { border-inline-start: 3px solid #c62828; padding-inline-start: 1rem; }
.steps > li { margin-block: .5rem; }
.steps details > summary { font-size: .85rem; opacity: .75; }
.filter { position: sticky; inset-block-start: 0; background: Canvas; padding-block: .5rem; }
@media print {
  .filter, .drawn, .legend { display: none; }
  .path { break-inside: avoid; }
}
`

/** Hides the paths without the words and opens the others. */
const FILTER = `
document.getElementById('filter').addEventListener('input', ({ target }) => {
  const words = target.value.trim().toLowerCase()
  for (const path of document.querySelectorAll('.path')) {
    const isFound = path.textContent.toLowerCase().includes(words)
    path.hidden = !isFound
    path.open = words !== '' && isFound
  }
})
`
