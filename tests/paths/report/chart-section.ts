/**
 * A machine's chart in the report, coloured by what the paths took; recognised by the line's kind too,
 * for who sees no colours.
 */
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'
import { CHART_STYLE, inBoth } from '../charts/chart-style.ts'
import { chartSvg } from '../charts/draw-chart.ts'
import { CHART_TOOLS_STYLE, chartTools } from './chart-tools.ts'
import type { Walked } from '../../../packages/model-paths/walk.ts'

export function chartSection(
  layout: ChartLayout,
  { model, taken }: Pick<Walked, 'model' | 'taken'>,
): string {
  const marks = (transition: string): string =>
    taken.has(transition) ? 'taken' : transition in model.unreachable ? 'dead' : 'missed'
  return `${chartTools(model.name)}<figure class="drawn" tabindex="0" role="group" aria-label="${model.name}, drawn">${chartSvg(layout, { marks })}</figure>
<p class="legend"><span class="taken">taken</span> <span class="missed">not taken</span> <span class="dead">can't be taken, with a reason</span></p>`
}

export const CHART_SECTION_STYLE = `${CHART_STYLE}${CHART_TOOLS_STYLE}
.drawn { margin: 1rem 0; overflow: auto; border: 1px solid #8884; border-radius: 12px; inline-size: fit-content; max-inline-size: calc(100vw - 2rem); position: relative; inset-inline-start: 50%; translate: -50%; }
.drawn:focus-visible { outline: 2px solid; }
.chart { display: block; }
.chart .dead .way { stroke-dasharray: 1 4; }
.chart .taken .way { stroke-width: 1.75; stroke-dasharray: none; }
.chart .missed .way { stroke-width: 2.5; stroke-dasharray: 7 4; }
.chart .label.missed rect { stroke-width: 2; }
.chart .line.missed tspan { text-decoration: underline; }
.chart .line.dead tspan { text-decoration: line-through; }
${inBoth(
  ({ quiet, taken, missed }) => `
.chart .dead .way { stroke: ${quiet}; }
.chart .taken .way, .chart .label.taken rect { stroke: ${taken}; }
.chart .taken .head, .chart .line.taken tspan:first-of-type { fill: ${taken}; }
.chart .missed .way, .chart .label.missed rect { stroke: ${missed}; }
.chart .missed .head, .chart .line.missed tspan { fill: ${missed}; }
.chart .line.dead tspan { fill: ${quiet}; }
.legend .taken::before { border-block-start: 2px solid ${taken}; }
.legend .missed::before { border-block-start: 3px dashed ${missed}; }
.legend .dead::before { border-block-start: 2px dotted ${quiet}; }`,
)}
.legend { display: flex; gap: 1.5rem; }
.legend span::before { content: ''; display: inline-block; inline-size: 2rem; margin-inline-end: .5rem; vertical-align: middle; }
`
