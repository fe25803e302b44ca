// Why something is not possible now, in Italian.
import type * as english from '../en/explanations.ts';
import type { Translation } from '../translation.ts';

export const explanations: Translation<typeof english.explanations> = {
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
};
