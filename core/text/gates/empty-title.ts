/** Titles that say nothing of their page: they would suit any other of the site. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { hostOf } from '#core/pages/site-name.ts'
import { isUnspaced, wordsOf } from '../language/language.ts'
import { keyOf } from '../language/title-key.ts'

/** What sites call their own parts. */
const PARTS_OF_SITE =
  /^(?:home(?:page)?|welcome(?: to .+)?|about(?: (?:us|me|(?:this|the) (?:product|item|page|site|shop|seller|author|company|brand|book)))?|product (?:description|details|information|overview)|description|details|overview|(?:our |the )?blog|news|shop|(?:online )?store|(?:all |our )?products?|archives?|categor(?:y|ies)(?: .+)?|tags?(?: .+)?|search(?: results)?(?: .+)?|page not found|404.*|untitled|contact(?: us)?|menu|(?:latest|recent|new) (?:posts?|news|articles?)|gallery|photos?|videos?|reviews?|customer reviews|start(?:seite)?|über (?:uns|mich|(?:das|dieses) produkt|diesen artikel)|produkt(?:beschreibung|details|informationen?)|(?:artikel)?beschreibung|willkommen(?: .+)?|aktuelles|neuigkeiten|kategorien?(?: .+)?|impressum|kontakt|suche|acerca de(?: (?:nosotros|mí|(?:este|el) (?:producto|artículo|sitio|libro)))?|sobre (?:nosotros|mí|este (?:producto|artículo))|descripción(?: del producto)?|detalles(?: del producto)?|inicio|noticias|tienda|productos?|bienvenid[oa]s?(?: .+)?|accueil|bienvenue(?: .+)?|à propos(?: de (?:nous|cet article|ce produit))?|description (?:du|de) produit|détails(?: du produit)?|actualités?|boutique|produits?)$/u
/** "Garden house 3", "Blockhaus 12": one of a row. */
const ONE_OF_ROW = /^\p{L}+(?: \p{L}+)? \d{1,2}$/u
const DOMAIN_ENDING = /\s(?:com|org|net|de|at|ch|fr|es|it|co uk|uk|blog|info|eu)$/u

/** `isDish` where one word may name all there is: "Picadillo". What a person typed is a name too. */
export function isEmptyTitle(title: string, content: PageContent, isDish: boolean): boolean {
  if (isUnspaced(content.lang)) return false
  const key = keyOf(title)
  if (PARTS_OF_SITE.test(key) || ONE_OF_ROW.test(key) || namesSite(key, content)) return true
  return wordsOf(title).length < 2 && !isDish && content.is_typed === undefined
}

/** What follows the name of a company or a society. */
const LEGAL_FORM = /\s(?:e v|gmbh|ag|kg|inc|ltd|llc|s a|s l|sarl|sas|co)$/u

/** "Garden Society Norwick" of the site of the "Garden Society Norwick e.V.". */
export function isNameOfSite(line: string, content: PageContent): boolean {
  const key = keyOf(line)
  return namesSite(key, content) || key === keyOf(content.site_name).replace(LEGAL_FORM, '')
}

function namesSite(key: string, { site_name, url }: PageContent): boolean {
  const host = keyOf(hostOf(url)).replace(DOMAIN_ENDING, '')
  const site = keyOf(site_name).replace(DOMAIN_ENDING, '')
  const bare = key.replace(DOMAIN_ENDING, '')
  const joined = bare.replaceAll(' ', '')
  return [site, host].some(
    (name) => name !== '' && (bare === name || joined === name.replaceAll(' ', '')),
  )
}
