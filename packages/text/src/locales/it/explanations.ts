// Reasons why a card, role, planet or decision cannot be used now, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/explanations.ts';
import type { Translation } from '../translation.ts';

export const explanations = {
  'game-over': 'La partita è finita.',
  'not-your-decision': 'Ora decide {name}.',
  'not-now': 'Prima c’è un’altra domanda a cui rispondere.',
  'not-in-hand': 'Non hai {card} in mano.',
  'not-in-this-game': '{card} non fa parte di questa partita.',
  'no-action': '{card} non ha un’Azione.',
  nothing: {
    draw: 'Non c’è niente da pescare: mazzo e scarti sono vuoti.',
    attack: 'Non hai abbastanza astronavi per attaccare uno dei tuoi pianeti coperti.',
    colonize: 'Non hai pianeti coperti.',
    settle: 'Nessun tuo pianeta coperto ha abbastanza colonie.',
    produce: 'Non hai spazi liberi.',
    trade: 'Non hai spazi liberi né niente da commerciare.',
    survey: 'Non ci sono più pianeti.',
    take: 'Tutte le pile sono vuote.',
    remove: 'Non hai altre carte in mano.',
    resources: 'Non hai niente da commerciare.',
    supply: 'La riserva di influenza è vuota.',
    fighters: 'Nella riserva non ci sono più astronavi.',
    role: 'In questo turno non hai più fasi Ruolo.',
    ...escalation.nothing,
  },
  'no-symbol': '{card} non ha il simbolo {role}.',
  'role-not-in-game': '{role} non si usa in questa partita.',
  'no-symbol-to-follow':
    'Per seguire {role} {need:serve|servono} {need} {need:simbolo|simboli} fra mano e Impero. Ne hai {have}.',
  'following-does-nothing': 'Seguire {role} adesso non ti darebbe nulla.',
  'no-such-planet': 'Questo pianeta non esiste.',
  'already-face-up': 'Questo pianeta è già scoperto.',
  'needs-fighters': '{need:Serve|Servono} {need} {need:astronave|astronavi}. Ne hai {have}.',
  'needs-colonies':
    '{need:Serve|Servono} {need} {need:colonia|colonie}. Ne ha {have}, con uno sconto di {discount}: {missing:manca|mancano} {missing}.',
  'needs-planets':
    '{need:Serve|Servono} {need} {need:pianeta scoperto|pianeti scoperti} di tipo {type}. Ne hai {have}.',
  'needs-symbols': 'Costa {need} {need:simbolo|simboli} Ricerca. Ne hai {have}.',
  'technology-gone': '{card} è già stata presa.',
  'drawn-blind': 'In questa partita le tecnologie si pescano alla cieca.',
  ...escalation.explanations,
  rule: '{text} (regola {ruling})',
} as const satisfies Translation<typeof english.explanations>;
