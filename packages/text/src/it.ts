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
    'remove-anywhere': 'Rimuovi dal gioco 1 carta della tua mano o dei tuoi scarti.',
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
      text: 'Coperto: è nel tuo Impero, ma non serve finché non ti stabilisci o attacchi. Solo tu ne conosci il fronte.',
    },
    faceUp: {
      term: 'Pianeta a faccia in su',
      text: 'Scoperto: conta la sua influenza, dà il suo simbolo, tiene risorse e permette tecnologie.',
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
    inPlay: {
      term: 'In gioco',
      text: 'Le carte che tu e chi segue avete speso per un ruolo, fino alla Pulizia di chi lo guida.',
    },
    lastRound: {
      term: 'Ultimo giro',
      text: 'Il giro in cui comincia la fine. Chi siede alla destra di chi ha iniziato gioca l’ultimo turno.',
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
    roleCard: {
      term: 'Carta ruolo',
      text: 'Una carta di una pila, con un’Azione e il simbolo del ruolo. Chi guida ne prende una nel mazzo.',
    },
    rolePhase: {
      term: 'Fase Ruolo',
      text: 'Il centro del tuo turno: guidi un ruolo; poi gli altri seguono o dissentono.',
    },
    score: {
      term: 'Punteggio',
      text: 'Tutta la tua influenza: gettoni, pianeti a faccia in su e tecnologie. Chi ne ha di più vince.',
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
    startPlanet: {
      term: 'Pianeta iniziale',
      text: 'Il tuo primo pianeta: costa 2 astronavi o 2 colonie e vale 2 influenza.',
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
      off: 'La partita finisce con il giro in cui scatta la fine.',
      on: 'Dopo si gioca un altro giro completo.',
    },
    twoPlayerStacks: {
      name: 'Pile in due giocatori',
      full: 'Intere: 16, 14, 16, 12 e 16 carte.',
      reduced: 'Ridotte: 12, 12, 12, 8 e 12 carte, per una partita più corta di circa un terzo.',
    },
    learningDeck: {
      name: 'Mazzi iniziali del gioco per imparare',
      ten: 'Dieci carte, con due carte Ricerca per la loro azione.',
      eight: 'Otto carte, senza Ricerca.',
    },
    startPlanets: {
      name: 'Pianeti iniziali',
      'face-down': 'Coperti: il primo pianeta si conquista giocando.',
      'face-up': 'Scoperti: abitati dall’inizio, con il loro spazio e la loro influenza.',
    },
    startDeck: {
      name: 'Mazzi iniziali',
      printed: 'Le dieci carte del regolamento.',
      'one-of-each': 'Otto carte: una per ruolo e due Politica.',
    },
    roleStacks: {
      name: 'Pile dei ruoli',
      five: 'Cinque pile: Produzione e Commercio ne condividono una.',
      six: 'Sei pile: Produzione e Commercio hanno carte proprie.',
    },
    influenceSupply: {
      name: 'Riserva di influenza',
      '24': '24 gettoni, e altri che servono solo a finire l’ultimo giro.',
      '32': '32 gettoni in una sola riserva.',
    },
    stacksToEnd: {
      name: 'Pile vuote che finiscono la partita',
      'by-players': 'Una in due o tre giocatori, due in quattro.',
      one: 'Una, con qualunque numero di giocatori; due nel gioco esteso.',
    },
    researchAction: {
      name: 'Azione delle carte Ricerca',
      'two-in-hand': 'Rimuovi fino a due carte della mano.',
      'one-anywhere': 'Rimuovi una carta della mano o dei tuoi scarti.',
    },
    technologyGoesTo: {
      name: 'La tecnologia che prendi',
      hand: 'Va nella tua mano.',
      play: 'Si spende con le carte del ruolo e dopo la Pulizia è tra gli scarti.',
    },
    produceLeaderBonus: {
      name: 'Leader di Produzione',
      off: 'Ha un simbolo in più solo se la pila è vuota.',
      on: 'Ha sempre un simbolo in più.',
    },
    tradeLeaderBonus: {
      name: 'Leader di Commercio',
      off: 'Ha un simbolo in più solo se la pila è vuota.',
      on: 'Ha sempre un simbolo in più.',
    },
    settleWhenFollowing: {
      name: 'Chi segue Colonizzazione',
      off: 'Mette soltanto colonie.',
      on: 'Può invece stabilirsi su un pianeta.',
    },
    prototypeRoleCounts: {
      name: 'Carte del prototipo',
      even: 'Diciannove per ogni ruolo.',
      'fewer-warfare': 'Venti per ogni ruolo e quattordici Guerra.',
    },
    prototypeStartFaceDown: {
      name: 'Pianeti iniziali del prototipo',
      off: 'Scoperti dall’inizio.',
      on: 'Coperti, al costo di 2.',
    },
    prototypeRoleActions: {
      name: 'Azioni delle carte ruolo',
      off: 'Le carte ruolo non hanno azione.',
      on: 'Le carte ruolo hanno le azioni della bozza successiva.',
    },
    prototypeDiscardDown: {
      name: 'Una mano oltre il limite',
      off: 'Si tiene.',
      on: 'Si scarta fino al limite nella fase di Pulizia.',
    },
  },

  /** Partite intere tra cui scegliere. */
  games: {
    official: { name: 'Regole ufficiali', text: 'Il gioco pubblicato nel 2011.' },
    'reference-manual': {
      name: 'Manuale di riferimento',
      text: 'Pianeti iniziali abitati, otto carte, sei pile, una riserva di 32.',
    },
    summary: {
      name: 'Riassunto',
      text: 'I Leader di Produzione e Commercio hanno di più, chi segue può stabilirsi, Ricerca rimuove una carta.',
    },
    'prototype-2010': {
      name: 'Prototipo del 2010',
      text: 'Il gioco dell’autore in corso d’opera: sei pile, fronti nascosti, tecnologie alla cieca, fine immediata. I numeri mai pubblicati sono ricostruiti.',
    },
    custom: {
      name: 'La tua combinazione',
      text: 'Qualunque opzione di regole che non si contraddica.',
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
      you: 'La partita è finita. Hai vinto.',
      they: 'La partita è finita. Vince {name}.',
      shared: 'La partita è finita. Vittoria condivisa: {names}.',
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
    tuckSome: 'Sotto quali pianeti infili le tue {n} carte {card}?',
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
    'game-over': 'La partita è finita.',
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
      produce: 'Non hai spazi liberi.',
      trade: 'Non hai spazi liberi né niente da commerciare.',
      survey: 'Non ci sono più pianeti.',
      take: 'Tutte le pile sono vuote.',
      remove: 'Non hai altre carte in mano.',
      resources: 'Non hai niente da commerciare.',
      supply: 'La riserva di influenza è vuota.',
      fighters: 'Nella riserva non ci sono più astronavi.',
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
    playNow: 'Gioca subito',
    continue: 'Continua la partita',
    you: 'Tu',
    unofficial:
      'Una versione amatoriale non ufficiale del gioco di Seth Jaffee, con parole e immagini proprie.',
    tagline:
      'Esplora mondi, conquistali con i coloni o con le flotte, e lascia che il mazzo diventi ciò che fai.',
    home: 'Inizio',
    toTable: 'Torna al tavolo',
    tableParts: 'Parti del tavolo',
    cardsAndRules: 'Carte e regole',
    replays: 'Partite registrate',
    settings: 'Impostazioni',
    players: 'Giocatori',
    seat: 'Posto {n}',
    seatName: 'Nome al posto {n}',
    person: 'Una persona a questo schermo',
    first: 'Chi comincia',
    firstChance: 'Decide il caso',
    game: 'Gioco',
    variant: 'Variante',
    switches: 'Opzioni di regole',
    seed: 'Seme',
    seedChance: 'a caso',
    language: 'Lingua',
    undo: 'Annulla',
    undoFurther: 'Annulla oltre: ritira anche ciò che è stato rivelato o scelto da altri',
    technologies: 'Tecnologie',
    leave: 'Esci',
    opponents: 'Avversari',
    empires: 'Imperi',
    turn: 'Turno {n}: {name}',
    yourTurn: 'Turno {n}: tocca a te',
    turnNumber: 'Turno',
    supply: 'Influenza rimasta: {n}',
    emptyStacks: 'Pile vuote: {n} di {of}',
    lastRound: 'Ultimo giro',
    extraRound: 'Giro in più',
    standing: 'Punti',
    display: 'Plancia comune',
    cardsLeft: '{n} {n:carta|carte} rimaste',
    empireOf: 'Impero di {name}',
    analysis: {
      chances: 'Probabilità di vincere in per cento',
      moments: 'Scelte più costose',
      noMoments: 'Nessuno ha fatto una scelta chiaramente costosa.',
      moment:
        'Turno {turn}, {name}: «{chosen}». «{best}» avrebbe vinto {points} partite su 100 in più.',
      luckAndSkill: 'Fortuna e abilità',
      balance: '{name}: fortuna {luck}, proprie scelte {lost}',
      caution:
        'In vittorie, secondo i giocatori artificiali: una scelta che dimezza la probabilità di vincere costa fino a 0,5. Possono sbagliare.',
    },
    hint: {
      ask: 'Consiglio',
      title: 'Che cosa farebbe l’Imperatore',
      thinking: 'Sto pensando …',
      chance: '{percent} % di vincere',
      choose: 'Scegli questa',
      fair: 'Sa solo ciò che tu puoi sapere.',
      none: 'C’è una sola cosa da fare.',
    },
    levels: 'Livelli',
    styles: 'Caratteri',
    thinkingTime: 'Tempo di riflessione dell’Imperatore',
    seconds: '{n} s',
    yourHand: 'La tua mano',
    looking: 'Pianeti che guardi',
    played: 'Giocate: {list}',
    permanent: 'permanente',
    blocked: 'bloccato',
    unknownPlanet: 'Pianeta sconosciuto',
    log: 'Cronaca',
    times: '({n} volte)',
    filterType: 'Tipo di pianeta',
    filterLevel: 'Livello',
    filterSymbol: 'Simbolo',
    filterReach: 'A portata',
    allTypes: 'Tutti i tipi',
    allLevels: 'Tutti i livelli',
    allSymbols: 'Tutti i simboli',
    yourPlanets: 'ne hai {n}',
    level: 'Livello {n}',
    close: 'Chiudi',
    noTechnologies: 'Nessuna tecnologia da mostrare.',
    canBeUsed: 'Puoi farlo adesso.',
    readRule: 'Leggi la regola',
    fromCard: 'dalla carta {card} che prendi',
    fromLeading: 'per il Leader',
    fromEmpire: 'dal tuo impero',
    fromHand: 'da {n} {n:carta|carte} della tua mano',
    stackLeft: 'Ne {n:resterà|resteranno} {n}.',
    nobodyFollows: 'Nessun altro può seguire.',
    followAtMost: 'Gli altri potrebbero seguire al massimo con: {list}.',
    pressAgain: 'Premi ancora per confermare',
    pickFirst: 'Scegli qui sotto',
    tallySymbols: '{role}: {n}',
    tallyDiscard: 'ancora {n} da scartare',
    tallyTuck: 'ancora {n} da infilare',
    tallyInfluence: '+{n} influenza',
    tallyResources: '+{n} {n:risorsa|risorse}',
    yourPiles: 'Il tuo mazzo e i tuoi scarti',
    pilesOf: 'Mazzo e scarti: {name}',
    deckContents: 'Il tuo mazzo: {n} {n:carta|carte}',
    deckAndHand: 'Mazzo e mano insieme: {n} {n:carta|carte}',
    knownHand: 'Si sa che sono in mano',
    discardPile: 'Scarti: {n} {n:carta|carte}',
    empty: 'Vuoti.',
    emptyDeck: 'Vuoto: la prossima pesca rimescola gli scarti.',
    card: 'Carta',
    nextDraw: 'Prossima carta',
    nextDraws: 'Nelle prossime {n}',
    passTo: 'Passa lo schermo a {name}',
    passHint: 'Nessun altro dovrebbe guardare. La mano si vede quando sei pronto.',
    sitDown: 'Sono {name}',
    result: 'Risultato',
    player: 'Giocatore',
    rematch: 'Rivincita',
    playAgain: 'Inizio',
    watchReplay: 'Guarda la registrazione',
    saveRecord: 'Salva la registrazione',
    showTable: 'Mostra il tavolo',
    loading: 'Caricamento …',
    influenceOverTurns: 'Punti nel corso dei turni',
    turningPoints: 'Turni decisivi',
    turningPoint: 'Turno {turn}, {name}: +{n} {n:punto|punti}',
    statistics: 'La partita in numeri',
    led: 'Leader di {role}',
    question: 'La tua decisione',
    confirm: 'Conferma {n} {n:scelta|scelte}',
    waiting: '{name} sta pensando.',
    score: '{n} {n:punto|punti}',
    fighters: '{n} {n:astronave|astronavi}',
    tokens: '{n} {n:gettone|gettoni}',
    hand: 'Mano {n}/{limit}',
    deck: 'Mazzo {deck}, scarti {discard}',
    keys: 'Tasti e gesti',
    pointerHelp:
      'Una carta si può anche trascinare sul tavolo. Un clic destro o una pressione lunga dice che cos’è un pezzo.',
    noReplay: 'Questa partita non è conservata su questo dispositivo.',
    noGames: 'Ancora nessuna partita finita.',
    openRecord: 'Apri una registrazione',
    delete: 'Elimina',
    plyOf: '{n} di {of}',
    eyes: 'Visto da',
    spectator: 'Tutti',
    turnBack: 'Un turno indietro',
    turnOn: 'Un turno avanti',
    stepBack: 'Passo indietro',
    stepOn: 'Passo avanti',
    pause: 'Pausa',
    playReplay: 'Avvia la registrazione',
    position: 'Punto della partita',
    shareMoment: 'Copia un link a questo momento',
    linkCopied: 'Link copiato',
    playOn: 'Gioca da qui',
    keepGame: 'Conserva la partita',
    search: 'Cerca',
    nothingFound: 'Trovato nulla.',
    theme: 'Tema',
    pace: 'Ritmo',
    textSize: 'Dimensione del testo',
    speech: 'Detto ai lettori di schermo',
    confirmEach: 'Conferma ogni scelta con una seconda pressione',
    autoAnswer: 'Domande con una sola risposta',
    sound: 'Suono',
    letters: 'Lettere sui simboli',
    liveScore: 'Mostra i punti durante la partita',
    phases: {
      action: 'Azione',
      role: 'Ruolo',
      cleanup: 'Pulizia',
    },
    reach: {
      all: 'Tutte le tecnologie',
      now: 'Acquistabili ora',
      soon: 'Presto a portata',
    },
    why: {
      card: 'La sua azione adesso',
      role: 'Essere Leader adesso',
      technology: 'Prenderla adesso',
      settle: 'Stabilirsi adesso',
      attack: 'Attaccarlo adesso',
      follow: 'Seguire adesso',
    },
    keyHelp: {
      number: 'Scegli un’opzione',
      tab: 'Vai a un pezzo e sceglilo',
      undo: 'Ritira le ultime scelte',
      technologies: 'Tecnologie',
      log: 'Cronaca',
      hint: 'Consiglio del giocatore più forte',
      escape: 'Chiudi una finestra',
      help: 'Questo aiuto',
    },
    numbers: {
      followed: 'Seguito',
      dissented: 'Dissentito',
      settled: 'Pianeti abitati',
      attacked: 'Pianeti attaccati',
      traded: 'Merci commerciate',
      bought: 'Tecnologie prese',
      removed: 'Carte rimosse',
    },
    themes: {
      auto: 'Come il dispositivo',
      dark: 'Scuro',
      light: 'Chiaro',
      contrast: 'Alto contrasto',
    },
    paces: {
      slow: 'Lento',
      normal: 'Normale',
      fast: 'Veloce',
      off: 'Nessun movimento',
    },
    speeches: {
      all: 'Tutto',
      main: 'Turni, ruoli, pianeti',
      off: 'Niente',
    },
    autoAnswers: {
      off: 'Chiedimi',
      pause: 'Rispondi dopo una pausa',
      on: 'Rispondi subito',
    },
    rulesTabs: {
      rules: 'Regole',
      cards: 'Carte',
      planets: 'Pianeti',
      glossary: 'Glossario',
    },
  },

  harvest: 'Raccolto',

  reconstructed: {
    technology:
      'Ricostruita: simboli, influenza e Azione di questa carta non furono mai pubblicati.',
    planet:
      'Ricostruito: costi, influenza, simbolo, spazi e simbolo mano non furono mai pubblicati.',
    start: 'Ricostruito: tipo e spazio non furono mai pubblicati.',
  },

  opponents: {
    cadet: { name: 'Cadetto', text: 'Conosce le regole e poco più. Un primo avversario.' },
    captain: { name: 'Capitano', text: 'Gioca con solide regole pratiche.' },
    admiral: {
      name: 'Ammiraglio',
      text: 'Giudica le posizioni con ciò che ha imparato in molte partite.',
    },
    emperor: {
      name: 'Imperatore',
      text: 'Ha imparato, e pensa in anticipo. Il più forte di tutti.',
    },
    warmonger: { name: 'Guerrafondaio', text: 'Raccoglie astronavi e attacca.' },
    settler: { name: 'Colono', text: 'Si stabilisce su un pianeta dopo l’altro.' },
    trader: { name: 'Mercante', text: 'Apre spazi, poi produce e commercia a turno.' },
    scholar: { name: 'Studioso', text: 'Sfoltisce il mazzo e punta alle grandi tecnologie.' },
    rusher: { name: 'Frettoloso', text: 'Quando è in testa corre verso la fine.' },
    contrarian: { name: 'Bastian contrario', text: 'Guida ciò che tu non puoi seguire.' },
    greedy: { name: 'Avaro', text: 'Prende ciò che rende di più subito.' },
    random: { name: 'Dadi', text: 'Una mossa legale qualsiasi.' },
    rollouts: { name: 'Giocatore d’azzardo', text: 'Prova tutto in partite a caso.' },
    net: { name: 'Intuito', text: 'Ha imparato, ma non ci ripensa.' },
  },

  reasons: {
    flips: 'Scopre {planet}: {influence} influenza.',
    flipsUnknown: 'Scopre un pianeta.',
    nobodyFollows: 'Nessun altro può seguire {role} ora.',
    cannotFollow: '{seats} avversari su {of} non possono seguire {role}.',
    influence: 'Porta subito {n} influenza.',
    ends: {
      influence: 'Prende l’ultima influenza',
      stacks: 'Svuota l’ultima pila',
    },
    endsAhead: '{how} mentre sei in testa.',
    endsBehind: '{how}, e la fine arriva mentre sei indietro.',
    technology: '{card} vale {influence} influenza.',
    resources: 'Mette {n} {n:risorsa|risorse} a disposizione del commercio.',
    ready: {
      colonize: 'Poi un tuo pianeta è pronto per stabilirti.',
      warfare: 'Poi hai le astronavi per attaccare un pianeta.',
    },
    nearer: {
      colonize: 'Ancora {missing} {missing:colonia|colonie} e ti puoi stabilire su un pianeta.',
      warfare: 'Ancora {missing} {missing:astronave|astronavi} e un pianeta si può attaccare.',
    },
    needsPlanets: 'Non hai pianeti coperti da conquistare.',
    thinner: 'Senza {card} il tuo mazzo porta prima le carte migliori.',
    cards: 'Una carta in più in mano per il tuo prossimo turno.',
    better: 'Vince circa {points} {points:partita|partite} su 100 in più della seconda opzione.',
  },

  coach: {
    start: 'Impara giocando',
    name: 'Maestro',
    leave: 'Continua senza il maestro',
    progress: '{n} di {of}',
    topics: {
      action: {
        title: 'La tua Azione',
        text: 'Ogni turno comincia, se vuoi, con un’Azione: gioca una carta della mano per ciò che vi è scritto. Esplorazione pesca due carte, Ricerca toglie per sempre dal mazzo le carte deboli. Tocca una carta che brilla, o non giocarne.',
      },
      role: {
        title: 'Guida un ruolo',
        text: 'Ora devi guidare un ruolo. Prendi una carta dalla sua pila nel tuo mazzo: ciò che guidi spesso ti riesce meglio. Nessun pianeta ancora? Guida Esplorazione. Un pianeta coperto? Guida Guerra per raccogliere astronavi e attaccare, o Colonizzazione per mandare coloni.',
      },
      boost: {
        title: 'Potenziare',
        text: 'Ogni carta in mano con il simbolo del ruolo lo rende più forte. Scegli le carte da spendere e conferma. Quelle che tieni aiutano in un turno successivo.',
      },
      follow: {
        title: 'Seguire o dissentire',
        text: 'Qualcuno guida un ruolo e tu puoi fare lo stesso con le tue carte: seguire. Oppure pescare una carta: dissentire. Segui quando ti porta qualcosa; altrimenti la carta vale di più.',
      },
      survey: {
        title: 'Scegli un pianeta',
        text: 'Hai guardato dei pianeti e ne tieni uno, coperto. Guarda i due costi: astronavi per attaccare, colonie per stabilirsi. Il numero accanto alla stella è ciò che vale alla fine.',
      },
      attack: {
        title: 'Astronavi e attacchi',
        text: 'Con abbastanza astronavi scopri un tuo pianeta: conta alla fine e il suo simbolo ti aiuta per il resto della partita. Se non bastano, raccogline.',
      },
      settle: {
        title: 'Colonie',
        text: 'Le carte Colonizzazione vanno sotto un pianeta coperto. Quando sono tante quante il suo costo, stabilisciti: il pianeta si scopre e le carte tornano a te.',
      },
      produce: {
        title: 'Produzione',
        text: 'Metti risorse negli spazi liberi dei tuoi pianeti scoperti. Da sole non valgono nulla: commerciale più tardi.',
      },
      trade: {
        title: 'Commercio',
        text: 'Ogni risorsa che rendi porta un’influenza. L’influenza conta alla fine, e quando si prende l’ultima la partita termina.',
      },
      research: {
        title: 'Tecnologie',
        text: 'I simboli Ricerca pagano una tecnologia, e servono pianeti scoperti del suo tipo. Va nella tua mano, o per sempre nel tuo impero.',
      },
      remove: {
        title: 'Un mazzo più sottile',
        text: 'Le carte che non ti servono possono lasciare il gioco per sempre. Le buone arrivano allora più spesso in mano.',
      },
      discard: {
        title: 'Fine del turno',
        text: 'Alla fine del turno puoi scartare le carte che non ti servono e poi peschi fino a cinque. Tieni ciò che serve al prossimo turno.',
      },
      waiting: {
        title: 'Giocano gli altri',
        text: 'Guarda che cosa guidano: presto potrai seguirlo. Il registro racconta tutto ciò che accade.',
      },
      end: {
        title: 'Il punteggio',
        text: 'Contano influenza, pianeti scoperti e tecnologie. Era una partita intera: ora sai come funziona. La prossima volta gioca le regole ufficiali con le tecnologie.',
      },
    },
  },

  lessons: {
    title: 'Impara',
    intro:
      'Lezioni brevi al tavolo vero: ognuna è una posizione di una vera partita e dura un minuto. Puoi saltarle tutte, e tornarci.',
    begin: 'Comincia dalla prima: {title}',
    goOn: 'Continua: {title}',
    list: 'Lezioni',
    lesson: 'Lezione',
    numbered: '{n}. {title}',
    count: '{n} di {of} finite',
    place: 'Lezione {n} di {of}',
    finished: 'Finita',
    skip: 'Salta',
    back: 'Torna indietro',
    next: 'Prossima: {title}',
    again: 'Ancora una volta',
    toLessons: 'Tutte le lezioni',
    toFirstGame: 'Alla tua prima partita',
    lookUp: 'Per consultare',
    firstGame: {
      title: 'La tua prima partita',
      text: 'Una partita intera senza tecnologie contro un avversario tranquillo. Un maestro dice a ogni domanda di che cosa si tratta.',
      start: 'Gioca la prima partita',
    },
    of: {
      action: {
        title: 'La tua Azione',
        about: 'Gioca una carta per ciò che vi è scritto.',
        done: 'Quelle carte sono uscite per sempre, e le utili arrivano più spesso in mano. A ogni turno puoi giocare una carta per la sua Azione; poi guidi un ruolo.',
      },
      role: {
        title: 'Guidare e potenziare',
        about: 'Guida un ruolo e aggiungi carte.',
        done: 'Tre simboli, tre pianeti tra cui scegliere. La carta del ruolo entra nel tuo mazzo: ciò che guidi spesso ti riesce meglio.',
      },
      survey: {
        title: 'Esplorazione',
        about: 'Scegli un pianeta e finisci il turno.',
        done: 'Il pianeta è tuo, coperto. Quando sarà scoperto, con le colonie o con le astronavi, conterà alla fine.',
      },
      follow: {
        title: 'Seguire o dissentire',
        about: 'Rispondi a un ruolo guidato da altri.',
        done: 'Sei andato avanti nel turno di un altro. Quando un ruolo non ti porta nulla, dissenti: allora una carta vale di più.',
      },
      settle: {
        title: 'Colonie',
        about: 'Manda coloni e stabilisciti su un pianeta.',
        done: 'Chrispen è scoperto: conta alla fine e ha uno spazio per il ferro. Le sue colonie sono negli scarti e potranno partire di nuovo.',
      },
      attack: {
        title: 'Astronavi',
        about: 'Raccogli astronavi e attacca un pianeta.',
        done: 'Quattro astronavi spese, ed Erkam-W è scoperto. Il suo simbolo Guerra ora vale ogni volta che guidi o segui Guerra.',
      },
      produce: {
        title: 'Produrre e commerciare',
        about: 'Trasforma risorse in influenza.',
        done: 'Due influenza dalla riserva. Contano alla fine, e quando la riserva è vuota comincia la fine.',
      },
      research: {
        title: 'Ricerca',
        about: 'Prendi una tecnologia.',
        done: 'La tecnologia è già nella tua mano. Può potenziare due ruoli, e la sua Azione fa più di quella di una carta ruolo.',
      },
      end: {
        title: 'La fine della partita',
        about: 'Svuota una pila quando sei in testa.',
        done: 'Influenza, pianeti scoperti e tecnologie fanno il punteggio; vince il più alto. Ora conosci tutte le parti del gioco.',
      },
    },
    steps: {
      'play-research':
        'Il turno comincia, se vuoi, con un’Azione: giochi una carta della mano per ciò che vi è scritto. Gioca Ricerca: toglie dal tuo mazzo le carte deboli.',
      'remove-cards':
        'Scegli fino a due carte, poi conferma. In questa partita nessuno guida Ricerca: lascia andare tutte e due le carte Ricerca, quella in mano e quella che giochi.',
      'lead-survey':
        'A ogni turno guidi un ruolo, e una carta della sua pila entra nel tuo mazzo. Hai due carte Esplorazione: guida Esplorazione.',
      'boost-survey':
        'Ogni carta in mano con il simbolo del ruolo lo rende più forte. Scegli le due carte Esplorazione e conferma: con tre simboli guardi tre pianeti.',
      'keep-planet':
        'Vedi tre pianeti e ne tieni uno, coperto. Confronta quanto costa ciascuno, in astronavi o in colonie, e che cosa dà da scoperto.',
      'clean-up':
        'Il turno finisce con la Pulizia: scarta ciò che non serve al prossimo turno, o nulla. Poi peschi fino ad avere cinque carte.',
      follow:
        'Vega guida Colonizzazione. Puoi dissentire e pescare una carta, o seguire: allora fai lo stesso con carte tue. Hai due carte Colonizzazione: segui.',
      'add-colony':
        'Scegli una carta Colonizzazione e conferma, poi il pianeta a cui va. A Chrispen servono due colonie; tieni l’altra carta per il tuo turno.',
      'tuck-colony':
        'Chrispen ha una colonia e gliene servono due. Gioca la tua carta Colonizzazione per la sua Azione e mettila sotto Chrispen.',
      settle:
        'Ora bastano. Guida Colonizzazione senza aggiungere carte; poi stabilisciti su Chrispen invece di mandare altri coloni.',
      'collect-fighter':
        'Erkam-W costa quattro astronavi, e tu ne hai tre. Gioca Guerra per la sua Azione: ecco la quarta.',
      attack:
        'Ora bastano. Guida Guerra senza aggiungere carte; poi attacca Erkam-W invece di raccoglierne altre.',
      produce:
        'Su Chrispen c’è ferro, e lo spazio di Erkam-W è vuoto. Gioca una carta Produzione/Commercio per la sua Azione e produci ferro lì.',
      trade:
        'Ora guida Commercio e aggiungi l’altra carta Produzione/Commercio. Sono due simboli: rendi tutte e due le risorse per influenza.',
      'lead-research':
        'In questa partita ci sono tecnologie. Le più semplici costano tre simboli Ricerca e vogliono un pianeta scoperto del loro tipo. Il tuo è Avanzato: guida Ricerca.',
      'boost-research':
        'La carta del ruolo è un simbolo, e ne servono tre. Scegli le due carte Ricerca e conferma; le tecnologie si aprono da sole.',
      buy: 'Prendi una delle tecnologie che brillano. Ognuna mostra due simboli e un’Azione che fa più di quella di una carta ruolo.',
      'empty-stack':
        'Resta una sola carta Colonizzazione. In due, una pila vuota fa cominciare la fine, e tu sei in testa: guida Colonizzazione.',
      'last-turns':
        'La fine è cominciata: finisci questo turno, e Vega ne ha ancora uno. Sholmican ha colonie a sufficienza: stabilisciti ora, perché conta solo da scoperto.',
    },
    missed: {
      'play-research':
        'È permesso, e a volte è il meglio. Ma due carte Ricerca resterebbero inutili nel mazzo per tutta la partita: torna indietro e giocane una.',
      'remove-cards':
        'È permesso, ma le carte che non ti servono torneranno in mano ancora e ancora. Torna indietro e lasciane andare.',
      'lead-survey':
        'Anche quello è un ruolo, ma le tue due carte Esplorazione non vi aggiungono nulla. Torna indietro e guida Esplorazione.',
      'boost-survey':
        'Aggiungi quante carte vuoi, ma pochi simboli mostrano pochi pianeti. Torna indietro e aggiungi le due carte Esplorazione.',
      follow:
        'Dissentire è giusto quando un ruolo non ti porta nulla. Qui ai tuoi pianeti servono colonie: torna indietro e segui.',
      'tuck-colony':
        'A Chrispen manca ancora una colonia. Torna indietro, gioca Colonizzazione per la sua Azione e scegli Chrispen.',
      settle:
        'È permesso, ma Chrispen è ancora coperto. Torna indietro, guida Colonizzazione e stabilisciti lì.',
      'collect-fighter':
        'Ti manca ancora un’astronave. Torna indietro e gioca Guerra per la sua Azione.',
      attack:
        'È permesso, ma Erkam-W è ancora coperto e non ti dà nulla. Torna indietro, guida Guerra e attacca.',
      produce:
        'Lo spazio di Erkam-W è ancora vuoto. Torna indietro e produci lì ferro con la tua Azione.',
      trade:
        'Potevi commerciare due risorse. Torna indietro, guida Commercio, aggiungi la carta Produzione/Commercio e scegli tutte e due.',
      'lead-research': 'Solo Ricerca porta tecnologie. Torna indietro e guidala.',
      'boost-research':
        'Sono meno di tre simboli, e quindi nessuna tecnologia. Torna indietro e aggiungi le due carte Ricerca.',
      buy: 'Puoi anche non prenderne, ma i simboli sono spesi comunque. Torna indietro e prendine una.',
      'empty-stack':
        'La partita continua, e Vega può raggiungerti. Torna indietro e guida Colonizzazione.',
    },
  },

  cli: {
    one: 'Un numero; ? spiega, u annulla, h aiuta.',
    several: 'Tutto ciò che scegli in una riga, come 2 2 4; ? spiega, u annulla, h aiuta.',
    help: 'Inserisci il numero di un’opzione; dove se ne possono scegliere diverse, tutte in una riga, che vale come risposta intera. ? dice che cosa fanno le tue carte, i tuoi pianeti e i ruoli e perché alcuni non si possono usare ora; ? e una parte di un nome parla di una cosa sola, anche delle tecnologie. u annulla la tua ultima scelta finché non ha rivelato nulla. La fine dell’immissione (Ctrl+D) lascia la partita.',
    nothingCalled: 'Nessun ruolo, carta in mano, tuo pianeta o tecnologia ha «{word}» nel nome.',
    costs: 'attacco {fighters}, colonie {colonies}, mancano {missing}',
    scoreParts: 'pianeti {planets}, gettoni {tokens}, tecnologie {technologies}',
    noUndo: 'Non si può annullare: qualcosa è stato rivelato o un altro ha scelto.',
    unknown: 'Inserisci un numero da 1 a {last}.',
    tooMuch: 'È più di quanto si può: «{option}» compare troppe volte. Non è successo nulla.',
  },
};
