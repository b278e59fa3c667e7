/**
 * Keeps what was computed of a picture in a template, while both objects live. The templates of a page are
 * compared again for each of its pins. An own template that was changed is another object with the same id.
 */
export function keepCosts(): (facts: object, template: object) => Map<string, number> {
  const kept = new WeakMap<object, WeakMap<object, Map<string, number>>>()
  return (facts, template) => {
    const ofPicture = kept.get(facts) ?? new WeakMap<object, Map<string, number>>()
    kept.set(facts, ofPicture)
    const costs = ofPicture.get(template) ?? new Map<string, number>()
    ofPicture.set(template, costs)
    return costs
  }
}
