/**
 * All that a public page runs before somebody touches it: at the first pointer, key or focus it
 * takes the application's own scripts out of their template. What was pressed or typed meanwhile is
 * kept and done again when the application has taken the page over.
 */
const template = document.querySelector<HTMLTemplateElement>('template#application')
const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'dragenter',
  'change',
] as const
/**
 * As `src/main/build.effects.ts` has them: a page that reloads because a file is gone does not do
 * so again within this time. ms
 */
const RELOADED_AT = 'reloadedAt'
const RELOAD_GUARD = 10_000
const TYPED = 'typedBeforeReload'

let pressed: HTMLElement | null = null
let note: HTMLElement | null = null
let isReady = false

function start(): void {
  for (const sign of signs) removeEventListener(sign, start, true)
  if (template === null || document.documentElement.dataset['started'] !== undefined) return
  document.documentElement.dataset['started'] = ''
  for (const part of template.content.querySelectorAll('script, link')) {
    // A copy runs; the part itself, written by the parser of a template, would not.
    const copy = document.importNode(part, true)
    copy.addEventListener('error', () => void reloadOnce())
    document.head.append(copy)
  }
}

/**
 * A newer build has been put in this one's place. Without an answer there is no page to load: the
 * one that is open can still be read.
 */
async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < RELOAD_GUARD)
      return tellOfFailure()
    if (!(await fetch('/builds/latest.json', { cache: 'no-store' })).ok) return tellOfFailure()
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    reload()
  } catch {
    // No network; or no storage, and so no guard.
    tellOfFailure()
  }
}

/** With what was typed, for the page that comes. */
function reload(): void {
  const typed = fields().map(({ value }) => value)
  try {
    if (typed.some((words) => words !== ''))
      sessionStorage.setItem(TYPED, JSON.stringify([location.pathname, typed]))
  } catch {
    // No storage: the page is read anew without them.
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

/** Whether there were words: they are told to the application when it takes the page over. */
function typesAgain(): boolean {
  try {
    const [path, typed] = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]') as [string?, string[]?]
    sessionStorage.removeItem(TYPED)
    if (path !== location.pathname || typed === undefined) return false
    for (const [at, field] of fields().entries()) field.value = typed[at] ?? ''
    return true
  } catch {
    return false
  }
}

/**
 * The page can be read, its tools are dead: that is said once, in the page's language, and mended
 * when the network is back.
 */
function tellOfFailure(): void {
  if (note !== null || isReady) return
  addEventListener('online', reload)
  note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.style.cssText =
    'position:fixed;inset:auto 16px 16px;z-index:9;margin:0 auto;max-width:32rem;padding:16px;border-radius:10px;background:#1b1a2b;color:#fff;font:1rem/1.5 system-ui,sans-serif'
  note.textContent = template?.dataset['failure'] ?? ''
  document.body.append(note)
}

function keepPress(event: Event): void {
  rememberLanguage(event.target)
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = button
}

/**
 * A link leads on at once. One to another language chooses that; who goes on from a page in German
 * or Arabic, and has never chosen one, has chosen that.
 */
function rememberLanguage(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const { lang } = document.documentElement
  try {
    const isFirst = link !== null && lang !== 'en' && localStorage.getItem('language') === null
    const chosen = link?.hreflang || (isFirst ? lang : '')
    if (chosen !== '') localStorage.setItem('language', JSON.stringify(chosen))
  } catch {
    // Not remembered, then.
  }
}

/** The browser would show a dropped file in the page's place. */
function refuseDrop(event: Event): void {
  event.preventDefault()
}

const kept = { click: keepPress, dragover: refuseDrop, drop: refuseDrop }
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
for (const [name, keep] of Object.entries(kept)) addEventListener(name, keep, true)
addEventListener(
  'application:ready',
  () => {
    for (const [name, keep] of Object.entries(kept)) removeEventListener(name, keep, true)
    // What was missing was not needed after all.
    isReady = true
    removeEventListener('online', reload)
    note?.remove()
    pressed?.click()
  },
  { once: true },
)
addEventListener('application:failed', tellOfFailure)
wearTheme()
if (typesAgain() || isWaitedFor()) addEventListener('load', () => setTimeout(start, 1))

/**
 * Words behind the `#` are the application's to show; somebody who has been signed in here is
 * awaited, and so are services that count or speak to every visitor.
 */
function isWaitedFor(): boolean {
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
 * Shows the theme that was chosen here before the application comes. Pages outside the
 * design-system provider have no theme, only its colours; without a choice every page has those of
 * the device.
 */
function wearTheme(): void {
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
    // Unreadable: as for everybody.
  }
}
