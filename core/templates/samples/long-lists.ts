/**
 * More rows than a pin has room for, and long ones: what does not fit is left away, never drawn over
 * the edge.
 */
export const LONG_STEPS: readonly string[] = [
  'Preheat the oven to 220 °C and line two large baking sheets with parchment paper',
  'Halve the tomatoes, peel the onion and cut it into wedges, then peel eight cloves of garlic',
  'Toss everything with olive oil, salt and pepper, and spread it in a single layer cut side up',
  'Roast for 35 minutes until the edges are dark and the juices have thickened',
  'Meanwhile soften the carrot and the celery in a heavy pot over a low heat',
  'Stir in the tomato paste and let it darken for two minutes without burning',
  'Add the roasted vegetables with all of their juices and scrape the sheets clean',
  'Pour in the stock, bring it to the boil and simmer for a quarter of an hour',
  'Blend until silky, in two batches if your blender is small',
  'Pass the soup through a sieve if you want it really smooth',
  'Return it to the pot, stir in the cream and warm it gently',
  'Season with salt, pepper and a few drops of sherry vinegar',
  'Toast the bread cubes in butter until they are golden on all sides',
  'Serve in warm bowls with croutons, basil and a thread of good oil',
]

export const MANY_INGREDIENTS: readonly string[] = [
  '1.5 kg ripe vine tomatoes, halved',
  '2 large yellow onions, cut into wedges',
  '8 cloves of garlic, peeled and lightly crushed',
  '4 tablespoons of extra virgin olive oil',
  '2 carrots, finely diced',
  '2 sticks of celery, finely diced',
  '2 tablespoons of double-concentrated tomato paste',
  '750 ml vegetable stock, low in salt',
  '150 ml double cream, plus more to serve',
  '1 teaspoon of sugar, if the tomatoes are sour',
  '1 tablespoon of sherry vinegar',
  '4 slices of day-old sourdough bread, cubed',
  '30 g butter',
  'A large handful of basil leaves',
  'Sea salt and freshly ground black pepper',
  'Chili flakes, to taste',
]
