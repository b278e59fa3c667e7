/** Sentences on the site or the shop that a page belongs to, which say nothing of the page. */
import { hostOf } from '#core/pages/site-name.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { escaped } from '../../language/escaped.ts'
import { contentStems, wordsOf, type Language } from '../../language/language.ts'

type Site = Pick<PageContent, 'site_name' | 'url'>

/** "Discover", "Shop": an order to look around. */
const BROWSING =
  /^(?:discover|explore|shop|browse|visit|find|search|see|view|get inspired|check out|(?:jetzt )?entdecken?|finden? sie|stöber[en]|schau|découvrez|retrouvez|trouvez|explorez|descubr[ae]|encuentr[ae]|explora|scopri|trova|ontdek|vind|bekijk|veja|confira|acompanhe|se|få|hitta|upptäck|odkryj|sprawdź|pobierz|wydrukuj)(?!\p{L})/iu
/** "And other recipes", "thousands of recipes", "recipes from our kitchen": a collection. */
const COLLECTION =
  /(?<!\p{L})(?:other|more|all|many|thousands of|hundreds of|our|lots of|\d[\d.,]*|outras|altre|otras|autres|toutes|todas|tutte|alle|weitere|viele|unsere|vele|andere|mange|flere|många|alla|mängd)\s(?:\p{L}+\s){0,2}(?:recipes|rezepten?|rezeptideen|recettes|recetas|ricette|receitas|recepten|recept|opskrifter|oppskrifter|przepisów|receptů)(?!\p{L})/iu
/** What a page's software left of its own, or prints. */
const LEFTOVER = /%[\p{L}_-]{3,}%|\{\{|\$\{|(?<!\p{L})PDF(?!\p{L})/u
/** Parts of a host that are no name. */
const COMMON_HOST = /^(?:www|blog|shop|recipes?|rezepte|cooking|food|kitchen|pages|news|en|de)$/iu
const MIN_NAME = 3

/** `about`: stems of the page's subject and title. A sentence that has one of them is the page's. */
export function isAboutSite(
  sentence: string,
  site: Site,
  { about, language }: { readonly about: readonly string[]; readonly language: Language },
): boolean {
  if (LEFTOVER.test(sentence)) return true
  const names = namesOf(site)
  const siteStems = new Set(names.flatMap((name) => contentStems(name, language)))
  const own = about.filter((stem) => !siteStems.has(stem))
  if (own.length === 0) return false
  const stems = contentStems(sentence, language)
  if (stems.some((stem) => own.includes(stem))) return false
  return BROWSING.test(sentence) || COLLECTION.test(sentence) || namesSite(sentence, site)
}

/** With a capital: "Hearth" of "Hearth & Home" may be a word of the page. */
export function namesSite(sentence: string, site: Site): boolean {
  return namesOf(site).some((name) => {
    const found = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu').exec(sentence)?.[0]
    return found !== undefined && /\p{Lu}/u.test(found)
  })
}

/** In words. */
const MAX_SLOGAN = 9
/** In letters: a shorter name is a part of many. */
const MIN_PART = 6
const LAST_NAME =
  /(?<!\p{L})(?:at|with|by|from|on|bei|mit|von|chez|avec|en|con|de) ((?:\p{Lu}[\p{L}\p{N}’'&-]*[ .!]+)+)$/u

/** "Feel confident at Urge Fitness." of "urgefitnesstampa.example": nothing of the page. */
export function isSlogan(sentence: string, { site_name, url }: Site): boolean {
  const name = squashed(LAST_NAME.exec(`${sentence} `)?.[1] ?? '')
  if (name.length < MIN_PART || wordsOf(sentence).length > MAX_SLOGAN) return false
  const hosts = hostOf(url).split('.').slice(0, -1).map(squashed)
  return [squashed(site_name), ...hosts].some((own) => own.includes(name))
}

const squashed = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** As it calls itself, and as its address does: "oven-and-table.example" is "Oven and Table". */
export function namesOf({ site_name, url }: Site): string[] {
  const host = hostOf(url).split('.').slice(0, -1)
  const labels = host.filter((label) => label.length > MIN_NAME && !COMMON_HOST.test(label))
  const bare = site_name.replace(/[®™]|\.\p{L}{2,3}$/gu, '').trim()
  return [...new Set([bare, ...labels.map((label) => label.replaceAll('-', ' '))])].filter(
    (name) => name.length >= MIN_NAME,
  )
}
