/** The words that templates may bring to a page, by language. A word that is not here and not on the page fails the grounding gate. */

const WORDS: Record<string, string> = {
  en: `a about after all meet also an and are as at baked be before beginner begin board bring by check choose classic collect complete cook detail details do each every everything explained
    find first follow for from full get glance go good guide hand have here home hour hours how idea ideas in ingredient ingredients inside inspiration into is it items know later learn list look made make makes making
    method min minute minutes more need new next no note notes of on one online or out page photo pick picture pin pins plain plan plus read ready recipe reasons right save see serves serving servings shop simple
    start step step-by-step steps text that the them then these things this through tip tips to today together topics try two under up use using walk want watch way ways what when where which why with work works worth you your looking included saving for keep`,
  de: `alle alles anleitung auf auf einen blick aus bis das dazu dein deine der die diese dieser ein eine einfach entdecke erklärt fertig für gelingt große hier ideen im in ist kleine lesen liste machen mehr merken mit minute minuten
    nachmachen portionen pin rezept rezepte schritt schritte schritten selber sind speichere stunde stunden tipps und vom von weitere weitere überblick wichtig wissen zeit zu zubereitung zum zur zutaten ganze ganzen bild text auf dem so geht’s geht s gelingt darauf kommt es an solltest wissen rund thema`,
  es: `a al aquí así cada cómo con consejos de del descubre detalle el en encuentra es esta este fácil guarda guía hacer hora horas idea ideas ingredientes la las leer lista los luego más minuto minutos para paso pasos por porciones
    preparación que raciones receta recetas saber se sigue sobre tienes tarde todo todos todas un una ver vistazo y completa imagen texto listo lista necesitas`,
  fr: `à ainsi astuces au aux avec ce ces cette chaque clin comment conseils dans de des découvrez deux du en enregistrez est et étape étapes faire guide heure heures idée idées ingrédients la le les lire liste minute minutes par pas
    plus portions pour préparation prêt recette recettes retrouvez savoir sur tard tous tout toutes un une voici image texte complète d l qu œil`,
}

const sets = new Map<string, ReadonlySet<string>>(Object.entries(WORDS).map(([lang, words]) => [lang, new Set(words.split(/\s+/))]))
const NONE: ReadonlySet<string> = new Set()

export function lexiconOf(lang: string): ReadonlySet<string> {
  return sets.get(lang) ?? NONE
}
