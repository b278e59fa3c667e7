/**
 * The only script of a public page before the first interaction. At the first pointer, key or focus
 * event it takes the application's scripts out of their template. Clicks and typed text are kept
 * and replayed after hydration.
 */
const template = document.querySelector<HTMLTemplateElement>('template#application')
const startEvents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'dragenter',
  'change',
] as const
/** The same key and time as in `build.effects.ts`. */
const RELOADED_AT_KEY = 'reloadedAt'
const RELOAD_GUARD_MS = 10_000
const TYPED_KEY = 'typedBeforeReload'

let pressed: HTMLElement | null = null
let notice: HTMLElement | null = null
let isReady = false

function start(): void {
  for (const name of startEvents) removeEventListener(name, start, true)
  if (template === null || document.documentElement.dataset['started'] !== undefined) return
  document.documentElement.dataset['started'] = ''
  for (const part of template.content.querySelectorAll('script, link')) {
    // Scripts that were parsed inside a template do not run. Copies do.
    const copy = document.importNode(part, true)
    copy.addEventListener('error', () => void reloadOnce())
    document.head.append(copy)
  }
}

/**
 * A newer build may have replaced the files. Offline, the open page stays, because it can be read.
 */
async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0) < RELOAD_GUARD_MS)
      return showFailure()
    if (!(await fetch('/builds/latest.json', { cache: 'no-store' })).ok) return showFailure()
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    reload()
  } catch {
    // Offline, or no storage and therefore no guard.
    showFailure()
  }
}

/** Stores the typed text for the reloaded page. */
function reload(): void {
  const typed = fields().map(({ value }) => value)
  try {
    if (typed.some((text) => text !== ''))
      sessionStorage.setItem(TYPED_KEY, JSON.stringify([location.pathname, typed]))
  } catch {
    // No storage: the text is lost.
  }
  location.reload()
}

function fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=password])',
    ),
  ]
}

/** Answers whether there was stored text. It is replayed after hydration (hydrate-page.ts). */
function restoreTypedText(): boolean {
  try {
    const [path, typed] = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]') as [
      string?,
      string[]?,
    ]
    sessionStorage.removeItem(TYPED_KEY)
    if (path !== location.pathname || typed === undefined) return false
    for (const [at, field] of fields().entries()) field.value = typed[at] ?? ''
    return true
  } catch {
    return false
  }
}

/**
 * Says once, in the page's language, that the tools do not work. Reloads when the network is back.
 */
function showFailure(): void {
  if (notice !== null || isReady) return
  addEventListener('online', reload)
  notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.style.cssText =
    'position:fixed;inset:auto 16px 16px;z-index:9;margin:0 auto;max-width:32rem;padding:16px;border-radius:10px;background:#1b1a2b;color:#fff;font:1rem/1.5 system-ui,sans-serif'
  notice.textContent = template?.dataset['failure'] ?? ''
  document.body.append(notice)
}

function holdClick(event: Event): void {
  rememberLanguage(event.target)
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = button
}

/**
 * Links work before the application has loaded, so their language is stored here: that of the link.
 * A visitor without a choice gets the language of the German or Arabic page.
 */
function rememberLanguage(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const { lang } = document.documentElement
  try {
    const isFirst =
      link !== null &&
      lang !== 'en' &&
      localStorage.getItem('language') === null &&
      localStorage.getItem('lastIdentity') === null
    const chosen = link?.hreflang || (isFirst ? lang : '')
    if (chosen !== '') localStorage.setItem('language', JSON.stringify(chosen))
  } catch {
    // No storage: the choice is not kept.
  }
}

/** Otherwise the browser opens a dropped file instead of the page. */
function refuseDrop(event: Event): void {
  event.preventDefault()
}

const heldEvents = { click: holdClick, dragover: refuseDrop, drop: refuseDrop }
for (const name of startEvents) addEventListener(name, start, { capture: true, passive: true })
for (const [name, hold] of Object.entries(heldEvents)) addEventListener(name, hold, true)
addEventListener(
  'application:ready',
  () => {
    for (const [name, hold] of Object.entries(heldEvents)) removeEventListener(name, hold, true)
    // A missing file turned out not to be needed.
    isReady = true
    removeEventListener('online', reload)
    notice?.remove()
    pressed?.click()
  },
  { once: true },
)
addEventListener('application:failed', showFailure)
applyTheme()
if (restoreTypedText() || mustStartAtLoad()) addEventListener('load', () => setTimeout(start, 1))

/**
 * True with a hash, which the application shows, for users who were signed in here, and with
 * services that need every visitor (analytics, chat, inspector).
 */
function mustStartAtLoad(): boolean {
  const config = document.getElementById('runtime-config')?.textContent ?? ''
  if (location.hash.length > 1) return true
  try {
    return (
      localStorage.getItem('lastIdentity') !== null ||
      /"(?:posthog_key|chat_script_url)":"/.test(config) ||
      /"inspector":true/.test(config)
    )
  } catch {
    return false
  }
}

/**
 * Applies the chosen theme before the application loads. Pages outside the design-system provider
 * have only a colour scheme. Without a choice every page follows the device.
 */
function applyTheme(): void {
  const page = document.documentElement.dataset
  const isThemed = /^\/(?:[a-z]{2}\/)?(?:free-tools|board-names|template-library|subscribe)/.test(
    location.pathname,
  )
  try {
    const choice: unknown = JSON.parse(localStorage.getItem('theme') ?? 'null')
    if (typeof choice !== 'string') return
    const isDark = choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches
    if (isThemed) page['theme'] = isDark ? 'dark-experimental' : choice
    if (choice === 'dark-experimental') page['scheme'] = 'dark'
    else if (choice !== 'system') delete page['scheme']
  } catch {
    // Unreadable: the default theme.
  }
}
