/**
 * The product's paths and the screen of each. The router owns the address; no machine mirrors it.
 * Guards close over the root actor, because the router may call them before its own context exists.
 * Screens are loaded on first use.
 */
import {
  type AnyRoute,
  type LocationRewrite,
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { adminRoute } from '../screens/admin/admin-route.ts'
import { requireUser, settled } from '../kit/context/guards.ts'
import { blogLoaders } from '../screens/blog/blog-loaders.ts'
import { automationRoute } from '../screens/automations/automation-route.ts'
import { planRoutes } from '../screens/calendar/plan/plan-routes.ts'
import { draftSearch } from '../screens/drafts/draft-address.ts'
import { FailedPage } from '../kit/errors/route-errors.tsx'
import { AccountOutlet, FrontPage, GuestLayout, HomeScreen, ProductLayout } from './layouts.tsx'
import { legalRoutes } from '../screens/legal/legal-routes.ts'
import { watchNavigation } from './navigation-focus.ts'
import { resultRoutes } from '../screens/results/results-routes.ts'
import { templateRoutes } from '../screens/templates/template-route.ts'
import { settingsSearch } from '../screens/settings/settings-sections.ts'
import { ScreenSkeleton } from '../kit/screen/screen-skeleton.tsx'
import { Splash } from '../kit/screen/splash.tsx'
import { subscribeSearch } from '../screens/subscribe/subscribe-search.ts'
import { mailedRoutes, visitorRoutes } from './visitor-routes.ts'
import { type Language } from '#core/contract/call/languages.ts'
import { pathIn, placeOf } from '#core/public/languages.ts'
import type { Client } from '#core/contract/client.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { BlogSource } from '../screens/blog/blog-source.ts'
import type { Actors, AppActor } from '../../machines/app/actors.ts'

/** What the screens' addresses need from outside. */
export interface RouterInput {
  app: AppActor
  client: Client
  config: RuntimeConfig
  blog: BlogSource
  /** English when missing. */
  language?: Language
  /**
   * False while a prerendered page is hydrated, so that its scroll position is kept.
   */
  isDrawnHere?: () => boolean
}

export function createAppRouter({
  app,
  blog,
  language = 'en',
  isDrawnHere = () => true,
}: RouterInput) {
  const router = createRouter({
    routeTree: createRoutes(authOf(app), blogLoaders(blog)),
    // Also in English: a signed-in user with English may visit `/de`.
    rewrite: inLanguage(language),
    defaultPreload: 'intent',
    scrollRestoration: isDrawnHere,
    defaultPendingComponent: Splash,
    // The former screen stays that long. Guards (below) show the mark at once.
    defaultPendingMs: 400,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: MissingPage,
    defaultErrorComponent: FailedPage,
  })
  watchNavigation(router, authOf(app))
  return router
}

const MissingPage = lazyRouteComponent(
  () => import('../kit/errors/missing-page.tsx'),
  'MissingPage',
)

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

function authOf(app: AppActor): Actors['auth'] {
  // The system is a plain registry; auth is there for life.
  return app.system.get('auth') as Actors['auth']
}

function createRoutes(auth: Actors['auth'], posts: ReturnType<typeof blogLoaders>) {
  const root = createRootRoute({ component: Outlet })

  const product = createRoute({
    getParentRoute: () => root,
    id: 'product',
    component: ProductLayout,
  })
  const home = createRoute({
    getParentRoute: () => product,
    path: '/',
    component: HomeScreen,
    validateSearch: flowSearch,
    beforeLoad: async () => void (await settled(auth)),
    loader: async () => frontPageFor(await settled(auth)),
    pendingMs: 0,
  })
  const user = createRoute({
    getParentRoute: () => product,
    id: 'user',
    beforeLoad: ({ location }) => requireUser(auth, location.href),
    pendingMs: 0,
  })
  const account = createRoute({
    getParentRoute: () => user,
    id: 'account',
    component: AccountOutlet,
  })
  const settings = createRoute({
    getParentRoute: () => user,
    path: 'settings',
    validateSearch: settingsSearch,
    component: lazyRouteComponent(
      () => import('../screens/settings/settings.view.tsx'),
      'SettingsScreen',
    ),
    pendingComponent: ScreenSkeleton,
  })

  const guest = createRoute({ getParentRoute: () => root, id: 'guest', component: GuestLayout })

  return root.addChildren([
    ...legalRoutes(root),
    ...blogRoutes(root, posts),
    product.addChildren([
      home,
      user.addChildren([
        account.addChildren([...pinRoutes(account), ...workRoutes(account)]),
        settings,
      ]),
      adminRoute(product, auth),
    ]),
    guest.addChildren([...publicRoutes(guest), visitorRoutes(guest, auth), ...mailedRoutes(guest)]),
  ])
}

/** Generate, and the drafts that it makes. */
function pinRoutes<Parent extends AnyRoute>(account: Parent) {
  const generate = createRoute({
    getParentRoute: () => account,
    path: 'generate',
    validateSearch: flowSearch,
    component: lazyRouteComponent(
      () => import('../screens/generate/generate-screen.tsx'),
      'GenerateScreen',
    ),
    pendingComponent: ScreenSkeleton,
  })
  const drafts = createRoute({
    getParentRoute: () => account,
    path: 'drafts',
    validateSearch: draftSearch,
    component: lazyRouteComponent(
      () => import('../screens/drafts/drafts-screen.tsx'),
      'DraftsScreen',
    ),
    pendingComponent: ScreenSkeleton,
  })
  return [generate, drafts] as const
}

function blogRoutes<Parent extends AnyRoute>(root: Parent, posts: ReturnType<typeof blogLoaders>) {
  const blog = createRoute({
    getParentRoute: () => root,
    path: 'blog',
    loader: posts.list,
    component: lazyRouteComponent(() => import('../screens/blog/blog-list.view.tsx'), 'BlogScreen'),
  })
  const blogPage = createRoute({
    getParentRoute: () => root,
    path: 'blog/page-{$page}',
    loader: posts.page,
    component: lazyRouteComponent(
      () => import('../screens/blog/blog-list.view.tsx'),
      'BlogPageScreen',
    ),
  })
  const blogPost = createRoute({
    getParentRoute: () => root,
    path: 'blog/$slug',
    loader: posts.post,
    component: lazyRouteComponent(
      () => import('../screens/blog/blog-post.view.tsx'),
      'BlogPostScreen',
    ),
  })
  return [blog, blogPage, blogPost] as const
}

/** Public tools, templates and plans. */
function publicRoutes<Parent extends AnyRoute>(guest: Parent) {
  const tools = createRoute({
    getParentRoute: () => guest,
    path: 'free-tools',
    component: lazyRouteComponent(
      () => import('../screens/tools/free-tools.view.tsx'),
      'FreeToolsScreen',
    ),
  })
  const tool = createRoute({
    getParentRoute: () => guest,
    path: 'free-tools/$tool',
    loader: async ({ params }) =>
      (await import('../screens/tools/free-tools.view.tsx')).preloadTool(params.tool),
    component: lazyRouteComponent(
      () => import('../screens/tools/free-tools.view.tsx'),
      'FreeToolScreen',
    ),
  })
  const library = createRoute({
    getParentRoute: () => guest,
    path: 'template-library',
    component: lazyRouteComponent(
      () => import('../screens/tools/library/library.view.tsx'),
      'TemplateLibraryScreen',
    ),
  })
  const subscribe = createRoute({
    getParentRoute: () => guest,
    path: 'subscribe',
    validateSearch: subscribeSearch,
    component: lazyRouteComponent(
      () => import('../screens/subscribe/subscribe.view.tsx'),
      'SubscribeScreen',
    ),
  })
  const boardNames = createRoute({
    getParentRoute: () => guest,
    path: 'board-names',
    component: lazyRouteComponent(
      () => import('../screens/tools/board-names/board-categories.view.tsx'),
      'BoardNamesScreen',
    ),
  })
  const boardCategory = createRoute({
    getParentRoute: () => guest,
    path: 'board-names/$category',
    component: lazyRouteComponent(
      () => import('../screens/tools/board-names/board-categories.view.tsx'),
      'BoardCategoryScreen',
    ),
  })
  return [tools, tool, library, boardNames, boardCategory, subscribe] as const
}

/** The plan, the results, and what pins are made from. */
function workRoutes<Parent extends AnyRoute>(account: Parent) {
  return [
    ...planRoutes(account),
    automationRoute(account),
    ...resultRoutes(account),
    ...templateRoutes(account),
  ] as const
}

/** Routes have English paths. The address bar and the links have those of the language. */
function inLanguage(language: Language): LocationRewrite {
  const withPath = (url: URL, pathname: string): URL => Object.assign(new URL(url), { pathname })
  return {
    input: ({ url }) => withPath(url, placeOf(url.pathname).path),
    output: ({ url }) => withPath(url, pathIn(language, url.pathname)),
  }
}

async function frontPageFor(who: 'signedIn' | 'anonymous'): Promise<void> {
  if (who === 'anonymous') await FrontPage.preload?.()
}

/**
 * The flow's step, which the machine checks. Values of an arriving visitor:
 * generate/use-arrival.ts.
 */
function flowSearch(search: Record<string, unknown>): {
  step?: string
  template?: string
  address?: string
} {
  const given = (['step', 'template', 'address'] as const).flatMap((name) =>
    typeof search[name] === 'string' ? [[name, search[name]] as const] : [],
  )
  return Object.fromEntries(given)
}
