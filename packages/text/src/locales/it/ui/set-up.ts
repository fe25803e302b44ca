// Texts of the form for a new game, in Italian.
import type * as english from '../../en/ui/set-up.ts';
import type { Translation } from '../../translation.ts';

export const setUp = {
  players: 'Giocatori',
  seat: 'Posto {n}',
  seatName: 'Nome al posto {n}',
  person: 'Giocatore umano',
  strength: 'Forza {n} su {most}',
  opponentStrength: '{name} ({n} su {most})',
  first: 'Primo giocatore',
  firstChance: 'A caso',
  game: 'Gioco',
  variant: 'Variante',
  scenarios: {
    off: 'Nessuno',
    random: 'A caso',
    chosen: 'Scelti a turno',
    named: 'Scelti ora',
  },
  named: {
    text: 'Scegli ora uno scenario per ogni posto: dopo non lo si chiede a nessuno.',
    scenarioOf: 'Scenario: {name}',
    swap: '{scenario} (scambia con {name})',
    planet: '{scenario} (non con {other}: serve a entrambi lo stesso pianeta iniziale)',
    technology: '{scenario} (non con {other}: serve a entrambi la stessa tecnologia)',
  },
  switches: 'Opzioni di regole',
  openQuestions: 'Dove il regolamento non è chiaro',
  seed: 'Seme',
  seedChance: 'a caso',
} as const satisfies Translation<typeof english.setUp>;
