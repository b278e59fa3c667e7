/** The definite article of a French noun phrase in small letters, where it is sure. */
import { escaped } from './escaped.ts'
import { isElidedBefore } from '../patterns/elision.ts'

/** They replace an article. */
const DETERMINED =
  /^(?:quelques|plusieurs|chaque|toutes?|tous|\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|les?|la|une?|des|nos|vos|notre|votre|ces?|cette|l[’'].*)$/u
/** They end as plurals do, and are none or may be none. */
const SINGULAR_S =
  /^(?:repas|temps|bras|corps|cours|parcours|dos|prix|choix|bois|riz|avis|abus|mois|tapis|processus|pays|jus|accès|succès|excès|progrès|poids|puits|taux|flux|matelas|virus|engrais|sens|secours|discours|concours|recours|héros)$/u
const OPEN_S =
  /^(?:gros|frais|gris|doux|faux|vieux|bas|épais|heureux|gras|fois|voix|noix|croix|paix|toux|fils|dans|sans|sous|très|plus|moins|mieux|trop|après|dès|hors|vers)$/u
const FEMININE =
  /(?:tion|sion|xion|aison|cuisson|boisson|ance|(?<!^sil)ence|(?<!^squel)ette|(?<!^c|^prél|^interl)ude)$|(?<!^cô|^é|^comi?|^pâ|^trai|^velou|^feuille|^dépu)té$|(?<!^gén|^incend|^fo|^paraplu|^sos|^mess|^br|^zomb|^smooth|^brown|^cook|^self)ie$|(?<!^murm)ure$|(?<!^mus|^lyc|^troph)ée$|^(?:base|manœuvre|manoeuvre|méthode|technique|recette|liste|forme|taille|date|plante|lumière|terre|pratique|routine|place|tenue|couleur|douleur|chaleur|fleur|valeur|peau|santé|semaine|journée|culture)$/u
const MASCULINE =
  /(?<!^(?:pl|p|im|c|r|n))age$|(?:(?<!^ju)ment|isme)$|(?<!^p)eau$|^(?:test|bain|matériel|principe|budget|lieu|type|style|geste|conseil|secret|produit|sol|climat|semis|bol|sel|soin|départ|retour|voyage|jardin|balcon|pot|format|fond|menu|plan|but|rôle|mode|nombre|bilan)$/u

/** "Utiliser", and nouns that end as it does. */
const INFINITIVE = /(?:er|ir|re|ez)$/u

/**
 * '' where the phrase has its own, `null` where its gender is not known. With its space: "la ",
 * "l’".
 */
export function frenchArticle(phrase: string, paragraphs: readonly string[]): string | null {
  const [first = ''] = phrase.split(' ')
  if (isDetermined(phrase)) return ''
  if (isUnsure(first) || / (?:et|ou|&) /u.test(phrase)) return null
  const isSingularS = SINGULAR_S.test(first)
  if (/[sx]$/u.test(first) && !isSingularS) return 'les '
  if (isElidedBefore(first)) return 'l’'
  return isSingularS ? 'le ' : ofGender(genderIn(paragraphs, first) ?? genderOf(first))
}

/** A name, an adjective, or an infinitive. */
const isUnsure = (first: string): boolean =>
  !/^\p{Ll}/u.test(first) || OPEN_S.test(first) || (INFINITIVE.test(first) && !FEMININE.test(first))

const ofGender = (gender: Gender | null): string | null =>
  gender === null ? null : ARTICLES[gender]
const ARTICLES = { m: 'le ', f: 'la ' } as const

export const isDetermined = (phrase: string): boolean => DETERMINED.test(phrase.split(' ')[0] ?? '')

type Gender = 'm' | 'f'

function genderOf(noun: string): Gender | null {
  if (FEMININE.test(noun)) return 'f'
  return MASCULINE.test(noun) ? 'm' : null
}

/** As the page's own text shows it, always the same. */
function genderIn(paragraphs: readonly string[], noun: string): Gender | null {
  const text = paragraphs.join('\n')
  const isSaid = (determiners: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:${determiners}) ${escaped(noun)}(?!\\p{L})`, 'iu').test(text)
  const [isMasculine, isFeminine] = [isSaid('le|un|ce|du|au'), isSaid('la|une|cette|sa|ma|ta')]
  if (isMasculine === isFeminine) return null
  return isMasculine ? 'm' : 'f'
}

/** Each with its article, or all as they are where one is not known. */
export function withFrenchArticles(
  phrases: readonly string[],
  paragraphs: readonly string[],
): readonly string[] {
  const articles = phrases.map((phrase) => frenchArticle(phrase, paragraphs))
  return articles.includes(null)
    ? phrases
    : phrases.map((phrase, at) => `${articles[at] ?? ''}${phrase}`)
}
