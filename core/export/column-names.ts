/**
 * The names that spreadsheets and exports give to columns, in English, German, French, Spanish and
 * Arabic. Sources: Pinterest's bulk upload, Shopify, WooCommerce and Etsy product exports, and the
 * words that people use for Canva's bulk create.
 */
const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim())

/** Best name first: if a table has several names of one field, the earliest wins. */
export const COLUMN_NAMES = {
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
    image à la une, imagen, imágenes, url de la imagen, صورة, الصورة, media link, medien link,
    bild link`),
  link: listed(`
    destination link, destination url, link, pin url, source url, page url, post url,
    product url, listing url, website, url, address, destination, page, permalink,
    external url, externe url, ziel url, ziellink, webadresse, adresse, seite, lien,
    lien de destination, enlace, enlace de destino, dirección, الرابط, رابط,
    web link, ziel adresse`),
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
  board: listed(`pinterest board, board, board name, pinnwand, pinterest pinnwand, pinnwand name`),
  thumbnail: listed(`thumbnail, thumbnail url, vorschaubild, miniaturbild`),
  date: listed(`
    publish date, publish date time, publishing date, date, veröffentlichungsdatum,
    veröffentlichungstermin, datum`),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Without capitals, spaces, signs and the dots of umlauts. */
export function plainHeading(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** As `plainHeading` leaves a name, with `ue` for `ü` too. */
export function spellingsOf(name: string): readonly string[] {
  const plain = plainHeading(name)
  const spelt = plainHeading(
    name.normalize('NFC').replaceAll(/[äöü]/g, (letter) => `${plainHeading(letter)}e`),
  )
  return plain === spelt ? [plain] : [plain, spelt]
}
