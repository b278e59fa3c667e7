/**
 * Errors that a bot meets are logged and show no error page (specification, section 8). Bots say so
 * in their user agent, most by a name, many by the address of who runs them.
 */
const botWords =
  /(?<!\bcu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|mediapartners|ia_archiver|inspectiontool|uripreview|bingpreview|lighthouse|pingdom|headlesschrome-prerender|\+https?:\/\//i

export function isBotVisitor(userAgent: string): boolean {
  return botWords.test(userAgent)
}
