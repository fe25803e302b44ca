// Texts of the settings screen, in Italian.
import type * as english from '../../en/ui/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings = {
  languageMissing: 'Lingua non disponibile: {language}. Controlla la connessione e riprova.',
  theme: 'Tema',
  pace: 'Velocità delle mosse e degli avversari',
  textSize: 'Dimensione del testo',
  speech: 'Annunci per i lettori di schermo',
  settle: 'Breve pausa prima che una nuova domanda accetti clic',
  allChoicesShown: 'Mostra ogni scelta anche come pulsante',
  assistance: 'Assistenza: che cosa viene selezionato per te',
  assistanceLevels: { none: 'Nessuna', obvious: 'L’ovvio', suggest: 'Suggerisci mosse' },
  firstClick: 'Gioca al primo clic',
  skips: 'Salta da solo (contro i bot)',
  skipsAmongPeople: 'Anche fra persone: salta i passi obbligati, dopo una pausa casuale',
  sound: 'Suono',
  volume: 'Volume',
  music: 'Musica (cresce verso la fine della partita)',
  letters: 'Lettere sui simboli',
  liveScore: 'Mostra i punti durante la partita',
  talk: 'Gli avversari commentano i grandi momenti',
  thinkingTime: 'Tempo di riflessione dell’Imperatore',
  seconds: '{n} s',
  percent: '{n} %',
  settingGroups: {
    look: 'Aspetto',
    sound: 'Suono',
    pace: 'Ritmo',
    assistance: 'Aiuti',
    reading: 'Lettura ad alta voce',
    notifications: 'Notifiche',
  },
  notificationsText:
    'Questo dispositivo o una chat possono avvisarti quando una partita online ti aspetta. Le impostazioni restano sul server.',
  notificationsOnline: 'Impostazioni delle notifiche',
  themes: {
    auto: 'Come sul dispositivo',
    dark: 'Scuro',
    light: 'Chiaro',
    contrast: 'Alto contrasto',
  },
  paces: {
    slow: 'Lento',
    normal: 'Normale',
    fast: 'Veloce',
    off: 'Senza animazioni',
  },
  speeches: {
    all: 'Tutto',
    main: 'Turni, ruoli, pianeti',
    off: 'Niente',
  },
  skippedSteps: {
    none: 'Niente',
    single: 'I passi obbligati',
    sensible: 'I passi obbligati e ovvi',
  },
} as const satisfies Translation<typeof english.settings>;
