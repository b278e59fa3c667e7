/** The categories and names for boards in German: not word for word, but such as somebody would give a board. */
import type { CategoryWords } from './board-categories.ts'

export const boardCategoriesDe: Readonly<Record<string, CategoryWords>> = {
  animals: {
    name: 'Tiere',
    boards: ['Hundetraining zu Hause', 'Das erste Jahr mit Welpe', 'Katzenspielzeug selbst gemacht', 'Kätzchen, Woche für Woche', 'Vögel im Garten', 'Pflanzen fürs Aquarium', 'Kaninchengehege', 'Pferde und Reiten', 'Tiere auf dem Bauernhof', 'Wildtiere ganz nah', 'Lustige Tierporträts', 'Zimmerpflanzen, ungiftig für Haustiere'],
  },
  architecture: {
    name: 'Architektur',
    boards: ['Moderne Häuser', 'Tiny Houses mit Plan', 'Backsteinfassaden', 'Schöne Treppen', 'Holzhütten', 'Glas und Licht', 'Alte Kirchen', 'Brücken der Welt', 'Dachgeschoss ausbauen', 'Passivhäuser', 'Türen und Portale', 'Dächer der Stadt'],
  },
  art: {
    name: 'Kunst',
    boards: ['Blumen in Aquarell', 'Porträts in Kohle', 'Skizzenbuchseiten', 'Linoldruck', 'Abstrakte Malerei', 'Ton und Skulptur', 'Ölpastelle', 'Collagen aus Papier', 'Bilderwände', 'Strichzeichnungen', 'Malen für Anfänger', 'Farbstudien'],
  },
  beauty: {
    name: 'Schönheit',
    boards: ['Hautpflege am Abend', 'Natürliches Make-up', 'Kurze Nägel', 'Pflege für Locken', 'Brautfrisuren', 'Flechtfrisuren Schritt für Schritt', 'Empfindliche Haut', 'Sommernägel', 'Gesichtsmasken selbst gemacht', 'Make-up in fünf Minuten', 'Graue Haare tragen', 'Frisuren für meinen Friseurtermin'],
  },
  'childrens-fashion': {
    name: 'Kindermode',
    boards: ['Outfits für die Schule', 'Kleider für Kleinkinder', 'Strick fürs Baby', 'Regenkleidung für Kinder', 'Outfits zum ersten Geburtstag', 'Jacken für Jungen', 'Kleine Schuhe', 'Warm angezogen im Winter', 'Babykleidung in Bio-Qualität', 'Die Verkleidungskiste', 'Aus Alt mach Neu für Kinder', 'Geschwister im Partnerlook'],
  },
  design: {
    name: 'Design',
    boards: ['Logoskizzen', 'Plakatgestaltung', 'Farbpaletten', 'Handlettering', 'Buchcover', 'Verpackungen zum Behalten', 'Icons und Schilder', 'Webdesign', 'Schriftmuster', 'Brandboards', 'Raster und Systeme', 'Design für kleine Studios'],
  },
  'diy-and-crafts': {
    name: 'DIY und Basteln',
    boards: ['Häkeldecken', 'Papierblumen', 'Makramee zum Nachmachen', 'Holzprojekte fürs Wochenende', 'Schnittmuster', 'Kerzen gießen', 'Alte Gläser, neu genutzt', 'Socken stricken', 'Töpfern zu Hause', 'Basteln an Regentagen', 'Selbst gemachte Geschenke', 'Flicken und Stopfen'],
  },
  education: {
    name: 'Bildung',
    boards: ['Klassenzimmer gestalten', 'Leseecken', 'Mathespiele', 'Unterrichtsideen', 'Experimente am Küchentisch', 'Lernzettel', 'Bullet-Journal-Seiten', 'Sprachen lernen', 'Lernen zu Hause', 'Rechtschreibung üben', 'Die erste Schulwoche', 'Ordnung für Lehrkräfte'],
  },
  electronics: {
    name: 'Elektronik',
    boards: ['Schreibtisch-Setups', 'Heimstudio', 'Kameraausrüstung', 'Smarte Beleuchtung', 'Kabel gut verstaut', 'Retrokonsolen', 'Fotografieren mit dem Handy', 'Tastaturen', 'Kopfhörer', 'Ein Server für zu Hause', 'Reparieren statt wegwerfen', 'Technik für unterwegs'],
  },
  entertainment: {
    name: 'Unterhaltung',
    boards: ['Filmabende', 'Brettspiele für zwei', 'Bücher, die ich lesen will', 'Outfits fürs Konzert', 'Filmklassiker', 'Playlists für die Party', 'Filmplakate', 'Puzzleabende', 'Comics und Graphic Novels', 'Podcasts für unterwegs', 'Abende im Theater', 'Spiele für die ganze Familie'],
  },
  'event-planning': {
    name: 'Feste planen',
    boards: ['Gartenfeste', 'Tischdeko zur Babyparty', 'Geburtstagstorten', 'Einladungskarten aus Papier', 'Gastgeschenke', 'Süßes Buffet', 'Sitzpläne', 'Picknick mit Freunden', 'Abschlussfeier', 'Familientreffen', 'Abendessen für zwölf', 'Kindergeburtstag'],
  },
  finance: {
    name: 'Finanzen',
    boards: ['Haushaltsplan für den Monat', 'Spar-Challenges', 'Schulden abbauen', 'Günstig einkaufen', 'Nebenverdienst', 'Notgroschen', 'Altersvorsorge planen', 'Sparen fürs Eigenheim', 'Gute Geldgewohnheiten', 'Familienbudget', 'Steuern einfach erklärt', 'Sparsam leben'],
  },
  'food-and-drinks': {
    name: 'Essen und Trinken',
    boards: ['Schnelles Abendessen', 'Zitronenkuchen', 'Sauerteigbrot', 'Sommersalate', 'Suppenzeit', 'Veganes Mittagessen', 'Kaffee zu Hause', 'Gerichte zum Einfrieren', 'Marmelade und Eingemachtes', 'Essen fürs Picknick', 'Sonntagsbraten', 'Gerichte aus einem Topf'],
  },
  gardening: {
    name: 'Garten',
    boards: ['Kleiner Balkongarten', 'Hochbeete', 'Kräuter im Topf', 'Tomaten anbauen', 'Pflanzen für den Schatten', 'Kompost zu Hause', 'Gartenwege', 'Blumen für Bienen', 'Zimmerpflanzen, die alles überleben', 'Rosen', 'Aussaat Monat für Monat', 'Ein Garten in der Stadt'],
  },
  health: {
    name: 'Gesundheit',
    boards: ['Dehnen am Morgen', 'Yoga zu Hause', 'Gesundes Frühstück', 'Besser schlafen', 'Mehr zu Fuß gehen', 'Meal Prep', 'Krafttraining', 'Atemübungen', 'Gut für den Rücken', 'Ruhige Abende', 'Gewohnheiten, die bleiben', 'Gesunde Snacks'],
  },
  'home-decor': {
    name: 'Wohnen',
    boards: ['Kleine Wohnzimmer', 'Gemütliche Schlafzimmer', 'Stauraum im Flur', 'Offene Regale', 'Farben für die Küche', 'Fliesen fürs Bad', 'Kuschelige Leseplätze', 'Mietwohnung verschönern', 'Sitzplätze am Fenster', 'Vorhänge und Licht', 'Warmer Minimalismus', 'Fundstücke vom Flohmarkt'],
  },
  'mens-fashion': {
    name: 'Herrenmode',
    boards: ['Leinenanzüge', 'Capsule Wardrobe für Herren', 'Wintermäntel', 'Bartfrisuren', 'Lederstiefel', 'Bürooutfits für Herren', 'Lässige Jacken', 'Jeanshemden', 'Anzüge für Hochzeitsgäste', 'Armbanduhren', 'Strick für Herren', 'Gut angezogen bei Hitze'],
  },
  parenting: {
    name: 'Elternsein',
    boards: ['Ideen für Regentage', 'Routinen für Kleinkinder', 'Babyzimmer', 'Trocken werden', 'Gutenachtgeschichten', 'Brotdosen', 'Spielen ohne Bildschirm', 'Die ersten Wochen', 'Aufgaben für Kinder im Haushalt', 'Kleine wählerische Esser', 'Reisen mit Kindern', 'Familientraditionen'],
  },
  quotes: {
    name: 'Zitate und Sprüche',
    boards: ['Worte für den Morgen', 'Sprüche für Lehrkräfte', 'Worte übers Reisen', 'Kurze Gedichte', 'Freundschaft', 'Mut', 'Zitate aus Büchern', 'Geburtstagswünsche', 'Dankbarkeit', 'Worte zur Hochzeit', 'Sprichwörter der Welt', 'Notizen an mich'],
  },
  sport: {
    name: 'Sport',
    boards: ['Laufpläne', 'Trailrunning', 'Schwimmtraining', 'Radtouren', 'Workouts zu Hause', 'Fußballtraining', 'Tennis für den Einstieg', 'Klettern', 'Wintersport', 'Snacks für die Mannschaft', 'Mein erster Halbmarathon', 'Dehnen nach dem Sport'],
  },
  travel: {
    name: 'Reisen',
    boards: ['Ausflüge am Wochenende', 'Bergseen', 'Packlisten', 'Reisen mit dem Zug', 'Städtereisen', 'Inseln und Strände', 'Leben im Camper', 'Roadtrips', 'Reisetagebücher', 'Versteckte Dörfer', 'Europa im Herbst', 'Wandern mit der Familie'],
  },
  vehicles: {
    name: 'Fahrzeuge',
    boards: ['Oldtimer', 'Camper ausbauen', 'Motorradtouren', 'Ordnung in der Garage', 'Elektroautos', 'Rennräder', 'Autopflege', 'Alte Lastwagen', 'Segelboote', 'Lastenräder', 'Autos der Siebziger', 'Werkzeug und Werkbank'],
  },
  wedding: {
    name: 'Hochzeit',
    boards: ['Blumen zur Hochzeit', 'Gedeckte Tische', 'Save-the-Date-Karten', 'Kleine Hochzeiten', 'Hochzeitstorten', 'Scheunenhochzeit', 'Haare der Braut', 'Lieder für den Hochzeitstanz', 'Kleider für Brautjungfern', 'Hochzeit im Winter', 'Ehegelübde und Reden', 'Hochzeit mit kleinem Budget'],
  },
  'womens-fashion': {
    name: 'Damenmode',
    boards: ['Capsule Wardrobe', 'Leinenkleider', 'Herbstlooks', 'Outfits fürs Büro', 'Vintage-Jeans', 'Cardigans und Strick', 'Outfits für Reisen', 'Seidentücher', 'Sommerhüte', 'Stiefeletten', 'Kleider für Hochzeitsgäste', 'Stil ab fünfzig'],
  },
}
