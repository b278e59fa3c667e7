/** Whether a pin may come after others of its page: it does not repeat one of them. */
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import { keyOf } from '#core/text/language/title-key.ts'

export interface UsedPin {
  readonly title: string
  readonly design: Pick<PinDesign, 'template_id' | 'pictures'>
}

/**
 * Another title, and another design or other pictures: what was not shown before. Those that are
 * made together are kept apart too. Null where a pin would be one of `used` again.
 */
export function freshPins<T extends Pick<Pin, 'title' | 'design'>>(
  pins: readonly (T | null)[],
  used: readonly UsedPin[],
): (T | null)[] {
  const titles = new Set(used.map(({ title }) => keyOf(title)))
  const pictures = new Set(used.map(pictureOf))
  return pins.map((pin) => {
    if (pin === null || titles.has(keyOf(pin.title)) || pictures.has(pictureOf(pin))) return null
    titles.add(keyOf(pin.title))
    pictures.add(pictureOf(pin))
    return pin
  })
}

const pictureOf = ({ design: { template_id, pictures } }: Pick<UsedPin, 'design'>): string =>
  [template_id, ...pictures.map(({ picture_id }) => picture_id)].join(' ')
