import type { BrowserContext, Page, Request } from 'playwright'

/** No request begins or ends for this time. ms */
const STILL = 150
/** The same where a request may be on its way that was not seen to begin, or one never ends. ms */
const STILL_AT_FIRST = 500

interface Traffic {
  readonly open: Set<Request>
  last: number
}

const traffics = new WeakMap<BrowserContext, Traffic>()

/**
 * Nothing is on its way any more: no call, no picture, no skeleton, nothing that fades in. With a
 * touch screen an overlay with a field waits, unseen, for the keyboard on it; up to 0.6 s.
 */
export async function quiet(page: Page): Promise<void> {
  // A page that computes between two loads begins the second one before it answers a question.
  for (let since = await untilStill(page), before = -1; since !== before;) {
    before = since
    await untilShown(page)
    since = await untilStill(page)
  }
}

/** Nothing is a skeleton, incomplete or fading in. */
async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [class*="skeleton"]') === null &&
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
        return image.complete || (image.loading === 'lazy' && !isSeen)
      }),
  )
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[role$="dialog"]')].every((overlay) =>
        overlay.checkVisibility({ opacityProperty: true }),
      ) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
  )
}

/**
 * Playwright's `networkidle` is a moment of the last navigation: once it has been, it is not waited
 * for again. Answers when the last request began or ended.
 */
async function untilStill(page: Page): Promise<number> {
  const context = page.context()
  const known = traffics.get(context)
  const traffic = known ?? watch(context)
  const still = (): number =>
    known === undefined || traffic.open.size > 0 ? STILL_AT_FIRST : STILL
  while (Date.now() - traffic.last < still()) await new Promise((done) => setTimeout(done, 25))
  return traffic.last
}

/** Its listeners are gone. */
export function forgetTraffic(context: BrowserContext): void {
  traffics.delete(context)
}

function watch(context: BrowserContext): Traffic {
  const traffic: Traffic = { open: new Set(), last: Date.now() }
  traffics.set(context, traffic)
  const note = (): void => {
    traffic.last = Date.now()
  }
  context.on('request', (request) => {
    traffic.open.add(request)
    note()
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    context.on(event as 'requestfinished', (request) => {
      traffic.open.delete(request)
      note()
    })
  return traffic
}
