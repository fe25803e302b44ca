// What a finished game says of each seat: place, points and where they came from, how it was played. Read from what everybody may know.
import {
  type GameEvent,
  PLANET_TYPES,
  RESOURCES,
  type Resource,
  type Role,
  type View,
} from '@eminent/engine';
import type { First } from '@eminent/protocol/online';

/** Who sat at a seat when the game ended. */
export interface Occupant {
  readonly person?: string | undefined;
  readonly bot?: string | undefined;
  /** A bot answered for the person at the end. */
  readonly away?: 'late' | 'resigned' | undefined;
}

export interface SeatOutcome {
  readonly seat: number;
  /** From 1; equal places are shared. */
  readonly place: number;
  readonly won: boolean;
  readonly points: number;
  readonly worlds: number;
  readonly fromWorlds: number;
  readonly fromInfluence: number;
  readonly fromTechnologies: number;
  readonly leads: Readonly<Partial<Record<Role, number>>>;
  readonly followed: number;
  readonly dissented: number;
  readonly feats: readonly First[];
}

/** The most frequent way to fifty points is rare; half of all points from one pillar makes a way to win. */
const MANY_POINTS = 50;
const MANY_WORLDS = 12;
const MANY_FOLLOWS = 10;
const LEAST_ATTACKS = 3;

/** Places by points, then by what breaks ties; whoever left his seat to a bot comes last. */
function placesOf({ players }: View, occupants: readonly Occupant[]): readonly number[] {
  const keys = players.map(({ score }, seat) => [
    occupants[seat]?.away === undefined ? 1 : 0,
    score.total,
    score.tieBreak,
  ]);
  const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((one, i) => one !== b[i]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  return keys.map((key) => 1 + keys.filter((other) => isAhead(other, key)).length);
}

/** `view` is a spectator's at the end, `events` all that a spectator was told. */
export function outcomeOf(
  view: View,
  events: readonly GameEvent[],
  occupants: readonly Occupant[],
): readonly SeatOutcome[] {
  const places = placesOf(view, occupants);
  return view.players.map(({ score, planetsUp }, seat) => {
    const own = events.filter((event) => 'seat' in event && event.seat === seat);
    const count = (type: GameEvent['type']) => own.filter((event) => event.type === type).length;
    const outcome = {
      seat,
      place: places[seat] ?? view.players.length,
      won: places[seat] === 1,
      points: score.total,
      worlds: PLANET_TYPES.reduce((sum, type) => sum + planetsUp[type], 0),
      fromWorlds: score.planets,
      fromInfluence: score.tokens,
      fromTechnologies: score.technologies,
      leads: leadsOf(own),
      followed: count('follow'),
      dissented: count('dissent'),
    };
    const beaten = occupants.flatMap(({ bot }, at) => (at === seat || !bot ? [] : [bot]));
    const feats = featsOf(
      outcome,
      { attacks: count('attack'), settled: count('settle') },
      own,
      beaten,
    );
    return { ...outcome, feats };
  });
}

function leadsOf(own: readonly GameEvent[]): Partial<Record<Role, number>> {
  const leads: Partial<Record<Role, number>> = {};
  for (const event of own) {
    if (event.type === 'lead') leads[event.role] = (leads[event.role] ?? 0) + 1;
  }
  return leads;
}

function featsOf(
  outcome: Omit<SeatOutcome, 'feats'>,
  { attacks, settled }: { readonly attacks: number; readonly settled: number },
  own: readonly GameEvent[],
  beaten: readonly string[],
): readonly First[] {
  const { won, points, fromInfluence, fromTechnologies } = outcome;
  const feats: readonly (readonly [First, boolean])[] = [
    ['won', won],
    ['won-by-war', won && attacks >= LEAST_ATTACKS && settled === 0],
    ['won-by-trade', won && fromInfluence * 2 > points],
    ['won-by-science', won && fromTechnologies * 2 > points],
    ['twelve-worlds', outcome.worlds >= MANY_WORLDS],
    ['followed-ten-times', outcome.followed >= MANY_FOLLOWS],
    ['four-goods', hasTradedAll(own)],
    ['fifty-points', points >= MANY_POINTS],
    ['beat-emperor', won && beaten.some((bot) => bot.split(':')[0] === 'emperor')],
  ];
  return feats.flatMap(([feat, done]) => (done ? [feat] : []));
}

/** Whether one Trade took a resource of each kind. */
function hasTradedAll(own: readonly GameEvent[]): boolean {
  let traded = new Set<Resource>();
  for (const event of own) {
    if (event.type === 'trade') traded.add(event.resource);
    else if (event.type === 'lead' || event.type === 'follow' || event.type === 'turn') {
      traded = new Set();
    }
    if (traded.size === RESOURCES.length) return true;
  }
  return false;
}
