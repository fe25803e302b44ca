// Problems of a record or of rule options. The engine's error, which names the place, may be shown
// below.

export const problems = {
  record: {
    'no-record': 'This is no record of a game.',
    'too-long': 'This is too long to be the record of a game.',
    'other-version': 'This record is from another version of the program or of the rules.',
    options: 'This record names rule options that are unknown or contradict each other.',
    damaged: 'This record is damaged, or a part of it is missing.',
    'not-possible':
      'Turn {turn} of this record is wrong: “{token}” is not possible there. It was changed after the game.',
    differs:
      'Turn {turn} of this record does not lead to the position that it tells. It was changed after the game.',
    result: 'This record names other winners than its game has. It was changed after the game.',
  },
  notWith: 'Not together with: {other}.',
  onlyWith: 'Only with {games}.',
  optionIs: '{option} ({value})',
} as const;
