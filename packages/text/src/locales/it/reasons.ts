// Why an option is good, in Italian.
import type * as english from '../en/reasons.ts';
import type { Translation } from '../translation.ts';

export const reasons: Translation<typeof english.reasons> = {
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
};
