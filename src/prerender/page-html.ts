/** A page's whole HTML, from what the application draws and the page that the build made for it. */
import { directionOf, type Language } from '#core/public/languages.ts'
import type { RenderedApp } from './render-app.tsx'

export interface PageParts extends RenderedApp {
  readonly language: Language
  readonly css: string
  /** The built page of the application. */
  readonly shell: string
  /** The script that waits for the first touch; it stands in the page, so that nothing but the page is loaded before. */
  readonly starter: string
}

/** What starts the application stands in a template: the starter takes it out at the first touch. */
export function pageHtml({ shell, head, body, css, language, starter }: PageParts): string {
  const application = shell.match(STARTS)?.join('') ?? ''
  return shell
    .replaceAll(STARTS, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replaceAll(/\n\s*/g, '\n')
    .replace(/<html lang="[^"]*">/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `${head}<style>${css}</style>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
    .replace('</body>', () => `<template id="application">${application}</template><script type="module">${withoutMap(starter)}</script></body>`)
}

function withoutMap(script: string): string {
  return script.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '').trim()
}

/** Scripts, what is loaded ahead for them, and the sheets. */
const STARTS = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g
