/** German: what to know about a pin before it is published. */
import type { preflightProblems } from '#core/contract/problems/preflight.problems.ts'
import type { WordsOf } from '../../text.ts'

export const preflightProblemsDe: WordsOf<typeof preflightProblems> = {
  'preflight.altMissing':
    'Das Bild hat keine Beschreibung (Alternativtext): Wer es nicht sehen kann, erfährt nicht, was es zeigt.',
  'preflight.pictureLarge':
    'Das Bild hat {size} MB; Pinterest nimmt {most} MB. Lass den Pin neu zeichnen oder wähle ein kleineres Bild.',
  'preflight.pictureSmall':
    'Das Bild hat {width} × {height} Pixel und wirkt auf Pinterest unscharf. Es sollte mindestens {least} Pixel breit sein.',
  'preflight.pictureWide':
    'Das Bild ist breiter als hoch, deshalb zeigt Pinterest es klein. Am besten wirken Bilder im Format 2:3.',
  'preflight.pictureTall':
    'Das Bild ist mehr als doppelt so hoch wie breit, deshalb schneidet Pinterest es ab. Am besten wirken Bilder im Format 2:3.',
  'preflight.textFaint':
    'Wörter auf dem Bild sind schwer zu lesen: Ihre Farbe hebt sich zu wenig vom Hintergrund ab.',
  'preflight.textSmall': 'Wörter auf dem Bild sind zu klein, um sie auf einem Handy zu lesen.',
  'preflight.linkNear':
    'Ein Pin mit demselben Link erscheint höchstens {count, plural, one {# Stunde} other {# Stunden}} vor oder nach diesem. Deine Regel: {expected} Stunden.',
  'preflight.pictureNear':
    'Ein Pin mit demselben oder einem sehr ähnlichen Bild erscheint höchstens {count, plural, one {# Tag} other {# Tage}} vor oder nach diesem. Deine Regel: {expected} Tage.',
  'preflight.boardNear':
    'Auf demselben Board erscheint ein Pin höchstens {count, plural, one {# Minute} other {# Minuten}} vor oder nach diesem. Deine Regel: {expected} Minuten.',
  'preflight.dayFull':
    'Sein Tag hat mehr Pins, als deine Regel von {expected} pro Tag erlaubt, also wartet er auf einen anderen Tag.',
  'preflight.outsideHours':
    'Er ist außerhalb der Uhrzeiten deiner Regeln geplant und wartet, bis sie beginnen.',
  'preflight.linkBroken':
    'Der Link lässt sich nicht öffnen, also kommt niemand zu deiner Seite. Prüfe die Adresse.',
  'preflight.linkGone':
    'Die Seite dieses Links gibt es nicht, sagt die Website. Prüfe die Adresse oder nimm die der Seite, von der der Pin stammt.',
  'preflight.linkElsewhere':
    'Der Link führt weiter zu einer anderen Website, {host}. Pinterest kann das für Spam halten. Nimm die Adresse, bei der er endet.',
}
