/**
 * Sentences that are whole and true but unsuitable as a description: closing lines, greetings, list
 * items, old news, and sentences that refer to the text around them.
 */

type ByLanguage = Readonly<Record<string, RegExp | undefined>>

/** Closing lines, such as "Hopefully, you can now appreciate …". */
const CLOSING: ByLanguage = {
  en: /^(?:hopefully|(?:we|i) hope|so,? there you have it|there you have it|(?:in (?:conclusion|summary|short)|to (?:(?:sum|wrap) (?:\p{L}+ )?up|conclude)|all in all|wrapping up)[,:]|as (?:we['’]ve|you['’]ve|you can) see|now that you|now you (?:know|can|have|are)|happy \p{L}+ing(?=[!.,]))|\byou (?:should now|(?:can|will) now (?:enjoy|see|appreciate|understand|start)|are now (?:ready|able|prepared|an?))\b|\byou(?:['’]re| are) (?:now )?(?:all )?(?:ready|set) to (?:create|start|go|take|make|tackle)\b/iu,
  de: /^(?:wir hoffen|ich hoffe|hoffentlich|zusammenfassend|abschließend|alles in allem|insgesamt lässt sich|fazit|viel (?:spaß|erfolg|freude)(?=[!.,]| (?:beim?|dabei|damit|mit|und|dir|euch|ihnen) )|wie (?:du|ihr|sie) (?:siehst|seht|sehen))(?!\p{L})/iu,
  es: /^(?:esperamos|espero|(?:en (?:conclusión|resumen|definitiva)|para (?:concluir|terminar|resumir))(?=[,:])|como (?:ves|puedes ver|hemos visto)|ya (?:sabes|tienes|puedes (?:disfrutar|empezar)))(?!\p{L})/iu,
  fr: /^(?:nous espérons|j['’]espère|(?:en (?:conclusion|résumé|somme)|pour (?:conclure|finir|résumer))(?= ?[,:])|comme vous (?:voyez|l['’]avez vu|pouvez le voir)|vous (?:savez|voilà) (?:maintenant|désormais)|vous pouvez (?:maintenant|désormais) (?:profiter|déguster|commencer)|vous voilà)(?!\p{L})/iu,
}

/** Greetings, such as "You're in the right place". */
const GREETING: ByLanguage = {
  en: /\b(?:(?:you(?:['’]re| are| have|['’]ve)|(?:have )?(?:come|landed)) (?:\p{L}+ )?(?:in|at|to|on) (?:exactly )?the (?:right|perfect) (?:place|page|spot|guide|post|article)|this (?:post|guide|article|list|page) is for you|look no further|welcome to)\b/iu,
  de: /(?<!\p{L})(?:(?:hier|bei uns) (?:\p{L}+ )?(?:genau )?richtig|herzlich willkommen|willkommen (?:auf|bei|in))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:estás|has llegado|llegaste) (?:en|al) (?:el )?(?:lugar|sitio) (?:correcto|indicado|adecuado)|bienvenid[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:vous êtes|tu es) (?:au bon endroit|sur la bonne page)|bienvenue)(?!\p{L})/iu,
}

/**
 * "Garbage – for things that …", "4 pairs of underwear: how many …": an item, and a remark on it.
 */
const ITEM =
  /^\p{Lu}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2} [–—] (?:for|to|as|with|für|zum|pour|para) |^\d+ \p{L}[^.:!?]{2,40}: \p{Ll}|^\p{Lu}[^.:!?–—]{2,45}: \p{Lu}\p{Ll}+ \p{Ll}+ \p{L}+ \p{L}+ /u

/** A saying, and whose it is. */
const QUOTED = /^["“„«][^"”“»]+["”“»] ?[–—-]/u

/** "…," Weiss points out: the pin does not say who that is. */
const TOLD: ByLanguage = {
  en: /["”»],? (?:\p{Lu}[\p{L}.’'-]+ ){1,3}(?:says?|said|points? out|notes?|noted|admits?|explains?|explained|adds?|added|shares?|recommends?|suggests?|advises?|tells?|told|continues|predicts)\b/u,
  de: /["“«],? (?:sagt|erklärt|meint|betont|so|sagte|erklärte) (?:\p{Lu}[\p{L}.-]+)/u,
  es: /["”»],? (?:dice|explica|señala|afirma|cuenta|asegura|dijo|explicó) (?:\p{Lu}[\p{L}.-]+)/u,
  fr: /["”»] ?,? (?:dit|explique|précise|affirme|raconte|confie|souligne) (?:\p{Lu}[\p{L}.-]+)/u,
}

/** A new layout, an app, a search of the site: news of the site itself. */
const OF_SITE: ByLanguage = {
  de: /(?<!\p{L})(?:neue[srn]? (?:layout (?:der|stellt|macht)|design der (?:seite|website)|website|webauftritt)|problemlos auf tablet|desktop-pc)(?!\p{L})/iu,
  en: /\b(?:new (?:layout|look) of (?:the|our) (?:site|website)|our new website)\b/iu,
}

/** "Ab 2019 gilt …": from when something applies. "Seit 2012" and "from 2019 to 2024" stay true. */
const PAST_NEWS: ByLanguage = {
  de: /(?<!\p{L})(?:corona\p{L}*|covid\p{L}*|pandemie\p{L}*|lockdown\p{L}*)(?!\p{L})|^(?:ab|zum|anfang|ende|mitte)(?: dem)? (?:\d{1,2}\. ?)?(?:\p{L}+ )?20\d\d(?!\d)/iu,
  es: /(?<!\p{L})(?:coronavirus|covid\p{L}*|pandemias?|confinamientos?)(?!\p{L})|^(?:a partir del?|el) (?:\d{1,2} de \p{L}+ de(?:l)? )?(?:año )?20\d\d(?!\d)/iu,
  fr: /(?<!\p{L})(?:coronavirus|covid\p{L}*|pandémies?|confinements?)(?!\p{L})|^(?:au|à partir du?|dès|début|fin) (?:le )?(?:\d{1,2}(?:er)? )?(?:\p{L}+ )?20\d\d(?!\d)/iu,
  en: /^(?:as of|effective|starting|beginning) (?:\p{L}+ )?(?:\d{1,2},? )?20\d\d(?!\d)/iu,
}

/** "Un 1 appui", "au 1 janvier": a raised "er" that was lost. */
const LOST_RAISED =
  /(?<!\p{L})(?:un|le|la|au|du|ce|leur|son) 1 \p{Ll}{3,}|(?<!\d)1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/iu

/** "Use forced rhubarb here": only the text around it shows where. */
const HERE: ByLanguage = {
  en: /\b(?:use|used|using|add|need|want|works?|matters?|key|trick|tip|point|idea|goal)\b[^.!?]{0,40}(?<!\b(?:is|are)(?: right| all)?) here\b(?! (?:is|are)\b)|\b(?:below|above) (?:is|are|you)\b|\bby the following\b|\blike (?:this|that)[.!]?$/iu,
}

/** "D'autant plus important": more than what came before. */
const COMPARING: ByLanguage = {
  fr: /d['’]autant plus(?! (?:que|qu['’]))|(?<!\p{L})s['’]est également(?!\p{L})/iu,
  de: /(?<!\p{L})umso (?:wichtiger|mehr|besser)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tanto|aún) más importante(?!\p{L})/iu,
}

/** "Elle est née en 1956 à …": a date of somebody's life says nothing of what the page gives. */
const BORN: ByLanguage = {
  en: /\b(?:was|were) born (?:in|on|at|to)\b/iu,
  de: /(?<!\p{L})(?:wurde[n]? (?:am|im|in|\d)[^.!?]{0,60} geboren|geboren (?:am|im|wurde))(?!\p{L})/iu,
  es: /(?<!\p{L})nació (?:el|en)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont) née?s? (?:en|le|à)(?!\p{L})/iu,
}

const PLACES: readonly ByLanguage[] = [
  CLOSING,
  GREETING,
  PAST_NEWS,
  HERE,
  COMPARING,
  TOLD,
  OF_SITE,
  BORN,
]

export function isOutOfPlace(sentence: string, lang: string): boolean {
  return (
    PLACES.some((patterns) => patterns[lang]?.test(sentence) === true) ||
    ITEM.test(sentence) ||
    QUOTED.test(sentence) ||
    (lang === 'fr' && LOST_RAISED.test(sentence))
  )
}

/** What a sentence adds to the one before it, but no description ends on. */
const CAVEAT: ByLanguage = {
  en: /^(?:for (?:example|instance)|however|but|still|that said|keep in mind|unfortunately|otherwise|of course|so)\b/iu,
  de: /^(?:zum beispiel|beispielsweise|jedoch|aber|allerdings|doch|leider|natürlich)(?!\p{L})/iu,
  es: /^(?:por ejemplo|sin embargo|pero|no obstante|aunque|eso sí|claro)(?!\p{L})/iu,
  fr: /^(?:par exemple|cependant|mais|toutefois|pourtant|bien sûr|en revanche)(?!\p{L})/iu,
}

export const isCaveat = (sentence: string, lang: string): boolean =>
  CAVEAT[lang]?.test(sentence) === true
