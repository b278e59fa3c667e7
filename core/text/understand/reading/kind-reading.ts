/** What the reader of one kind of page finds. */
import type { Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'
import type { Section } from './sections.ts'

export interface Subject {
  /** A noun phrase as it reads inside a sentence: "no-bake strawberry trifle". */
  readonly name: string
  /** 0 to 1. */
  readonly confidence: number
}

export interface KindReading {
  readonly subject: Subject
  readonly facts: Facts
  /** Where the reader gives sections roles of its own, such as `entry`. Missing: as they were. */
  readonly sections?: readonly Section[]
}

export type KindReader = (material: Material, sections: readonly Section[]) => KindReading
