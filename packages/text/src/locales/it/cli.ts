// Texts for games in the terminal, in Italian.
import type * as english from '../en/cli.ts';
import type { Translation } from '../translation.ts';

export const cli = {
  one: 'Scrivi un numero. ? spiega, u annulla, h mostra l’aiuto.',
  tooFew: 'Scegline {n}, tutte su una riga.',
  several: 'Scrivi tutte le scelte su una riga, come 2 2 4. ? spiega, u annulla, h mostra l’aiuto.',
  help: 'Scrivi il numero di un’opzione. Se puoi sceglierne più d’una, scrivile tutte su una riga: è la risposta completa. ? spiega le tue carte, i pianeti e i ruoli, e perché ora alcuni non si possono usare. ? e una parte di un nome spiega una cosa sola, anche una tecnologia. u annulla l’ultima scelta, se non ha rivelato nulla. Ctrl+D chiude la partita.',
  nothingCalled: 'Qui non c’è niente che si chiami «{word}».',
  costs: 'attacco {fighters}, colonie {colonies}, mancano {missing}',
  scoreParts: 'pianeti {planets}, gettoni {tokens}, tecnologie {technologies}',
  scorePartsShips:
    'pianeti {planets}, gettoni {tokens}, tecnologie {technologies}, incrociatore {cruiser}',
  shipCosts: '{price}, colonie {colonies}, mancanti {missing}',
  noUndo: 'Non si può annullare: qualcosa è stato rivelato, o ha già giocato qualcun altro.',
  unknown: 'Inserisci un numero da 1 a {last}.',
  tooMuch: 'Hai scelto «{option}» troppe volte. La risposta non è stata data.',
} as const satisfies Translation<typeof english.cli>;
