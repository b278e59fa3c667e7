/** Thrown for bytes that are no font; the sentence is for the person who uploaded them. */
export class FontError extends Error {}
