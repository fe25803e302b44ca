// Interface of the terminal, in Italian.
import type * as english from '../en/cli.ts';
import type { Translation } from '../translation.ts';

export const cli: Translation<typeof english.cli> = {
  one: 'Un numero; ? spiega, u annulla, h aiuta.',
  several: 'Tutto ciò che scegli in una riga, come 2 2 4; ? spiega, u annulla, h aiuta.',
  help: 'Inserisci il numero di un’opzione; dove se ne possono scegliere diverse, tutte in una riga, che vale come risposta intera. ? dice che cosa fanno le tue carte, i tuoi pianeti e i ruoli e perché alcuni non si possono usare ora; ? e una parte di un nome parla di una cosa sola, anche delle tecnologie. u annulla la tua ultima scelta finché non ha rivelato nulla. La fine dell’immissione (Ctrl+D) lascia la partita.',
  nothingCalled: 'Nessun ruolo, carta in mano, tuo pianeta o tecnologia ha «{word}» nel nome.',
  costs: 'attacco {fighters}, colonie {colonies}, mancano {missing}',
  scoreParts: 'pianeti {planets}, gettoni {tokens}, tecnologie {technologies}',
  noUndo: 'Non si può annullare: qualcosa è stato rivelato o un altro ha scelto.',
  unknown: 'Inserisci un numero da 1 a {last}.',
  tooMuch: 'È più di quanto si può: «{option}» compare troppe volte. Non è successo nulla.',
};
