// Online tables, loaded with their screens: a file for each, in Italian.
import type * as english from '../../en/online/index.ts';
import type { Translation } from '../../translation.ts';
import * as admin from './admin.ts';
import * as create from './create.ts';
import * as general from './general.ts';
import * as invite from './invite.ts';
import * as lobby from './lobby.ts';
import * as people from './people.ts';
import * as refusals from './refusals.ts';
import * as settings from './settings.ts';
import * as table from './table.ts';
import * as terminal from './terminal.ts';
import * as verified from './verified.ts';

export const online = {
  ...admin,
  ...create,
  ...general,
  ...invite,
  ...lobby,
  ...people,
  ...refusals,
  ...settings,
  ...table,
  ...terminal,
  ...verified,
} as const satisfies Translation<typeof english.online>;
