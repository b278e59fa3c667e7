/** The frame of the network's own pages: how they look, and that they show what arrives. */
import type { FastifyReply } from 'fastify'

const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f5; --card: #fff; --text: #2a2521; --quiet: #6b625a;
  --line: #e4ded6; --mark: #8a4b12; --mark-ground: #fdf0e0; }
@media (prefers-color-scheme: dark) { :root { --ground: #191614; --card: #24201d; --text: #f1ece6;
  --quiet: #b3a99f; --line: #3a342f; --mark: #f3c48d; --mark-ground: #3a2a18; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 72rem; margin: 0 auto; padding: 24px 20px 0 }
main { padding-bottom: 64px }
h1 { font-size: 25px; line-height: 1.25; margin: 0 0 8px } h2 { font-size: 20px; margin: 40px 0 4px }
p { margin: 0 0 8px } .quiet { color: var(--quiet); font-size: 14px }
.mark { display: inline-block; background: var(--mark-ground); color: var(--mark); border-radius: 10px;
  padding: 8px 12px; font-size: 14px }
ul { list-style: none; margin: 12px 0 0; padding: 0; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)) }
li a { color: inherit; text-decoration: none } a { color: inherit }
img, video { display: block; width: 100%; border-radius: 16px; background: var(--line) }
li img { aspect-ratio: 2 / 3; object-fit: cover }
li .quiet { display: block; font-size: 13px }
.empty { border: 1px dashed var(--line); border-radius: 16px; padding: 24px; max-width: 40rem; margin-top: 24px }
.figures { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0 0 }
.figures + p { margin-top: 12px }
.figures div { display: flex; flex-direction: column-reverse }
.pin .figures dt { margin: 0 } .pin .figures dd { font-size: 20px; font-weight: 600 }
li strong { display: block; font-size: 14px; font-weight: 600; margin-top: 8px; overflow-wrap: anywhere }
.slides { display: grid; gap: 16px } figure { margin: 0 } figcaption { font-size: 14px; overflow-wrap: anywhere }
.pin { display: grid; gap: 24px; grid-template-columns: minmax(0, 360px) minmax(0, 1fr) }
.pin dt { color: var(--quiet); font-size: 14px; margin-top: 16px } .pin dd { margin: 0; overflow-wrap: anywhere }
@media (max-width: 40rem) { .pin { grid-template-columns: 1fr } }`

/**
 * Shows pins as they arrive: the page is read again when their number is no longer the one that it
 * shows. Times are in UTC until the browser says them in its own zone.
 */
const FOLLOW = `
const said = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
for (const time of document.querySelectorAll('time')) time.textContent = said.format(new Date(time.dateTime))
const { count: shown } = document.body.dataset
setInterval(async () => {
  const count = await fetch('/count').then((answer) => answer.text()).catch(() => shown)
  if (count !== shown) location.reload()
}, 2000)`

interface PracticePage {
  readonly title: string
  readonly body: string
  /** What `/count` answered when the body was made. */
  readonly count: string
}

export function sendPage(reply: FastifyReply, { title, body, count }: PracticePage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body data-count="${count}"><header><p class="mark">Practice network: nothing here reaches Pinterest.</p></header><main>${body}</main><script>${FOLLOW}</script></body></html>`,
    )
}

/** Words of pins are text, whatever they hold. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
