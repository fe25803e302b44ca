// Finished games: list, replay, analysis, in Italian.
import type * as english from '../../en/ui/replay.ts';
import type { Translation } from '../../translation.ts';

export const replay = {
  noGames: 'Non c’è ancora nessuna partita finita.',
  openRecord: 'Importa una partita',
  verifyDeal: 'Verifica una distribuzione',
  delete: 'Elimina',
  plyOf: '{n} di {of}',
  perspective: 'Guarda come',
  spectator: 'Spettatore',
  turnBack: 'Turno precedente',
  turnOn: 'Turno successivo',
  stepBack: 'Passo precedente',
  stepOn: 'Passo successivo',
  pause: 'Pausa',
  playReplay: 'Riproduci',
  position: 'Posizione',
  shareMoment: 'Copia il link a questo momento',
  linkCopied: 'Link copiato',
  playOn: 'Gioca da qui',
  keepGame: 'Salva la partita',
  analysis: {
    chances: 'Probabilità di vittoria, in percentuale',
    moments: 'Le scelte più costose',
    noMoments: 'Nessuna scelta è stata un vero errore.',
    moment: 'Turno {turn}, {name}: «{chosen}». «{best}» sarebbe stato migliore del {points} %.',
    luckAndSkill: 'Fortuna e abilità',
    balance:
      '{name}: fortuna {luck}, errori {lost}, {adjusted} senza fortuna. {rating} ({error} a scelta).',
    ratings: {
      masterly: 'Gioco magistrale',
      strong: 'Gioco forte',
      solid: 'Gioco solido',
      shaky: 'Gioco incerto',
      careless: 'Gioco distratto',
    },
    caution: 'In partite vinte, secondo la stima dei bot. Anche loro possono sbagliare.',
  },
} as const satisfies Translation<typeof english.replay>;
