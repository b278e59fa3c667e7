/**
 * Words that give away a fault of a pin, by language. They are lists to measure with: the writer
 * must not use them, or it would be measured with its own ruler.
 */

/** Headings of a page's frame, not of its text. */
export const CHROME = new RegExp(
  [
    String.raw`related (?:searches|posts|articles|ads|recipes|stories|topics|content)`,
    String.raw`rate this|leave a (?:reply|comment)|\bcomments?\b$|post navigation`,
    String.raw`\b1x ?2x|you (?:may|might) (?:also )?(?:like|enjoy)|why you.ll love`,
    String.raw`(?:share|pin) this|follow (?:us|me)|sign up|subscribe|newsletter|log ?in\b`,
    String.raw`table of contents|jump to recipe|print(?:able)? recipe|recipe card`,
    String.raw`advertisement|sponsored|read (?:more|next)|more from|popular (?:posts|recipes)`,
    String.raw`about the author|privacy|cookies? (?:policy|settings)|skip to|did you make this`,
    String.raw`nutrition(?:al)? (?:facts|information)|we recommend|trending|most popular`,
    String.raw`das könnte (?:dich|sie|euch)|ähnliche (?:beiträge|rezepte|artikel)|kommentare?$`,
    String.raw`inhaltsverzeichnis|mehr zum thema|rezept drucken|\banzeige\b|jetzt teilen|anmelden`,
    String.raw`articles? (?:similaires?|liés)|à lire aussi|commentaires?$|partager|sommaire`,
    String.raw`imprimer la recette|vous aimerez|inscri(?:vez|ption)|publicité`,
    String.raw`artículos relacionados|también te puede|comentarios?$|compartir|imprimir`,
    String.raw`te puede interesar|suscríbete|publicidad|más información`,
  ].join('|'),
  'iu',
)

/** No title, headline or sentence ends with one of these unless it was cut. */
export const DANGLING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet('a an and or nor of for with to at by from into your our their his the than as'),
  de: wordSet('und oder mit der die das den dem des für von vom zur zum im am ein eine einen als'),
  fr: wordSet('et ou de des du la le les un une avec pour à en dans sur par au aux votre vos que'),
  es: wordSet('y o de del el la los las un una con para en por tu su que al'),
}

/** A sentence that begins so leans on the one before it. */
export const LEANING: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      // "It's easy to …" says itself what is easy.
      String.raw`^(?:it\b(?!(?:['’]s| is) (?:\p{L}+ly )?(?:easy|hard|simple|possible|best|important) to\b)`,
      String.raw`(?:they|he|she|them)\b`,
      // "This one-pot pasta" names its thing.
      String.raw`(?:this|that) one\b(?![ -](?:pot|pan|bowl|skillet|dish)\b)|(?:these|those) ones\b`,
      String.raw`(?:this|that|these|those) (?:is|are|was|were|will|can|makes?|means|also|way|time)\b`,
      String.raw`(?:also|but|and|then|however|instead|otherwise|therefore|similarly|still|meanwhile)\b`,
      String.raw`plus\b|step \d+\b|as (?:mentioned|noted))`,
    ].join('|'),
    'iu',
  ),
  de: /^(?:(?:er|sie|es|dies|diese[rsn]?|das) (?:ist|sind|war|waren|wird|werden|kann|können|hat|haben)\b|(?:auch|aber|und|dann|denn|deshalb|daher|außerdem|trotzdem|doch|dabei|dazu)\b|schritt \d+\b)/iu,
  fr: /^(?:(?:elles?|ils?|cela|ça|celui-ci|celle-ci) (?!faut|y a|est (?:important|possible|temps|conseillé))|(?:mais|et|puis|ensuite|aussi|donc|cependant|pourtant)\b|étape \d+\b)/iu,
  es: /^(?:(?:esto|eso|ella|él|ellos|ellas|este es|esta es)\b|(?:pero|y|luego|además|también|entonces|sin embargo)\b|paso \d+\b)/iu,
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
