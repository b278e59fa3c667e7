/**
 * Templates that were changed and not saved as a version, kept so that even a kill of the browser
 * loses none.
 */
export interface TemplateKey {
  readonly account_id: string
  readonly template_id: string
}

export interface UnsavedTemplate {
  /** When it was changed last. Of two copies the later one counts. */
  readonly at: number
  /** Null: what was changed was saved or undone. */
  readonly text: string | null
}

export interface UnsavedTemplates {
  /** Null: nothing was kept, or it can't be read. Never rejects. */
  readonly read: (key: TemplateKey) => Promise<UnsavedTemplate | null>
  /** Resolves when the disk has it; rejects when the browser refuses. */
  readonly keep: (key: TemplateKey, unsaved: UnsavedTemplate) => Promise<void>
}

/** For prerendered pages. */
export const noUnsavedTemplates: UnsavedTemplates = {
  read: async () => null,
  keep: async () => undefined,
}
