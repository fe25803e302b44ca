// The result of replaying one game, and the names of the known differences (docs/lockstep.md).

export interface Skip {
  readonly reason: string;
  readonly zone: string;
  readonly first: number;
  last: number;
  decisions: number;
}

export interface GameReport {
  readonly id: string;
  decisions: number;
  full: number;
  /** Decisions after which everything was equal but for known differences, by name. */
  readonly normalized: Map<string, number>;
  skipped: number;
  readonly skips: Skip[];
  /** Unknown differences. The first one ends the replay. */
  unexplained: string[];
}

export const MOBILIZATION =
  'Mobilization or Tour de Force attacks before the others follow (deviation 8, E12.10)';
export const ENDED = 'the recording ends before a late attack is asked for (deviation 8)';
export const ASIDE = 'aside cards kept out of a reshuffle (deviation 9)';
export const PLANETS =
  'planet deck rebuilt before the rejected planets are discarded (deviation 11)';
export const PLANETS_LEFT =
  'planet deck run out in a Survey and rebuilt only for the next one (deviation 11)';
export const EARLY = 'leader puts cards away before the others follow (deviation 16)';
export const PAID = 'influence paid at the end of the turn (deviation 23)';
export const EARLIER =
  'what was produced or traded before the card was played does not count (RULES TURN)';
export const LOGISTICS_BOUGHT =
  'Logistics bought in the Role phase grants an Action phase (RULES LOG)';
export const AUTOMATIC = 'a follower without cards and symbols is not asked';
export const ABUNDANCE_BETWEEN = 'Abundance produces only after the last part of an Action';
export const NO_EFFECT = 'a card played that can do nothing (ours refuses it, RULES T18)';
export const END_LATER = 'the end is noted once the role is over';
export const EMPTY_HAND = 'leader asked with an empty hand';

export const OTHER_SHIPS = 'of equal ships tokens were paid, not those in slots (RULES E15)';
export const MORE_ROLE = 'a Role phase more is asked for after a Role phase (RULES E14-9)';
export const NOTHING_TO_BUY =
  'a second purchase is asked for where nothing can be bought (RULES T11)';
export const KEPT = 'a Thorough Survey that saw two planets keeps both without a question';
export const COLONIZE_SYMBOL = 'Specialized Production shows Colonize (E12.1)';
export const BLOCKED_SLOT = 'a blocker lies on the replenishing slot of a hostile planet (E12.7)';
export const CAPTURED_SHIPS =
  'ships of a planet that was taken stay with the old owner or come anew (E12.8)';
export const BETTER_FLEET = 'a fleet is improved again after a Natural Order (E12.9)';
export const ESPIONAGE = 'Industrial Espionage is booked on one score (E12.4)';
export const DECLINED = 'a Scientific Discovery takes nothing (ours must take something)';
export const SOLD_AS_TRADE = 'a Defense Contract trades its resource (E12.11)';
export const USED_PLANETS = 'planets that a purchase needed count for nothing for a while (E12.5)';
export const OVERSIGHT = 'an Oversight Committee counts for no hand card while it is used';
export const NOT_ASKED = 'a leader without a hand card is asked for an Action that cannot be';

export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Records a zone that was not compared. Consecutive decisions become one entry. */
export function skip(skips: Skip[], reason: string, zone: string, i: number): void {
  const open = skips.find(
    (one) => one.reason === reason && one.zone === zone && one.last === i - 1,
  );
  if (open === undefined) skips.push({ reason, zone, first: i, last: i, decisions: 1 });
  else {
    open.last = i;
    open.decisions++;
  }
}
