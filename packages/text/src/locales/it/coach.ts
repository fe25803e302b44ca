// Texts of the coach, who explains the first game, in Italian.
import type * as english from '../en/coach.ts';
import type { Translation } from '../translation.ts';

export const coach = {
  start: 'Impara giocando',
  name: 'Istruttore',
  leave: 'Continua senza l’istruttore',
  progress: '{n} di {of}',
  toWinTitle: 'Come si vince',
  toWin:
    'Vince chi ha più influenza. Conquista pianeti, commercia risorse e ricerca tecnologie prima che si esauriscano l’influenza o una pila.',
  toWinLearning:
    'Vince chi ha più influenza. Conquista pianeti e commercia risorse prima che si esauriscano l’influenza o una pila.',
  understood: 'Capito',
  topics: {
    action: {
      title: 'La tua Azione',
      text: 'Puoi cominciare il turno con un’Azione: gioca una carta della mano e fai ciò che dice. Esplorazione ti fa pescare due carte, Ricerca toglie per sempre dal mazzo quelle deboli. Tocca una carta che brilla, o salta l’Azione.',
    },
    role: {
      title: 'Guida un ruolo',
      text: 'Il ruolo è la mossa principale del turno, e gli altri possono seguirlo. Per guidarlo prendi nel tuo mazzo la prima carta della sua pila, una di quelle al centro: più spesso guidi un ruolo, meglio ti riesce. Quando una pila si svuota, la fine è vicina. Non hai ancora pianeti? Guida Esplorazione. Ne hai uno coperto? Guida Guerra per raccogliere astronavi e attaccarlo, o Colonizzazione per mandarci dei coloni.',
    },
    boost: {
      title: 'Potenziare',
      text: 'Ogni carta della tua mano con il simbolo del ruolo lo rende più forte. Scegli quali spendere, poi conferma. Quelle che tieni ti serviranno più avanti.',
    },
    follow: {
      title: 'Seguire o dissentire',
      text: 'Un altro giocatore guida un ruolo, la mossa principale del suo turno. Se segui, fai lo stesso con le tue carte; se dissenti, resti fuori e peschi una carta. Segui quando ne ricavi qualcosa; altrimenti prendi la carta.',
    },
    survey: {
      title: 'Scegli un pianeta',
      text: 'Tieni uno dei pianeti che hai guardato, coperto. Confronta i due costi: astronavi per attaccare, colonie per stabilirti. Il numero accanto alla stella è ciò che vale alla fine.',
    },
    attack: {
      title: 'Astronavi e attacchi',
      text: 'Con abbastanza astronavi scopri un tuo pianeta. Vale punti alla fine, e il suo simbolo ti aiuta per il resto della partita. Non bastano? Raccogline altre.',
    },
    settle: {
      title: 'Colonie',
      text: 'Infila carte Colonizzazione sotto un pianeta coperto. Quando bastano a pagarne il costo, stabilisciti: il pianeta si scopre e le carte vanno tra i tuoi scarti.',
    },
    produce: {
      title: 'Produzione',
      text: 'Metti risorse negli spazi liberi dei tuoi pianeti scoperti. Da sole non valgono nulla: le commercerai più tardi.',
    },
    trade: {
      title: 'Commercio',
      text: 'Ogni risorsa che commerci ti frutta 1 influenza, una delle stelle al centro. È l’influenza che fa vincere, e quando si prende l’ultima stella la partita volge al termine.',
    },
    research: {
      title: 'Tecnologie',
      text: 'Una tecnologia si paga con simboli Ricerca, e servono pianeti scoperti del suo tipo. Va nella tua mano, oppure resta per sempre nel tuo Impero.',
    },
    remove: {
      title: 'Un mazzo più sottile',
      text: 'Le carte che non ti servono possono lasciare il gioco per sempre. Così peschi più spesso quelle buone.',
    },
    discard: {
      title: 'Fine del turno',
      text: 'Alla fine del turno scarta le carte che non ti servono, poi pesca fino ad averne cinque. Tieni quelle utili al prossimo turno.',
    },
    waiting: {
      title: 'Tocca agli altri',
      text: 'Guarda quali ruoli guidano: presto potrai seguirli. La cronaca racconta tutto ciò che accade.',
    },
    end: {
      title: 'Il punteggio',
      text: 'Contano influenza, pianeti scoperti e tecnologie. Hai giocato una partita intera: ora sai come funziona! La prossima volta prova le regole ufficiali, con le tecnologie.',
    },
  },
} as const satisfies Translation<typeof english.coach>;
