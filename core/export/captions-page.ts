/**
 * `captions.html` of the ZIP: every pin with its picture and its texts, each with a button that
 * copies it. One file, no network, works from a folder by double click, where the clipboard's
 * modern interface may be missing.
 */
import type { CaptionsWords } from '#core/contract/content/export.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { directionOf } from '#core/contract/call/languages.ts'
import { isWebAddress } from '../pins/pin-link.ts'
import { escapeMarkup } from './escape-markup.ts'

export interface CaptionedPin {
  readonly pin: Pick<Pin, 'title' | 'description' | 'alt_text' | 'keywords'>
  readonly link: string
  readonly boards: readonly string[]
  /** Path of the picture beside the page, with `/`. */
  readonly file: string
}

/**
 * The words come from the request: they are as little trusted as those of the pins.
 */
export function captionsPage(
  pins: readonly CaptionedPin[],
  heading: string,
  words: CaptionsWords,
): string {
  return `<!doctype html>
<html lang="${words.language}" dir="${directionOf(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeMarkup(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1 dir="auto">${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(words.pins)}: ${new Intl.NumberFormat(words.language).format(pins.length)}. ${escapeMarkup(words.lead)}</p>
<p role="status" id="said" data-copied="${escapeMarkup(words.copied)}" data-by-hand="${escapeMarkup(words.by_hand)}"></p>
${pins.map((pin) => article(pin, words)).join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`
}

function article({ pin, link, boards, file }: CaptionedPin, words: CaptionsWords): string {
  const fields: [FieldName, string][] = [
    ['title', pin.title],
    ['description', pin.description],
    ['link', link],
    ['alt_text', pin.alt_text],
    ['keywords', pin.keywords.join(', ')],
  ]
  const source = encodeURI(file).replace(/[?#]/g, encodeURIComponent)
  return `<article>
<a href="./${escapeMarkup(source)}"><img src="./${escapeMarkup(source)}" alt="${escapeMarkup(pin.alt_text)}" loading="lazy"></a>
<div>
<h2 dir="auto">${escapeMarkup(pin.title)}</h2>
<p dir="auto">${escapeMarkup(boards.length === 0 ? words.no_board : boards.join(', '))}</p>
<dl>
${fields
  .filter(([, text]) => text !== '')
  .map((one) => field(one, words))
  .join('\n')}
</dl>
</div>
</article>`
}

type FieldName = 'title' | 'description' | 'link' | 'alt_text' | 'keywords'

function field([name, text]: [FieldName, string], words: CaptionsWords): string {
  const [label, copy] = [escapeMarkup(words[name]), escapeMarkup(words.copy)]
  const shown =
    name === 'link' && isWebAddress(text)
      ? `<a href="${escapeMarkup(text)}" rel="noreferrer">${escapeMarkup(text)}</a>`
      : escapeMarkup(text)
  return `<dt>${label} <button type="button" aria-label="${copy}: ${label}">${copy}</button></dt><dd dir="auto">${shown}</dd>`
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1.5rem}
article{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:1.5rem;padding:1.5rem 0;border-top:1px solid #8886}
[dir=ltr] [dir=auto]{text-align:left}[dir=rtl] [dir=auto]{text-align:right}
img{width:100%;border-radius:.75rem}h2{margin:0;font-size:1.25rem;overflow-wrap:anywhere}dt{font-weight:600;margin-top:.75rem}dd{margin:0;overflow-wrap:anywhere}
button{font:inherit;padding:.25rem .75rem;margin-inline-start:.5rem;border:1px solid #888;border-radius:999px;background:none;color:inherit;cursor:pointer}
button:focus-visible{outline:3px solid Highlight}#said{position:sticky;top:0;min-height:1.5em}@media(max-width:40rem){article{grid-template-columns:1fr}}`

const SCRIPT = `document.addEventListener('click',async(event)=>{
const button=event.target.closest('button');if(!button)return
const text=button.parentElement.nextElementSibling
let done=false
try{await navigator.clipboard.writeText(text.textContent);done=true}catch{
const range=document.createRange();range.selectNodeContents(text);const selection=getSelection();selection.removeAllRanges();selection.addRange(range)
try{done=document.execCommand('copy')}catch{}}
const said=document.getElementById('said');said.textContent=done?said.dataset.copied:said.dataset.byHand
})`
