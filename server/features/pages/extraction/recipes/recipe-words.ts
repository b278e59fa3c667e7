/**
 * How recipes name their parts, in the languages that recipes were found in. Data for
 * `recipe-markup.ts`; each is the source of a regular expression.
 */

export const INGREDIENT_WORDS = [
  'ingredients?',
  'zutaten(?:liste)?',
  'ingr[ée]dients?',
  'ingredientes',
  'ingredienti',
  'ingrediënten',
  'ingredienten',
  'składniki',
  'ingredienser',
  'ingrediense[rn]e',
  'hozzávalók',
  'suroviny',
  'ingrediencie',
  'ingredience',
  'ainekset',
  'υλικά',
  'malzemeler',
  'ингредиенты',
  '材料',
  '食材',
  '재료',
].join('|')

/** Of anything that is made: marks ingredients only on a page that is known to be a recipe. */
export const MATERIAL_WORDS = [
  "what you(?:'|’)?(?:ll| will)? need",
  'you will need',
  'benodigdheden',
  'das brauchst du',
  'du brauchst',
].join('|')

export const METHOD_WORDS = [
  '(?:cooking )?(?:instructions?|directions?|method|procedure|preparation)',
  'how to (?:make|cook|prepare)(?: (?:it|an?|the|your)?.{0,60})?',
  'step[- ]by[- ]step',
  "(?:so (?:geht(?:’|')?s|wird)|zubereitung|anleitung)",
  '(?:la |les )?(?:préparation|étapes)',
  '(?:elaboración|preparación|instrucciones|pasos)',
  '(?:preparazione|procedimento)',
  '(?:bereiding(?:swijze)?|werkwijze)',
  '(?:modo de (?:preparo|preparação|fazer)|preparação)',
  '(?:przygotowanie|sposób przygotowania|wykonanie)',
  '(?:fremgangsmåde|gør sådan|så gör du|gör så här|tillagning|slik gjør du)',
  '(?:elkészítés(?:e)?|a recept)',
  '(?:postup|príprava|příprava)',
  '(?:valmistus|εκτέλεση|yapılışı|приготовление)',
  '(?:做法|制作(?:步骤|方法)|作り方|만드는 법)',
].join('|')

export const PEOPLE_WORDS =
  'servings?|portions?|people|persons?|personnes?|portionen|personen|stück|personas|porciones|raciones|persone|porzioni|pessoas|porções|porcji|osoby?|porcí|porcii|personer|portioner|fő(?:re)?|adag|minicakes|pieces|cookies|muffins|pers|stk|styks?|个|人份|份'
export const SERVES_WORDS =
  'serves|makes|servings?|yields?|portions?|portionen|für|pour|para|per|porções|rendimento|raciones|porzioni|dosi per|personen|porties|porcji|antal|to serve|mængde|分量|份量'

export const TOTAL_TIME_WORDS =
  'total(?: time)?|ready in|gesamt(?:zeit)?|temps total|tiempo total|tempo totale|tempo total|totale tijd|całkowity czas|zubereitungszeit|elkészítési idő|samlet tid|tid i alt'
/** At the start of a label: elsewhere it is that of a part. */
export const TIME_WORDS = 'time|duration|zeit|dauer|durée|duración|durata|tiempo|tempo|tid|tijd'
/** One group: which part it is. */
export const PART_TIME_WORDS =
  '((?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|resting|chill(?:ing)?)(?:[- ]?time)?|vorbereitung(?:szeit)?|(?:koch|back|ruhe)zeit|(?:temps de )?(?:préparation|cuisson|repos)|(?:tiempo de )?(?:preparación|cocción)|(?:tempo di )?(?:preparazione|cottura)|tempo de preparo|bereidingstijd|elkészítési idő|sütési idő|hűtési idő)'

/** What follows a recipe and is neither an ingredient nor a step. */
export const AFTER_WORDS = [
  "(?:recipe |cook(?:’|')?s |chef(?:’|')?s )?(?:notes?|tips?|variations?|storage|equipment|tools|nutrition(?:al)?|video|faqs?)(?!\\p{L})",
  '(?:kitchen |special )?equipment|utensils|calories|serving (?:size|suggestions?)|per serving|make it ahead|frequently asked|reviews?|comments?',
  "you(?:’|')?ll (?:also )?(?:need|love)|what to serve|how to store|substitutions?|did you make|storing|freezing|related|more ",
  'nährwerte?|tipps?|notizen|hinweise?|küchengeräte|zubehör|das könnte|ähnliche|kommentare|bewertung|utensilien|variationen',
  'astuces?|conseils?|remarques?|notes?|valeurs? nutritionnelles?|ustensiles|matériel|commentaires|variantes?|le petit plus',
  'consejos?|trucos|notas?|información nutricional|utensilios|comentarios|variantes|sugerencias',
  'consigli|note|valori nutrizionali|conservazione|tips|voedingswaarden?|benodigdheden|wskazówki|wartości|næringsindhold|informações|dicas',
  '(?:提示|小贴士|营养)',
].join('|')

/** Of amounts in a kitchen: two lines with one are a list of ingredients. */
export const UNIT_WORDS = [
  'g|gr|gm|gms|gram(?:s|mes|men|m[io]?)?|kg|kilos?|mg|ml|cl|dl|l|litres?|liters?|litros?|oz|ounces?|lbs?|pounds?|fl',
  'cups?|tbsps?|tbs|tb|tsps?|tablespoons?|teaspoons?|pints?|quarts?|sticks?|cans?|cloves?|pinch(?:es)?|handfuls?|sprigs?|stalks?|bunch(?:es)?|slices?|packets?|packages?|heads?|dash(?:es)?|jars?|sheets?|fillets?|rashers?',
  'el|tl|msp|prisen?|bund|zehen?|stk|stück|dosen?|pck|packung(?:en)?|päckchen|becher|tassen?|scheiben?|würfel|glas|zweige?|esslöffel|teelöffel|liter',
  'c\\.? ?à ?[.]?(?:s|c)|cs|cc|cuillères?|cuillerées?|pincées?|gousses?|sachets?|tranches?|verres?|bottes?|brins?|feuilles?',
  'cdas?|cditas?|cucharad(?:a|ita)s?|tazas?|dientes?|pizcas?|cucchia(?:i|io|ini|ino)|spicchi?o?|xícaras?|colher(?:es)?|dentes?',
  'eetlepels?|theelepels?|tenen?|teentjes?|spsk|tsk|msk|krm|łyżk[ai]|łyżeczk[ai]|szklank[ai]|sztuk[ia]?|ząbk[i]?|ek|tk|evőkanál|teáskanál|csomag|csipet|lžíce|lžička|ks|克|毫升|茶匙|汤匙|杯|个|大匙|小匙',
].join('|')
