/** A dozen at a time. Apart from the choice of looks, which has every template with it: pages need the number. */
export const LOOKS_PER_ROUND = 12
