// The lobby of online tables.

export const lobby = {
  title: 'Play online',
} as const;
