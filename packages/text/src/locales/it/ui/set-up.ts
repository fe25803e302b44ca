// Setting up a new game, in Italian.
import type * as english from '../../en/ui/set-up.ts';
import type { Translation } from '../../translation.ts';

export const setUp = {
  players: 'Giocatori',
  seat: 'Posto {n}',
  seatName: 'Nome al posto {n}',
  person: 'Una persona su questo schermo',
  strength: 'Forza {n} su {most}',
  first: 'Chi comincia',
  firstChance: 'Si tira a sorte',
  game: 'Gioco',
  variant: 'Variante',
  scenarios: {
    off: 'Nessuno',
    random: 'A caso',
    chosen: 'Scelti a turno',
    named: 'Indicati qui',
  },
  named: {
    text: 'Indichi tu uno scenario per ogni posto, e non lo si chiede a nessuno.',
    scenarioOf: 'Scenario: {name}',
    swap: '{scenario} (scambia con {name})',
    planet: '{scenario} (non insieme a {other}: serve a entrambi lo stesso pianeta iniziale)',
    technology: '{scenario} (non insieme a {other}: serve a entrambi la stessa tecnologia)',
  },
  switches: 'Opzioni di regole',
  openQuestions: 'Questioni che le regole lasciano aperte',
  seed: 'Seme',
  seedChance: 'a caso',
} as const satisfies Translation<typeof english.setUp>;
