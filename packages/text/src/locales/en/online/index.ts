// Online tables, loaded with their screens: a file for each.
import { lobby } from './lobby.ts';
import { verified } from './verified.ts';

export const online = { lobby, verified } as const;
