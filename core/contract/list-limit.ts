/**
 * Rows of a list on a picture at most: a recipe's ingredients are shown whole or not at all. Apart
 * from the contract, since templates are loaded without its schemas.
 */
export const MAX_LIST_ITEMS = 16
