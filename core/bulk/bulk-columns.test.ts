import { expect, test } from 'vitest'
import { COLUMN_NAMES, plainHeading } from '#core/export/column-names.ts'
import { guessColumns } from './bulk-columns.rules.ts'
import type { BulkField } from './bulk-fields.ts'

/** The columns that get a field, by name; all others are `none`. */
const used = (header: readonly string[], rows: readonly string[][] = []) => {
  const fields = guessColumns(
    header,
    rows.map((cells, at) => ({ row: at + 2, cells })),
  )
  return header.flatMap((name, at) => (fields[at] === 'none' ? [] : [`${name}: ${fields[at]}`]))
}

// One heading alone, or after the columns named before it.
test.each<[string, BulkField]>([
  ['Title', 'title'],
  ['Pin Title', 'title'],
  ['post_title', 'title'],
  ['Product name', 'title'],
  ['Pin-Titel', 'title'],
  ['Titre', 'title'],
  ['Nom du produit', 'title'],
  ['Título', 'title'],
  ['Nombre', 'title'],
  ['Description', 'description'],
  ['Pin description', 'description'],
  ['Caption', 'description'],
  ['Beschreibung', 'description'],
  ['Légende', 'description'],
  ['Descripción', 'description'],
  ['Alt text', 'alt_text'],
  ['Image Alt Text', 'alt_text'],
  ['Alternativtext', 'alt_text'],
  ['Texte alternatif', 'alt_text'],
  ['Texto alternativo', 'alt_text'],
  ['Destination URL', 'link'],
  ['Source URL', 'link'],
  ['Website', 'link'],
  ['Ziel-URL', 'link'],
  ['Lien de destination', 'link'],
  ['Enlace', 'link'],
  ['Media URL', 'picture'],
  ['Image Src', 'picture'],
  ['IMAGE1', 'picture'],
  ['Bild-URL', 'picture'],
  ['URL de l’image', 'picture'],
  ['Imágenes', 'picture'],
  ['Text overlay', 'headline'],
  ['Text on image', 'headline'],
  ['Bildtext', 'headline'],
  ['Texte sur l’image', 'headline'],
  ['Texto en la imagen', 'headline'],
  ['Mots-clés', 'keywords'],
  ['Palabras clave', 'keywords'],
  ['Hashtags', 'keywords'],
  ['Pinterest board', 'none'],
  ['Publish date', 'none'],
  ['Thumbnail', 'none'],
  ['Handle', 'none'],
])('%s is the %s', (name, field) => expect(guessColumns([name])).toEqual([field]))

test.each<[string, readonly string[], readonly string[]]>([
  ['a title', ['Title', 'Text'], ['Title: title', 'Text: description']],
  ['a headline', ['Headline', 'Text'], ['Headline: headline', 'Text: description']],
  ['no title', ['Text', 'Image'], ['Text: title', 'Image: picture']],
  [
    'title and description',
    ['Titel', 'Beschreibung', 'Text'],
    ['Titel: title', 'Beschreibung: description'],
  ],
  ['a French title', ['Texte', 'Titre'], ['Texte: description', 'Titre: title']],
])('"Text" beside %s is never on the picture', (_, header, expected) =>
  expect(used(header)).toEqual(expected),
)

test.each<[string, string, readonly string[]]>([
  [
    'Pinterest’s bulk upload',
    'Title,Media URL,Pinterest board,Thumbnail,Description,Link,Publish date,Keywords',
    [
      'Title: title',
      'Media URL: picture',
      'Description: description',
      'Link: link',
      'Keywords: keywords',
    ],
  ],
  [
    'Shopify, since 2025',
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description',
    [
      'Title: title',
      'Tags: keywords',
      'Product image URL: picture',
      'Image alt text: alt_text',
      'SEO description: description',
    ],
  ],
  [
    'Shopify, before',
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Alt Text,SEO Title,SEO Description,Google Shopping / Condition,Variant Image',
    [
      'Title: title',
      'Tags: keywords',
      'Image Src: picture',
      'Image Alt Text: alt_text',
      'SEO Description: description',
    ],
  ],
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Tax status,In stock?,Regular price,Categories,Tags,Images,External URL,Position,Attribute 1 name,Attribute 1 value(s)',
    [
      'Name: title',
      'Short description: description',
      'Tags: keywords',
      'Images: picture',
      'External URL: link',
    ],
  ],
  [
    'WooCommerce in German',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,Beschreibung,Regulärer Preis,Kategorien,Schlagwörter,Bilder,Externe URL',
    [
      'Name: title',
      'Kurzbeschreibung: description',
      'Schlagwörter: keywords',
      'Bilder: picture',
      'Externe URL: link',
    ],
  ],
  [
    'Etsy',
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,IMAGE3,IMAGE4,IMAGE5,IMAGE6,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU',
    [
      'TITLE: title',
      'DESCRIPTION: description',
      'TAGS: keywords',
      'IMAGE1: picture',
      'IMAGE2: picture',
      'IMAGE3: picture',
      'IMAGE4: picture',
    ],
  ],
  [
    'a sheet for Canva’s bulk create',
    'Headline,Subtitle,Price,Image,CTA',
    ['Headline: headline', 'Subtitle: kicker', 'Image: picture'],
  ],
  [
    'pins of a scheduler',
    'Pin Title,Pin Description,Alt Text,Board,Source URL,Media URL,Send At',
    [
      'Pin Title: title',
      'Pin Description: description',
      'Alt Text: alt_text',
      'Source URL: link',
      'Media URL: picture',
    ],
  ],
  [
    'pins of a generator',
    'url,title,description,text_overlay,image_url,board,keywords',
    [
      'url: link',
      'title: title',
      'description: description',
      'text_overlay: headline',
      'image_url: picture',
      'keywords: keywords',
    ],
  ],
])('the columns of %s', (_, header, expected) => expect(used(header.split(','))).toEqual(expected))

test('a price is used in a person’s own table', () => {
  expect(used(['Title', 'Price'])).toEqual(['Title: title', 'Price: kicker'])
})

test('an empty column leaves its field to one with words', () => {
  const header = ['Title', 'SEO description', 'Description']
  expect(used(header, [['Soup', '', 'Hot']])).toEqual(['Title: title', 'Description: description'])
  expect(used(header, [['Soup', 'Short', 'Hot']])).toEqual([
    'Title: title',
    'SEO description: description',
  ])
})

test('no plain name is listed twice, so the first column of a field keeps its rank', () => {
  const plain = Object.values(COLUMN_NAMES).flat().map(plainHeading)
  expect(plain.filter((name, at) => plain.indexOf(name) !== at)).toEqual([])
  expect(used(['Title', 'Image alt text', 'Alt text'])).toEqual([
    'Title: title',
    'Alt text: alt_text',
  ])
})
