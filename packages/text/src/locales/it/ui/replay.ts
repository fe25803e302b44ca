// Finished games: list, replay, analysis, in Italian.
import type * as english from '../../en/ui/replay.ts';
import type { Translation } from '../../translation.ts';

export const replay: Translation<typeof english.replay> = {
  noReplay: 'Questa partita non è conservata su questo dispositivo.',
  noGames: 'Ancora nessuna partita finita.',
  openRecord: 'Apri una registrazione',
  delete: 'Elimina',
  plyOf: '{n} di {of}',
  eyes: 'Visto da',
  spectator: 'Tutti',
  turnBack: 'Un turno indietro',
  turnOn: 'Un turno avanti',
  stepBack: 'Passo indietro',
  stepOn: 'Passo avanti',
  pause: 'Pausa',
  playReplay: 'Avvia la registrazione',
  position: 'Punto della partita',
  shareMoment: 'Copia un link a questo momento',
  linkCopied: 'Link copiato',
  playOn: 'Gioca da qui',
  keepGame: 'Conserva la partita',
  analysis: {
    chances: 'Probabilità di vincere in per cento',
    moments: 'Scelte più costose',
    noMoments: 'Nessuno ha fatto una scelta chiaramente costosa.',
    moment:
      'Turno {turn}, {name}: «{chosen}». «{best}» avrebbe vinto {points} partite su 100 in più.',
    luckAndSkill: 'Fortuna e abilità',
    balance: '{name}: fortuna {luck}, proprie scelte {lost}',
    caution:
      'In vittorie, secondo i giocatori artificiali: una scelta che dimezza la probabilità di vincere costa fino a 0,5. Possono sbagliare.',
  },
};
