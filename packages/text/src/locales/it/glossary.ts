// The terms of the game and their explanations, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/glossary.ts';
import type { Translation } from '../translation.ts';

export const glossary = {
  action: {
    term: 'Azione',
    text: 'Ciò che fa una carta che giochi nella tua fase Azione. Le Azioni non si potenziano e non si seguono.',
  },
  actionPhase: {
    term: 'Fase Azione',
    text: 'La prima parte del tuo turno: puoi giocare una carta della mano per la sua Azione.',
  },
  advanced: { term: 'Avanzato', text: 'Uno dei tre tipi di pianeti e tecnologie.' },
  attack: {
    term: 'Attaccare',
    text: 'Paga in astronavi il costo Guerra di un pianeta e scoprilo. Puoi attaccare solo i tuoi pianeti coperti.',
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
    text: 'Un simbolo Colonizzazione su una carta infilata sotto un pianeta coperto. Quando bastano, puoi stabilirti.',
  },
  deck: {
    term: 'Mazzo',
    text: 'Le tue carte, coperte. Se è vuoto e devi pescare, mescoli i tuoi scarti.',
  },
  discard: {
    term: 'Pila degli scarti',
    text: 'Dove vanno le tue carte usate. Tutti possono guardarla.',
  },
  discount: {
    term: 'Sconto',
    text: 'Per ogni simbolo Colonizzazione nel tuo Impero serve una colonia in meno per stabilirsi.',
  },
  dissent: { term: 'Dissentire', text: 'Non seguire un ruolo e pescare invece una carta.' },
  doubleSided: {
    term: 'Tecnologia a due lati',
    text: 'Una carta con un permanente su ogni lato. Quando la prendi scegli il lato; l’altro è perso.',
  },
  emptyStack: {
    term: 'Pila vuota',
    text: 'Il ruolo si può ancora guidare. In quel caso Produzione, Commercio e Ricerca danno 1 simbolo in più al Leader.',
  },
  empire: {
    term: 'Impero',
    text: 'Ciò che hai davanti a te: pianeti, colonie, astronavi, risorse, permanenti.',
  },
  endTrigger: {
    term: 'Inizio della fine',
    text: 'Si è esaurita la riserva, oppure un certo numero di pile. Si finisce il giro, poi si contano i punti.',
  },
  extraRound: {
    term: 'Giro extra',
    text: 'Con questa opzione alla fine si gioca ancora un giro intero.',
  },
  faceDown: {
    term: 'Pianeta coperto',
    text: 'È nel tuo Impero, ma non serve a nulla finché non ti stabilisci o attacchi. Solo tu ne conosci il fronte.',
  },
  faceUp: {
    term: 'Pianeta scoperto',
    text: 'Vale la sua influenza, dà il suo simbolo, ospita risorse e permette tecnologie.',
  },
  fertile: { term: 'Fertile', text: 'Uno dei tre tipi di pianeti e tecnologie.' },
  fighter: { term: 'Astronave', text: 'Serve a pagare gli attacchi. Si raccoglie con Guerra.' },
  follow: {
    term: 'Seguire',
    text: 'Partecipare a un ruolo guidato da altri, con le tue carte e i tuoi simboli.',
  },
  handLimit: {
    term: 'Limite di carte in mano',
    text: 'Le carte che hai in mano dopo la tua Pulizia: 5, più 1 per ogni simbolo della mano sui tuoi pianeti.',
  },
  influence: {
    term: 'Influenza',
    text: 'I punti del gioco: gettoni dal commercio, pianeti scoperti, tecnologie.',
  },
  inPlay: {
    term: 'In gioco',
    text: 'Le carte che tu e chi segue avete speso per un ruolo, fino alla Pulizia del Leader.',
  },
  lastRound: {
    term: 'Ultimo giro',
    text: 'Il giro in cui scatta la fine. Gioca l’ultimo turno chi siede alla destra del primo giocatore.',
  },
  lead: {
    term: 'Guidare',
    text: 'Scegliere il ruolo nella tua fase Ruolo e prenderne una carta dalla pila.',
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
    text: 'I pianeti ancora da trovare. Del prossimo si vede il retro.',
  },
  politics: {
    term: 'Politica',
    text: 'Una carta senza simbolo. La sua Azione la scambia con una carta ruolo a tua scelta.',
  },
  remove: {
    term: 'Rimuovere dal gioco',
    text: 'La carta lascia il gioco per sempre; non torna in una pila.',
  },
  reserve: {
    term: 'Scorta',
    text: 'Influenza che si prende quando la riserva è vuota. Vale come l’altra.',
  },
  resource: {
    term: 'Risorsa',
    text: 'Cibo, acqua, ferro o silicio in uno spazio. Se ne commerci una prendi 1 influenza.',
  },
  role: {
    term: 'Ruolo',
    text: 'Uno tra Esplorazione, Guerra, Colonizzazione, Produzione, Commercio, Ricerca.',
  },
  roleCard: {
    term: 'Carta ruolo',
    text: 'Una carta di una pila, con un’Azione e il simbolo del ruolo. Chi guida il ruolo ne aggiunge una al mazzo.',
  },
  rolePhase: {
    term: 'Fase Ruolo',
    text: 'Il cuore del tuo turno: guidi un ruolo, poi gli altri seguono o dissentono.',
  },
  score: {
    term: 'Punteggio',
    text: 'Tutta la tua influenza: gettoni, pianeti scoperti e tecnologie. Chi ne ha di più vince.',
  },
  settle: {
    term: 'Stabilirsi',
    text: 'Scoprire un pianeta che ha abbastanza colonie. Vanno nella tua pila degli scarti.',
  },
  slot: {
    term: 'Spazio Risorse',
    text: 'Il posto su un pianeta per una risorsa del tipo indicato.',
  },
  stack: {
    term: 'Pila',
    text: 'La pila comune di una carta ruolo. Le pile vuote portano alla fine della partita.',
  },
  startPlanet: {
    term: 'Pianeta iniziale',
    text: 'Il tuo primo pianeta: costa 2 astronavi o 2 colonie e vale 2 influenza.',
  },
  supply: {
    term: 'Riserva',
    text: 'I gettoni influenza comuni, 24 all’inizio. Quando è vuota scatta la fine.',
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
    text: 'Vince chi ha più risorse e astronavi in tutto. Se anche queste sono pari, la vittoria è condivisa.',
  },
  ...escalation.glossary,
} as const satisfies Translation<typeof english.glossary>;
