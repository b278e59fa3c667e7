/**
 * Zoom and search of the charts in the report, in plain DOM because the report opens from disk. The
 * page gets the inspector's own functions as text: Node has removed their types.
 */
import { CHART_MARGIN, fitScale } from '../../../src/inspector/chart/chart-geometry.ts'
import { nextHit } from '../../../src/inspector/chart/chart-search.ts'

/** Before the figure that it works on. */
export function chartTools(machine: string): string {
  return `<div class="chart-tools" role="group" aria-label="Chart of ${machine}"><label>Search <input type="search" placeholder="State or event"></label> <button type="button" data-move="-1">Previous</button> <button type="button" data-move="1">Next</button> <span role="status"></span> <button type="button" data-fit aria-pressed="true">Fit to window</button></div>`
}

export const CHART_TOOLS_STYLE = `
.chart-tools { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-block: 1rem .5rem; }
.chart-tools + .drawn { margin-block-start: 0; max-block-size: 85vh; }
.chart .hit { fill: none; stroke: #b26a00; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.chart .hit.shown { fill: #b26a0030; stroke-width: 3.5; }
@media print { .chart-tools { display: none; } }
`

/** Below 0.6 the words can't be read: a hit is shown at 0.9 then. */
export const CHART_TOOLS_SCRIPT = `
const CHART_MARGIN = ${CHART_MARGIN}
${fitScale.toString()}
${nextHit.toString()}
for (const tools of document.querySelectorAll('.chart-tools')) {
  const svg = tools.nextElementSibling.querySelector('svg')
  const [input, status, fit] = ['input', '[role=status]', '[data-fit]'].map((part) => tools.querySelector(part))
  const { width, height } = svg.viewBox.baseVal
  let [scale, hits, at] = [1, [], -1]
  const zoomTo = (next) => {
    scale = next
    svg.setAttribute('width', width * scale)
    svg.setAttribute('height', height * scale)
  }
  const setFit = (isFitted) => {
    fit.setAttribute('aria-pressed', String(isFitted))
    zoomTo(isFitted ? fitScale([width, height], [document.documentElement.clientWidth - 32, innerHeight * 0.85]) : 1)
  }
  const show = (nth) => {
    at = nth
    hits.forEach((hit, place) => hit.classList.toggle('shown', place === at))
    status.textContent = input.value.trim() === '' ? '' : at < 0 ? 'No matches' : at + 1 + ' of ' + hits.length
    if (at < 0) return
    if (scale < 0.6) { fit.setAttribute('aria-pressed', 'false'); zoomTo(0.9) }
    hits[at].scrollIntoView({ block: 'center', inline: 'center' })
  }
  input.addEventListener('input', () => {
    const words = input.value.trim().toLowerCase()
    for (const hit of hits) hit.remove()
    hits = [...svg.querySelectorAll('text')]
      .filter((text) => words !== '' && [...text.childNodes].some((part) => part.nodeName !== 'title' && part.textContent.toLowerCase().includes(words)))
      .map((text) => {
        const box = text.getBBox()
        const hit = document.createElementNS(svg.namespaceURI, 'rect')
        hit.setAttribute('class', 'hit')
        for (const [name, value] of Object.entries({ x: box.x - 3, y: box.y - 2, width: box.width + 6, height: box.height + 4, rx: 5 })) hit.setAttribute(name, value)
        return svg.appendChild(hit)
      })
    show(hits.length === 0 ? -1 : 0)
  })
  input.addEventListener('keydown', ({ key, shiftKey }) => {
    if (key === 'Enter') show(nextHit(at, hits.length, shiftKey ? -1 : 1))
  })
  for (const button of tools.querySelectorAll('[data-move]')) button.addEventListener('click', () => show(nextHit(at, hits.length, Number(button.dataset.move))))
  fit.addEventListener('click', () => setFit(fit.getAttribute('aria-pressed') === 'false'))
  addEventListener('resize', () => { if (fit.getAttribute('aria-pressed') === 'true') setFit(true) })
  setFit(true)
}
`
