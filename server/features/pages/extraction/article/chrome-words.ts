/**
 * Headings that name a part of the site and not of the page, and headings that name a part of the
 * page without naming its topic: English, German, French, Spanish, Italian, Dutch, Portuguese. Data;
 * each line is the source of a regular expression for a whole heading.
 */

/** A heading that is removed together with everything below it. */
export const CHROME_HEADINGS = [
  '(?:you (?:may|might) (?:also )?(?:like|enjoy)|related|recommended|more|other|similar|latest|recent|popular|trending|top|featured|most (?:read|popular|viewed))(?: (?:for you|searches|posts?|articles?|recipes?|stories|reading|content|news|videos|topics|links|products|pages|stuff|ads|blog stories|like this|from .{1,40}|by .{1,40}|in .{1,40}|on .{1,40}))?',
  "(?:more|read) (?:next|more|also|this next)|what to read next|up next|next (?:post|up)|previous post|see also|keep reading|don(?:’|')?t miss|you(?:’|')?ll also love|try these next|explore more.{0,30}|want more .{1,40}",
  '(?:leave|write|post|add) (?:a |your )?(?:comment|reply|review)(?: .{0,30})?|(?:\\d+ )?(?:comments?|replies|responses|thoughts on .{1,80}|reviews?)|join the (?:conversation|discussion)|reader interactions|cancel reply|what do you think',
  '(?:rate|print|pin|save|share|email|tweet) (?:this|it|the)(?: .{0,40})?|share|sharing|share (?:on|with) .{1,30}|spread the (?:word|love)|did you (?:make|try) (?:this|it)(?: .{0,30})?|follow(?: (?:us|me|along))?(?: .{0,30})?|connect with (?:us|me)|like this',
  "(?:sign up|subscribe|newsletter|join)(?: .{0,50})?|get (?:our|the|my|new) .{0,30}(?:newsletter|inbox|posts|recipes by email).{0,20}|stay (?:in touch|connected|updated)|don(?:’|')?t miss .{0,30}",
  "about (?:the )?(?:author|me|us)|about .{1,40} author|meet .{1,30}|written by .{1,50}|author|hi,? i(?:’|')?m .{1,30}|contact(?: us)?|search|search (?:this|the) .{1,20}|categories|tags|archives?|navigation|menu|footer|primary sidebar|site ?map|filed under|advertisement|sponsored(?: .{0,20})?|disclaimer|disclosure",
  '(?:no|your|our) (?:matches|results|search)(?: .{1,60})?|search results.{0,60}|(?:error )?404.{0,40}|page not found|keine (?:treffer|ergebnisse).{0,60}|suchergebnisse.{0,60}|seite nicht gefunden|aucun résultat.{0,60}|sin resultados.{0,60}|(?:we value |your )privacy.{0,40}|(?:this (?:site|website) uses |we use )?cookies.{0,40}',
  'table of contents|contents|in this (?:article|post|guide)|jump to.{0,40}|on this page|skip to .{1,30}',
  '(?:das )?(?:könnte|dürfte) (?:dir|dich|ihnen|sie|euch) (?:auch )?(?:gefallen|interessieren).{0,20}|ähnliche .{1,30}|(?:mehr|weitere|verwandte|neueste|beliebte|passende|aktuelle) (?:zum thema|rezepte|artikel|beiträge|themen|links|ideen|meldungen|nachrichten|von .{1,30}|aus .{1,30})|mehr (?:lesen|dazu)|auch interessant|lesen sie auch|das interessiert sie auch|(?:\\d+ )?kommentare?(?: .{0,20})?|(?:hinterlass|schreib)(?:e|en sie)? .{0,20}(?:kommentar|antwort).{0,20}|teilen(?: .{0,20})?|(?:diesen? )?(?:artikel|beitrag|rezept) (?:teilen|bewerten|drucken)|newsletter.{0,30}|inhalt(?:sverzeichnis)?|über (?:mich|uns|den autor|die autorin)|folge (?:mir|uns).{0,20}|schlagw(?:ö|o)rter|kategorien|suche|werbung|anzeige|impressum',
  "(?:vous (?:aimerez|pourriez) (?:aussi|aimer).{0,30}|à lire aussi|(?:articles?|recettes?|sujets) (?:similaires|liés|associés|récents|recommandés)|sur le même (?:thème|sujet)|plus d(?:e|’|').{1,30}|(?:\\d+ )?commentaires?(?: .{0,20})?|laisse[rz] un (?:commentaire|avis)|partage[rz](?: .{0,30})?|newsletter.{0,30}|abonne[rz].{0,40}|inscri(?:vez|s|ption).{0,40}|sommaire|table des matières|à propos(?: .{0,30})?|suivez[- ]nous.{0,20}|mots[- ]clés|catégories|rechercher|publicité)",
  '(?:(?:también )?te (?:puede|podría) (?:interesar|gustar).{0,20}|(?:artículos|recetas|entradas|noticias|contenidos?) (?:relacionad[oa]s?|similares|recientes|recomendad[oa]s?)|más (?:recetas|artículos|noticias|información).{0,30}|lee también|(?:\\d+ )?comentarios?|deja(?:r)? (?:un|tu) (?:comentario|respuesta).{0,20}|comparte?(?:ir)?(?: .{0,30})?|suscríbete.{0,30}|boletín.{0,20}|índice(?: de contenidos?)?|tabla de contenidos?|sobre (?:mí|nosotros|el autor|la autora)|síguenos.{0,20}|etiquetas|categorías|buscar|publicidad)',
  "(?:(?:ti )?potrebbe(?:ro)? (?:anche )?(?:interessar(?:ti|e)|piacerti).{0,20}|leggi anche|(?:articoli|ricette|post) (?:correlat[ie]|simili|recenti|consigliat[ie])|altre ricette.{0,30}|(?:\\d+ )?commenti|lascia un commento.{0,20}|condividi(?: .{0,20})?|iscriviti.{0,30}|indice(?: dei contenuti)?|sommario|chi (?:sono|siamo)|l(?:’|')autore|seguici.{0,20}|categorie|cerca|pubblicità)",
  '(?:(?:misschien|dit) (?:vind je|is) (?:ook )?.{0,20}|lees ook|(?:gerelateerde?|vergelijkbare|recente|meer) (?:artikelen|recepten|berichten|nieuws).{0,20}|ook lekker|(?:\\d+ )?reacties?|(?:geef|laat|plaats) een reactie.{0,20}|delen?(?: op .{0,20})?|nieuwsbrief.{0,20}|schrijf je in.{0,30}|inhoudsopgave|over (?:mij|ons|de auteur)|volg (?:ons|mij).{0,20}|zoeken|advertentie)',
  '(?:(?:você )?(?:também )?(?:pode|vai) gostar.{0,20}|leia (?:também|mais)|veja também|(?:artigos|receitas|posts|notícias) (?:relacionad[oa]s|semelhantes|recentes)|mais (?:receitas|notícias|lidas).{0,20}|(?:\\d+ )?comentários?|deixe (?:um|seu) comentário.{0,20}|compartilh(?:e|ar).{0,20}|partilh(?:e|ar).{0,20}|inscreva-se.{0,30}|assine.{0,30}|sumário|sobre (?:mim|nós|o autor|a autora)|siga[- ]nos.{0,20}|categorias|buscar|publicidade)',
]

/** A real part of the page whose heading says nothing about what the page is about. */
export const TOPICLESS_HEADINGS = [
  "(?:reasons )?why (?:you(?:’|')?(?:ll| will)?|we|i) (?:.{0,12} )?love (?:this|these|it|them)(?: .{0,40})?|what makes this .{0,40}",
  'introduction|overview|conclusion|summary|final thoughts|the bottom line|notes?|(?:recipe )?tips?(?: (?:and|&) (?:tricks|notes))?|faqs?|frequently asked questions|q ?& ?a|video|photos?|equipment|nutrition(?: .{0,30})?|ingredients|instructions|directions|method',
  'warum (?:du|ihr|wir|sie) .{0,40}(?:lieben|mögen) .{0,20}|einleitung|fazit|zusammenfassung|tipps?(?: (?:und|&) tricks)?|notizen|anmerkungen|häufige fragen|zutaten|zubereitung|anleitung|nährwerte?.{0,20}',
  'pourquoi (?:vous|on|j).{0,40}(?:aimer|adorer|aime|adore).{0,30}|introduction|conclusion|en résumé|astuces?|conseils?|remarques?|ingrédients|préparation|instructions|questions fréquentes',
  'por qué (?:te|nos|me) .{0,40}|introducción|conclusión|resumen|consejos?|notas?|ingredientes|preparación|instrucciones|elaboración|preguntas frecuentes',
  'perché (?:ti|vi|ci) .{0,40}|introduzione|conclusion[ei]|consigli|note|ingredienti|preparazione|procedimento|domande frequenti',
  'waarom (?:je|jij|wij) .{0,40}|inleiding|conclusie|tips?|ingrediënten|bereiding(?:swijze)?|veelgestelde vragen',
  'por que (?:você|vai) .{0,40}|introdução|conclusão|dicas?|notas?|ingredientes|preparação|modo de preparo|perguntas frequentes',
]
