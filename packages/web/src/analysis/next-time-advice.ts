// Computes advice for the next game from what a player nearly finished, declined, or never did.
import {
  type GameEvent,
  planetAt,
  planetOf,
  type PlanetView,
  type PlayerView,
  type RolePreview,
} from '@eminent/engine';

/** Something nearly done when the game ended. `worth` estimates its influence, for sorting. */
export type NearlyDone =
  | {
      readonly kind: 'settle';
      readonly planet: string;
      readonly missing: number;
      readonly worth: number;
    }
  | { readonly kind: 'ready' | 'attack'; readonly planet: string; readonly worth: number }
  /** `small`: fighters that could have become larger ships. */
  | { readonly kind: 'goods' | 'fighters' | 'small'; readonly n: number; readonly worth: number }
  /** Enough destroyers for a battlecruiser. */
  | { readonly kind: 'cruiser'; readonly worth: number };

export type Advice =
  | NearlyDone
  | { readonly kind: 'trades'; readonly times: number; readonly n: number; readonly worth: number }
  | {
      readonly kind: 'dissents';
      readonly n: number;
      readonly of: number;
      readonly held: number;
      readonly worth: number;
    }
  | { readonly kind: 'remove'; readonly worth: number }
  | {
      readonly kind: 'technology';
      readonly seat: number;
      readonly n: number;
      readonly worth: number;
    };

/** The preview of a role that the player dissented from. */
export type Declined = Pick<RolePreview, 'role' | 'symbols' | 'yields'>;

/** A planet missing at most this many colonies counts as nearly settled. */
const FEW_COLONIES = 2;
/** The numbers of unused fighters and unsold resources from which on advice mentions them. */
const MANY_FIGHTERS = 3;
const MANY_GOODS = 2;
/** The cost and value of a battlecruiser (RULES E10.2). */
const CRUISER = { destroyers: 2, influence: 2 };

function nearlyWon(planet: PlanetView): NearlyDone | undefined {
  const { planet: name, up, settle, attack } = planet;
  if (up || name === undefined) return undefined;
  const worth = planetAt(planetOf(name)).influence;
  if (settle?.missing === 0) return { kind: 'ready', planet: name, worth };
  if (attack?.missing === 0) return { kind: 'attack', planet: name, worth };
  const missing = settle?.missing ?? Number.POSITIVE_INFINITY;
  return missing <= FEW_COLONIES ? { kind: 'settle', planet: name, missing, worth } : undefined;
}

/** Fighters are spent only once: keeps the most valuable planet that could have been attacked. */
function onlyOneAttack(planets: readonly NearlyDone[]): readonly NearlyDone[] {
  const best = planets
    .filter(({ kind }) => kind === 'attack')
    .toSorted((a, b) => b.worth - a.worth)[0];
  return planets.filter((planet) => planet.kind !== 'attack' || planet === best);
}

/** The things a player had nearly done at the end, the most valuable first. */
export function nearlyDoneBy(player: PlayerView): readonly NearlyDone[] {
  const { planets, slotsFilled, fighters, ships } = player;
  const all = [...onlyOneAttack(planets.flatMap((planet) => nearlyWon(planet) ?? []))];
  const isSpent = all.some(({ kind }) => kind === 'attack');
  if (slotsFilled >= MANY_GOODS) all.push({ kind: 'goods', n: slotsFilled, worth: slotsFilled });
  if (fighters >= MANY_FIGHTERS && !isSpent) {
    all.push({ kind: ships === undefined ? 'fighters' : 'small', n: fighters, worth: 1 });
  }
  if (ships?.battlecruiser === 0 && ships.destroyer >= CRUISER.destroyers) {
    all.push({ kind: 'cruiser', worth: CRUISER.influence });
  }
  return all.toSorted((a, b) => b.worth - a.worth);
}

/** Advice about resources not traded, and about dissenting too often with symbols in hand. */
function adviceFromDissents(declined: readonly Declined[], followed: number): readonly Advice[] {
  const trades = declined.flatMap(({ yields }) =>
    yields.does === 'trade' && yields.trades.most > 0 ? [yields.trades.most] : [],
  );
  const sold = trades.reduce((sum, one) => sum + one, 0);
  const held = declined.filter(({ symbols }) => symbols.most >= 2).length;
  const of = declined.length + followed;
  const advice: Advice[] = [];
  if (sold > 0) advice.push({ kind: 'trades', times: trades.length, n: sold, worth: sold });
  if (held >= 3 && declined.length * 2 > of) {
    advice.push({ kind: 'dissents', n: declined.length, of, held, worth: held / 3 });
  }
  return advice;
}

/** A player's game, from which advice is computed. */
export interface PlayedGame {
  readonly player: PlayerView;
  readonly others: readonly PlayerView[];
  /** All events of the game. */
  readonly events: readonly GameEvent[];
  readonly declined: readonly Declined[];
}

/** Advice for the next game, the most valuable first, each kind once. */
export function adviceFor({ player, others, events, declined }: PlayedGame): readonly Advice[] {
  const did = (type: GameEvent['type'], seat = player.seat) =>
    events.some((event) => event.type === type && 'seat' in event && event.seat === seat);
  const followed = events.filter(
    (event) => event.type === 'follow' && event.seat === player.seat,
  ).length;
  const advice: Advice[] = [...nearlyDoneBy(player), ...adviceFromDissents(declined, followed)];
  const everyone = [player, ...others];
  if (!did('remove') && everyone.some(({ seat }) => did('remove', seat))) {
    advice.push({ kind: 'remove', worth: 1.5 });
  }
  const researcher = others.toSorted((a, b) => b.score.technologies - a.score.technologies)[0];
  if (!did('buy') && researcher !== undefined && researcher.score.technologies > 0) {
    const n = researcher.score.technologies;
    advice.push({ kind: 'technology', seat: researcher.seat, n, worth: n / 2 });
  }
  const kinds = new Set<Advice['kind']>();
  return advice
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
}
