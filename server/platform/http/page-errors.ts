/**
 * Errors of pages, not of calls. A person sees a page with the status, in words that need no application; a bot gets the status and one
 * line, and what it met is logged. A stack is logged and never sent.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBotVisitor } from '#core/public/bot-visitor.ts'
import type { Log } from '../log.ts'
import { pathOf } from './failures.ts'

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Longer ones are not written into the log. */
const LONGEST_PATH = 200

export function missedByBot(log: Log, reply: FastifyReply, path: string): FastifyReply {
  log.info('A bot asked for a page that is not there', { path: path.slice(0, LONGEST_PATH) })
  return plain(reply.code(404), 'Page Not Found')
}

/** What goes wrong while a page is made. */
export function withErrorPage(log: Log, answer: AnswerPage): AnswerPage {
  return async (request, reply) => {
    try {
      return await answer(request, reply)
    } catch (error) {
      const isBot = isBotVisitor(request.headers['user-agent'] ?? '')
      log.error(`The page ${pathOf(request).slice(0, LONGEST_PATH)} could not be made`, { error, isBot })
      if (isBot) return plain(reply.code(500), 'Internal Server Error')
      return reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(ERROR_PAGE)
    }
  }
}

function plain(reply: FastifyReply, words: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(`${words}\n`)
}

/** In the words of the application's own error page (src/views/errors/), which can't be drawn now. */
const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Internal Server Error</title>
</head>
<body style="max-width:40rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif">
<p>Status 500</p>
<h1>Internal Server Error</h1>
<p>Something broke on this page, not in your work: pins and changes are kept. Load the page again; if it happens once more, tell us what you were doing.</p>
<p><a href="">Load again</a> · <a href="/">Go to the start</a></p>
</body>
</html>
`
