/** Unsaved templates whose code is loaded when it is needed first: logging in needs none of it. */
import type { KeptTemplates, KeptTemplatesParts } from './unsaved-templates.ts'
import { storedOwed } from './owed-deletions.ts'

export function lateKeptTemplates(parts: KeptTemplatesParts): KeptTemplates {
  let opened: Promise<KeptTemplates> | undefined
  const open = (): Promise<KeptTemplates> => {
    opened ??= import('./unsaved-templates.ts').then((late) => late.openKeptTemplates(parts))
    opened.catch(() => (opened = undefined))
    return opened
  }
  const { owe, owed } = storedOwed(parts.localStorage)
  return {
    read: async (key) =>
      open().then(
        async (kept) => kept.read(key),
        () => null,
      ),
    keep: async (...change) => (await open()).keep(...change),
    forget: async (owner) => {
      // At once: a page that is closed now deletes nothing more.
      owe(owner)
      await (await open()).forget(owner)
    },
    forgetOwed: async () => {
      if (owed().length > 0) await (await open()).forgetOwed()
    },
  }
}
