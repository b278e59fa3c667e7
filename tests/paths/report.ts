/**
 * The walked paths as one page that opens from disk: what each machine's transitions are and which
 * are taken, and every path as steps that a person can follow.
 */
import type { Driven } from './browser/drive.ts'
import { drivenSection } from './browser/driven-section.ts'
import type { ChartLayout } from '../../src/inspector/chart-layout.ts'
import { CHART_SECTION_STYLE, chartSection } from './chart-section.ts'
import type { WalkablePath } from './paths.ts'
import type { Walked } from './walk.ts'

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
  const faults = [...folderFaults, ...walked.flatMap((one) => one.faults)]
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
${drivenSection(driven)}
${walked.map((one) => machineOf(one, layouts.get(one.model.name))).join('\n')}
`
}

function machineOf(
  { model, graph, taken, paths }: Walked,
  layout: ChartLayout | undefined,
): string {
  const bySource = Map.groupBy(graph.declared, (name) => name.slice(0, name.indexOf(' -')))
  return `<section id="${model.name}">
<h2>${model.name}</h2>
${layout === undefined ? '' : chartSection(layout, { model, taken })}
<h3>Transitions</h3>
${[...bySource].map(([state, names]) => `<details${names.every((name) => taken.has(name)) ? '' : ' open'}><summary>${text(state)} <small>${names.filter((name) => taken.has(name)).length} of ${names.length}</small></summary><ul>${names.map((name) => transitionOf(name, taken.has(name), model.unreachable[name])).join('')}</ul></details>`).join('\n')}
<h3>Paths</h3>
${paths.map(pathOf).join('\n')}
</section>`
}

function transitionOf(name: string, isTaken: boolean, reason: string | undefined): string {
  const mark = isTaken ? 'taken' : reason === undefined ? 'missed' : 'dead'
  return `<li class="${mark}">${text(name.slice(name.indexOf(' -') + 1))}${reason === undefined ? '' : ` <small>${text(reason)}</small>`}</li>`
}

function pathOf({ input, events, taken }: WalkablePath, nth: number): string {
  const start = input === undefined ? '' : `<p>Begins with <code>${text(short(input))}</code></p>`
  return `<details><summary>Path ${nth + 1}: ${events.length} ${events.length === 1 ? 'step' : 'steps'}</summary>${start}<ol>${events.map((event, at) => `<li><code>${text(event.type)}</code>${payloadOf(event)}<br><small>${text((taken[at] ?? []).join('; '))}</small></li>`).join('')}</ol></details>`
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
`
