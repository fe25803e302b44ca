// Messages of the Escalation expansion, in Italian.
import type * as english from '../../../en/rulesets/escalation/messages.ts';
import type { Translation } from '../../../translation.ts';

export const game = {
  name: 'Escalation',
  text: 'L’espansione: astronavi di tre taglie, una flotta per tutti, 32 tecnologie, 21 pianeti, scenari e un quinto giocatore.',
} as const satisfies Translation<typeof english.game>;

export const switches = {
  scenarios: {
    name: 'Scenari',
    off: 'Tutti cominciano allo stesso modo.',
    random: 'A ogni giocatore tocca uno scenario, con un mazzo e un inizio propri.',
    chosen: 'I giocatori scelgono a turno il proprio scenario, davanti a tutti.',
  },
  scenarioPromos: {
    name: 'Scenari promozionali',
    off: 'Solo quelli della scatola.',
    on: 'Se ne aggiungono cinque.',
  },
  escalationErrata: {
    name: 'Testi e tabellone successivi',
    both: 'Testi successivi di quattro carte, e simboli per le pile vuote di Esplorazione e Guerra.',
    cards: 'Solo i testi successivi delle carte.',
    display: 'Solo il tabellone successivo.',
    none: 'Come stampati nel 2011.',
  },
  escalationEnd: {
    name: 'Dopo che la fine è decisa',
    'full-round-more': 'Si finisce il giro e se ne gioca ancora uno intero.',
    'this-round': 'La partita finisce con il giro.',
  },
  startPlanetChoice: {
    name: 'Pianeti iniziali di Escalation',
    'old-and-new': 'Ciascuno ne tiene in segreto uno fra un vecchio e un nuovo.',
    'old-only': 'Quelli vecchi, a caso.',
  },
  promoPlanets: {
    name: 'Pianeti promozionali',
    off: 'Non si usano.',
    on: 'Due entrano nel mazzo, uno fra i pianeti iniziali.',
  },
  slotsArrive: {
    name: 'Spazi per astronavi',
    full: 'Arrivano con le loro astronavi.',
    empty: 'Arrivano vuoti e si riempiono all’inizio del tuo turno.',
  },
  turnedBackFleet: {
    name: 'Flotta riportata indietro da un Ordine Naturale',
    'stays-basic': 'Resta di base.',
    'improves-again': 'Si può migliorare di nuovo.',
  },
  coloniesMove: {
    name: 'Colonie con una Nave Coloniale',
    'before-settling': 'Si possono spostare prima di stabilirsi su un pianeta.',
    'in-every-colonize':
      'Si possono spostare anche ogni volta che guidi o segui Colonizzazione, e dopo Terraformazione.',
  },
  mobilizationAttacks: {
    name: 'Mobilitazione con più fasi Ruolo',
    once: 'Attacchi dopo una di esse.',
    'after-each-role': 'Attacchi dopo ognuna.',
  },
  methodBought: {
    name: 'Metodo Scientifico appena preso',
    'at-once': 'Ti dà una seconda tecnologia nello stesso ruolo.',
    'next-role': 'Vale dal ruolo successivo.',
  },
  sameAction: {
    name: 'Azione di pianeta, flotta o permanente',
    again: 'Si può usare ancora nello stesso turno.',
    'once-a-turn': 'Una volta per turno.',
  },
  scenarioStart: {
    name: 'Pianeti iniziali degli scenari',
    'face-down': 'Coperti.',
    'face-up': 'Scoperti fin dall’inizio.',
  },
  committeeHand: {
    name: 'Prima mano con un Comitato di Controllo',
    five: 'Cinque carte.',
    six: 'Sei carte.',
  },
  incentivesRole: {
    name: 'Fase Ruolo dei Grandi Incentivi',
    mandatory: 'È obbligatoria.',
    optional: 'Si può rifiutare.',
  },
  marketInColonize: {
    name: 'Mercato Nero in Colonizzazione',
    colonies: 'Le risorse diventano colonie.',
    nothing: 'Le risorse non servono.',
  },
  takenSlots: {
    name: 'Spazi vuoti per astronavi di un pianeta conquistato',
    'next-turn': 'Si riempiono all’inizio del tuo prossimo turno.',
    'at-once': 'Si riempiono subito.',
  },
  contractTrades: {
    name: 'Risorsa venduta a un Contratto Militare',
    off: 'Non è un commercio.',
    on: 'È un commercio: contano Specializzazione e Mercati Diversificati.',
  },
  tieShips: {
    name: 'Astronavi in caso di parità',
    fighters: 'Solo i caccia.',
    all: 'Quelle di ogni taglia.',
  },
  utopianType: {
    name: 'Pianeti utopici',
    any: 'Valgono come pianeta di qualsiasi tipo.',
    owned: 'Valgono come un tipo di cui hai un altro pianeta.',
  },
  reconShuffles: {
    name: 'Mazzo esaminato',
    off: 'Mantiene l’ordine sotto la carta scelta.',
    on: 'Si mescola sotto la carta scelta.',
  },
  lateIncentives: {
    name: 'Grandi Incentivi dopo la fase Ruolo',
    'role-follows': 'Una fase Ruolo segue la fase Azione.',
    nothing: 'Non si possono giocare.',
  },
  politicsCards: {
    name: 'Carte Politica degli scenari',
    'in-the-box': 'Solo quelle della scatola; gli ultimi mazzi possono restarne senza.',
    'as-listed': 'Ogni mazzo ha tutte le sue.',
  },
  takingNothing: {
    name: 'Seguire Ricerca senza simboli e non prendere nulla',
    follows: 'Hai seguito e non peschi.',
    draws: 'Peschi come se avessi dissentito.',
  },
} as const satisfies Translation<typeof english.switches>;

export const shipNames = {
  fighter: 'caccia',
  destroyer: 'cacciatorpediniere',
  battlecruiser: 'incrociatore',
} as const satisfies Translation<typeof english.shipNames>;

export const cards = {
  'peace-treaty': {
    name: 'Trattato di Pace',
    text: 'Ogni volta che dissenti da un ruolo Guerra prendi 1 influenza.',
  },
  'freedom-of-trade': {
    name: 'Libertà di Commercio',
    text: 'Due simboli Commercio. Puoi seguire Produzione come Commercio, e viceversa.',
  },
  'double-time': { name: 'Doppio Passo', text: 'Hai altre 2 Azioni in questa fase Azione.' },
  'scientific-discovery': {
    name: 'Scoperta Scientifica',
    text: 'Prendi una tecnologia che costa fino a 3, gratis e senza pianeti. Poi hai 1 Azione in più.',
  },
  'soldiers-of-fortune': {
    name: 'Soldati di Ventura',
    text: 'Paga un cacciatorpediniere e prendi 3 influenza.',
  },
  'scientific-method': {
    name: 'Metodo Scientifico',
    text: 'Guidando Ricerca puoi prendere due tecnologie, con altri simboli e pianeti.',
  },
  'defense-contract': {
    name: 'Contratto Militare',
    text: 'Una volta in ogni tuo turno puoi scartare una risorsa o un caccia e prendere 1 influenza.',
  },
  'industrial-espionage': {
    name: 'Spionaggio Industriale',
    text: 'Ogni avversario che ha influenza ne restituisce 1 alla riserva. Poi ne prendi 1.',
  },
  biosphere: { name: 'Biosfera', text: 'Due spazi, ciascuno per una risorsa di qualsiasi tipo.' },
  'specialized-production': {
    name: 'Produzione Mirata',
    text: 'Scegli un tipo di risorsa. Prendi 1 influenza per ognuna di quel tipo che produci in questo turno.',
  },
  'spoils-of-war': {
    name: 'Bottino di Guerra',
    text: 'Produci fino a una risorsa per ogni caccia del tuo Impero.',
  },
  'black-market': {
    name: 'Mercato Nero',
    text: 'Quando guidi o segui un ruolo, ogni risorsa che scarti vale un suo simbolo.',
  },
  'colony-ship': {
    name: 'Nave Coloniale',
    text: 'Contiene colonie, anche da spostare. Una volta a turno aggiungi una carta con Colonizzazione.',
  },
  'natural-order': {
    name: 'Ordine Naturale',
    text: 'Rimuovi dal gioco una tecnologia permanente di un Impero qualsiasi. Chi la possedeva prende 2 influenza.',
  },
  'thorough-survey': {
    name: 'Esplorazione Accurata',
    text: 'In un’Esplorazione puoi guardare 2 pianeti in meno e tenerne 1 in più.',
  },
  'deep-space-probes': {
    name: 'Sonde Spaziali',
    text: 'Guarda tutto il mazzo dei pianeti e metti un pianeta in cima. Hai 1 Azione in più.',
  },
  'destroyer-technology': {
    name: 'Tecnologia Navale',
    text: 'Raccogli 2 cacciatorpediniere.',
  },
  'wealth-of-knowledge': {
    name: 'Ricchezza del Sapere',
    text: 'Le carte ruolo Esplorazione potenziano ogni ruolo che guidi, con 1 simbolo ciascuna.',
  },
  'warfare-technology': {
    name: 'Tecnologia Bellica',
    text: 'Quando guidi o segui Ricerca, ogni caccia che scarti vale un simbolo.',
  },
  'tour-de-force': {
    name: 'Prova di Forza',
    text: 'Raccogli 1 cacciatorpediniere e 2 caccia. Dopo ogni fase Ruolo di questo turno puoi attaccare un pianeta.',
  },
  'elevated-incentives': {
    name: 'Grandi Incentivi',
    text: 'Hai una fase Ruolo in più in questo turno.',
  },
  synthesize: {
    name: 'Sintesi',
    text: 'Guarda tutto il tuo mazzo, metti una carta in cima e pesca 1 carta. Hai 1 Azione in più.',
  },
  annex: {
    name: 'Annessione',
    text: 'Attacca un pianeta coperto di un avversario, al tuo costo. Il pianeta è tuo; chi lo possedeva prende 2 influenza.',
  },
  'oversight-committee': {
    name: 'Comitato di Controllo',
    text: 'Mano +1. Azione: pesca 2 carte, poi rimuovi dal gioco fino a 2 carte.',
  },
  'military-campaign': {
    name: 'Campagna Militare',
    text: 'Paga un incrociatore e caccia pari al costo di un pianeta altrui e prendilo (a lui 2).',
  },
  'well-oiled-machine': {
    name: 'Macchina Oliata',
    text: 'Una volta in ogni tuo turno puoi avere una fase Ruolo in più.',
  },
  'elite-squadron': {
    name: 'Squadrone Scelto',
    text: 'Un cacciatorpediniere e due caccia, che tornano all’inizio di ogni tuo turno.',
  },
} as const satisfies Translation<typeof english.cards>;

export const events = {
  use: {
    planet: { you: 'Usi {planet}.', they: '{name} usa {planet}.' },
    card: { you: 'Usi {card}.', they: '{name} usa {card}.' },
    fleet: { you: 'Usi la tua flotta.', they: '{name} usa la propria flotta.' },
  },
  ships: { you: 'Ottieni {ships}.', they: '{name} ottiene {ships}.' },
  'pay-ships': { you: 'Paghi {ships}.', they: '{name} paga {ships}.' },
  attackWith: {
    you: 'Attacchi {planet} con {ships}.',
    they: '{name} attacca {planet} con {ships}.',
  },
  replenish: {
    you: 'Tornano nei tuoi spazi: {ships}.',
    they: 'Tornano negli spazi di {name}: {ships}.',
  },
  'spend-card': {
    you: 'Scarti {card} come {goods}.',
    they: '{name} scarta {card} come {goods}.',
  },
  'spend-resource': {
    you: 'Scarti {resource} da {planet}.',
    they: '{name} scarta {resource} da {planet}.',
  },
  aboard: {
    you: 'Metti {card} sulla Nave Coloniale come {n} {n:colonia|colonie}.',
    they: '{name} mette {card} sulla Nave Coloniale come {n} {n:colonia|colonie}.',
  },
  fleet: {
    improved: { you: 'La tua flotta è migliorata.', they: 'La flotta di {name} è migliorata.' },
    basic: { you: 'La tua flotta torna di base.', they: '{name} torna alla flotta di base.' },
  },
  capture: {
    annexed: {
      other: {
        you: 'Annetti {planet} di {owner}.',
        they: '{name} annette {planet} di {owner}.',
        yours: '{name} annette {planet}, che era tuo.',
      },
    },
    takenOver: {
      other: {
        you: 'Conquisti {planet} di {owner}.',
        they: '{name} conquista {planet} di {owner}.',
        yours: '{name} conquista {planet}, che era tuo.',
      },
    },
  },
  'remove-permanent': {
    own: {
      you: 'Rimuovi dal gioco la tua carta {card}.',
      they: '{name} rimuove dal gioco {card}.',
    },
    other: {
      you: 'Rimuovi dal gioco {card} di {owner}.',
      they: '{name} rimuove dal gioco {card} di {owner}.',
      yours: '{name} rimuove dal gioco la tua carta {card}.',
    },
  },
  'return-influence': {
    you: 'Restituisci {n} influenza.',
    they: '{name} restituisce {n} influenza.',
  },
  recon: {
    planets: {
      you: 'Guardi tutto il mazzo dei pianeti.',
      they: '{name} guarda tutto il mazzo dei pianeti.',
    },
    own: { you: 'Guardi tutto il tuo mazzo.', they: '{name} guarda tutto il proprio mazzo.' },
    planetOnTop: {
      you: 'Metti un pianeta in cima al mazzo.',
      they: '{name} mette un pianeta in cima al mazzo.',
    },
    cardOnTop: {
      you: 'Metti una carta in cima al tuo mazzo.',
      they: '{name} mette una carta in cima al proprio mazzo.',
    },
  },
  'more-role': {
    you: 'Hai una fase Ruolo in più.',
    they: '{name} ha una fase Ruolo in più.',
  },
  'move-colony': {
    you: 'Sposti {card} da {from} a {to}.',
    they: '{name} sposta {card} da {from} a {to}.',
  },
  scenario: {
    you: 'Scegli uno scenario: {scenario}.',
    they: '{name} sceglie uno scenario: {scenario}.',
  },
  'start-planet': {
    you: 'Tieni {planet} e rimetti {away} nella scatola.',
    they: '{name} sceglie un pianeta iniziale.',
  },
  'start-planets': 'I pianeti iniziali sono al loro posto.',
} as const satisfies Translation<typeof english.events>;

export const shipCounts = {
  fighter: '{n} {n:caccia|caccia}',
  destroyer: '{n} {n:cacciatorpediniere|cacciatorpediniere}',
  battlecruiser: '{n} {n:incrociatore|incrociatori}',
} as const satisfies Translation<typeof english.shipCounts>;

export const nothing = {
  ships: 'Non hai le astronavi che servono.',
  permanent: 'Non c’è nessun permanente in gioco e nessuna flotta migliorata.',
} as const satisfies Translation<typeof english.nothing>;

export const explanations = {
  'needs-ships': '{need:Serve|Servono} {ships}. Ne hai {have}.',
  'no-action-here': 'Non ha un’Azione.',
  'face-down': 'La sua Azione è tua quando il pianeta è scoperto.',
  'used-already': 'È già servito in questo turno.',
  'has-battlecruiser': 'Hai già un incrociatore, e nessuno può averne due.',
  'never-settled': 'Sui pianeti ostili non ci si stabilisce: si possono solo attaccare.',
  'needs-symbols-or-ships':
    'Costa {need} {need:simbolo|simboli} Ricerca oppure {ships}. Hai {have} {have:simbolo|simboli}.',
} as const satisfies Translation<typeof english.explanations>;

export const outcomes = {
  attackWith: 'Attacca {planet} con {ships}: +{n}',
  forBattlecruiser: 'Cedi il tuo incrociatore (−{lost}) per {planet} (+{n})',
  losesBattlecruiser: '{what} (−{lost} per l’incrociatore)',
  takeFor: 'Prendi {card} per {ships}',
  takeForScores: 'Prendi {card} per {ships}: +{n}',
  payCards: 'Paga: {n} {n:carta|carte}, il resto in astronavi',
  upgrade: 'migliora la flotta',
  orUpgrade: '{what}, oppure {fleet}',
  payAll: 'Paga {ships}',
  uses: { 'oversight-committee': 'Comitato di Controllo: pesca 2, rimuovi 0–2' },
} as const satisfies Translation<typeof english.outcomes>;

export const reasons = {
  costsShips: 'Si conquista con {ships}.',
  costsShipsOrColonies: 'Si conquista con {colonies} {colonies:colonia|colonie} o {ships}.',
  'ships-ready': 'Hai le astronavi per attaccare un pianeta.',
  builds: 'Ti dà {ships}.',
  battlecruiser:
    'Un incrociatore vale {influence} influenza finché lo tieni, e rende più facile attaccare i pianeti.',
  'spends-battlecruiser': 'Spende l’incrociatore e la sua influenza: {influence}.',
  'owner-gains': 'Il suo proprietario riceve {influence} influenza.',
  'improves-fleet':
    'Con la flotta migliorata 2 caccia diventano un cacciatorpediniere, quante volte vuoi.',
  'turns-fleet-back': 'La flotta del suo proprietario torna semplice, per sempre.',
  pays: 'Richiede {ships}, e nessun simbolo.',
  'keeps-ships': 'Le tue astronavi restano per dopo.',
  'keeps-cards': 'Le tue carte restano in mano.',
  'keeps-more': 'Tieni un pianeta in più.',
  'looks-at-more': 'Scegli fra più pianeti.',
  'more-role': 'Guidi un ruolo in più, e prendi una carta in più.',
  colony: 'È una colonia che non costa un’Azione.',
  'moves-colony': 'Con colonie prese altrove puoi stabilirti su un pianeta.',
  'follows-as': 'Segui con i tuoi simboli {role}.',
  'takes-planet': '{planet} diventa tuo: {influence} influenza.',
  'takes-unknown-planet': 'Un pianeta di qualcun altro diventa tuo.',
  'takes-away': 'Il suo proprietario perde {card}, che vale {influence} influenza.',
  'card-on-top': 'La prossima carta che peschi è {card}.',
  'planet-on-top': 'La prossima Esplorazione trova {planet}.',
  'planet-action': '{planet} può farlo a ogni turno: {text}.',
  'start-planet': '{planet}: {facts}.',
} as const satisfies Translation<typeof english.reasons>;

export const aftermath = {
  moments: {
    capture: { you: 'Hai preso {planet} a un altro', they: '{name} ha preso {planet} a un altro' },
    battlecruiser: {
      you: 'Hai costruito un incrociatore',
      they: '{name} ha costruito un incrociatore',
    },
    peace: {
      you: 'La pace ti ha portato {n} di influenza',
      they: 'La pace ha portato a {name} {n} di influenza',
    },
    reparations: {
      you: 'Hai avuto {n} di influenza per ciò che ti è stato preso',
      they: '{name} ha avuto {n} di influenza per ciò che ha perso',
    },
  },
  advice: {
    small: {
      what: 'Costruisci astronavi più grandi',
      why: 'Ti sono rimasti {n} caccia. Con un’Azione la flotta ne fa cacciatorpediniere.',
    },
    cruiser: {
      what: 'Costruisci il tuo incrociatore',
      why: 'Avevi i cacciatorpediniere, e bastava un’Azione: {n} di influenza in più.',
    },
  },
  nearly: {
    cruiser: 'Due cacciatorpediniere potevano diventare un incrociatore: {n} di influenza in più',
  },
  numbers: { captured: 'Pianeti presi ad altri', built: 'Astronavi grandi costruite' },
} as const satisfies Translation<typeof english.aftermath>;

export const recap = {
  used: 'ha usato {what}',
  fleet: 'la flotta',
  improved: 'flotta migliorata',
  destroyers: '+{n} {n:cacciatorpediniere|cacciatorpediniere}',
  battlecruisers: '+{n} {n:incrociatore|incrociatori}',
} as const satisfies Translation<typeof english.recap>;

export const previews = {
  shipsToo: 'Con le tue astronavi puoi comunque prendere una tecnologia o migliorare la flotta.',
} as const satisfies Translation<typeof english.previews>;

export const influenceSources = {
  peace: 'pace',
  reparations: 'riparazioni',
} as const satisfies Translation<typeof english.influenceSources>;

export const scenarioNames = {
  'scorched-earth': 'Terra Bruciata',
  'fertile-ground': 'Terreno Fertile',
  streamlined: 'Snello',
  explorer: 'Esploratore',
  'artificial-intelligence': 'Intelligenza Artificiale',
  imperialism: 'Imperialismo',
  warmonger: 'Guerrafondaio',
  'scientific-discovery': 'Scoperta Scientifica',
  biosphere: 'Biosfera',
  'colony-ship': 'Nave Coloniale',
  destroyer: 'Cacciatorpediniere',
  battlecruiser: 'Incrociatore',
  'knowledge-is-power': 'Sapere È Potere',
  'black-market': 'Mercato Nero',
  'arms-dealer': 'Mercante d’Armi',
  'spoils-of-war': 'Bottino di Guerra',
  abundance: 'Abbondanza',
  overseer: 'Sorvegliante',
  mobilized: 'Mobilitato',
  'war-path': 'Sentiero di Guerra',
  'bountiful-harvest': 'Raccolto Generoso',
  terraformer: 'Terraformatore',
  'network-admin': 'Amministratore di Rete',
} as const satisfies Translation<typeof english.scenarioNames>;

export const decisions = {
  redistribute: 'Sposti colonie?',
  'move-colony': 'Dove va la colonia?',
  build: 'Costruisci un altro cacciatorpediniere per 2 caccia?',
  'name-produced': 'Scegli una risorsa.',
  'take-technology': 'Quale tecnologia prendi gratis?',
  'remove-permanent': 'Quale tecnologia permanente esce dal gioco?',
  'recon-planets': 'Quale pianeta metti in cima al mazzo?',
  'recon-deck': 'Quale carta metti in cima al tuo mazzo?',
  annex: 'Quale pianeta annetti?',
  'survey-depth': 'Guardi 2 pianeti in meno e ne tieni 1 in più?',
  'one-more-role': 'Vuoi una fase Ruolo in più?',
  'start-planet': 'Quale pianeta iniziale tieni?',
  'choose-scenario': 'Quale scenario giochi?',
  'pay-ships': 'Paghi {ships}. Quali carte scarti al loro posto?',
} as const satisfies Translation<typeof english.decisions>;

export const done = {
  redistribute: 'Non spostare altre colonie',
  build: 'Non costruire altro',
  'survey-depth': 'Guardali tutti',
  'one-more-role': 'Nessun altro ruolo',
  'pay-ships': 'Paga con astronavi',
  annex: 'Non annettere',
  'produce-or-trade': 'Né l’uno né l’altro',
} as const satisfies Translation<typeof english.done>;

export const options = {
  'use-fleet': {
    basic: 'Flotta: trasforma 3 caccia in un cacciatorpediniere',
    improved: 'Flotta: costruisci cacciatorpediniere per 2 caccia l’uno',
    battlecruiser: 'Flotta: trasforma 2 cacciatorpediniere in un incrociatore',
  },
  'use-planet': 'Usa {planet}: {text}',
  'use-card': 'Usa {card}: {text}',
  'sell-card': 'Scarta {card} per 1 influenza',
  'add-colony': 'Aggiungi {card} come colonia',
  'recon-card': 'Metti in cima {card}',
  'buy-with-ships': 'Prendi {card} per {ships}',
  'upgrade-symbols': 'Migliora flotta: 3 simboli',
  'upgrade-ships': 'Migliora flotta: 3 caccia',
  'follow-other': 'Segui come {role}',
  'more-role': 'Prendi una fase Ruolo in più',
  'keep-two': 'Guardane meno, tienine uno in più',
  'spend-fighter': 'Scarta un caccia per un simbolo',
  'sell-fighter': 'Scarta un caccia per 1 influenza',
  build: 'Costruiscine un altro',
  'spend-card': 'Scarta {card} come {ships}',
  'spend-card-symbol': 'Scarta {card} per un simbolo',
  'spend-resource': 'Scarta {resource} di {planet} per un simbolo',
  'sell-resource': 'Scarta {resource} di {planet} per 1 influenza',
  attackWith: 'Attacca {planet} con {ships}',
  'trade-card': 'Commercia {card} come {goods}',
  'attack-with-battlecruiser': 'Attacca {planet} con il solo incrociatore',
  annex: 'Annetti {planet} di {owner} con {ships}',
  'annex-with-battlecruiser': 'Annetti {planet} di {owner} con il solo incrociatore',
  'take-over': 'Conquista {planet} di {owner} con un incrociatore e {ships}',
  'recon-planet': 'Metti in cima {planet}',
  'remove-permanent': { own: 'Rimuovi la tua carta {card}', other: 'Rimuovi {card} di {owner}' },
  'break-fleet': {
    own: 'Riporta indietro la tua flotta migliorata',
    other: 'Riporta indietro la flotta migliorata di {owner}',
  },
  'start-planet': 'Tieni {planet}',
  scenario: 'Gioca {scenario}',
  'move-colony': 'Sposta {card} da {from}',
  aboard: 'Metti {card} sulla Nave Coloniale',
} as const satisfies Translation<typeof english.options>;

export const piece = {
  held: {
    goods: 'Contiene {list}.',
    noGoods: 'I suoi spazi sono vuoti.',
    colonies: 'A bordo: {n} {n:colonia|colonie} ({list}).',
    noColonies: 'Nessuna colonia a bordo.',
    ships: 'Qui ci sono {list}.',
    noShips: 'Le sue astronavi sono spese fino al prossimo turno di chi le ha.',
  },
  shipCosts: '{ships} o {colonies} {colonies:colonia|colonie}',
  neverSettled: '{ships}, non colonizzabile',
  diverseCost: 'costa {symbols} {symbols:simbolo|simboli} Ricerca e un pianeta di ogni tipo',
  ship: 'Nave Coloniale',
  anyGoods: 'risorsa',
  token:
    'Una risorsa del Mercato Nero: 1 colonia, che torna nella riserva quando il suo pianeta si scopre.',
  colonyGoods: 'colonia',
  secondSlot: '{resource}, sopra',
  otherPlanet: 'e un pianeta di un altro tipo',
  shipCost: 'oppure {ships}',
  icons: 'si può scartare come {list}',
  planetAction: 'Azione: {text}',
  peace: '1 influenza ogni volta che dissenti da Guerra',
  dock: 'un caccia torna a ogni turno',
  category: {
    bustling: 'animato',
    civilized: 'civile',
    hostile: 'ostile',
  },
  backLabelShip: '{type} {category}',
  scenario: {
    deck: 'Mazzo: {list}.',
    inPlay: 'In gioco: {list}.',
    battlecruiser: 'Una flotta migliorata e un incrociatore.',
    doubleSlots: 'Ogni spazio dei tuoi pianeti contiene 2 risorse.',
    start: 'Pianeta iniziale: {planet}.',
  },
  fleet: {
    basic: {
      name: 'Flotta',
      text: 'Come Azione: 3 caccia diventano un cacciatorpediniere, o 2 cacciatorpediniere il tuo incrociatore. Finché hai un incrociatore i pianeti ti costano 1 caccia in meno.',
    },
    improved: {
      name: 'Flotta migliorata',
      text: 'Come Azione: quante volte vuoi 2 caccia diventano un cacciatorpediniere, o 2 cacciatorpediniere il tuo incrociatore. Finché hai un incrociatore i pianeti ti costano 2 caccia in meno; oppure paga il solo incrociatore per un pianeta qualsiasi.',
    },
    broken: {
      name: 'Flotta riportata indietro',
      text: 'Come Azione: 3 caccia diventano un cacciatorpediniere, o 2 cacciatorpediniere il tuo incrociatore. Non si può più migliorare.',
    },
  },
} as const satisfies Translation<typeof english.piece>;

export const glossary = {
  ship: {
    term: 'Astronavi',
    text: 'Caccia, cacciatorpediniere e incrociatori. Non valgono l’uno per l’altro.',
  },
  destroyer: {
    term: 'Cacciatorpediniere',
    text: 'L’astronave di media taglia. Paga i pianeti animati e ostili e le tecnologie di livello 2.',
  },
  battlecruiser: {
    term: 'Incrociatore',
    text: 'L’astronave più grande, al massimo uno per giocatore. In gioco vale 2 influenza e rende i pianeti meno cari; paga i pianeti civili e le tecnologie di livello 3.',
  },
  fleet: {
    term: 'Flotta',
    text: 'Una tessera che hanno tutti. Come Azione trasforma astronavi in più grandi. Ricerca la migliora per 3 simboli o 3 caccia.',
  },
  scenario: {
    term: 'Scenario',
    text: 'Un inizio tutto tuo: un altro mazzo, tecnologie, un pianeta iniziale.',
  },
  replenishing: {
    term: 'Spazio che si riempie',
    text: 'La sua astronave si spende come le altre e torna all’inizio del turno di chi la possiede.',
  },
  icon: {
    term: 'Icona su una carta',
    text: 'Puoi scartare la carta dalla mano come quell’astronave o quella risorsa.',
  },
  bustling: {
    term: 'Pianeta animato',
    text: 'Costa un cacciatorpediniere o 4 colonie, e ha un’Azione.',
  },
  civilized: {
    term: 'Pianeta civile',
    text: 'Costa un incrociatore o 4 colonie, e dà 1 influenza ogni volta che chi lo possiede dissente da Guerra.',
  },
  hostile: {
    term: 'Pianeta ostile',
    text: 'Costa un cacciatorpediniere, non ci si può stabilire, e ha uno spazio in cui torna un caccia.',
  },
  prestige: {
    term: 'Prestigio',
    text: 'Un genere di pianeta iniziale. Non è Avanzato, Fertile o Metallico: è un tipo a sé.',
  },
  utopian: { term: 'Utopico', text: 'Un pianeta che vale per uno qualsiasi dei tre tipi.' },
  diverse: {
    term: 'Misto',
    text: 'Tecnologie che richiedono un pianeta di ciascuno dei tre tipi.',
  },
} as const satisfies Translation<typeof english.glossary>;

export const tips = {
  anySlot: {
    term: 'Spazio per qualsiasi risorsa',
    text: 'Producendo qui ottieni la risorsa che scegli.',
  },
  dock: {
    term: 'Caccia che torna',
    text: 'Si spende come gli altri e torna all’inizio del turno di chi lo possiede.',
  },
  shipCost: {
    term: 'Costo in astronavi',
    text: 'In un ruolo Ricerca queste astronavi possono pagarla al posto dei simboli. I pianeti servono comunque.',
  },
  planetAction: {
    term: 'Azione di un pianeta',
    text: 'Si usa al posto di una carta nella fase Azione.',
  },
  neverSettled: {
    term: 'Non ci si può stabilire',
    text: 'Solo un attacco scopre un pianeta ostile.',
  },
} as const satisfies Translation<typeof english.tips>;

export const lessons = {
  of: {
    ships: {
      title: 'Astronavi e flotta',
      about: 'Costruisci un cacciatorpediniere e conquista un pianeta animato.',
      done: 'Terra Prime è tuo, e il fulmine ricorda che cosa sa fare: d’ora in poi puoi usare la sua Azione al posto di una carta. Due cacciatorpediniere diventerebbero il tuo incrociatore, che vale 2 influenza.',
    },
    scenario: {
      title: 'Scenari',
      about: 'Comincia con un mazzo tutto tuo.',
      done: 'Tutti vedono che cosa hai scelto. Vega ne sceglie uno compatibile; poi si danno i mazzi e comincia il primo turno.',
    },
  },
  steps: {
    'build-destroyer':
      'Terra Prime chiede un’astronave che non hai: un cacciatorpediniere. La tessera in basso a destra è la tua flotta. Come Azione ne ricava uno da tre caccia: premila, o premi il pulsante.',
    'attack-bustling':
      'Ora hai il cacciatorpediniere. Guida Guerra senza aggiungere carte, poi attacca Terra Prime.',
    'choose-scenario':
      'Uno scenario ti dà un altro mazzo, a volte tecnologie e un pianeta iniziale. Leggine qualcuno e premi quello con cui cominceresti.',
  },
  missed: {
    'build-destroyer':
      'Si può fare, ma senza cacciatorpediniere Terra Prime non si conquista. Torna indietro e usa la flotta.',
    'attack-bustling':
      'Si può fare, ma Terra Prime è ancora coperto. Torna indietro, guida Guerra e attaccalo.',
  },
} as const satisfies Translation<typeof english.lessons>;
