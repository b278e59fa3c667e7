/** German: words of the tools above the picture of a template. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { toolbarMessages } from './toolbar.messages.ts'

export const toolbarDe: WordsOf<typeof toolbarMessages> = {
  'tpl.tools': 'Werkzeuge für das Bild',
  'tpl.arrange': 'Anordnen',
  'tpl.alignLayers': 'Ausrichten',
  'tpl.spreadLayers': 'Verteilen',
  'tpl.arrange.left': 'Linke Kanten',
  'tpl.arrange.centre': 'Horizontal zentriert',
  'tpl.arrange.right': 'Rechte Kanten',
  'tpl.arrange.top': 'Oberkanten',
  'tpl.arrange.middle': 'Vertikal zentriert',
  'tpl.arrange.bottom': 'Unterkanten',
  'tpl.arrange.spreadX': 'Gleiche Abstände waagerecht',
  'tpl.arrange.spreadY': 'Gleiche Abstände senkrecht',
  'tpl.zoom': 'Zoomstufe',
  'tpl.zoomNow': 'Zoomstufe: {now}',
  'tpl.zoomFit': 'Einpassen',
  'tpl.zoomIn': 'Vergrößern',
  'tpl.zoomOut': 'Verkleinern',
}
