/** A page's whole HTML, from what the application draws and the page that the build made for it. */
import { directionOf, type Language } from '#core/contract/call/languages.ts'
import type { RenderedApp } from './render-app.tsx'

export interface PageParts extends RenderedApp {
  readonly language: Language
  readonly css: string
  /** The built page of the application. */
  readonly shell: string
  /**
   * The script that waits for the first touch. It is in the page, so that nothing else is loaded
   * before.
   */
  readonly starter: string
}

/**
 * Puts what starts the application into a template, which the starter opens at the first touch.
 */
export function pageHtml({ shell, head, body, css, language, starter }: PageParts): string {
  const application = shell.match(STARTS)?.join('') ?? ''
  return shell
    .replaceAll(STARTS, '')
    .replace(
      /<noscript>.*?<\/noscript>/s,
      () =>
        `<noscript><p style="position:sticky;bottom:0;padding:12px 16px;background:#1b1a2b;color:#fff;text-align:center">${withoutScripts[language]}</p></noscript>`,
    )
    .replaceAll(/\n\s*/g, '\n')
    .replace(
      /<html lang="[^"]*">/,
      `<html lang="${language}" dir="${directionOf(language)}" data-faces="device" data-scheme="system">`,
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `${head}${WHOLE_BEFORE_PAINT}${fontAhead(css)}<style>${css}</style>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
    .replace(
      '</body>',
      () =>
        `<template id="application" data-failure="${failures[language]}">${application}</template><script type="module">${withoutMap(starter)}</script></body>`,
    )
}

/**
 * Without it a slow device paints the part that has been parsed, in which what is still open is
 * narrower than it will be, and moves when the rest comes. The page is one file of words.
 */
const WHOLE_BEFORE_PAINT = '<link rel="expect" href="#root" blocking="render">'

/**
 * Loads the font of the headings, where the rules have one, before the first heading is laid out.
 */
function fontAhead(css: string): string {
  const address = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(css)?.[1]
  return address === undefined
    ? ''
    : `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`
}

/** At the foot of what is seen: the page itself is whole. */
const withoutScripts: Readonly<Record<Language, string>> = {
  en: 'Without JavaScript this page can be read; its tools, search and forms need it.',
  de: 'Ohne JavaScript lässt sich diese Seite lesen; ihre Tools, Suche und Formulare brauchen es.',
  ar: 'يمكن قراءة هذه الصفحة من دون JavaScript؛ أما أدواتها وبحثها ونماذجها فتحتاج إليه.',
}

/** Stated by the starter, when no other words can be loaded. */
const failures: Readonly<Record<Language, string>> = {
  en: 'This page could not be loaded whole: you can read it, but not use it. It loads again when the network is back. If it does not, reload it.',
  de: 'Diese Seite konnte nicht ganz geladen werden: Du kannst sie lesen, aber nicht benutzen. Sie lädt neu, sobald das Netz wieder da ist. Wenn nicht, lade sie neu.',
  ar: 'تعذّر تحميل هذه الصفحة كاملة: يمكنك قراءتها لا استخدامها. ستُحمَّل مجددًا عند عودة الشبكة، وإلا فأعد تحميلها.',
}

function withoutMap(script: string): string {
  return script.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '').trim()
}

/** Scripts, what is loaded ahead for them, and the sheets. */
const STARTS =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g
