// The coach of the first game, in Italian.
import type * as english from '../en/coach.ts';
import type { Translation } from '../translation.ts';

export const coach: Translation<typeof english.coach> = {
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
};
