import type { TextSource } from '#core/contract/content/pins.contract.ts'

interface ShownSource {
  readonly kind: TextSource['kind'] | 'pattern'
  readonly quote: string
}

/** Words of a pattern are stored as ours, with its id: "pattern how-to-make" is one of its own. */
export function shownSource({ kind, quote }: TextSource): ShownSource {
  const pattern = kind === 'template' ? /^pattern ([\w-]+)$/.exec(quote)?.[1] : undefined
  return pattern === undefined
    ? { kind, quote }
    : { kind: 'pattern', quote: pattern.replaceAll('-', ' ') }
}
