/** A longer name makes a sentence heavy; the title has it whole. */
export const MAX_NAME_LENGTH = 34
