// Error messages about records and conflicting rule options.

export const problems = {
  record: {
    'no-record': 'This isn’t the record of a game.',
    'too-long': 'This is too long to be a game record.',
    'other-version': 'This record comes from another version of the program or the rules.',
    options: 'The rule options in this record are unknown or contradict each other.',
    damaged: 'This record is damaged or incomplete.',
    'not-possible':
      'Turn {turn} of this record is wrong: “{token}” isn’t possible there. It was changed after the game.',
    differs:
      'Turn {turn} of this record doesn’t lead to the position it gives. It was changed after the game.',
    result: 'This record names different winners than its game has. It was changed after the game.',
    notes: 'A comment in this record is damaged.',
  },
  notWith: 'Not with {other}.',
  onlyWith: 'Only with {games}.',
  players: '{n} {n:player|players}',
  named: '“{name}”',
} as const;
