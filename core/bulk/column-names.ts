/**
 * The names that spreadsheets and exports give to the fields of a pin, in English, German, French,
 * Spanish and Arabic. Sources: Pinterest's bulk upload, Shopify, WooCommerce and Etsy product
 * exports, and the words that people use for Canva's bulk create.
 */
import { plainHeading } from '#core/export/bulk-csv-header.ts'
import type { BulkField } from './bulk-fields.ts'

type NamedField = Exclude<BulkField, 'none'>

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim())

/** Best name first: if a table has several names of one field, the earliest wins. */
export const NAMES: Readonly<Record<NamedField, readonly string[]>> = {
  title: listed(`
    pin title, title, titel, titre, título, العنوان, عنوان, pin titel, titre de l’épingle,
    título del pin, post title, product title, product name, listing title, name, produktname,
    nom, nom du produit, nombre, nombre del producto, seo title`),
  headline: listed(`
    text on pin, text on image, image text, text overlay, overlay text, overlay, pin text,
    headline, heading, hook, text auf dem pin, text auf dem bild, bildtext, überschrift,
    texte sur l’image, accroche, texto en la imagen, titular, encabezado, النص على الصورة`),
  kicker: listed(`
    kicker, small line, subtitle, subheading, tagline, untertitel, sous-titre, subtítulo,
    price, time, minutes, rating, preis, zeit, prix, precio, السعر`),
  item: listed(`
    item, step, ingredient, list, steps, items, ingredients, bullet, bullets, bullet point,
    schritt, schritte, zutat, zutaten, étape, étapes, paso, pasos,
    ingrediente, ingredientes, خطوة, مكون`),
  picture: listed(`
    pin image, media url, image url, picture url, photo url, image src, product image url,
    image link, picture, image, photo, images, pictures, photos, featured image, main image,
    bild url, bildadresse, bild, bilder, foto, fotos, produktbild, medien url, url de l’image,
    image à la une, imagen, imágenes, url de la imagen, صورة, الصورة`),
  link: listed(`
    destination link, destination url, link, pin url, source url, page url, post url,
    product url, listing url, website, url, address, destination, page, permalink,
    external url, externe url, ziel url, ziellink, webadresse, adresse, seite, lien,
    lien de destination, enlace, enlace de destino, dirección, الرابط, رابط`),
  description: listed(`
    pin description, seo description, meta description, short description, description,
    caption, pin beschreibung, kurzbeschreibung, beschreibung, description courte, légende,
    descripción corta, descripción, leyenda, الوصف, وصف, product description, body (html),
    body, content, inhalt, contenu, contenido`),
  alt_text: listed(`
    alt text, alt, alternative text, image alt text, image alt, pin alt text, alternativtext,
    bild alt text, texte alternatif, texto alternativo, النص البديل`),
  keywords: listed(`
    keywords, keyword, tags, hashtags, interests, schlagwörter, stichwörter, schlüsselwörter,
    mots-clés, étiquettes, palabras clave, etiquetas, الكلمات`),
}

/** A title if the table has none, otherwise a description if it has none. Never the words on the picture. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  ['text', 'texts', 'copy', 'texte', 'texto', 'النص', 'نص'].map(plainHeading),
)

/** Export prices have no currency and are not shown on pins. */
const SHOP_ONLY: ReadonlySet<string> = new Set(['sku', 'variantsku'])

interface NamedColumn {
  readonly field: NamedField
  /** 0 is the best name of the field. */
  readonly rank: number
}

const KNOWN: ReadonlyMap<string, NamedColumn> = new Map(
  (Object.entries(NAMES) as [NamedField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name, rank) => [plainHeading(name), { field, rank }] as const),
  ),
)

/** "Image 2" counts as "Image". Null: no known name, or one of several meanings. */
export function namedColumn(name: string): NamedColumn | null {
  const plain = plainHeading(name)
  return KNOWN.get(plain) ?? KNOWN.get(plain.replace(/\d+$/, '')) ?? null
}

export const isAmbiguousName = (name: string): boolean => AMBIGUOUS.has(plainHeading(name))

export const isShopExport = (header: readonly string[]): boolean =>
  header.some((name) => SHOP_ONLY.has(plainHeading(name)))

export const isPriceName = (name: string): boolean => PRICES.has(plainHeading(name))

const PRICES: ReadonlySet<string> = new Set(
  ['price', 'preis', 'prix', 'precio', 'السعر'].map(plainHeading),
)
