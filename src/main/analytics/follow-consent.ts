/**
 * Applies the consent, now and after each change: starts or stops analytics, and loads the chat.
 */
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { ConsentStore } from '../../views/kit/consent/consent.ts'

interface Followers {
  readonly config: Pick<RuntimeConfig, 'chat_script_url'>
  readonly sendToAnalytics: (event: { type: 'consent.given' } | { type: 'consent.refused' }) => void
  readonly loadChat: (address: string) => void
}

export function followConsent(
  store: ConsentStore,
  { config, sendToAnalytics, loadChat }: Followers,
): void {
  let isAnalyticsAllowed = false
  let isChatLoaded = false
  const follow = (): void => {
    const { analytics = false, chat = false } = store.get()
    if (analytics !== isAnalyticsAllowed)
      sendToAnalytics({ type: analytics ? 'consent.given' : 'consent.refused' })
    isAnalyticsAllowed = analytics
    if (chat && !isChatLoaded && config.chat_script_url !== null) {
      isChatLoaded = true
      loadChat(config.chat_script_url)
    }
  }
  store.subscribe(follow)
  follow()
}
