/**
 * Whether what was pasted is the source of a page: it opens or closes at least two elements that
 * articles are made of.
 */
export function looksLikeHtml(text: string): boolean {
  const tags = text
    .slice(0, 20_000)
    .match(
      /<\/?(?:!doctype|html|head|body|article|main|section|div|p|h[1-6]|ul|ol|li|img|a|span|meta|script)\b[^>]*>/gi,
    )
  return (tags?.length ?? 0) >= 2
}
