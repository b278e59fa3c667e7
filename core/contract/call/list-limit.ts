/**
 * Rows of a list on a picture at most: a recipe's ingredients are shown whole or not at all.
 */
export const MAX_LIST_ITEMS = 16
