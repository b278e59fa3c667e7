/** The kinds by which prompts are filtered. */
export const promptKinds = ['Words', 'Research', 'Plan', 'Design', 'Check'] as const
export type PromptKind = (typeof promptKinds)[number]
