// The coach of the first game, in Italian.
import type * as english from '../en/coach.ts';
import type { Translation } from '../translation.ts';

export const coach = {
  start: 'Impara giocando',
  name: 'Istruttore',
  leave: 'Continua senza l’istruttore',
  progress: '{n} di {of}',
  toWinTitle: 'Come si vince',
  toWin:
    'Vince chi ha più influenza: conquista pianeti, commercia e ricerca tecnologie prima che finisca la riserva di influenza o una pila di carte ruolo.',
  toWinLearning:
    'Vince chi ha più influenza: conquista pianeti e commercia prima che finisca la riserva di influenza o una pila di carte ruolo.',
  understood: 'Capito',
  topics: {
    action: {
      title: 'La tua Azione',
      text: 'Il turno può cominciare con un’Azione: giochi una carta della mano e fai ciò che c’è scritto. Esplorazione ti fa pescare due carte, Ricerca toglie per sempre dal mazzo le carte deboli. Tocca una carta che brilla, oppure non giocarne nessuna.',
    },
    role: {
      title: 'Guida un ruolo',
      text: 'Il ruolo è la mossa principale del turno, e gli altri possono seguirlo. Per guidarlo prendi nel tuo mazzo la prima carta della sua pila, una di quelle al centro: più spesso guidi un ruolo, meglio ti riesce. Quando una pila si svuota, la fine è vicina. Non hai ancora pianeti? Guida Esplorazione. Ne hai uno coperto? Guida Guerra per raccogliere astronavi e attaccarlo, o Colonizzazione per mandarci dei coloni.',
    },
    boost: {
      title: 'Potenziare',
      text: 'Ogni carta in mano con il simbolo del ruolo lo rende più forte. Scegli quali spendere e conferma. Quelle che tieni ti serviranno più avanti.',
    },
    follow: {
      title: 'Seguire o dissentire',
      text: 'Un altro giocatore guida un ruolo, la mossa principale del suo turno. Seguire vuol dire fare lo stesso con le tue carte; dissentire vuol dire rinunciare e pescare una carta. Segui quando ne ricavi qualcosa; altrimenti conviene la carta.',
    },
    survey: {
      title: 'Scegli un pianeta',
      text: 'Dei pianeti che hai guardato ne tieni uno, coperto. Confronta i due costi: astronavi per attaccare, colonie per stabilirti. Il numero accanto alla stella è ciò che vale alla fine.',
    },
    attack: {
      title: 'Astronavi e attacchi',
      text: 'Con abbastanza astronavi scopri un tuo pianeta: varrà punti alla fine e il suo simbolo ti aiuta per il resto della partita. Se non bastano, raccogline.',
    },
    settle: {
      title: 'Colonie',
      text: 'Le carte Colonizzazione vanno sotto un pianeta coperto. Quando bastano a pagare il suo costo, stabilisciti: il pianeta viene scoperto e le carte vanno nei tuoi scarti.',
    },
    produce: {
      title: 'Produzione',
      text: 'Metti risorse negli spazi liberi dei tuoi pianeti scoperti. Da sole non valgono nulla: le commercerai più tardi.',
    },
    trade: {
      title: 'Commercio',
      text: 'Ogni risorsa che restituisci ti frutta 1 influenza. L’influenza sono i punti del gioco, e quando si esaurisce la partita volge al termine.',
    },
    research: {
      title: 'Tecnologie',
      text: 'Una tecnologia si paga con simboli Ricerca, e servono pianeti scoperti del suo tipo. Va nella tua mano, oppure resta per sempre nel tuo Impero.',
    },
    remove: {
      title: 'Un mazzo più sottile',
      text: 'Le carte che non ti servono possono lasciare il gioco per sempre. Così ti capitano più spesso in mano quelle buone.',
    },
    discard: {
      title: 'Fine del turno',
      text: 'Alla fine del turno puoi scartare le carte che non ti servono; poi ne peschi fino ad averne cinque. Tieni quelle utili al prossimo turno.',
    },
    waiting: {
      title: 'Giocano gli altri',
      text: 'Guarda quali ruoli guidano: presto potrai seguirli. La cronaca racconta tutto ciò che accade.',
    },
    end: {
      title: 'Il punteggio',
      text: 'Si contano influenza, pianeti scoperti e tecnologie. Hai giocato una partita intera: ora sai come si fa. La prossima volta prova le regole ufficiali, con le tecnologie.',
    },
  },
} as const satisfies Translation<typeof english.coach>;
