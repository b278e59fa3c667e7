/** The product of the present sources: Vitest builds it before journeys, a benchmark has to itself. */
import { type Product, startProduct } from '../../tests/journeys/product.ts'
import { setup as buildServer } from '../../tests/runner/built-server.ts'

export async function startBuiltProduct(): Promise<Product> {
  buildServer()
  return startProduct()
}
