/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { exportMessages } from './export.messages.ts'

export const exportDe: WordsOf<typeof exportMessages> = {
  'export.title': 'Für Pinterest exportieren',
  'export.dialog': '{count, plural, one {# Pin} other {# Pins}} exportieren',
  'export.lead':
    '{count, plural, one {# Pin} other {# Pins}} für Pinterest: als Ordner zum Posten von Hand oder als Tabelle für den Sammel-Upload.',
  'export.zip': 'ZIP herunterladen',
  'export.csv': 'CSV herunterladen',
  'export.zipTitle': 'ZIP: Bilder und Texte',
  'export.zipWords':
    'Ein Ordner je Board, die Bilder nach ihrem Titel benannt, und eine Seite mit allen Texten und Knöpfen zum Kopieren.',
  'export.csvTitle': 'CSV: der Sammel-Upload von Pinterest',
  'export.csvWords':
    'Ein Pin hat für jedes seiner Boards eine Zeile. Dateien mit höchstens 200 Zeilen; mehrere kommen in einem ZIP. Pinterest holt die Bilder von diesem Server.',
  'export.unreachable': 'Pinterest kann von hier keine Bilder holen',
  'export.unreachableWords':
    'Lade das ZIP herunter und veröffentliche die Pins von Hand. Wenn du die CSV-Datei nutzen möchtest, bitte die Person, die diese Seite betreibt, um eine öffentliche Webadresse.',
  'export.unreachableLocal':
    'Lade das ZIP herunter und veröffentliche die Pins von Hand. Die CSV-Datei funktioniert, sobald dieser Server eine öffentliche Webadresse hat.',
  'export.operatorLocal': 'So bekommt er eine öffentliche Adresse',
  'export.operator': 'Für die Person, die diese Seite betreibt',
  'export.operatorWords':
    'Setze PUBLIC_URL auf die https-Adresse, unter der Pinterest diesen Server erreicht, und starte ihn neu.',
  'export.planned':
    '{count, plural, one {# dieser Pins ist geplant} other {# dieser Pins sind geplant}}',
  'export.plannedWords':
    'In der CSV-Datei stehen ihre Termine und die Boards, für die sie geplant sind. Sie erscheinen auch von hier aus: Mit „Plan als Datei für Pinterest\u00a0…“ im Kalender veröffentlicht sie stattdessen Pinterest.',
  'export.planFile': 'Plan als Datei für Pinterest\u00a0…',
  'export.published':
    '{count, plural, one {# dieser Pins ist schon veröffentlicht} other {# dieser Pins sind schon veröffentlicht}}',
  'export.publishedMore': 'und {count} weitere',
  'export.publishedWords':
    'Lädst du {count, plural, one {ihn} other {sie}} noch einmal hoch, hat Pinterest {count, plural, one {ihn} other {sie}} doppelt.',
  'export.leavePublished': 'Veröffentlichte Pins weglassen',
  'export.inFile':
    '{count, plural, =0 {Für die Datei bleibt kein Pin übrig.} one {# Pin kommt in die Datei.} other {# Pins kommen in die Datei.}}',
  'export.before':
    '{count, plural, one {# dieser Pins wurde schon exportiert} other {# dieser Pins wurden schon exportiert}}',
  'export.beforeWords':
    'Zuletzt am {date}. Lädst du {count, plural, one {ihn} other {sie}} noch einmal hoch, hat Pinterest {count, plural, one {ihn} other {sie}} doppelt.',
  'export.preparing': 'Die Datei wird vorbereitet\u00a0…',
  'export.done': 'Der Download hat begonnen.',
  'export.failed': 'Die Datei konnte nicht erstellt werden',
  'export.failedWords': '{reason} Deine Pins sind unverändert.',
  'export.preflight': 'Vor dem Export prüfen',
  'export.allFine': 'Pinterest wird jeden Pin annehmen.',
  'export.problems':
    '{count, plural, one {# Pin kann noch nicht in die CSV-Datei} other {# Pins können noch nicht in die CSV-Datei}}',
  'export.hints':
    '{count, plural, one {# Pin könnte besser sein} other {# Pins könnten besser sein}}',
  'export.fixAll': 'Beheben, was behebbar ist ({count})',
  'export.mended': '{count, plural, one {# Pin korrigiert} other {# Pins korrigiert}}',
  'export.mend': 'Beheben',
  'export.edit': 'Bearbeiten',
  'export.editPin': '{title} bearbeiten',
  'export.lacksBoards':
    '{count, plural, one {# Pin hat kein Board und fehlt deshalb in der CSV-Datei.} other {# Pins haben kein Board und fehlen deshalb in der CSV-Datei.}}',
  'export.chooseBoardsFor': 'Boards für {count, plural, one {# Pin} other {# Pins}} wählen',
  'export.chooseBoards': 'Boards wählen',
  'export.changePlan': 'Plan ändern',
  'export.render': 'Bild neu erstellen',
  'export.checking': 'Wird geprüft\u00a0…',
  'export.unchecked': 'Die Pins konnten nicht geprüft werden: {reason}',
  'export.everyPin': 'Alle {count} Pins',
  // The findings of core/export/preflight.rules.ts, stated of all pins at once.
  'export.shared.title_missing':
    'Die Titel sind leer. Der Upload von Pinterest braucht für jeden Pin einen.',
  'export.shared.title_too_long': 'Die Titel sind länger, als Pinterest sie annimmt.',
  'export.shared.title_like_formula':
    'Die Titel beginnen wie Formeln. Pinterest nimmt sie, wie sie sind, aber öffne die Datei vor dem Hochladen nicht in einer Tabellenkalkulation.',
  'export.shared.title_capitals':
    'Die Titel stehen ganz in Großbuchstaben: Pinterest zeigt solche Pins seltener, und Menschen gehen daran vorbei.',
  'export.shared.description_too_long':
    'Die Beschreibungen sind länger, als der Upload von Pinterest sie annimmt.',
  'export.shared.description_lines':
    'Die Beschreibungen haben mehrere Zeilen; sie werden zu einer verbunden.',
  'export.shared.link_missing':
    'Die Pins haben keinen Link: Von ihnen kommt niemand zu deiner Seite.',
  'export.shared.link_invalid':
    'Die Links sind keine Webadressen. Sie müssen mit http:// oder https:// beginnen.',
  'export.shared.link_too_long': 'Die Links sind länger, als Pinterest sie annimmt.',
  'export.shared.link_private':
    'Nur du kannst diese Links öffnen: Sie führen zu deinem eigenen Rechner oder Netz, wo Pinterest nicht nachsehen kann. Die Pins bleiben in der Datei: Gib ihnen Links, die alle öffnen können, bevor du sie hochlädst.',
  'export.shared.link_duplicate':
    'Mehrere Pins haben denselben Link. Pinterest lehnt einen Link ab, der in einer Datei zweimal steht; deshalb kommen sie in mehrere Dateien.',
  'export.shared.image_missing': 'Die Pins haben noch keine Bilder. Lass sie zuerst erstellen.',
  'export.shared.image_unreachable':
    'Pinterest kann diese Bilder nicht holen, weil diese Seite keine öffentliche Webadresse hat. Lade stattdessen das ZIP herunter.',
  'export.shared.video_unreachable':
    'Pinterest kann diese Videos nicht holen, weil diese Seite keine öffentliche Webadresse hat. Lade stattdessen das ZIP herunter.',
  'export.shared.carousel_in_csv':
    'Pinterests Massen-Upload nimmt keine Karussells. Lade stattdessen das ZIP herunter.',
  'export.shared.board_missing': 'Die Pins sind auf keinem Board. Wähle eines.',
  'export.shared.board_unknown': 'Boards dieser Pins gibt es nicht mehr. Wähle andere.',
  'export.shared.board_name_slash':
    'In den Namen der Boards steht ein „/“; Pinterest liest das als Board und Bereich. Benenne die Boards um, um sicherzugehen.',
  'export.row': 'Befunde zu {title}',
  'export.planTitle':
    'Als Nächstes: {count, plural, one {deinen Pin} other {deine # Pins}} veröffentlichen',
  'export.planWords':
    'Wähle im Kalender Tag und Uhrzeit: Dann {count, plural, one {wird dein Pin} other {werden deine Pins}} ohne dein Zutun veröffentlicht.',
  'export.planUnconnected':
    'Verbinde ein Konto und wähle dann im Kalender Tag und Uhrzeit: Von dort werden deine Pins veröffentlicht. Ohne Verbindung erinnert dich der Kalender daran, von Hand zu posten.',
  'export.plan': 'Aus dem Kalender veröffentlichen',
  'export.connect': 'Konto verbinden',
  'export.unsaved':
    '{count, plural, one {# Pin ist noch nicht als Entwurf gespeichert} other {# Pins sind noch nicht als Entwürfe gespeichert}}',
  'export.unsavedWords':
    'Speichere sie, damit du sie unter „Entwürfe“ findest und im Kalender planen kannst.',
  'export.save': 'Als Entwürfe speichern',
  'export.again': 'Weitere Pins erstellen',
  'export.drafts': 'Entwürfe ansehen',
  'export.back': 'Zurück',
  'export.loading': 'Deine Pins werden geladen',
  'export.none': 'Keine Pins zum Exportieren',
  'export.noneWords': 'Füge zuerst Pins zu „Titel & Boards“ hinzu.',
  'export.leftOut':
    'Pins, die wegen eines Fehlers abgelehnt würden, fehlen in der CSV-Datei; die mit einer Warnung bleiben darin. Das ZIP nennt in report.json, was weggelassen wurde.',
}
