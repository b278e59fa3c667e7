/** Another look for a pin that goes out again, so that the same picture is not seen twice. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { fittingTemplates } from './readable-design.rules.ts'

type Pictures = Pin['design']['pictures']

/**
 * The built-in template after the pin's own, of the same type and with as many pictures; after the
 * last comes the first. Null = there is no other.
 */
export function nextTemplate(pin: Pick<Pin, 'design' | 'pin_type'>): string | null {
  const { template_id, pictures } = pin.design
  const fitting = fittingTemplates(pin).filter(
    (template) =>
      template.pinType === pin.pin_type &&
      (template.id === template_id || template.pictures === pictures.length),
  )
  const at = fitting.findIndex(({ id }) => id === template_id)
  const next = fitting[(at + 1) % fitting.length]
  return next === undefined || next.id === template_id ? null : next.id
}

/**
 * The pictures with another first one: of `usable`, the next one after it that the pin does not
 * show. Null = there is none, or the pin shows no picture.
 */
export function nextPictures(pictures: Pictures, usable: readonly string[]): Pictures | null {
  const [first, ...others] = pictures
  if (first === undefined) return null
  const at = usable.indexOf(first.picture_id)
  const next = [...usable.slice(at + 1), ...usable.slice(0, Math.max(at, 0))].find(
    (id) => !pictures.some(({ picture_id }) => picture_id === id),
  )
  return next === undefined ? null : [{ picture_id: next, crop: null }, ...others]
}
