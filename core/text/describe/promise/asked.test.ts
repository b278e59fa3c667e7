import { expect, test } from 'vitest'
import { askedAs } from './asked.ts'

test.each([
  ['en', 'How Long Should I Meditate?', 'how long to Meditate'],
  ['en', 'How do puppies learn?', 'how puppies learn'],
  ['en', 'What should I teach my puppy?', 'what to teach your puppy'],
  ['en', 'How often should I water indoor plants?', 'how often to water indoor plants'],
  ['en', 'Why does my puppy seem afraid?', ''],
  ['en', 'How Do I Fit This Into My Day?', ''],
  ['en', 'How to prune roses', ''],
  ['es', '¿Cómo limpiar el horno?', 'cómo limpiar el horno'],
  ['es', '¿Cómo limpio mi horno?', ''],
  ['fr', 'Comment choisir le bon pot ?', 'comment choisir le bon pot'],
  ['fr', 'Comment un produit est-il évalué ?', ''],
])('%s: “%s” is asked as “%s”', (lang, heading, asked) => {
  expect(askedAs(heading, lang)).toBe(asked)
})
