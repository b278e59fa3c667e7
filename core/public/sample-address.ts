/**
 * Where the real renders of the templates are. Apart from what is stated about them: some pages
 * show no more than pictures.
 */

/** The renders that a template has: itself small and large, and how it takes what is not ideal. */
export const templateSamples = [
  'card',
  'large',
  'long-title',
  'no-picture',
  'other-fonts',
  'other-colors',
] as const
export type TemplateSample = (typeof templateSamples)[number]
export type TemplateVariation = Exclude<TemplateSample, 'card' | 'large'>

/**
 * The same on every server and in every build, so that it can be part of a page that was drawn
 * before the server began.
 */
export const sampleAddress = (id: string, sample: TemplateSample): string =>
  `/media/templates/${id}/${sample}.jpg`
