/** The application's own screens as HTML: what a visitor sees before anything has started. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import type { Client } from '#core/contract/client.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { Language } from '#core/contract/call/languages.ts'
import { AppProviders } from '../views/app/app-providers.tsx'
import type { BlogSource } from '../views/screens/blog/blog-source.ts'
import type { Catalogue } from '../views/kit/i18n/text.ts'
import { createAppRouter } from '../views/app/router.tsx'
import { signedOutApp } from './signed-out-app.ts'

export interface Rendering {
  readonly path: string
  readonly language: Language
  readonly words: Catalogue
  readonly config: RuntimeConfig
  readonly blog: BlogSource
}

export interface RenderedApp {
  /** What belongs into the head: title, descriptions, addresses. */
  readonly head: string
  readonly body: string
}

export async function renderApp({
  path,
  language,
  words,
  config,
  blog,
}: Rendering): Promise<RenderedApp> {
  const router = createAppRouter({ app: signedOutApp, client: noServer, config, blog, language })
  router.update({
    ...router.options,
    isServer: true,
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const { prelude } = await prerender(
    <AppProviders
      app={signedOutApp}
      client={noServer}
      config={config}
      language={language}
      words={words}
      now={() => 0}
    >
      <RouterProvider router={router} />
    </AppProviders>,
    // Parts of a large page would be moved into their places by inline scripts, which the security
    // policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail },
  )
  return partHead(await new Response(prelude).text())
}

function fail(error: unknown): never {
  throw error
}

/** Effects do not run here, so nothing is asked. */
const noServer: Client = async () => {
  throw new Error('A page that is made at build has no server to ask.')
}

/** React puts what belongs into the head in front of the page. */
function partHead(html: string): RenderedApp {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}
