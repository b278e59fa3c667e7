/**
 * What a bot is given in the place of an error page: nothing, and the word that there is nothing to
 * keep. What it met is logged, once.
 */
import { useEffect } from 'react'
import { isBotVisitor } from '#core/public/bot-visitor.ts'

export function isBot(): boolean {
  return isBotVisitor(navigator.userAgent)
}

export function BotError({ error }: { error: unknown }) {
  useEffect(() => console.error('An error met by a bot:', error), [error])
  return <meta name="robots" content="noindex" />
}
