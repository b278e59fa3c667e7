/**
 * Loads the configured chat widget when the page is idle, so that it never delays the first paint.
 */
import { whenIdle } from '../page/when-idle.ts'

export async function loadChatWidget(address: string): Promise<void> {
  await whenIdle()
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.addEventListener('error', () => console.warn('The chat widget could not be loaded.'))
  document.head.append(script)
}
