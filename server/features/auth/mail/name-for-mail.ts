/** A name in our mails is text of a stranger: it could be an advertisement with a link, sent to anybody. */

/** Mail programs make links of these: a scheme, `www`, `name.tld` however the dot is written, an e-mail. */
const LINK = /[/@:\\]|\bwww\b|[.\u3002\uff0e\uff61\u2024]\p{L}{2}/iu
const MAX_LENGTH = 60

/** Null = leave it out. */
export function nameForMail(name: string): string | null {
  const plain = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  return plain === '' || plain.length > MAX_LENGTH || LINK.test(plain) ? null : plain
}
