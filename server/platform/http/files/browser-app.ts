/**
 * The built browser application: hashed assets that are kept for ever, pages with the runtime
 * configuration written in, and the builds files. A missing asset is a 404 and never the page; a
 * path that is no screen gets the application with status 404.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { screenOf } from '#core/contract/call/screens.ts'
import { isBotVisitor } from '#core/public/bot-visitor.ts'
import { placeOf } from '#core/public/languages.ts'
import { isMissingPublicPage } from '#core/public/public-pages.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { isMissingBlogPage } from './built-blog.ts'
import type { Builds } from './builds.ts'
import { type CompressedAssets, keepCompressedAssets } from './compressed-assets.ts'
import { SESSION_COOKIE } from '../limits/cookies.ts'
import { sourceOfInline } from '../limits/security-headers.ts'
import { placeInstead } from './place-instead.ts'
import type { PublicPageMaker } from './public-page-maker.ts'
import { sendRefusal } from '../failures/failures.ts'
import { missedByBot, withErrorPage } from '../failures/page-errors.ts'
import { noSuchCall } from '../failures/refusal.ts'
import type { Log } from '../../log.ts'

/** The application's own page. */
const SHELL = 'index.html'
const DAY = 24 * 3_600_000
const YEAR = 365 * DAY

export interface BrowserApp {
  readonly distDir: string
  readonly builds: Builds
  readonly publicPages: PublicPageMaker
  readonly runtimeConfig: () => Promise<RuntimeConfig>
  /** Whether the user of this session may open /admin. */
  readonly isAdmin: (session: string) => Promise<boolean>
  readonly log: Log
}

interface Serving extends BrowserApp {
  readonly assets: CompressedAssets
}

export async function serveBrowserApp(app: FastifyInstance, browser: BrowserApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: browser.distDir,
    serve: false,
    dotfiles: 'deny',
    suppressWarning: true,
  })
  app.get('/builds/latest.json', { schema: { hide: true } }, async (_request, reply) => {
    const build = await browser.builds.current()
    return build === null
      ? notFoundText(reply)
      : reply.header('cache-control', 'no-store').send(build)
  })
  app.get('/builds/meta/:file', { schema: { hide: true } }, async (request, reply) => {
    const build = await browser.builds.current()
    const isCurrent =
      build !== null && (request.params as { file: string }).file === `${build.id}.json`
    // The id is that of the application's page: which others are made may change without it.
    return isCurrent
      ? reply.header('cache-control', 'no-cache').send({
          ...build,
          matcher: { static: {}, wildcard: {}, dynamic: {} },
          prerendered: await browser.publicPages.addresses(),
        })
      : notFoundText(reply)
  })
  // A route and not the handler of what is not found: only routes are compressed.
  const serving = { ...browser, assets: keepCompressedAssets(browser.distDir) }
  const answer = withErrorPage(browser.log, async (request, reply) =>
    answerPath(serving, request, reply),
  )
  app.get('/*', { schema: { hide: true } }, answer)
  app.setNotFoundHandler(answer)
}

async function answerPath(
  browser: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = readPath(request.url)
  if (path !== null && /^\/api(\/|$)/.test(path))
    return sendRefusal(reply, noSuchCall(request.method, path))
  if (path === null || !['GET', 'HEAD'].includes(request.method)) return notFoundText(reply)
  const other = placeInstead(path, request.url)
  if (other !== null) return reply.redirect(other.to, other.status)
  return answerFile(browser, reply, {
    path,
    session: request.cookies[SESSION_COOKIE] ?? '',
    isBot: isBotVisitor(request.headers['user-agent'] ?? ''),
  })
}

async function answerFile(
  browser: Serving,
  reply: FastifyReply,
  { path, ...who }: Omit<AskedPage, 'file'>,
): Promise<FastifyReply> {
  const file = await fileFor(browser.distDir, path)
  if (file === null && isFilePath(path)) return notFoundText(reply)
  if (file === null || file.endsWith('.html'))
    return sendPage(browser, reply, { file: file ?? SHELL, path, ...who })
  if (CANVAS_WORKER.test(path)) allowWasm(reply)
  if (path.startsWith('/assets/')) return sendAsset(browser, reply, file)
  // Their addresses stay the same when they are drawn again.
  return reply.sendFile(file, { maxAge: path.startsWith('/blog/pictures/') ? DAY : 0 })
}

async function sendAsset(
  { assets }: Serving,
  reply: FastifyReply,
  file: string,
): Promise<FastifyReply> {
  const answer = await assets.answerTo(reply.request, file)
  return answer === null
    ? reply.sendFile(file, { immutable: true, maxAge: YEAR })
    : reply.headers(answer.headers).send(answer.content)
}

/** Compiles the engine that paints pins; the page itself may not. */
const CANVAS_WORKER = /^\/assets\/design-canvas\.worker-[\w-]+\.js$/

function allowWasm(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  )
}

async function isScreen(
  { distDir, isAdmin }: BrowserApp,
  { path: address, session }: Pick<AskedPage, 'path' | 'session'>,
  { inspector }: RuntimeConfig,
): Promise<boolean> {
  const { path } = placeOf(address)
  const screen = screenOf(path)
  return (
    screen !== undefined &&
    !isMissingPublicPage(path) &&
    (inspector || screen.name !== 'inspector') &&
    (screen.access !== 'admin' || (session !== '' && (await isAdmin(session)))) &&
    !(await isMissingBlogPage(distDir, path))
  )
}

/** Null for what is never served: a broken escape, a way out of the folder, a hidden file. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/')
    return path.includes('\u0000') || path.split(/[/\\]/).some((part) => part.startsWith('.'))
      ? null
      : path
  } catch {
    return null
  }
}

/** The file inside `dist` that a path means: itself, or the prerendered page of a screen. */
async function fileFor(distDir: string, path: string): Promise<string | null> {
  const inside = path.replace(/^\/+|\/+$/g, '')
  const candidates =
    inside === ''
      ? ['index.html']
      : isFilePath(path)
        ? [inside]
        : [`${inside}/index.html`, `${inside}.html`]
  for (const candidate of candidates) {
    const found = await stat(join(distDir, candidate)).catch(() => null)
    if (found?.isFile() === true) return candidate
  }
  return null
}

/**
 * A path with a file extension, in the assets folder or among the files of a page is a file. A slug
 * with a dot in it is not: `/blog/v2.0-is-out`.
 */
function isFilePath(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    path.startsWith('/builds/') ||
    path.endsWith('/_payload.json') ||
    (/\.[a-z0-9]{1,12}$/i.test(path) && screenOf(path) === undefined)
  )
}

interface AskedPage {
  readonly file: string
  readonly path: string
  /** With a session `/` shows Generate, which is not prerendered. Empty = no session. */
  readonly session: string
  /** Gets no error page. */
  readonly isBot: boolean
}

/**
 * A public page as it is made; the build's own where it can't be; for every other path the
 * application, which draws what is there.
 */
async function sendPage(
  browser: BrowserApp,
  reply: FastifyReply,
  { file, path, session, isBot }: AskedPage,
): Promise<FastifyReply> {
  const config = await browser.runtimeConfig()
  const isThere = await isScreen(browser, { path, session }, config)
  if (!isThere && isBot) return missedByBot(browser.log, reply, path)
  const isMade = isThere && !(isHome(path) && session !== '')
  const html =
    (isMade ? await browser.publicPages.page(path, config) : null) ??
    (await builtPage(browser, isThere ? file : SHELL))
  if (html === null) return notBuilt(reply)
  return sendHtml(reply.code(isThere ? 200 : 404), path, withConfig(html, config))
}

/** In any language. */
function isHome(path: string): boolean {
  return placeOf(path).path === '/'
}

function sendHtml(reply: FastifyReply, path: string, html: string): FastifyReply {
  allowOwnParts(reply, html)
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', ...(isHome(path) ? { vary: 'cookie' } : {}) })
    .send(html)
}

async function builtPage({ distDir }: BrowserApp, file: string): Promise<string | null> {
  return readFile(join(distDir, file), 'utf8').catch(() => null)
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      'The browser application is not built yet. Run "npm run build" (npm start does it by itself) and load this page again.\n',
    )
}

/**
 * The starter and the rules of a public page are in it (`src/prerender/page-html.ts`): the policy
 * that forbids scripts and styles in pages lets these through, by their hashes.
 */
function allowOwnParts(reply: FastifyReply, html: string): void {
  const [, script] = /<script type="module">([^]*?)<\/script>/.exec(html) ?? []
  const [, rules] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply.header(
    'content-security-policy',
    withSource(withSource(policy, 'script-src', script), 'style-src', rules),
  )
}

/** A hash beside 'unsafe-inline' would switch that off. */
function withSource(policy: string, directive: string, text: string | undefined): string {
  return text === undefined || policy.includes(`${directive} 'self' 'unsafe-inline'`)
    ? policy
    : policy.replace(`${directive} 'self'`, `${directive} 'self' ${sourceOfInline(text)}`)
}

/**
 * As JSON, which no content security policy minds; `<` is escaped so that no value can end the
 * element.
 */
export function withConfig(html: string, config: RuntimeConfig): string {
  const element = `<script type="application/json" id="runtime-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`
  return html.includes('</head>')
    ? html.replace('</head>', () => `${element}</head>`)
    : `${element}${html}`
}

function notFoundText(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found\n')
}
