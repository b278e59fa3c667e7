/** Signs of text that was torn, noted for elsewhere or written for one day: no pin may say it. */
import { isBoilerplate } from '../gates/boilerplate.ts'
import { hasRunIn } from './leaning-words.ts'

/** "is is", "the the"; French says "nous nous" and German "die die", so not any word. */
const MENTIONED_TWICE =
  /(?<![\p{L}\p{N}])(the|an?|to|of|in|is|and|for|with|und|mit|von|im|le|la|les|de|du|et|el|con) \1(?![\p{L}\p{N}-])/iu
/** UTF-8 that was read as Latin-1: "Itâ€™s", "crÃ¨me", and "Itâs" without its signs. */
const MISDECODED = /\uFFFD|Ã[\u0080-\u00BF]|â(?:€|\u0080|s(?=\s))|Â[\s\u00A0-\u00BF]/u
/**
 * "CLEVELAND, Ohio – …", "SANTA FE, N.M. (AP) - …", "Feb. 23, 2015 --": place and day of a report.
 */
const DATELINE =
  /^\p{Lu}{4,}[^.]{0,30}\s[–—-]\s|^\p{Lu}{4,}[^\p{Ll}]{0,30}\s[–—-]\s|^\p{Lu}\p{L}{2,8}\.? \d{1,2}, \d{4}|\((?:AP|AFP|dpa|Reuters|EFE)\)/u
/** "(2)", "[4, 5]": notes that are elsewhere; "A: …" of an interview. */
const NOTED = /[([]\d{1,2}(?:,\s?\d{1,2})*[)\]]|^(?:Q|A|F):\s/u
/** "Her label we introduced here (zum Artikel)": what a link shows. */
const LINKED =
  /\((?:(?:zum|zur) (?:artikel|beitrag|rezept|(?:blog)?post|video|shop|anleitung|(?:web)?seite|interview|galerie|download)|(?:(?:link|klick|click|siehe|see|voir|ver) )?(?:hier|here|ici|aquí)(?: klicken)?|link)\)/iu
/** Of the day that it was written on, or greeting on it. */
const STALE =
  /^(?:(?:back )?in|on|since|im|am|seit|en|le|el|depuis)\s(?:\p{L}+ |\d{1,2}\.? (?:\p{L}+ )*){0,2}(?:19|20)\d\d(?!\d)|^(?:today|hoy|heute|aujourd['’]hui)(?!\p{L})|(?<!\p{L})(?:happy (?:new year|birthday|holidays|easter|halloween|thanksgiving|\p{L}+day)|merry christmas|frohes (?:neues|fest)|frohe (?:weihnachten|ostern)|bonne année|joyeux noël|feliz (?:año|navidad))(?!\p{L})|\b(?:yesterday|tomorrow|(?<!\b(?:dinner|supper|some up) )tonight|later today|(?:earlier )?this (?:year|month)|this morning|this (?:past )?week|last (?:week|night)|(?:on|since|until|late|early|out) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s)|breaking(?: news)?:|(?:over|in|for|during) the (?:last|past) (?:few |couple of )?(?:days|weeks)(?! (?:of|before|until))|(?:just|only) (?:\p{L}+ )?(?:days|weeks) away)\b|(?<!\p{L})(?:gestern|heute (?:morgen|abend|früh)|in den (?:letzten|vergangenen) (?:tagen|wochen)(?! (?:vor|der|des|von|bis)(?!\p{L}))|ces (?:derniers jours|dernières semaines)|(?:los últimos días|las últimas semanas)(?! (?:de|del|antes)(?!\p{L}))|(?:letzte|vergangene|diese)n? woche|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|hier soir|la semaine dernière|ce (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|ayer|esta semana|la semana pasada|este (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/iu
/** "…, Graham said", "Harlow explains": somebody of a report, whom a pin does not introduce. */
const REPORTED =
  /(?<!\p{L})(?:(?!(?:Nothing|Nobody|Everything|Everyone|What|That|This|It) )\p{Lu}[\p{L}’'-]*\p{Ll}|he|she|they) (?:said|says|told|added|explained|explains|noted|advises|recommends|suggests|tells)(?!\p{L})|(?<!\p{L})(?:said|says|told|explains|dit|explique|affirme|dijo|afirma|explica|sagte?|erklärt|meint|erzählt) (?:\p{Lu}[\p{L}’'-]*\p{Ll}|he|she|sie|er)(?!\p{L})/u
/** Signs of a catalogue or a machine: "Pressure Cooker / Instant Pot®", "a doctored - it's". */
const SIGNS =
  /-{3}|\p{Ll}[.!?]\p{Lu}\p{Ll}|\s[/+]\s|[®™©➨➤✓|•﹣◦►▶★☆→※]|\p{Ll}\s-\s\p{Ll}|\?\s[–—-]\s|#{2,}\s|\*\*|\]\(/u
/** "Elle est nee", "tambien": words that their language never writes without an accent. */
const UNACCENTED: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:nee|etait|etaient|etre|meme|memes|tres|apres|deja|ete|ecossaise?|ceramiques?|egalement|premiere|derniere|annees?|decennies?|decouvr\p{L}+|europeen(?:ne)?s?|francaise?s?|creme|gateaux?|pate brisee|recuper\p{L}+|telephone|qualites?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:tambien|despues|ademas|dias|facil(?:es)?|rapid[oa]s?|espana|espanol(?:a|es)?|ninos?|ninas?|corazon|jardin|aqui|razon|mayoria|energia|comun|\p{L}{3,}cion)(?!\p{L})/u,
}
/** "In this article, you'll find": what is behind its colon is a list. */
const LEADS_IN: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:(?:in|inside) (?:this|our|today['’]s) (?:[\p{L}-]+ ){0,3}(?:guide|article|post|tutorial|review|list|round-?up|checklist|recipe|lesson|video|episode|series),? )?(?:(?:here(?:['’]s| is| are) )?(?:what |everything |all )?(?:you|we|i)(?:['’](?:ll|re|m|ve)| will| are| can)?) (?:going to )?(?:find|cover|learn|discover|see|get|share|explore|look at|discuss|talk about|go over|walk through|need)|here(?:['’]s| is| are) (?:what|the|some|our|my|a)|(?:this|our) (?:[\p{L}-]+ ){0,2}(?:guide|article|post|tutorial|checklist) (?:will )?(?:covers?|includes?|contains?|features?))(?!\p{L})[^.:!?]{0,50}:/iu,
  es: /^(?:(?:en|dentro de) est[ea] (?:\p{L}+ ){0,2}(?:guía|artículo|post|entrada|lista)[^.:!?]{0,50}|aquí (?:encontrarás|tienes|verás)[^.:!?]{0,40}|(?:encontrarás|aprenderás|verás)[^.:!?]{0,40}):/iu,
  fr: /^(?:dans (?:cet|ce|cette) (?:\p{L}+ ){0,2}(?:guide|article|billet|tutoriel|liste)[^.:!?]{0,50}|(?:vous (?:y )?(?:trouverez|découvrirez|apprendrez|verrez))[^.:!?]{0,40}|voici[^.:!?]{0,40}) ?:/iu,
}
/** An entry begins as a sentence does; a list inside a sentence goes on in small letters. */
const ENTRY = /^\s*(?:$|[\p{Lu}\p{N}•–—-])/u

/** "In this article, you'll find: A practical guide to …": a list that ends behind one entry. */
function beginsList(text: string, lang: string): boolean {
  const lead = LEADS_IN[lang]?.exec(text)?.[0]
  return lead !== undefined && ENTRY.test(text.slice(lead.length))
}

const DAMAGE: readonly RegExp[] = [
  MENTIONED_TWICE,
  MISDECODED,
  DATELINE,
  NOTED,
  LINKED,
  STALE,
  REPORTED,
  SIGNS,
]

export function isDamaged(text: string, lang: string): boolean {
  return (
    DAMAGE.some((pattern) => pattern.test(text)) ||
    hasRunIn(text, lang) ||
    UNACCENTED[lang]?.test(text) === true ||
    beginsList(text, lang) ||
    isBoilerplate(text, lang)
  )
}

/** "The EASIEST cake", "PAN DE CENTENO, una receta …": somebody shouts. Short ones are names. */
const LOUD = /(?<![\p{L}\p{N}-])\p{Lu}{5,}(?![\p{L}\p{N}-])/u

export function isShouting(text: string): boolean {
  return LOUD.test(text)
}
