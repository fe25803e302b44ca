// Online tables, in Italian.
import type * as english from '../../en/online/index.ts';
import type { Translation } from '../../translation.ts';
import { lobby } from './lobby.ts';
import { verified } from './verified.ts';

export const online = { lobby, verified } as const satisfies Translation<typeof english.online>;
