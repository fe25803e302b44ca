// The reasons for an option in a hint, in Italian.
import type * as english from '../en/reasons.ts';
import * as escalation from './rulesets/escalation/messages.ts';
import type { Translation } from '../translation.ts';

export const reasons = {
  ...escalation.reasons,
  flips: 'Scopre {planet}: {influence} influenza.',
  flipsUnknown: 'Scopre un pianeta.',
  noFollowers: 'Nessun altro può seguire {role} ora.',
  cannotFollow: '{seats} avversari su {of} non possono seguire {role}.',
  influence: 'Porta subito {n} influenza.',
  ends: {
    influence: 'Prende l’ultima influenza',
    stacks: 'Svuota l’ultima pila',
  },
  endsAhead: '{how}, e sei in testa.',
  endsBehind: '{how}, ma così la partita finisce mentre sei indietro.',
  technology: '{card} vale {influence} influenza.',
  resources: 'Ti dà {n} {n:risorsa|risorse} da commerciare.',
  ready: {
    colonize: 'Poi puoi stabilirti su un tuo pianeta.',
    warfare: 'Poi hai astronavi a sufficienza per attaccare un pianeta.',
  },
  nearer: {
    colonize: 'Ancora {missing} {missing:colonia|colonie} e puoi stabilirti su un pianeta.',
    warfare: 'Ancora {missing} {missing:astronave|astronavi} e puoi attaccare un pianeta.',
  },
  needsPlanets: 'Non hai pianeti coperti da conquistare.',
  thinner: 'Senza {card} peschi più spesso le carte migliori.',
  cards: 'Ti lascia una carta in più per il prossimo turno.',
  costs:
    'Si conquista con {colonies} {colonies:colonia|colonie} o {fighters} {fighters:astronave|astronavi}.',
  symbols: 'Aggiunge {n} {n:simbolo|simboli} a {role}.',
  fighters: 'Ti dà {n} {n:astronave|astronavi}.',
  gainsCard: 'Ti dà la carta {card}.',
  action: 'Usa l’Azione di {card}.',
  makesRoom: 'Senza {card} in mano c’è posto per un’altra carta.',
  spendsNothing: 'Per ora non costa nulla.',
  deck: 'In quel mazzo ci sono {n} {n:tecnologia|tecnologie}.',
  roleFirst: 'Così le tue Azioni vengono dopo il ruolo.',
  keepsSymbols: 'In mano ti {n:resta|restano} {n} {n:simbolo|simboli} di {role}.',
  draws: 'Ti fa pescare {n} {n:carta|carte}.',
  removes: 'Può eliminare per sempre fino a {n} {n:carta debole|carte deboli}.',
  otherFollowed:
    'Non {role}: un avversario potrebbe seguire con al massimo {most} {most:simbolo|simboli}.',
  otherEnds: 'Non {role}: potrebbe chiudere la partita mentre sei indietro.',
  playingOn: 'Si è visto giocando molte volte la partita fino in fondo.',
  morePoints: 'Alla fine dà circa {n} influenza in più della seconda opzione.',
  better: 'Vince circa {points} {points:partita|partite} su 100 in più della seconda opzione.',
} as const satisfies Translation<typeof english.reasons>;
