// Interface of the terminal, in Italian.
import type * as english from '../en/cli.ts';
import type { Translation } from '../translation.ts';

export const cli = {
  one: 'Un numero; ? spiega, u annulla, h mostra l’aiuto.',
  tooFew: 'Scegline {n} in una sola riga.',
  several: 'Tutto ciò che scegli in una riga, come 2 2 4; ? spiega, u annulla, h mostra l’aiuto.',
  help: 'Inserisci il numero di un’opzione; se puoi sceglierne più d’una, scrivile tutte in una riga, che vale come risposta intera. ? spiega che cosa fanno le tue carte, i tuoi pianeti e i ruoli, e perché ora alcuni non si possono usare; ? seguito da una parte di un nome spiega una cosa sola, anche una tecnologia. u annulla la tua ultima scelta, purché non abbia rivelato nulla. Ctrl+D chiude la partita.',
  nothingCalled:
    'Nessun ruolo, nessuna carta in mano, nessun tuo pianeta e nessuna tecnologia ha «{word}» nel nome.',
  costs: 'attacco {fighters}, colonie {colonies}, mancano {missing}',
  scoreParts: 'pianeti {planets}, gettoni {tokens}, tecnologie {technologies}',
  scorePartsShips:
    'pianeti {planets}, gettoni {tokens}, tecnologie {technologies}, incrociatore {cruiser}',
  shipCosts: '{price}, colonie {colonies}, mancanti {missing}',
  noUndo: 'Non si può annullare: qualcosa è stato rivelato, oppure ha scelto qualcun altro.',
  unknown: 'Inserisci un numero da 1 a {last}.',
  tooMuch: 'Non si può: «{option}» compare troppe volte. La risposta non è stata data.',
} as const satisfies Translation<typeof english.cli>;
