/**
 * Every screen of the product with its path, as section 2 of the specification has it (further ones
 * have a line in docs/decisions). The router draws them, the server answers a path that is none of
 * them with 404. `{name}` represents one part of the path. A screen of the specification that is
 * not built is not here; its path stays free for it (docs/decisions/0031).
 */
export type ScreenAccess = 'public' | 'user' | 'admin'

export interface Screen {
  readonly name: string
  readonly path: string
  /**
   * `user`: without a session leads to login and back. `admin`: a missing page for everyone else.
   */
  readonly access: ScreenAccess
  readonly layout: 'default' | 'none'
}

export const screens = [
  { name: 'index', path: '/', access: 'public', layout: 'none' },
  { name: 'login', path: '/login', access: 'public', layout: 'default' },
  { name: 'signup', path: '/signup', access: 'public', layout: 'default' },
  { name: 'drafts', path: '/drafts', access: 'user', layout: 'default' },
  { name: 'calendar', path: '/calendar', access: 'user', layout: 'default' },
  { name: 'calendar-due', path: '/calendar/due', access: 'user', layout: 'default' },
  { name: 'results', path: '/results', access: 'user', layout: 'default' },
  { name: 'automations', path: '/automations', access: 'user', layout: 'default' },
  { name: 'generate', path: '/generate', access: 'user', layout: 'default' },
  { name: 'settings', path: '/settings', access: 'user', layout: 'default' },
  { name: 'admin', path: '/admin', access: 'admin', layout: 'default' },
  { name: 'subscribe', path: '/subscribe', access: 'public', layout: 'none' },
  { name: 'templates', path: '/templates', access: 'user', layout: 'default' },
  { name: 'templates-template', path: '/templates/{template}', access: 'user', layout: 'default' },
  { name: 'template-library', path: '/template-library', access: 'public', layout: 'default' },
  { name: 'blog', path: '/blog', access: 'public', layout: 'default' },
  { name: 'blog-page-page', path: '/blog/page-{page}', access: 'public', layout: 'default' },
  { name: 'blog-slug', path: '/blog/{slug}', access: 'public', layout: 'default' },
  { name: 'privacy-policy', path: '/privacy-policy', access: 'public', layout: 'default' },
  { name: 'terms-of-service', path: '/terms-of-service', access: 'public', layout: 'default' },
  { name: 'free-tools', path: '/free-tools', access: 'public', layout: 'default' },
  { name: 'free-tools-gpts', path: '/free-tools/gpts', access: 'public', layout: 'default' },
  {
    name: 'free-tools-pin-checklist',
    path: '/free-tools/pin-checklist',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'free-tools-pinterest-keyword-research',
    path: '/free-tools/pinterest-keyword-research',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'free-tools-pinterest-video-downloader',
    path: '/free-tools/pinterest-video-downloader',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'free-tools-pinterest-hashtag-generator',
    path: '/free-tools/pinterest-hashtag-generator',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'free-tools-pinterest-board-name-generator',
    path: '/free-tools/pinterest-board-name-generator',
    access: 'public',
    layout: 'default',
  },
  { name: 'board-names', path: '/board-names', access: 'public', layout: 'default' },
  {
    name: 'board-names-category',
    path: '/board-names/{category}',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'verify-email-token',
    path: '/verify-email/{token}',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'email-verification-success',
    path: '/email-verification-success',
    access: 'public',
    layout: 'default',
  },
  {
    name: 'email-verification-error',
    path: '/email-verification-error',
    access: 'public',
    layout: 'default',
  },
  { name: 'reset-password', path: '/reset-password', access: 'public', layout: 'default' },
  { name: 'inspector', path: '/inspector', access: 'public', layout: 'none' },
  {
    name: 'reset-password-token',
    path: '/reset-password/{token}',
    access: 'public',
    layout: 'default',
  },
] as const satisfies readonly Screen[]

const patterns = screens.map((screen) => ({
  screen,
  pattern: new RegExp(
    `^${screen.path.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`,
  ),
}))

/** The screen of a path without query; a slash at the end makes no difference. */
export function screenOf(path: string): Screen | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.screen
}
