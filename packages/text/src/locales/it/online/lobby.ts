// The lobby of online tables, in Italian.
import type * as english from '../../en/online/lobby.ts';
import type { Translation } from '../../translation.ts';

export const lobby = {
  title: 'Gioca online',
} as const satisfies Translation<typeof english.lobby>;
