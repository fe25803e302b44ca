// Online tables, in Italian.
import type * as english from '../../en/online/index.ts';
import type { Translation } from '../../translation.ts';
import { lobby } from './lobby.ts';

export const online = { lobby } as const satisfies Translation<typeof english.online>;
