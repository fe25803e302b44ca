// All texts of online play, in Italian.
import type * as english from '../../en/online/index.ts';
import type { Translation } from '../../translation.ts';
import { admin, restrictions } from './admin.ts';
import { create } from './create.ts';
import { again, clocks, closed, name, presence, share, times, ways } from './general.ts';
import { gather, invite } from './invite.ts';
import { awaited, games, lobby, seek } from './lobby.ts';
import { friends, leaderboard, profile, report } from './people.ts';
import { refusals } from './refusals.ts';
import { bots, data, notices, settings } from './settings.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';
import { verified } from './verified.ts';

export const online = {
  admin,
  restrictions,
  create,
  again,
  ways,
  closed,
  name,
  share,
  presence,
  times,
  clocks,
  invite,
  gather,
  lobby,
  awaited,
  seek,
  games,
  friends,
  profile,
  leaderboard,
  report,
  refusals,
  settings,
  notices,
  bots,
  data,
  table,
  terminal,
  verified,
} as const satisfies Translation<typeof english.online>;
