/**
 * Errors of pages, not of calls. A person sees a page with the status, in their language and in words
 * that need no application; a bot gets the status and one line, and what it met is logged. A stack
 * is logged and never sent.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBotVisitor } from '#core/public/bot-visitor.ts'
import { directionOf, preferredLanguage, type Language } from '#core/contract/call/languages.ts'
import { languageAt, pathIn } from '#core/public/languages.ts'
import type { Log } from '../../log.ts'
import { pathOf } from './failures.ts'

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Longer ones are not written into the log. */
const MAX_PATH_LENGTH = 200

export function missedByBot(log: Log, reply: FastifyReply, path: string): FastifyReply {
  log.info('A bot asked for a page that is not there', { path: path.slice(0, MAX_PATH_LENGTH) })
  return plain(reply.code(404), 'Page Not Found')
}

/** What goes wrong while a page is made. */
export function withErrorPage(log: Log, answer: AnswerPage): AnswerPage {
  return async (request, reply) => {
    try {
      return await answer(request, reply)
    } catch (error) {
      const isBot = isBotVisitor(request.headers['user-agent'] ?? '')
      log.error(`The page ${pathOf(request).slice(0, MAX_PATH_LENGTH)} could not be made`, {
        error,
        isBot,
      })
      if (isBot) return plain(reply.code(500), 'Internal Server Error')
      return reply
        .code(500)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(errorPage(pageLanguage(request)))
    }
  }
}

function plain(reply: FastifyReply, line: string): FastifyReply {
  return reply
    .type('text/plain; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(`${line}\n`)
}

/** That of the address, else the browser's. */
export function pageLanguage(request: FastifyRequest): Language {
  const wanted =
    request.headers['accept-language']?.split(',').map((tag) => tag.replace(/;.*/s, '').trim()) ??
    []
  return languageAt(pathOf(request)) ?? preferredLanguage(wanted)
}

interface ErrorWords {
  readonly title: string
  readonly status: string
  readonly help: string
  readonly again: string
  readonly start: string
}

/**
 * Those of the application's own error page (src/views/kit/errors/), which can't be drawn now:
 * tests/error-words.test.ts.
 */
export const errorWords: Readonly<Record<Language, ErrorWords>> = {
  en: {
    title: 'Internal Server Error',
    status: 'Status 500',
    help: 'Something on this page broke, but your pins and changes are safe. Reload the page; if it happens again, tell us what you were doing.',
    again: 'Reload page',
    start: 'Go to the home page',
  },
  de: {
    title: 'Interner Serverfehler',
    status: 'Statuscode 500',
    help: 'Auf dieser Seite ist etwas kaputtgegangen, aber deine Pins und Änderungen sind sicher. Lade die Seite neu; wenn es noch einmal passiert, sag uns, was du gerade getan hast.',
    again: 'Neu laden',
    start: 'Zur Startseite',
  },
  ar: {
    title: 'خطأ داخلي في الخادم',
    status: 'الحالة 500',
    help: 'تعطّل شيء في هذه الصفحة، لكن دبابيسك وتغييراتك محفوظة. أعد تحميل الصفحة؛ وإذا تكرر ذلك، فأخبرنا بما كنت تفعله.',
    again: 'إعادة تحميل الصفحة',
    start: 'الانتقال إلى الصفحة الرئيسية',
  },
}

function errorPage(language: Language): string {
  const { title, status, help, again, start } = errorWords[language]
  return plainPage(
    language,
    title,
    `<p>${status}</p>
<h1>${title}</h1>
<p>${help}</p>
<p><a href="">${again}</a> · <a href="${pathIn(language, '/')}">${start}</a></p>`,
  )
}

/** A page without the application. `title` and `body` are markup. */
export const plainPage = (language: Language, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="max-width:40rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif">
${body}
</body>
</html>
`
