/** The parts of a title that may stand alone. */
import type { PageContent } from '#core/pages/page-content.schema.ts'

/** A name with a colon inside, as the text says it: "Iron Tide: Afterglow". */
export function isOneName(title: string, { paragraphs }: PageContent): boolean {
  const joined = /^[^:]{2,40}:\s\p{L}+/u.exec(title)?.[0]
  return joined !== undefined && paragraphs.some((text) => text.includes(joined))
}

export function clausesOf(title: string, content: PageContent): string[] {
  if (isOneName(title, content)) return []
  return title
    .split(/\s*[:|]\s+|\s+[–—+-]\s+|(?<=[?!])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== title && /^["“‘']?[\p{Lu}\p{N}]/u.test(part))
}

/** Where a title goes on with something else, also in brackets and quotes. */
const MARKS =
  /\s*[:|]\s+|\s+[–—+-]\s+|(?<=[?!])\s+|\s*[([{][^)\]}]*[)\]}]\s*|\s*["“„«»”]\s*|\s*[;·•]\s+|(?:^|\s)(?:oder|or|ou|o):\s+/iu
/** Before these a phrase may end. */
const TAILS: Readonly<Record<string, RegExp>> = {
  en: /\s+(?:that|which|who|with|for|from|in|on|at|after|against|according to|before|during|without)\s/giu,
  de: /,\s+(?:die|der|das|den|dem|wo|wie|wenn|damit|um)\s|\s+(?:für|in|im|am|auf|aus|bei|beim|mit|nach|ohne|vom|von|zum|zur|über|unter|gegen)\s/giu,
  es: /\s+(?:que|donde|cuando|para|con|sin|en|por|sobre|desde|contra)\s/giu,
  fr: /\s+(?:qui|que|dont|où|quand|pour|avec|sans|en|dans|chez|sur|contre)\s/giu,
}
/** "In the Garden", "und wie es geht": no phrase of its own. */
export const LEANS =
  /^(?:in|on|at|for|from|with|without|by|to|of|and|or|but|as|im|am|für|mit|ohne|aus|bei|und|oder|aber|von|zum|zur|auf|en|dans|pour|avec|sans|chez|sur|et|ou|à|au|aux|par|con|sin|para|por|y|o|de|du|des|del)\s/iu

/** "10 Easy Projects" of "10 Easy Projects (Compilation)". */
export const withoutNote = (title: string): string =>
  title.replace(/(?<=\S\s\S+)\s*[([{][^)\]}]*[)\]}]$/u, '')

/** The parts of a title between its marks, and each without its tails: those that lose least first. */
export function shortParts(title: string, lang: string): string[] {
  const parts = title
    .split(MARKS)
    .map((part) => part.replace(/[,;:.…\s]+$/u, '').trim())
    .filter((part) => part !== '' && !LEANS.test(part))
  const tails = TAILS[lang]
  const cut = tails ? parts.flatMap((part) => withoutTails(part, tails)) : []
  return [...new Set([...parts, ...cut])].filter((part) => part !== title)
}

/** A question without its end asks nothing, unless it asks how, and an exclamation needs its verb. */
function withoutTails(part: string, tails: RegExp): string[] {
  const mark = /\s?[?!]$/u.exec(part)?.[0] ?? ''
  if ((mark !== '' || ASKS.test(part)) && !ASKS_HOW.test(part)) return []
  return [...part.matchAll(tails)].map(({ index }) => `${part.slice(0, index)}${mark}`).toReversed()
}

const ASKS_HOW = /^(?:how (?:to|do|can)|wie (?!viel)\p{L}+ man|comment|cómo|¿cómo) /iu

const ASKS =
  /^(?:how|what|why|when|where|who|which|wie|was|warum|wann|wo|wer|so|comment|pourquoi|quand|où|que|quel\p{L}*|cómo|qué|por qué|cuándo|dónde|¿)/iu
