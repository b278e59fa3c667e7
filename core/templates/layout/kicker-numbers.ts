/**
 * The numbers of the small line above a headline that a document can name apart: minutes, servings,
 * a rating. The words around them are those of every language that pins are written in.
 */
import { factsIn } from './headline-parts.ts'

const HOURS =
  /(\d{1,2})\s?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|ساعات|ساعة)(?!\p{L})/iu
const MINUTES = /(\d{1,3})\s?(?:mins?|minutes?|minuten?|minutos?|minut[io]|دقائق|دقيقة)(?!\p{L})/iu
const SERVINGS =
  /(?:serves|الحصص:)\s(\d{1,3}(?:\s?[–-]\s?\d{1,3})?)|(\d{1,3}(?:\s?[–-]\s?\d{1,3})?)\s(?:servings?|portion(?:s|en)?|ración|raciones|porzion[ei]|حصص|حصة)(?!\p{L})/iu
const RATING =
  /[★⭐]\s?([0-5](?:[.,]\d)?)(?![\d.,])|(?<![\d.,])([0-5](?:[.,]\d)?)\s?(?:[★⭐]|\/\s?5(?!\d)|stars?(?!\p{L}))/iu

/** Of the first fact that is a time: hours are counted in minutes. */
export function minutesIn(kicker: string): string | undefined {
  for (const fact of factsIn(withLatinDigits(kicker))) {
    const [hours, minutes] = [HOURS.exec(fact)?.[1], MINUTES.exec(fact)?.[1]]
    if (hours !== undefined || minutes !== undefined)
      return String(Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
  return undefined
}

export const servingsIn = (kicker: string): string | undefined => firstIn(kicker, SERVINGS)

export const ratingIn = (kicker: string): string | undefined => firstIn(kicker, RATING)

function firstIn(kicker: string, pattern: RegExp): string | undefined {
  const [, first, second] = pattern.exec(withLatinDigits(kicker)) ?? []
  return first ?? second
}

const ARABIC_ZERO = 0x660
const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? ARABIC_ZERO) - ARABIC_ZERO))
