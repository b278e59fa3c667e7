/** Fonts as options of a select, each with a note on the letters that it lacks. */
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import type { Option } from '../../kit/ui/fields/choice-field.tsx'
import fontMessages from '#locales/en/pins/fonts.json' with { type: 'json' }
import { fontOptions } from './font-options.ts'

/** So many letters are named, the others counted. */
const NAMED = 6

/** `load` is the list they are from, to load it again after an upload. */
export function useFontOptions() {
  const t = useText(fontMessages)
  const load = useLoad('listFonts', {})
  const fonts = load.data?.fonts ?? []
  const options = fontOptions(fonts).map(({ id, label, lacks }): Option => {
    const letters = lacks.slice(0, NAMED).join(' ')
    const hint = t('fonts.lacks', { letters, more: lacks.length - Math.min(NAMED, lacks.length) })
    return { id, label, ...(lacks.length > 0 && { hint }) }
  })
  return { options, fonts, load }
}
