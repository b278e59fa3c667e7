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

/** Of anything that is made: tells ingredients only on a page that is known to be a recipe. */
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
  'servings?|portions?|people|persons?|personnes?|portionen|personen|stück|personas|porciones|raciones|persone|porzioni|pessoas|porções|porcji|osoby?|porcí|porcii|personer|portioner|fő(?:re)?|adag|minicakes|pieces|cookies|muffins'
export const SERVES_WORDS =
  'serves|makes|servings?|yields?|portions?|portionen|für|pour|para|per|porções|rendimento|raciones|porzioni|dosi per|personen|porties|porcji|antal|to serve'

export const TOTAL_TIME_WORDS =
  'total(?: time)?|ready in|gesamt(?:zeit)?|temps total|tiempo total|tempo totale|tempo total|totale tijd|całkowity czas|zubereitungszeit|time'
export const PART_TIME_WORDS =
  '(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|resting)(?: time)?|vorbereitung(?:szeit)?|(?:koch|back)zeit|préparation|cuisson|(?:temps de )?(?:préparation|cuisson)|(?:tiempo de )?(?:preparación|cocción)|(?:tempo di )?(?:preparazione|cottura)|tempo de preparo|bereidingstijd'
