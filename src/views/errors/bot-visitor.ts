/** Errors that a bot meets are logged and show no error page (specification, section 8). Bots say so in their user agent. */
const botWords = /bot\b|crawl|spider|slurp|headlesschrome-prerender|facebookexternalhit|embedly|preview|lighthouse|pingdom|bingpreview/i

export function isBotVisitor(userAgent: string): boolean {
  return botWords.test(userAgent)
}
