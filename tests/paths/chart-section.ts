/** A machine's chart in the report, coloured by what the paths took; told by the line's kind too, for who sees no colours. */
import type { ChartLayout } from '../../src/inspector/chart-layout.ts'
import { CHART_STYLE } from './charts/chart-style.ts'
import { chartSvg } from './charts/draw-chart.ts'
import type { Walked } from './walk.ts'

export function chartSection(layout: ChartLayout, { model, taken }: Pick<Walked, 'model' | 'taken'>): string {
  const marks = (transition: string): string => (taken.has(transition) ? 'taken' : transition in model.unreachable ? 'dead' : 'missed')
  return `<figure class="drawn" tabindex="0" role="group" aria-label="${model.name}, drawn">${chartSvg(layout, { marks })}</figure>
<p class="legend"><span class="taken">taken</span> <span class="missed">not taken</span> <span class="dead">can't be taken, with a reason</span></p>`
}

export const CHART_SECTION_STYLE = `${CHART_STYLE}
.drawn { margin: 1rem 0; overflow: auto; border: 1px solid #8884; border-radius: 12px; inline-size: fit-content; max-inline-size: calc(100vw - 2rem); position: relative; inset-inline-start: 50%; translate: -50%; }
.drawn:focus-visible { outline: 2px solid; }
.chart { display: block; }
.chart .dead .way { stroke: var(--quiet); stroke-dasharray: 1 4; }
.chart .taken .way { stroke: var(--taken); stroke-width: 1.75; stroke-dasharray: none; }
.chart .taken .head { fill: var(--taken); }
.chart .missed .way { stroke: var(--missed); stroke-width: 2.5; stroke-dasharray: 7 4; }
.chart .missed .head { fill: var(--missed); }
.chart .label.taken rect { stroke: var(--taken); }
.chart .label.missed rect { stroke: var(--missed); stroke-width: 2; }
.chart .line.taken tspan:first-of-type { fill: var(--taken); }
.chart .line.missed tspan { fill: var(--missed); text-decoration: underline; }
.chart .line.dead tspan { fill: var(--quiet); text-decoration: line-through; }
.legend { display: flex; gap: 1.5rem; }
.legend span::before { content: ''; display: inline-block; inline-size: 2rem; margin-inline-end: .5rem; vertical-align: middle; border-block-start: 2px solid #1f8a4c; }
.legend .missed::before { border-block-start: 3px dashed #c62828; }
.legend .dead::before { border-block-start: 2px dotted #888; }
`
