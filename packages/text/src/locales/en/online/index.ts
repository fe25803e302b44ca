// Online tables, loaded with their screens: a file for each.
import { lobby } from './lobby.ts';

export const online = { lobby } as const;
