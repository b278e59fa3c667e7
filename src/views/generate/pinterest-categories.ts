/** Pinterest's 24 top-level interests: the enum L1InterestList of its API description (5.23.0), with names for people. */
const names = {
  animals: 'Animals',
  architecture: 'Architecture',
  art: 'Art',
  beauty: 'Beauty',
  childrens_fashion: "Children's fashion",
  design: 'Design',
  diy_and_crafts: 'DIY and crafts',
  education: 'Education',
  electronics: 'Electronics',
  entertainment: 'Entertainment',
  event_planning: 'Event planning',
  finance: 'Finance',
  food_and_drinks: 'Food and drinks',
  gardening: 'Gardening',
  health: 'Health',
  home_decor: 'Home decor',
  mens_fashion: "Men's fashion",
  parenting: 'Parenting',
  quotes: 'Quotes',
  sport: 'Sport',
  travel: 'Travel',
  vehicles: 'Vehicles',
  wedding: 'Wedding',
  womens_fashion: "Women's fashion",
} as const

export const PINTEREST_CATEGORIES: readonly string[] = Object.keys(names)

/** A name that is not Pinterest's is shown as it came. */
export function categoryLabel(name: string): string {
  return (names as Record<string, string>)[name] ?? name
}
