// Texts of the lessons, in which the player plays small positions, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/lessons.ts';
import type { Translation } from '../translation.ts';

export const lessons = {
  title: 'Impara',
  intro:
    'Brevi lezioni al tavolo di gioco: ognuna parte da un momento di una vera partita e dura un minuto. Puoi saltarle quando vuoi, e tornarci più tardi.',
  begin: 'Comincia dalla prima: {title}',
  goOn: 'Continua: {title}',
  list: 'Lezioni',
  lesson: 'Lezione',
  numbered: '{n}. {title}',
  count: '{n} su {of} completate',
  place: 'Lezione {n} di {of}',
  finished: 'Completata',
  skip: 'Salta',
  back: 'Torna indietro',
  next: 'Prossima: {title}',
  again: 'Riprova',
  toLessons: 'Tutte le lezioni',
  toFirstGame: 'Vai alla tua prima partita',
  puzzles: 'Scelte da partite fra bot con una risposta nettamente migliore.',
  lookUp: 'Da consultare',
  firstGame: {
    title: 'La tua prima partita',
    text: 'Una partita intera, senza tecnologie, contro un avversario tranquillo. Un istruttore ti spiega ogni scelta.',
    start: 'Gioca la prima partita',
  },
  of: {
    action: {
      title: 'La tua Azione',
      about: 'Gioca una carta e fai ciò che dice.',
      done: 'Quelle carte sono uscite per sempre, così peschi più spesso quelle utili. A ogni turno puoi giocare una carta per la sua Azione; poi guidi un ruolo.',
    },
    role: {
      title: 'Guidare e potenziare',
      about: 'Guida un ruolo e aggiungi carte.',
      done: 'Tre simboli, tre pianeti tra cui scegliere. La carta del ruolo entra nel tuo mazzo: più spesso guidi un ruolo, meglio ti riesce.',
    },
    survey: {
      title: 'Esplorazione',
      about: 'Scegli un pianeta e finisci il turno.',
      done: 'Il pianeta è tuo, coperto. Quando l’avrai scoperto, con le colonie o con le astronavi, varrà punti alla fine.',
    },
    follow: {
      title: 'Seguire o dissentire',
      about: 'Rispondi a un ruolo guidato da altri.',
      done: 'Hai fatto progressi nel turno di un altro. Quando un ruolo non ti serve, dissenti: allora conviene la carta.',
    },
    settle: {
      title: 'Colonie',
      about: 'Manda coloni e stabilisciti su un pianeta.',
      done: 'Chrispen è scoperto: vale punti alla fine e ha uno spazio per il ferro. Le sue colonie sono tra i tuoi scarti e potranno partire di nuovo.',
    },
    attack: {
      title: 'Astronavi',
      about: 'Raccogli astronavi e attacca un pianeta.',
      done: 'Hai speso quattro astronavi, ed Erkam-W è scoperto. D’ora in poi il suo simbolo Guerra conta ogni volta che guidi o segui Guerra.',
    },
    produce: {
      title: 'Produrre e commerciare',
      about: 'Trasforma risorse in influenza.',
      done: 'Hai preso 2 influenza dalla riserva. Vale punti alla fine, e quando la riserva si svuota la partita volge al termine.',
    },
    research: {
      title: 'Ricerca',
      about: 'Prendi una tecnologia.',
      done: 'La tecnologia è già nella tua mano. Può potenziare due ruoli, e la sua Azione è migliore di quella di una carta ruolo.',
    },
    end: {
      title: 'La fine della partita',
      about: 'Svuota una pila quando sei in testa.',
      done: 'Influenza, pianeti scoperti e tecnologie fanno il punteggio; vince il più alto. Ora conosci tutte le parti del gioco.',
    },
    ...escalation.lessons.of,
  },
  steps: {
    'play-research':
      'Puoi cominciare il turno con un’Azione: gioca una carta della mano e fai ciò che dice. Gioca Ricerca: toglie dal tuo mazzo le carte deboli.',
    'remove-cards':
      'Scegli fino a due carte, poi conferma. In questa partita nessuno guida Ricerca: rimuovi tutte e due le carte Ricerca, quella in mano e quella che giochi.',
    'lead-survey':
      'A ogni turno guidi un ruolo, e una carta della sua pila entra nel tuo mazzo. Hai due carte Esplorazione: guida Esplorazione.',
    'boost-survey':
      'Ogni carta in mano con il simbolo del ruolo lo rende più forte. Scegli le due carte Esplorazione e conferma: con tre simboli guardi tre pianeti.',
    'keep-planet':
      'Vedi tre pianeti e ne tieni uno, coperto. Confronta quanto costa ciascuno, in astronavi o in colonie, e che cosa ti darà una volta scoperto.',
    'clean-up':
      'Il turno finisce con la Pulizia: scarta ciò che non ti serve per il prossimo turno, o nulla. Poi peschi fino ad avere cinque carte.',
    follow:
      'Vega guida Colonizzazione. Puoi dissentire e pescare una carta, o seguire, cioè fare lo stesso con carte tue. Hai due carte Colonizzazione: segui.',
    'add-colony':
      'Scegli una carta Colonizzazione e conferma, poi il pianeta a cui va. A Chrispen servono due colonie; tieni l’altra carta per il tuo turno.',
    'tuck-colony':
      'Chrispen ha una colonia e gliene servono due. Gioca la tua carta Colonizzazione per la sua Azione e infilala sotto Chrispen.',
    settle:
      'Ora bastano. Guida Colonizzazione senza aggiungere carte; poi stabilisciti su Chrispen invece di mandare altri coloni.',
    'collect-fighter':
      'Erkam-W costa quattro astronavi, e tu ne hai tre. Gioca Guerra per la sua Azione: ecco la quarta.',
    attack:
      'Ora bastano. Guida Guerra senza aggiungere carte; poi attacca Erkam-W invece di raccoglierne altre.',
    produce:
      'Su Chrispen c’è ferro, e lo spazio di Erkam-W è vuoto. Gioca una carta Produzione/Commercio per la sua Azione e produci ferro lì.',
    trade:
      'Ora guida Commercio e aggiungi l’altra carta Produzione/Commercio. Sono due simboli: commercia tutte e due le risorse e prendi influenza.',
    'lead-research':
      'In questa partita ci sono tecnologie. Le più semplici costano tre simboli Ricerca e richiedono un pianeta scoperto del loro tipo. Il tuo è Avanzato: guida Ricerca.',
    'boost-research':
      'La carta del ruolo vale un simbolo, e ne servono tre. Scegli le due carte Ricerca e conferma; le tecnologie si aprono da sole.',
    buy: 'Prendi una delle tecnologie che brillano. Ognuna mostra due simboli e un’Azione migliore di quella di una carta ruolo.',
    'empty-stack':
      'Resta una sola carta Colonizzazione. In due, una pila vuota fa cominciare la fine, e tu sei in testa: guida Colonizzazione.',
    'last-turns':
      'La fine è cominciata: finisci questo turno, e Vega ne ha ancora uno. Sholmican ha colonie a sufficienza: stabilisciti ora, perché vale punti solo se è scoperto.',
    ...escalation.lessons.steps,
  },
  missed: {
    'play-research':
      'Si può fare, e a volte è la scelta migliore. Ma qui due carte Ricerca resterebbero inutili nel mazzo per tutta la partita: torna indietro e giocane una.',
    'remove-cards':
      'Si può fare, ma le carte che non ti servono continueranno a tornarti in mano. Torna indietro e rimuovine qualcuna.',
    'lead-survey':
      'Anche quello è un ruolo, ma le tue due carte Esplorazione non lo potenziano. Torna indietro e guida Esplorazione.',
    'boost-survey':
      'Puoi aggiungere quante carte vuoi, ma con pochi simboli guardi pochi pianeti. Torna indietro e aggiungi le due carte Esplorazione.',
    follow:
      'Dissentire è giusto quando un ruolo non ti serve. Qui ai tuoi pianeti servono colonie: torna indietro e segui.',
    'tuck-colony':
      'A Chrispen manca ancora una colonia. Torna indietro, gioca Colonizzazione per la sua Azione e scegli Chrispen.',
    settle:
      'Si può fare, ma Chrispen è ancora coperto. Torna indietro, guida Colonizzazione e stabilisciti lì.',
    'collect-fighter':
      'Ti manca ancora un’astronave. Torna indietro e gioca Guerra per la sua Azione.',
    attack:
      'Si può fare, ma Erkam-W è ancora coperto e non ti dà nulla. Torna indietro, guida Guerra e attacca.',
    produce:
      'Lo spazio di Erkam-W è ancora vuoto. Torna indietro e produci lì ferro con la tua Azione.',
    trade:
      'Potevi commerciare due risorse. Torna indietro, guida Commercio, aggiungi la carta Produzione/Commercio e scegli tutte e due.',
    'lead-research': 'Le tecnologie si prendono solo con Ricerca. Torna indietro e guidala.',
    'boost-research':
      'Sono meno di tre simboli: non bastano per una tecnologia. Torna indietro e aggiungi le due carte Ricerca.',
    buy: 'Puoi anche rinunciare, ma i simboli sono spesi comunque. Torna indietro e prendine una.',
    'empty-stack':
      'La partita continua, e Vega può raggiungerti. Torna indietro e guida Colonizzazione.',
    ...escalation.lessons.missed,
  },
} as const satisfies Translation<typeof english.lessons>;
