// Finished games: list, replay, analysis, in Italian.
import type * as english from '../../en/ui/replay.ts';
import type { Translation } from '../../translation.ts';

export const replay = {
  noGames: 'Non c’è ancora nessuna partita finita.',
  openRecord: 'Apri una registrazione',
  verifyDeal: 'Verifica una distribuzione',
  delete: 'Elimina',
  plyOf: '{n} di {of}',
  perspective: 'Visto da',
  spectator: 'Tutti',
  turnBack: 'Un turno indietro',
  turnOn: 'Un turno avanti',
  stepBack: 'Un passo indietro',
  stepOn: 'Un passo avanti',
  pause: 'Pausa',
  playReplay: 'Riproduci',
  position: 'Punto della partita',
  shareMoment: 'Copia il link a questo momento',
  linkCopied: 'Link copiato',
  playOn: 'Gioca da qui',
  keepGame: 'Conserva la partita',
  analysis: {
    chances: 'Probabilità di vittoria, in percentuale',
    moments: 'Le scelte che sono costate di più',
    noMoments: 'Nessuna scelta è costata chiaramente qualcosa.',
    moment:
      'Turno {turn}, {name}: «{chosen}». «{best}» avrebbe vinto {points} partite in più su 100.',
    luckAndSkill: 'Fortuna e abilità',
    balance:
      '{name}: fortuna {luck}, errori {lost}. {rating}: {error} punti percentuali per scelta. Risultato senza fortuna: {adjusted}.',
    ratings: {
      masterly: 'Gioco magistrale',
      strong: 'Gioco forte',
      solid: 'Gioco solido',
      shaky: 'Gioco incerto',
      careless: 'Gioco distratto',
    },
    caution:
      'Fortuna ed errori sono contati in vittorie, secondo i giocatori del computer. La fortuna è ciò che altre carte e altri pianeti avrebbero cambiato. Anche loro possono sbagliare.',
  },
} as const satisfies Translation<typeof english.replay>;
