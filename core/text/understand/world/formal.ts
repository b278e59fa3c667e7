/** How a German page speaks to its reader, so that no text of its pins mixes Sie and du. */
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'

const FORMAL = /(?<=\p{Ll},? )(?:Sie|Ihnen|Ihre[nmrs]?)(?!\p{L})/gu
const FAMILIAR = /(?<!\p{L})(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/giu

/** `formal` where it says Sie. */
export function formalFacts({ content, language }: Material): Facts {
  if (language.lang !== 'de') return new Map()
  const text = [content.description, ...content.paragraphs].join(' ')
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  const isFormal = count(FORMAL) > count(FAMILIAR)
  return new Map<string, Fact>(isFormal ? [['formal', { text: '', quote: '' }]] : [])
}
