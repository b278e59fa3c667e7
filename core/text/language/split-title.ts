/** The parts of a title between its colons, bars and dashes: "Kettles 2026: The Best Models". */
export const splitTitle = (title: string): string[] => title.split(/\s*[:|]\s+|\s+[–—-]\s+/u)
