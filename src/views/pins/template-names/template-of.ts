import { templateChoice } from '#core/templates/document/own-template.ts'

/** The one that a design was made with; of an own one also in a newer version. */
export const templateOf = <T extends { readonly id: string }>(
  templates: readonly T[],
  id: string,
): T | undefined =>
  templates.find((one) => one.id === id) ??
  templates.find((one) => templateChoice(one.id) === templateChoice(id))
