/**
 * The words that templates may bring to a page, by language. A word that is not here and not on the
 * page fails the grounding gate, so only function words, words that name the pin or the page
 * ("guide", "steps", "tips") and invitations ("save", "see", "start") are here: none that praises
 * ("easy", "best") or says a thing of the subject.
 */

const WORDS: Record<string, string> = {
  en: `a about after all meet also an and are as at be before begin by choose cook detail details do each every everything explained
    find first follow for from full get glance go guide hand have here home hour hours how idea ideas in ingredient ingredients
    inspiration into is it know later learn list look made make makes making method min minute minutes more need new next no notes
    of on one or out page pick pin pins plan plus read ready recipe reasons right save see serves serving servings start step
    step-by-step steps text that the them then these things this through tip tips to today together topics try two under up use
    using want way ways what when where which why with works worth you your looking included saving keep whole rest other waiting list there page notes`,
  de: `alle alles anleitung auf einen blick aus bis das dazu dein deine der die diese dieser ein eine entdecke fertig für hier ideen
    im in ist lesen liste machen mehr merken mit minute minuten nachmachen portionen pin rezept rezepte schritt schritte schritten
    selber sind stunde stunden tipps und vom von weitere überblick wissen zeit zu zubereitung zum zur zutaten dem so geht’s geht s
    darauf kommt es an solltest thema gibt steht stehen bei seite noch ganze rezept über den nachlesen tipp gleich später gut`,
  es: `a al aquí cómo con consejos de del descubre el en es esta este guarda guía hacer hora horas idea ideas ingredientes la las
    leer lista los luego más minuto minutos para paso pasos por porciones preparación que raciones receta recetas saber se sigue
    sobre tienes tarde más está guarda lee todo todos todas un una ver vistazo y listo necesitas`,
  ar: `خطوة بخطوة وصفة المكونات والخطوات نصائح وأفكار أفكار ونصائح دليل احفظ الفكرة لوقت لاحق إليك عن`,
  fr: `à astuces au aux avec ce ces cette clin comment conseils dans de des découvrez du en enregistrez est et étape étapes faire
    guide heure heures idée idées ingrédients la le les lire liste minute minutes par pas plus portions pour préparation prêt
    recette recettes retrouvez savoir sur tard tous tout toutes un une voici d l qu œil aussi garder`,
}

const sets = new Map<string, ReadonlySet<string>>(
  Object.entries(WORDS).map(([lang, words]) => [lang, new Set(words.split(/\s+/))]),
)
const NONE: ReadonlySet<string> = new Set()

export function lexiconOf(lang: string): ReadonlySet<string> {
  return sets.get(lang) ?? NONE
}
