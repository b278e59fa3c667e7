/**
 * What the page did along the paths, as a part of the report: figures, and each failure with what
 * was seen, what was meant and the way there.
 */
import type { Driven, DriveFailure } from './drive.ts'

export function drivenSection(driven: readonly Driven[] | null): string {
  if (driven === null) return '<p>The page was not driven.</p>'
  return `<h2>In the page</h2>
<table>
<thead><tr><th>Machine</th><th>Taken</th><th>Paths</th><th>Steps</th><th>Failed</th></tr></thead>
<tbody>${driven.map(({ machine, taken, paths, steps, failures }) => `<tr><th scope="row">${machine}</th>${[taken.size, paths.length, steps, failures.length].map((figure) => `<td>${figure}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table>
${driven
  .flatMap(({ faults }) => faults)
  .map((fault) => `<p class="faults">${text(fault)}</p>`)
  .join('\n')}
${driven
  .flatMap(({ failures }) => failures)
  .map(failureOf)
  .join('\n')}`
}

function failureOf({ machine, sentence, path, screenshot, context }: DriveFailure): string {
  const picture =
    screenshot === null
      ? '<p>There was no page to take a picture of.</p>'
      : `<img alt="What the page showed" src="data:image/png;base64,${screenshot.toString('base64')}" style="max-inline-size: 100%">`
  return `<section><h3>${machine}: ${text(sentence)}</h3>
<ol>${path.events.map((event, at) => `<li><code>${text(JSON.stringify(event, plain))}</code><br><small>${text((path.taken[at] ?? []).join('; '))}</small></li>`).join('')}</ol>
<details><summary>What the machine should remember</summary><pre>${text(JSON.stringify(context, plain, 2))}</pre></details>
${picture}</section>`
}

function plain(_: string, part: unknown): unknown {
  if (part instanceof Error) return part.message
  return typeof part === 'function' ? 'a function' : part
}

function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
