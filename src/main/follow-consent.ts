/**
 * Tells the analytics machine what is allowed, and loads the chat once it is: from the start, and
 * whenever the person changes their mind.
 */
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { ConsentStore } from '../views/consent/consent.ts'

interface Followers {
  readonly config: Pick<RuntimeConfig, 'chat_script_url'>
  readonly tellAnalytics: (event: { type: 'consent.given' } | { type: 'consent.refused' }) => void
  readonly loadChat: (address: string) => void
}

export function followConsent(
  store: ConsentStore,
  { config, tellAnalytics, loadChat }: Followers,
): void {
  let isAnalyticsAllowed = false
  let isChatLoaded = false
  const follow = (): void => {
    const { analytics = false, chat = false } = store.get()
    if (analytics !== isAnalyticsAllowed)
      tellAnalytics({ type: analytics ? 'consent.given' : 'consent.refused' })
    isAnalyticsAllowed = analytics
    if (chat && !isChatLoaded && config.chat_script_url !== null) {
      isChatLoaded = true
      loadChat(config.chat_script_url)
    }
  }
  store.subscribe(follow)
  follow()
}
