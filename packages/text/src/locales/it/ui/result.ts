// Texts of the result and of game statistics, in Italian.
import type * as english from '../../en/ui/result.ts';
import * as escalation from '../rulesets/escalation/messages.ts';
import type { Translation } from '../../translation.ts';

export const result = {
  whatNext: {
    title: 'Hai vinto! E adesso?',
    opponent: 'Sfida: {name}',
    technologies: 'Gioca con le tecnologie',
    game: 'Prova {name}',
    friend: 'Gioca con un amico',
  },
  result: 'Risultato',
  tieDecided: 'Parità! Vince chi ha più risorse e astronavi ({list}).',
  tieShared: 'Parità, anche di risorse e astronavi: la vittoria è condivisa.',
  rematch: 'Rivincita',
  playAgain: 'Inizio',
  watchReplay: 'Guarda la registrazione',
  saveRecord: 'Esporta la partita',
  showTable: 'Mostra il tavolo',
  influenceOverTurns: 'Punti per turno',
  turningPoints: 'Turni decisivi',
  turningPoint: 'Turno {turn}, {name}: +{n} {n:punto|punti}',
  statistics: 'La partita in numeri',
  led: 'Guida di {role}',
  numbers: {
    ...escalation.aftermath.numbers,
    followed: 'Ruoli seguiti',
    dissented: 'Dissensi',
    settled: 'Pianeti presi con colonie',
    attacked: 'Pianeti attaccati',
    traded: 'Risorse commerciate',
    bought: 'Tecnologie prese',
    removed: 'Carte rimosse',
  },
} as const satisfies Translation<typeof english.result>;
