import { expect, test } from 'vitest'
import { isBoilerplate } from './boilerplate.ts'

test.each([
  ['en', 'Shipping is free and the chair is in stock.'],
  ['en', 'This post contains affiliate links at no extra cost to you.'],
  ['en', 'The site uses cookies to remember you.'],
  ['en', 'Subscribe and get a letter each Sunday.'],
  ['de', 'Alle Preise inkl. MwSt. und zzgl. Versandkosten.'],
  ['de', 'Hier findest du alle Infos rund um den Garten.'],
  ['fr', 'Découvrez toutes nos recettes sur le blog.'],
  ['fr', 'Livraison offerte dès deux articles.'],
  ['es', 'Encuentra las últimas noticias sobre jardines.'],
  ['es', 'Suscríbete para no perderte nada.'],
])('%s: "%s" is of the site', (lang, text) => {
  expect(isBoilerplate(text, lang)).toBe(true)
})

test.each([
  ['en', 'Butter cookies keep well in a tin, and all cookies taste better after a day.'],
  ['en', 'Order the seeds in winter and sow them in a shallow tray.'],
  ['de', 'Lagere die Äpfel kühl und dunkel, dann halten sie bis in den März.'],
  ['fr', 'Ajoutez les prunes et laissez cuire à feu doux.'],
  ['es', 'Añade las ciruelas y deja que cuezan a fuego lento.'],
])('%s: "%s" is of the page', (lang, text) => {
  expect(isBoilerplate(text, lang)).toBe(false)
})
