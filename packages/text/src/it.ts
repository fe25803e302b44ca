// Tutte le parole italiane. Il vocabolario segue le regole italiane: Seguire, Dissentire, Potenziare, Colonia, Stabilirsi, Pila.
import type { Messages } from './language.ts';

export const it: Messages = {
  language: 'Italiano',

  list: { none: 'nessuno' },

  roles: {
    survey: {
      name: 'Esplorazione',
      role: 'Guarda un pianeta in meno dei tuoi simboli. Tienine uno a faccia in giù.',
      leader: 'Leader: guarda un pianeta in più.',
    },
    warfare: {
      name: 'Guerra',
      role: 'Raccogli 1 astronave per ogni simbolo.',
      leader: 'Leader: attacca invece 1 pianeta.',
    },
    colonize: {
      name: 'Colonizzazione',
      role: 'Infila ogni carta giocata sotto i tuoi pianeti a faccia in giù: ogni simbolo è una colonia.',
      leader: 'Leader: stabilisciti invece su 1 pianeta.',
    },
    produce: {
      name: 'Produzione',
      role: 'Metti fino a 1 risorsa per ogni simbolo nei tuoi spazi liberi.',
      leader: 'Leader: 1 simbolo in più se la pila è vuota.',
    },
    trade: {
      name: 'Commercio',
      role: 'Rendi fino a 1 risorsa per ogni simbolo e prendi 1 influenza per ciascuna.',
      leader: 'Leader: 1 simbolo in più se la pila è vuota.',
    },
    research: {
      name: 'Ricerca',
      role: 'Prendi 1 tecnologia che i tuoi simboli pagano e i tuoi pianeti scoperti permettono.',
      leader: 'Leader: 1 simbolo in più se la pila è vuota.',
    },
  },

  resources: { food: 'cibo', water: 'acqua', iron: 'ferro', silicon: 'silicio' },
  planetTypes: { advanced: 'Avanzato', fertile: 'Fertile', metallic: 'Metallico' },

  cards: {
    survey: { name: 'Esplorazione', text: 'Pesca 2 carte.' },
    warfare: { name: 'Guerra', text: 'Raccogli 1 astronave, o attacca 1 pianeta.' },
    colonize: {
      name: 'Colonizzazione',
      text: 'Infila questa carta come 1 colonia, o stabilisciti su 1 pianeta.',
    },
    'produce-trade': {
      name: 'Produzione/Commercio',
      text: 'Produci 1 risorsa, o commerciane 1.',
    },
    research: {
      name: 'Ricerca',
      text: 'Rimuovi dal gioco fino a 2 carte in mano. Questa carta può essere una di esse.',
    },
    produce: { name: 'Produzione', text: 'Produci 1 risorsa.' },
    trade: { name: 'Commercio', text: 'Commercia 1 risorsa.' },
    politics: {
      name: 'Politica',
      text: 'Rimuovi questa carta dal gioco e prendi in mano 1 carta ruolo da una pila.',
    },
    'improved-survey': { name: 'Esplorazione Migliorata', text: 'Pesca 3 carte.' },
    'improved-colonize': {
      name: 'Colonizzazione Migliorata',
      text: 'Puoi stabilirti su 1 pianeta. Poi stabilisciti su un altro, o infila questa carta come 1 colonia.',
    },
    'improved-warfare': {
      name: 'Guerra Migliorata',
      text: 'Raccogli 2 astronavi, o attacca 1 pianeta.',
    },
    'improved-production': {
      name: 'Produzione Migliorata',
      text: 'Produci fino a 2 risorse.',
    },
    'improved-trade': {
      name: 'Commercio Migliorato',
      text: 'Prendi 1 influenza dalla riserva. Non vale come commercio.',
    },
    'improved-research': {
      name: 'Ricerca Migliorata',
      text: 'Pesca 1 carta, poi rimuovi dal gioco fino a 3 carte in mano, questa compresa.',
    },
    'diverse-markets': {
      name: 'Mercati Diversificati',
      text: 'In questo turno ogni tipo diverso di risorsa che commerci porta 1 influenza in più.',
    },
    'data-network': {
      name: 'Rete Dati',
      text: 'Pesca 2 carte, poi rimuovi dal gioco quante carte in mano vuoi.',
    },
    specialization: {
      name: 'Specializzazione',
      text: 'Nomina un tipo di risorsa. In questo turno ognuna che ne commerci porta 1 influenza in più.',
    },
    'weapon-emporium': {
      name: 'Emporio d’Armi',
      text: 'Puoi commerciare astronavi come se fossero risorse. Un’astronave non è un tipo di risorsa.',
    },
    streamlining: {
      name: 'Snellimento',
      text: 'In ogni tuo turno puoi rimuovere dal gioco 1 carta in mano.',
    },
    adaptability: {
      name: 'Adattabilità',
      text: 'Le tue carte Ricerca di base valgono 1 simbolo di ogni ruolo quando potenzi o segui.',
    },
    hyperefficiency: {
      name: 'Iperefficienza',
      text: 'Nei tuoi turni puoi rimuovere dal gioco quante carte in mano vuoi.',
    },
    mobilization: {
      name: 'Mobilitazione',
      text: 'Raccogli 2 astronavi. Dopo la tua fase Ruolo di questo turno puoi attaccare 1 pianeta.',
    },
    'survey-team': {
      name: 'Squadra di Esplorazione',
      text: 'Metti il primo pianeta del mazzo a faccia in giù nel tuo Impero.',
    },
    'war-path': { name: 'Sentiero di Guerra', text: 'Attacca fino a 2 pianeti.' },
    imperialism: {
      name: 'Imperialismo',
      text: 'I suoi simboli Esplorazione, Commercio e Guerra contano nel tuo Impero.',
    },
    'scorched-earth-policy': {
      name: 'Terra Bruciata',
      text: 'I tuoi attacchi costano 2 astronavi in meno. Un pianeta attaccato non può mai avere risorse.',
    },
    logistics: {
      name: 'Logistica',
      text: 'Puoi giocare la fase Ruolo prima della fase Azione.',
      errata:
        'Puoi giocare la fase Ruolo prima della fase Azione. Quando il gioco finirebbe, hai 1 turno in più.',
    },
    productivity: {
      name: 'Produttività',
      text: 'Nella fase Azione puoi giocare fino a 2 carte, una dopo l’altra.',
    },
    'artificial-intelligence': {
      name: 'Intelligenza Artificiale',
      text: 'Prendi in mano 2 carte ruolo dalle pile.',
    },
    'genetic-engineering': {
      name: 'Ingegneria Genetica',
      text: 'In questo turno ogni tipo diverso di risorsa che produci porta 1 influenza.',
    },
    terraforming: {
      name: 'Terraformazione',
      text: 'Infila questa carta come 2 colonie. Se bastano al costo stampato, senza sconti, ti stabilisci sul pianeta.',
      errata:
        'Infila questa carta come 2 colonie. Se bastano al costo, sconti compresi, ti stabilisci sul pianeta.',
    },
    'fertile-ground': {
      name: 'Terreno Fertile',
      text: 'I suoi simboli Colonizzazione, Produzione e Ricerca contano nel tuo Impero.',
    },
    abundance: {
      name: 'Abbondanza',
      text: 'I pianeti su cui ti stabilisci o che attacchi arrivano con tutti gli spazi pieni.',
      errata:
        'Quando prendi questa carta, produci fino a 4. Ogni volta che ti stabilisci o attacchi, produci fino a 2.',
    },
    dissension: { name: 'Dissenso', text: 'Quando dissenti peschi 2 carte.' },
    bureaucracy: {
      name: 'Burocrazia',
      text: 'Seguendo Guerra puoi attaccare; seguendo Colonizzazione puoi stabilirti.',
      errata:
        'Seguendo Guerra puoi attaccare; seguendo Colonizzazione puoi stabilirti. Segui Guerra e tutti gli altri ruoli con 1 simbolo in più.',
    },
  },

  effects: {
    none: 'Nessuna Azione.',
    draw: 'Pesca {n} {n:carta|carte}.',
    fighters: 'Raccogli {n} {n:astronave|astronavi}.',
    'fighters-or-attack': 'Raccogli {n} {n:astronave|astronavi} o attacca 1 pianeta.',
    colony: 'Infila questa carta sotto un pianeta a faccia in giù.',
    settle: 'Puoi stabilirti su 1 pianeta.',
    produce: 'Produci fino a {n} {n:risorsa|risorse}.',
    trade: 'Commercia fino a {n} {n:risorsa|risorse}.',
    influence: 'Prendi {n} influenza.',
    remove: 'Rimuovi dal gioco fino a {n} {n:carta|carte} della tua mano.',
  },

  piece: {
    withSymbol: '{name} ({symbol})',
    prototypeName: '{first} e {second}',
    deck: 'mazzo {type}',
    roleCard: 'carta ruolo',
    technology: 'tecnologia {type}, livello {level}',
    permanent: 'permanente',
    cost: 'costa {symbols} {symbols:simbolo|simboli} Ricerca e {planets} {planets:pianeta|pianeti} di tipo {type}',
    influence: '{n} influenza',
    symbols: '{n:simbolo|simboli}: {list}',
    action: 'Azione: {text}',
    otherFace: 'altro lato: {name}',
    planet: '{name}, pianeta {type}',
    unknownPlanet: 'pianeta {type}',
    planetCosts:
      '{fighters} {fighters:astronave|astronavi} o {colonies} {colonies:colonia|colonie}',
    somePlanet: 'un pianeta',
    faceDown: 'a faccia in giù',
    slot: 'spazio per {resource}',
    handLimit: 'limite di carte in mano +{n}',
    colonies: '{n} {n:colonia|colonie}',
    holds: 'contiene {list}',
    blocked: 'non può avere risorse',
    backLabel: '{type} {warfare}/{colonize}',
    times: '{name} ×{n}',
  },

  glossary: {
    action: {
      term: 'Azione',
      text: 'Quello che fa una carta giocata nella tua fase Azione. Non si potenzia e non si segue.',
    },
    actionPhase: {
      term: 'Fase Azione',
      text: 'La prima parte del tuo turno: gioca una carta della mano per la sua Azione, o nessuna.',
    },
    advanced: { term: 'Avanzato', text: 'Uno dei tre tipi di pianeti e tecnologie.' },
    attack: {
      term: 'Attaccare',
      text: 'Paga in astronavi il costo Guerra di un pianeta e giralo. Solo i tuoi, a faccia in giù.',
    },
    boost: {
      term: 'Potenziare',
      text: 'Giocare carte della mano con il simbolo di un ruolo per renderlo più forte.',
    },
    cleanup: {
      term: 'Fase di Pulizia',
      text: 'La fine del tuo turno: scarta ciò che vuoi, poi pesca fino al tuo limite.',
    },
    colony: {
      term: 'Colonia',
      text: 'Un simbolo Colonizzazione su una carta sotto un pianeta a faccia in giù. Se bastano, ti stabilisci.',
    },
    deck: {
      term: 'Mazzo',
      text: 'Le tue carte, coperte. Se è vuoto e devi pescare, mescoli la tua pila degli scarti.',
    },
    discard: {
      term: 'Pila degli scarti',
      text: 'Dove vanno le tue carte usate. Tutti possono guardarla.',
    },
    discount: {
      term: 'Sconto',
      text: 'Ogni simbolo Colonizzazione nel tuo Impero riduce di 1 le colonie che servono per stabilirsi.',
    },
    dissent: { term: 'Dissentire', text: 'Non seguire un ruolo e pescare invece una carta.' },
    doubleSided: {
      term: 'Tecnologia a due lati',
      text: 'Una carta con un permanente su ogni lato. Chi la prende sceglie il lato; l’altro è perso.',
    },
    emptyStack: {
      term: 'Pila vuota',
      text: 'Il ruolo si può ancora guidare. Produzione, Commercio e Ricerca danno allora 1 simbolo al Leader.',
    },
    empire: {
      term: 'Impero',
      text: 'Ciò che hai davanti: pianeti, colonie, astronavi, risorse, permanenti.',
    },
    endTrigger: {
      term: 'Inizio della fine',
      text: 'La riserva è vuota, o lo sono abbastanza pile. Si finisce il giro, poi si contano i punti.',
    },
    extraRound: {
      term: 'Giro in più',
      text: 'Con questa opzione alla fine si gioca ancora un giro intero.',
    },
    faceDown: {
      term: 'Pianeta a faccia in giù',
      text: 'È nel tuo Impero, ma non serve finché non ti stabilisci o attacchi. Solo tu ne conosci il fronte.',
    },
    faceUp: {
      term: 'Pianeta a faccia in su',
      text: 'Conta la sua influenza, dà il suo simbolo, tiene risorse e permette tecnologie.',
    },
    fertile: { term: 'Fertile', text: 'Uno dei tre tipi di pianeti e tecnologie.' },
    fighter: { term: 'Astronave', text: 'Paga gli attacchi. Si raccoglie con Guerra.' },
    follow: {
      term: 'Seguire',
      text: 'Partecipare a un ruolo guidato da altri, con le tue carte e i tuoi simboli.',
    },
    handLimit: {
      term: 'Limite di carte in mano',
      text: 'Le carte che tieni dopo la tua Pulizia: 5, e 1 in più per ogni simbolo mano sui tuoi pianeti.',
    },
    influence: {
      term: 'Influenza',
      text: 'I punti del gioco: gettoni dal commercio, pianeti a faccia in su, tecnologie.',
    },
    lead: {
      term: 'Guidare',
      text: 'Scegliere il ruolo della tua fase Ruolo e prenderne la carta dalla pila.',
    },
    leader: {
      term: 'Leader',
      text: 'Chi guida il ruolo. Il Leader ha un bonus che chi segue non ha.',
    },
    level: {
      term: 'Livello',
      text: 'Le tecnologie hanno livello 1, 2 o 3: 3, 5 o 7 simboli Ricerca e 1, 2 o 3 pianeti.',
    },
    metallic: { term: 'Metallico', text: 'Uno dei tre tipi di pianeti e tecnologie.' },
    permanent: {
      term: 'Permanente',
      text: 'Una tecnologia che resta nel tuo Impero e vale sempre.',
    },
    planetBack: {
      term: 'Retro di un pianeta',
      text: 'Mostra il tipo e i due costi. Lo vedono tutti.',
    },
    planetDeck: {
      term: 'Mazzo dei pianeti',
      text: 'I pianeti ancora da trovare. Il retro del prossimo è visibile.',
    },
    politics: {
      term: 'Politica',
      text: 'Una carta senza simbolo. La sua Azione la scambia con una carta ruolo a tua scelta.',
    },
    remove: {
      term: 'Rimuovere dal gioco',
      text: 'La carta esce per sempre; non torna in una pila.',
    },
    reserve: {
      term: 'Scorta',
      text: 'Influenza che si prende quando la riserva è vuota. Vale come l’altra.',
    },
    resource: {
      term: 'Risorsa',
      text: 'Cibo, acqua, ferro o silicio in uno spazio. Commerciarne una porta 1 influenza.',
    },
    role: {
      term: 'Ruolo',
      text: 'Uno tra Esplorazione, Guerra, Colonizzazione, Produzione, Commercio, Ricerca.',
    },
    rolePhase: {
      term: 'Fase Ruolo',
      text: 'Il centro del tuo turno: guidi un ruolo; poi gli altri seguono o dissentono.',
    },
    settle: {
      term: 'Stabilirsi',
      text: 'Girare un pianeta con colonie sufficienti. Le colonie vanno nella tua pila degli scarti.',
    },
    slot: {
      term: 'Spazio Risorse',
      text: 'Il posto su un pianeta per una risorsa del tipo che mostra.',
    },
    stack: {
      term: 'Pila',
      text: 'Il mucchio comune di una carta ruolo. Le pile vuote portano la fine del gioco.',
    },
    supply: {
      term: 'Riserva',
      text: 'I gettoni influenza comuni, 24 all’inizio. Quando è vuota comincia la fine.',
    },
    symbol: {
      term: 'Simbolo',
      text: 'Il segno di un ruolo su carte e pianeti. I ruoli contano i simboli.',
    },
    technology: {
      term: 'Tecnologia',
      text: 'Una carta che prendi con Ricerca: un’Azione migliore, un permanente, influenza.',
    },
    tie: {
      term: 'Pareggio',
      text: 'Decidono le risorse e le astronavi. Se sono pari anche quelle, la vittoria è condivisa.',
    },
  },

  variants: {
    standard: { name: 'Gioco standard', text: 'Tutte le carte, tutti i ruoli.' },
    learning: {
      name: 'Apprendere il gioco',
      text: 'Per la prima partita: senza tecnologie e senza il ruolo Ricerca.',
    },
    'level-1': {
      name: 'Solo livello 1',
      text: 'Per la seconda partita: solo le 24 tecnologie di livello 1.',
    },
    extended: {
      name: 'Modalità estesa',
      text: 'Una partita più lunga in tre: pile più piccole, e due devono essere vuote.',
    },
  },

  switches: {
    techErrata: {
      name: 'Testi di quattro tecnologie',
      off: 'Come stampati nel 2011.',
      on: 'Abbondanza, Burocrazia, Logistica e Terraformazione con i testi successivi.',
    },
    displayErrata: {
      name: 'Pile Esplorazione e Guerra vuote',
      off: 'Non danno niente in più al Leader.',
      on: 'Danno 1 simbolo al Leader, come Produzione, Commercio e Ricerca.',
    },
    extraRound: {
      name: 'Giro in più',
      off: 'Il gioco finisce con il giro in cui comincia la fine.',
      on: 'Dopo quel giro se ne gioca ancora uno intero.',
    },
    twoPlayerStacks: {
      name: 'Pile con due giocatori',
      full: 'Intere: 16, 14, 16, 12 e 16 carte.',
      reduced: 'Ridotte: 12, 12, 12, 8 e 12 carte, per una partita più breve di circa un terzo.',
    },
    learningDeck: {
      name: 'Mazzi iniziali per apprendere il gioco',
      ten: 'Dieci carte, con due carte Ricerca per la loro Azione.',
      eight: 'Otto carte, senza Ricerca.',
    },
  },

  phases: {
    action: 'Fase Azione',
    role: 'Fase Ruolo',
    cleanup: 'Fase di Pulizia',
  },

  events: {
    turn: { you: 'Turno {number}: tocca a te.', they: 'Turno {number}: {name}.' },
    action: { you: 'Giochi {card}.', they: '{name} gioca {card}.' },
    lead: {
      you: 'Guidi {role} e prendi {card}.',
      they: '{name} guida {role} e prende {card}.',
    },
    leadEmpty: {
      you: 'Guidi {role}; la sua pila è vuota.',
      they: '{name} guida {role}; la sua pila è vuota.',
    },
    follow: { you: 'Segui {role}.', they: '{name} segue {role}.' },
    dissent: { you: 'Dissenti.', they: '{name} dissente.' },
    boost: { you: 'Potenzi con {card}.', they: '{name} potenzia con {card}.' },
    draw: {
      you: 'Peschi {n} {n:carta|carte}.',
      they: '{name} pesca {n} {n:carta|carte}.',
    },
    drawCards: { you: 'Peschi {cards}.', they: '{name} pesca {cards}.' },
    shuffle: {
      you: 'Mescoli i tuoi scarti in un nuovo mazzo di {n} {n:carta|carte}.',
      they: '{name} mescola i propri scarti in un nuovo mazzo di {n} {n:carta|carte}.',
    },
    shufflePlanets: 'I pianeti scartati formano un nuovo mazzo di {n} {n:pianeta|pianeti}.',
    look: {
      you: 'Guardi {n} {n:pianeta|pianeti}: {planets}.',
      they: '{name} guarda {n} {n:pianeta|pianeti}: {planets}.',
    },
    'look-technologies': {
      you: 'Guardi {n} {n:carta|carte} del mazzo {deck}: {cards}.',
      they: '{name} guarda {n} {n:carta|carte} del mazzo {deck}.',
    },
    planet: {
      you: 'Aggiungi {planet} al tuo Impero, a faccia in giù.',
      they: '{name} aggiunge {planet} al proprio Impero, a faccia in giù.',
    },
    reject: { you: 'Scarti {planets}.', they: '{name} scarta {planets}.' },
    fighters: {
      you: 'Raccogli {n} {n:astronave|astronavi}.',
      they: '{name} raccoglie {n} {n:astronave|astronavi}.',
    },
    attack: {
      you: 'Attacchi {planet} con {n} {n:astronave|astronavi}.',
      they: '{name} attacca {planet} con {n} {n:astronave|astronavi}.',
    },
    settle: {
      you: 'Ti stabilisci su {planet}.',
      they: '{name} si stabilisce su {planet}.',
    },
    colony: {
      you: 'Infili {card} sotto {planet} come {n} {n:colonia|colonie}.',
      they: '{name} infila {card} sotto {planet} come {n} {n:colonia|colonie}.',
    },
    produce: {
      you: 'Produci {resource} su {planet}.',
      they: '{name} produce {resource} su {planet}.',
    },
    'arrive-full': '{planet} arriva con {resources}.',
    trade: {
      you: 'Commerci {resource} da {planet}.',
      they: '{name} commercia {resource} da {planet}.',
    },
    'trade-fighter': {
      you: 'Commerci un’astronave.',
      they: '{name} commercia un’astronave.',
    },
    influence: { you: 'Prendi {n} influenza.', they: '{name} prende {n} influenza.' },
    influenceFrom: {
      you: 'Prendi {n} influenza da {card}.',
      they: '{name} prende {n} influenza da {card}.',
    },
    buy: { you: 'Acquisisci {card}.', they: '{name} acquisisce {card}.' },
    remove: {
      you: 'Rimuovi {card} dal gioco.',
      they: '{name} rimuove {card} dal gioco.',
    },
    take: {
      you: 'Prendi {card} dalla sua pila.',
      they: '{name} prende {card} dalla sua pila.',
    },
    'name-resource': { you: 'Nomini {resource}.', they: '{name} nomina {resource}.' },
    discard: { you: 'Scarti {card}.', they: '{name} scarta {card}.' },
    'stack-empty': 'La pila {card} è vuota.',
    'end-triggered': {
      influence: 'La riserva di influenza è vuota. La fine del gioco è vicina.',
      stacks: 'Abbastanza pile sono vuote. La fine del gioco è vicina.',
    },
    'extra-round': 'Si gioca ancora un giro.',
    'logistics-turn': {
      you: 'Hai ancora un turno con Logistica.',
      they: '{name} ha ancora un turno con Logistica.',
    },
    'game-over': {
      you: 'Il gioco è finito. Hai vinto.',
      they: 'Il gioco è finito. Vince {name}.',
      shared: 'Il gioco è finito. Vittoria condivisa: {names}.',
    },
  },

  decisions: {
    action: 'Gioca una carta per la sua Azione, o passa al ruolo.',
    actionAgain: 'Puoi giocare ancora una carta per la sua Azione.',
    role: 'Quale ruolo guidi?',
    boostLead: 'Potenzi {role}? Finora hai {n} {n:simbolo|simboli}.',
    boostFollow: 'Con quali carte segui {role}? Finora hai {n} {n:simbolo|simboli}.',
    'follow-or-dissent': '{name} guida {role}. Segui o dissenti?',
    discard: 'Quali carte scarti prima di pescare?',
    discardMust: 'Hai {n} {n:carta|carte} di troppo in mano. Quali scarti?',
    'keep-planet': 'Quale pianeta tieni?',
    muster: 'Raccogli {n} {n:astronave|astronavi} o attacchi un pianeta?',
    colonyOrSettle: 'Infili {card} come colonia o ti stabilisci su un pianeta?',
    settleOnly: 'Ti stabilisci su un pianeta?',
    tuck: 'Sotto quale pianeta infili {card}?',
    produce: 'Dove produci? Ancora fino a {n}.',
    trade: 'Che cosa commerci? Ancora fino a {n}.',
    'buy-technology': 'Quale tecnologia prendi? Hai {n} {n:simbolo|simboli}.',
    settle: 'Prima ti stabilisci su un pianeta?',
    attack: 'Attacchi un pianeta? Ancora fino a {n}.',
    terraform: 'Sotto quale pianeta infili {card} come 2 colonie?',
    'produce-or-trade': 'Produci 1 risorsa o ne commerci 1?',
    remove: 'Quali carte rimuovi dal gioco? Ancora fino a {n}.',
    removeAny: 'Quali carte rimuovi dal gioco? Quante ne vuoi.',
    take: 'Quale carta ruolo prendi? Ancora {n}.',
    'name-resource': 'Quale risorsa nomini?',
    'tuck-this': 'Sotto quale pianeta infili {card}?',
    'remove-anywhere': 'Quale carta della mano o degli scarti rimuovi?',
    'settle-or-gather': 'Ti stabilisci su un pianeta o aggiungi colonie?',
    'tuck-together': 'Sotto quale pianeta infili le carte?',
    'choose-deck': 'Di quale mazzo tecnologie guardi {n} {n:carta|carte}?',
    'pick-technology': 'Quale tecnologia prendi?',
  },

  options: {
    done: {
      action: 'Non giocare carte',
      actionAgain: 'Non giocare altre carte',
      boostLead: 'Guida con {n} {n:simbolo|simboli}',
      boostFollow: 'Segui con {n} {n:simbolo|simboli}',
      discard: 'Tieni il resto e pesca',
      produce: 'Non produrre altro',
      trade: 'Non commerciare altro',
      'buy-technology': 'Non prendere tecnologie',
      settle: 'Non stabilirti su nessun pianeta',
      attack: 'Non attaccare',
      remove: 'Non rimuovere altre carte',
      'settle-or-gather': 'Aggiungi colonie',
    },
    dissent: 'Dissenti: pesca {n} {n:carta|carte}',
    follow: 'Segui {role}',
    'role-first': 'Prima la fase Ruolo',
    collect: 'Raccogli {n} {n:astronave|astronavi}',
    'remove-self': 'Rimuovi {card} stessa',
    'trade-fighter': 'Commercia un’astronave',
    lead: 'Guida {role}: prendi la carta, poi ne restano {n}',
    leadEmpty: 'Guida {role}: la pila è vuota',
    'name-resource': 'Nomina {resource}',
    keep: 'Tieni {planet}',
    play: 'Gioca {card}',
    boost: 'Potenzia con {card}',
    discard: 'Scarta {card}',
    remove: 'Rimuovi {card} dal gioco',
    buy: 'Prendi {card}',
    take: 'Prendi {card} dalla sua pila',
    attack: 'Attacca {planet} con {n} {n:astronave|astronavi}',
    settle: 'Stabilisciti su {planet}',
    tuck: 'Infila {card} sotto {planet}',
    produce: 'Produci {resource} su {planet}',
    trade: 'Commercia {resource} da {planet}',
    deck: 'Il mazzo {deck}',
    'remove-discarded': 'Rimuovi {card} dai tuoi scarti',
  },

  explanations: {
    'game-over': 'Il gioco è finito.',
    'not-your-decision': 'Ora decide {name}.',
    'not-now': 'Prima c’è un’altra domanda.',
    'not-in-hand': 'Non hai {card} in mano.',
    'not-in-this-game': '{card} non fa parte di questa partita.',
    'no-action': '{card} non ha un’Azione.',
    nothing: {
      draw: 'Non c’è niente da pescare: mazzo e scarti sono vuoti.',
      attack: 'Nessun pianeta a faccia in giù che le tue astronavi possano pagare.',
      colonize: 'Non hai pianeti a faccia in giù.',
      settle: 'Nessun pianeta a faccia in giù ha abbastanza colonie.',
      produce: 'Non hai caselle vuote.',
      trade: 'Non hai caselle vuote né niente da commerciare.',
      survey: 'Non ci sono più pianeti.',
      take: 'Tutte le pile sono vuote.',
      remove: 'Non hai altre carte in mano.',
    },
    'no-symbol': '{card} non ha il simbolo {role}.',
    order: 'Le carte si scelgono in un ordine fisso: {card} veniva prima.',
    'role-not-in-game': '{role} non si usa in questa partita.',
    'no-symbol-to-follow': 'Hai troppo pochi simboli {role} per seguire.',
    'no-such-planet': 'Questo pianeta non c’è.',
    'already-face-up': 'Questo pianeta è già a faccia in su.',
    'needs-fighters':
      'Servono {need} {need:astronave|astronavi}, ne hai {have}: {missing:manca|mancano} {missing}.',
    'needs-colonies':
      'Servono {need} {need:colonia|colonie}, ne ha {have} e uno sconto di {discount}: {missing:manca|mancano} {missing}.',
    'needs-planets':
      'Servono {need} {need:pianeta|pianeti} di tipo {type} a faccia in su, ne hai {have}: {missing:manca|mancano} {missing}.',
    'needs-symbols':
      'Costa {need} {need:simbolo|simboli} Ricerca, ne hai {have}: {missing:manca|mancano} {missing}.',
    'technology-gone': '{card} è già stata presa.',
    'drawn-blind': 'In questo gioco le tecnologie si pescano alla cieca.',
    rule: '{text} (regola {ruling})',
  },

  ends: {
    influence: 'La riserva di influenza si è esaurita.',
    stacks: 'Si sono esaurite abbastanza pile.',
  },

  score: {
    total: 'Totale',
    tokens: 'Gettoni influenza',
    planets: 'Pianeti a faccia in su',
    technologies: 'Tecnologie',
    tieBreak: 'Risorse e astronavi',
    points: '{n} influenza',
    tieDecided: 'Il pareggio va a chi ha più risorse e astronavi.',
    shared: 'Anche risorse e astronavi sono pari: la vittoria è condivisa.',
  },

  ui: {
    newGame: 'Nuova partita',
    play: 'Gioca',
    continue: 'Continua la partita',
    you: 'Tu',
    unofficial:
      'Una versione amatoriale non ufficiale del gioco di Seth Jaffee, con parole e immagini proprie.',
    players: 'Giocatori',
    opponent: 'Avversario {n}',
    first: 'Chi comincia',
    firstChance: 'Decide il caso',
    variant: 'Variante',
    switches: 'Opzioni delle regole',
    seed: 'Seme',
    seedChance: 'a caso',
    language: 'Lingua',
    undo: 'Annulla',
    technologies: 'Tecnologie',
    leave: 'Esci',
    opponents: 'Avversari',
    turn: 'Turno {n}: {name}',
    supply: 'Influenza rimasta: {n}',
    emptyStacks: 'Pile vuote: {n} di {of}',
    lastRound: 'Ultimo giro',
    display: 'Plancia comune',
    empireOf: 'Impero di {name}',
    yourHand: 'La tua mano',
    log: 'Cronaca',
    filterType: 'Tipo di pianeta',
    filterLevel: 'Livello',
    all: 'Tutto',
    level: 'Livello {n}',
    close: 'Chiudi',
    noTechnologies: 'Nessuna tecnologia da mostrare.',
    result: 'Risultato',
    player: 'Giocatore',
    playAgain: 'Gioca ancora',
    question: 'La tua decisione',
    confirm: 'Conferma {n} {n:scelta|scelte}',
    waiting: '{name} sta pensando.',
    score: '{n} {n:punto|punti}',
    fighters: '{n} {n:astronave|astronavi}',
    tokens: '{n} {n:gettone|gettoni}',
    hand: 'Mano {n}/{limit}',
    deck: 'Mazzo {deck}, scarti {discard}',
    bots: { captain: 'Capitano: gioca secondo regole pratiche', random: 'Cadetto: gioca a caso' },
  },

  cli: {
    one: 'Un numero; ? spiega le tue carte, u annulla.',
    several: 'Uno o più numeri; ? spiega le tue carte, u annulla.',
    noUndo: 'Non si può annullare: qualcosa è stato rivelato o un altro ha scelto.',
    unknown: 'Inserisci un numero da 1 a {last}.',
  },
};
