/** Playwright's expectations on what a person sees, with the patience that a busy machine needs. */
import { expect, type Locator, type Page } from 'playwright/test'

const TIMEOUT_MS = 20_000

const patient = expect.configure({ timeout: TIMEOUT_MS })

/**
 * Each look of Playwright's that fails reads the whole page for its message, some 10 ms of the
 * processor's time. So what is to become visible is waited for first, which asks the same, and the
 * assertion only words the failure.
 */
export const seen: typeof patient = new Proxy(patient, {
  apply: (target, self, args: Parameters<typeof patient>) => {
    const assertions = Reflect.apply(target, self, args)
    const [what] = args as readonly unknown[]
    return isLocator(what) ? waitingFirst(what, assertions) : assertions
  },
})

function isLocator(what: unknown): what is Locator {
  return typeof what === 'object' && what !== null && 'waitFor' in what
}

function waitingFirst<A extends object>(what: Locator, assertions: A): A {
  return new Proxy(assertions, {
    get: (target, name) => {
      const assertion: unknown = Reflect.get(target, name)
      if (name !== 'toBeVisible' || typeof assertion !== 'function') return assertion
      return async (options: { visible?: boolean; timeout?: number } = {}): Promise<void> => {
        const { visible = true, timeout = TIMEOUT_MS } = options
        const isVisible = async (): Promise<boolean> =>
          what.waitFor({ timeout }).then(
            () => true,
            () => false,
          )
        if (visible && (await isVisible())) return
        await Reflect.apply(assertion, target, [{ ...options, timeout: visible ? 1 : timeout }])
      }
    },
  })
}

/** Touches a page that was made at build, and waits until the application has it. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(100, 100)
  await page.mouse.move(110, 110)
  // The mouse may have been there already.
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => document.querySelector('#root:not([data-prerendered])') !== null)
}
