// The settings, in Italian.
import type * as english from '../../en/ui/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings = {
  languageMissing:
    'Lingua non disponibile: {language}. Controlla la connessione e sceglila di nuovo.',
  theme: 'Tema',
  pace: 'Velocità delle mosse e degli avversari',
  textSize: 'Dimensione del testo',
  speech: 'Annunci per i lettori di schermo',
  settle: 'Aspetta un attimo prima di accettare la risposta a una nuova domanda',
  allChoicesShown: 'Mostra ogni scelta anche come pulsante',
  assistance: 'Assistenza: che cosa viene selezionato per te',
  assistanceLevels: { none: 'Nessuna', obvious: 'L’ovvio', suggest: 'Suggerisci mosse' },
  firstClick: 'Gioca al primo clic',
  skips: 'Passi che non vengono chiesti contro il computer',
  skipsAmongPeople:
    'Anche fra persone: i passi con una sola risposta, dopo una pausa che la nasconde',
  sound: 'Suono',
  volume: 'Volume',
  music: 'Musica: un tema quieto che cresce verso la fine',
  letters: 'Lettere sui simboli',
  liveScore: 'Mostra i punti durante la partita',
  talk: 'Gli avversari dicono una breve frase nei grandi momenti',
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
    none: 'Chiedi tutto',
    single: 'Con una sola risposta',
    sensible: 'Con una sola risposta sensata',
  },
} as const satisfies Translation<typeof english.settings>;
