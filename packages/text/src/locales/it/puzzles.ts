// Texts of the puzzles: questions from games between bots, with one answer that is clearly best, in
// Italian.
import type * as english from '../en/puzzles.ts';
import type { Translation } from '../translation.ts';

export const puzzles = {
  intro:
    'Una scelta da una partita fra bot. Una risposta vince molto più spesso di tutte le altre, qualunque cosa sia nascosta. Trovala al tavolo.',
  practice: 'Risolvi un rompicapo',
  ofDay: 'Il rompicapo del giorno',
  solved: 'Risolto',
  run: 'Corsa di cinque minuti',
  byTheme: 'Per tema',
  themes: {
    role: 'Quale ruolo',
    follow: 'Seguire o dissentire',
    planet: 'Quale pianeta',
    thin: 'Sfoltire il mazzo',
    technology: 'Tecnologia',
    fleet: 'Flotta',
    cards: 'Quale carta',
    end: 'Chiudere la partita',
  },
  results: {
    title: 'I tuoi risultati',
    text: 'Conta solo la prima risposta a un rompicapo. I risultati restano su questo dispositivo.',
    rating: 'Punteggio',
    plusMinus: '{n} ± {error}',
    solved: 'Risolti',
    of: '{n} su {of}',
    streak: 'Risolti di fila',
    best: '{n} (record: {best})',
    run: 'Corsa migliore',
  },
  puzzle: 'Rompicapo',
  numbered: 'Rompicapo {n}',
  ratingOf: 'difficoltà {n}',
  task: 'Una risposta è nettamente migliore delle altre. Quale?',
  right: 'Esatto!',
  contrast: '«{best}» vince {n} partite su 100 in più di «{second}».',
  wrong: '«{given}» vince {n} {n:partita|partite} su 100 in meno della risposta migliore. Riprova.',
  unknown: 'Questa risposta non è stata valutata. Provane un’altra.',
  missed: 'Era meglio «{best}».',
  rating: 'Il tuo punteggio: {n}',
  streak: '{n} di fila',
  show: 'Mostra la risposta',
  next: 'Prossimo rompicapo',
  all: 'Tutti i rompicapi',
  solvedCount: 'Risolti: {n}',
  stopRun: 'Ferma',
  runResult: 'Risolti {n} su {of}',
  bestRun: 'La tua corsa migliore: {n}',
  runAgain: 'Un’altra corsa',
} as const satisfies Translation<typeof english.puzzles>;
