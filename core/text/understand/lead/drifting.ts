/** Sentences about a dish that lead away from it: its history, and its author's past. */

const BY_LANGUAGE: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:\d{1,2}(?:th|st|nd|rd) centur(?:y|ies)|(?:in|since|from|around) (?:the )?1[0-9]\d\d(?:s|['’]s)?|dat(?:es|ing) back|originat(?:es?|ed|ing)|was (?:first )?(?:invented|created|introduced|featured)|cookbooks?|(?:grew|growing) up|years ago|when i was|childhood|my (?:late )?(?:grand)?(?:mother|father|mom|dad|ma|pa) used)\b/iu,
  de: /(?<!\p{L})(?:jahrhunderts?|(?:im jahre?|seit|um) 1\d\d\d|ursprünglich|stammt (?:aus|von)|erfunden|(?:meiner|in der) kindheit|als ich (?:klein|kind)|vor (?:vielen |einigen )?jahren)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:siglos?|en (?:el año )?1\d\d\d|originari[oa]s?|se remonta|inventad[oa]|infancia|cuando era|hace (?:muchos |unos )?años)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:siècles?|en 1\d\d\d|originaires?|remonte|inventée?|(?:mon )?enfance|quand j['’]étais|il y a (?:quelques |longtemps|des )?an(?:née)?s)(?!\p{L})/iu,
}

/**
 * Of a sentence behind another one: a summary may say where its dish comes from, and begins with
 * that.
 */
export const drifts = (sentence: string, lang: string): boolean =>
  BY_LANGUAGE[lang]?.test(sentence) === true
