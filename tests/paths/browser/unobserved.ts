/**
 * A browser that refuses to report an event of the window. It says so when the page is opened, so
 * the page is opened again.
 */
import { openHome } from './signed-in.ts'
import type { Stage } from './stage.ts'

/**
 * `told`: what the machine learns of it. The path goes on in a page that is notified of everything
 * again.
 */
export async function openUnheard(
  stage: Stage,
  { event, told }: { readonly event: string; readonly told: string },
): Promise<void> {
  const { recording } = stage
  await recording.keep()
  await stage.refusing(`(${refuseListener.toString()})(${JSON.stringify(event)})`, async () => {
    await openHome(stage)
    await recording.untilTaken(told)
    await recording.keep()
  })
  await openHome(stage)
}

/** Sent to the page as text: it knows nothing from outside. */
function refuseListener(event: string): void {
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    if (String(given[0]) === event) throw new DOMException('It broke.', 'NotSupportedError')
    return listen(...given)
  }
}
