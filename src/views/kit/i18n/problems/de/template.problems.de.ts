import type { templateProblems } from '#core/contract/problems/template.problems.ts'
import type { WordsOf } from '../../text.ts'

export const templateProblemsDe: WordsOf<typeof templateProblems> = {
  'template.notOne':
    'Diese Datei ist keine Vorlage. Wähle eine Datei, die aus Pinloom exportiert wurde.',
  'template.newer':
    'Diese Vorlage wurde mit einer neueren Version von Pinloom erstellt. Aktualisiere Pinloom und öffne sie dann noch einmal.',
  'template.tooLarge': 'Diese Vorlage ist zu groß zum Öffnen. Es wurde nichts geändert.',
  'template.tooManyLayers':
    'Diese Vorlage hat mehr als {most} Ebenen. Entferne dort, wo sie erstellt wurde, einige davon und versuche es noch einmal.',
  'template.tooManyLists':
    'Diese Vorlage hat mehr als {most} Listen. Entferne dort, wo sie erstellt wurde, einige davon und versuche es noch einmal.',
  'template.tooManyPictures':
    'Diese Vorlage hat Plätze für mehr als {most} Bilder. Entferne dort, wo sie erstellt wurde, einige davon und versuche es noch einmal.',
  'template.tooManyShadows':
    'Diese Vorlage hat mehr als {most} Schatten. Entferne dort, wo sie erstellt wurde, einige davon und versuche es noch einmal.',
  'template.tooManyFrames':
    'Diese Vorlage hat mehr als {most} Ebenen, die gedreht, durchscheinend, gemischt oder beschnitten sind. Entferne dort, wo sie erstellt wurde, einige dieser Effekte und versuche es noch einmal.',
  'template.tooManyCurves':
    'Diese Vorlage hat mehr als {most} gebogene Texte. Richte dort, wo sie erstellt wurde, einige gerade und versuche es noch einmal.',
  'template.tooManyStyles':
    'Diese Vorlage hat mehr als {most} Textteile mit eigenem Stil. Entferne dort, wo sie erstellt wurde, einige davon und versuche es noch einmal.',
  'template.tooManyGradients':
    'Diese Vorlage hat mehr als {most} Farbverläufe. Entferne dort, wo sie erstellt wurde, einige davon und versuche es noch einmal.',
  'template.tooDeep':
    'Gruppen sind in dieser Vorlage tiefer als {most} Stufen verschachtelt. Löse einige davon auf.',
  'template.twice':
    'Zwei Ebenen dieser Vorlage haben denselben internen Namen: „{layer}“. Lösche eine davon.',
  'template.noNumber': 'In dieser Vorlage braucht „{field}“ eine gültige Zahl.',
  'template.wrong': 'Diese Vorlage ist bei „{where}“ beschädigt. Es wurde nichts geändert.',
  'template.tooMany':
    'Ein Konto behält bis zu {most} eigene Vorlagen. Lösche eine und versuche es noch einmal.',
  'template.tooManyVersions':
    'Diese Vorlage hat {most} Versionen, mehr werden nicht aufbewahrt. Dupliziere sie und arbeite mit der Kopie weiter.',
  'template.changed':
    'Diese Vorlage wurde in einem anderen Fenster geändert. Lade sie neu, um die neueste Version zu sehen.',
  'template.layerSkipped':
    'Die Ebene „{layer}“ ist von der Art „{kind}“, die diese Version nicht zeichnen kann. Sie bleibt erhalten, fehlt aber im Bild.',
}
