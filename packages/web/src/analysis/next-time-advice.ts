// Computes advice for the next game: what the player had nearly done, declined, or never did.
import {
  type GameEvent,
  planetAt,
  planetOf,
  type PlanetView,
  type PlayerView,
  type RolePreview,
} from '@eminent/engine';

/**
 * Something nearly done when the game ended. `worth` estimates its influence. `ready`: a planet
 * that could have been settled; `goods`: unsold resources.
 */
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
  /** Destroyers that could have become a battlecruiser. */
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

/** What a role that the player dissented from would have given. */
export type Declined = Pick<RolePreview, 'role' | 'symbols' | 'yields'>;

const MAX_MISSING_COLONIES = 2;
/** Advice mentions unused fighters and unsold resources from these numbers on. */
const MIN_UNUSED_FIGHTERS = 3;
const MIN_UNSOLD_RESOURCES = 2;
/** Cost in destroyers and influence of a battlecruiser (RULES E10.2). */
const BATTLECRUISER = { destroyers: 2, influence: 2 };

function nearlyGained(planet: PlanetView): NearlyDone | undefined {
  const { planet: name, up, settle, attack } = planet;
  if (up || name === undefined) return undefined;
  const worth = planetAt(planetOf(name)).influence;
  if (settle?.missing === 0) return { kind: 'ready', planet: name, worth };
  if (attack?.missing === 0) return { kind: 'attack', planet: name, worth };
  const missing = settle?.missing ?? Number.POSITIVE_INFINITY;
  return missing <= MAX_MISSING_COLONIES
    ? { kind: 'settle', planet: name, missing, worth }
    : undefined;
}

/** Keeps only the most valuable attack, because it spends the fighters that others need. */
function onlyOneAttack(planets: readonly NearlyDone[]): readonly NearlyDone[] {
  const best = planets
    .filter(({ kind }) => kind === 'attack')
    .toSorted((a, b) => b.worth - a.worth)[0];
  return planets.filter((planet) => planet.kind !== 'attack' || planet === best);
}

/** Lists what a player had nearly done at the end, most valuable first. */
export function nearlyDoneBy(player: PlayerView): readonly NearlyDone[] {
  const { planets, slotsFilled, fighters, ships } = player;
  const all = [...onlyOneAttack(planets.flatMap((planet) => nearlyGained(planet) ?? []))];
  const isSpent = all.some(({ kind }) => kind === 'attack');
  if (slotsFilled >= MIN_UNSOLD_RESOURCES)
    all.push({ kind: 'goods', n: slotsFilled, worth: slotsFilled });
  if (fighters >= MIN_UNUSED_FIGHTERS && !isSpent) {
    all.push({ kind: ships === undefined ? 'fighters' : 'small', n: fighters, worth: 1 });
  }
  if (ships?.battlecruiser === 0 && ships.destroyer >= BATTLECRUISER.destroyers) {
    all.push({ kind: 'cruiser', worth: BATTLECRUISER.influence });
  }
  return all.toSorted((a, b) => b.worth - a.worth);
}

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

export interface PlayedGame {
  readonly player: PlayerView;
  readonly others: readonly PlayerView[];
  readonly events: readonly GameEvent[];
  readonly declined: readonly Declined[];
}

/** Returns advice for the next game, most valuable first, at most one of each kind. */
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
