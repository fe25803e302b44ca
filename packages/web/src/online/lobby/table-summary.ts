// Short texts about a table for lists: name, rules, clock, seats, scores, and the pending question.
import type { Clock, MyRow, TableRow } from '@eminent/protocol/online';
import { gameChoiceText, type Locale, listText, msg, opponentText, roleName } from '@eminent/text';
import { type Role, ROLES } from '@eminent/engine';
import { gameOf } from '../../new-game/game-presets.ts';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';
import { spanText } from '../time-text.ts';
import { clockName } from './clock-names.ts';

/** The time per decision and the reserve: `2 min + 20 min`, `a day`. */
export function clockText(lang: Locale, clock: Clock): string {
  if (clock.kind === 'none') return msg(lang, 'online.clocks.none.short');
  if (clockName(clock) === 'day') return msg(lang, 'online.clocks.day.short');
  const decision = spanText(lang, clock.decision * 1000);
  if (clock.reserve === 0) return decision;
  return `${decision} + ${spanText(lang, clock.reserve * 1000)}`;
}

/** The clock in words that fit into a sentence. */
export function clockSpoken(lang: Locale, clock: Clock): string {
  const name = clockName(clock);
  return name === undefined ? clockText(lang, clock) : msg(lang, `online.clocks.${name}.spoken`);
}

function rulesName(lang: Locale, { game }: Pick<TableRow, 'game'>): string {
  return gameChoiceText(lang, gameOf(game) ?? 'custom').name;
}

/** The display name of a user or bot. */
export function nameOf(
  lang: Locale,
  { name, bot }: { readonly name: string; readonly bot?: string | undefined },
): string {
  // The server's bots are named after their level, which is translated. Others keep their name.
  return bot !== undefined && (name === '' || name === bot) ? opponentText(lang, bot).name : name;
}

export function hostName(lang: Locale, row: TableRow): string {
  const host =
    row.seats.find(({ person }) => person === row.host) ?? row.seats.find((seat) => !isFree(seat));
  return host === undefined ? '' : nameOf(lang, host);
}

/** The name of a table: after its host while it gathers players, then the names of its players. */
export function tableName(lang: Locale, row: TableRow): string {
  if (row.phase === 'gathering')
    return msg(lang, 'online.lobby.tableOf', { name: hostName(lang, row) });
  return listText(
    lang,
    row.seats.map((seat) => nameOf(lang, seat)),
  );
}

/** The turn, and the names of the other players. */
export function turnWithText(lang: Locale, { turn = 0, seats, seat }: MyRow): string {
  const others = seats.filter((one, at) => at !== seat && !isFree(one));
  const names = others.map((one) => nameOf(lang, one));
  return msg(lang, 'online.lobby.turnWith', { n: turn, names: listText(lang, names) });
}

/** The rules, the number of players, and whether the game is rated. */
export function kindText(lang: Locale, row: TableRow): string {
  const values = { rules: rulesName(lang, row), n: row.seats.length };
  return msg(lang, row.rated ? 'online.lobby.kindRated' : 'online.lobby.kind', values);
}

/** The players and the number of free seats, for screen readers. */
export function seatsText(lang: Locale, { seats }: Pick<TableRow, 'seats'>): string {
  const taken = seats.filter((seat) => !isFree(seat)).map((seat) => nameOf(lang, seat));
  const free = seats.length - taken.length;
  if (free === 0) return listText(lang, taken);
  return listText(lang, [...taken, msg(lang, 'online.lobby.freeSeats', { n: free })]);
}

/** Steps with a text of their own, apart from follow-or-dissent. All others share one text. */
const STEPS = ['action', 'role', 'boost', 'buy-technology', 'keep-planet', 'discard'] as const;

function isRole(role: string | undefined): role is Role {
  return ROLES.some((one) => one === role);
}

/** Names the question that waits for the user; empty without a question. */
export function waitingForText(lang: Locale, { question, seats }: MyRow): string {
  if (question === undefined) return '';
  const leader = seats[question.leader];
  if (question.step === 'follow-or-dissent' && leader !== undefined && isRole(question.role)) {
    return msg(lang, 'online.awaited.follow', {
      name: nameOf(lang, leader),
      role: roleName(lang, question.role),
    });
  }
  const step = STEPS.find((one) => one === question.step);
  return msg(lang, step === undefined ? 'online.awaited.other' : `online.awaited.${step}`);
}

/** The player that the table waits for, in a sentence; empty if there is none. */
export function decidesText(lang: Locale, { question, seats }: TableRow): string {
  const seat = question && seats[question.seat];
  return seat === undefined ? '' : msg(lang, 'online.lobby.decides', { name: nameOf(lang, seat) });
}

/** The turn, the user's score, and the best opponent's score, as far as known. */
export function standingText(lang: Locale, { turn, seats, seat }: MyRow): string {
  const ownScore = seats[seat]?.score;
  const others = seats.filter((_, at) => at !== seat);
  const best = others.reduce((a, b) => ((b.score ?? -1) > (a?.score ?? -1) ? b : a), others[0]);
  const words = turn === undefined ? [] : [msg(lang, 'online.lobby.turn', { n: turn })];
  if (ownScore !== undefined && best?.score !== undefined) {
    words.push(
      msg(lang, 'online.lobby.points', {
        own: ownScore,
        name: nameOf(lang, best),
        points: best.score,
      }),
    );
  }
  return words.join(' ');
}

/** A rating change in whole points, with its sign. */
export function ratingChangeText(change: number): string {
  const points = Math.round(change);
  return points < 0 ? `−${-points}` : `+${points}`;
}
