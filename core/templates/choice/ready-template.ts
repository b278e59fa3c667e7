/** A template with what its document says of it, and its layout. */
import { layoutTemplate } from '../layout/template-layout.ts'
import { templateFacts } from '../document/template-facts.ts'
import type { Template } from '../document/template.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

export const readyTemplate = (document: Template): ReadyTemplate => ({
  ...templateFacts(document),
  layout: (input, size) => layoutTemplate(document, input, size),
})
