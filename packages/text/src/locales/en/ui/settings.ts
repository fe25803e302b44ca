// The settings.

export const settings = {
  languageMissing: '{language} could not be loaded. Check your connection and choose it again.',
  theme: 'Theme',
  pace: 'Pace',
  textSize: 'Text size',
  speech: 'Announced to screen readers',
  settle: 'A new question waits a moment before an answer counts',
  allChoicesShown: 'Show every choice as a button, too',
  confirmEach: 'Confirm every choice with a second press',
  skips: 'Steps that are not asked against computer players',
  skipsAmongPeople: 'Among people, too: steps with one answer, after a pause that hides it',
  sound: 'Sound',
  volume: 'Volume',
  music: 'Music: a quiet theme that grows towards the end',
  letters: 'Letters on the symbols',
  liveScore: 'Show points during the game',
  talk: 'Opponents say a short line at great moments',
  thinkingTime: 'Thinking time of the Emperor',
  seconds: '{n} s',
  themes: {
    auto: 'Same as the device',
    dark: 'Dark',
    light: 'Light',
    contrast: 'High contrast',
  },
  paces: {
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    off: 'No motion',
  },
  speeches: {
    all: 'Everything',
    main: 'Turns, roles, planets',
    off: 'Nothing',
  },
  skippedSteps: {
    none: 'Ask everything',
    single: 'With one answer',
    sensible: 'With one sensible answer',
  },
} as const;
