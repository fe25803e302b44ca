// Defines the action space of a ruleset: numbers all answers that its games can offer. Each action
// is an option of the engine (docs/decisions/0006) and means the same in every position.
import {
  cardId,
  OPTION as O,
  PLANET_TYPES,
  RESOURCES,
  ROLES,
  type Ruleset,
  SCENARIOS,
  SHIP_PLACE,
} from '@eminent/engine';
import { checksumOf, type Pieces, piecesOf } from './pieces.ts';

export interface ActionSpace {
  readonly ruleset: Ruleset;
  readonly size: number;
  readonly options: Int32Array;
  /** In the order of the actions. */
  readonly groups: readonly ActionGroup[];
  /** Changes when an action gets another number. Store it with a trained policy. */
  readonly checksum: string;
}

export interface ActionGroup {
  readonly verb: string;
  readonly first: number;
  readonly size: number;
  /** Names of the arguments in order, such as card ids, if they have names. */
  readonly names?: readonly string[];
}

interface Verb {
  readonly verb: string;
  readonly base: number;
  /** Offsets from `base`. */
  readonly codes: readonly number[];
  readonly names?: readonly string[];
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, i) => i);
}

function pairs(first: readonly number[], size: number, second: readonly number[]): number[] {
  return first.flatMap((a) => second.map((b) => a * size + b));
}

/** Answers without an argument: the consecutive options from DONE on. */
const WORDS = [
  'done',
  'dissent',
  'follow',
  'role-first',
  'collect',
  'remove-this',
  'trade-fighter',
];
/** Answers without an argument in Escalation: the consecutive options from USE_FLEET on. */
const EXPANSION_WORDS = [
  'use-fleet-1',
  'use-fleet-2',
  'upgrade',
  'upgrade-with-ships',
  'follow-other',
  'more-role',
  'keep-two',
  'spend-fighter',
  'sell-fighter',
  'build',
];

function named(verb: string, base: number, names: readonly string[]): Verb {
  return { verb, base, codes: range(names.length), names };
}

function verbsOf(ruleset: Ruleset, { kinds, planets, mostPlayers }: Pieces): Verb[] {
  const places = [...range(Math.min(planets.length, SHIP_PLACE)), SHIP_PLACE];
  const slots = pairs(places, 2, [0, 1]);
  const seats = range(mostPlayers);
  const cards = kinds.map(cardId);
  const withCard = (verb: string, base: number): Verb => ({
    verb,
    base,
    codes: kinds,
    names: cards,
  });
  const shared: Verb[] = [
    named('word', O.DONE, WORDS),
    named('lead', O.LEAD, ROLES),
    named('name', O.NAME_RESOURCE, RESOURCES),
    named('deck', O.DECK, PLANET_TYPES),
    { verb: 'keep', base: O.KEEP, codes: range(Math.min(planets.length, O.PLAY - O.KEEP)) },
    withCard('play', O.PLAY),
    withCard('boost', O.BOOST),
    withCard('discard', O.DISCARD),
    withCard('remove', O.REMOVE),
    withCard('buy', O.BUY),
    withCard('take', O.TAKE),
    { verb: 'attack', base: O.ATTACK, codes: places },
    { verb: 'settle', base: O.SETTLE, codes: places },
    { verb: 'tuck', base: O.TUCK, codes: places },
    { verb: 'produce', base: O.PRODUCE_SLOT, codes: slots },
    { verb: 'trade', base: O.TRADE_SLOT, codes: slots },
    withCard('remove-discarded', O.REMOVE_DISCARDED),
    { verb: 'produce-second', base: O.PRODUCE_SECOND, codes: slots },
    { verb: 'trade-second', base: O.TRADE_SECOND, codes: slots },
    { verb: 'start-planet', base: O.START_PLANET, codes: range(2) },
    named(
      'scenario',
      O.CHOOSE_SCENARIO,
      SCENARIOS.map(({ id }) => id),
    ),
  ];
  if (ruleset !== 'escalation') return shared;
  const layers = [...slots, ...slots.map((slot) => slot + O.LAYER)];
  return [
    ...shared,
    named('word', O.USE_FLEET, EXPANSION_WORDS),
    { verb: 'use-planet', base: O.USE_PLANET, codes: places },
    { verb: 'attack-with-battlecruiser', base: O.PRIMARY, codes: places },
    withCard('use-card', O.USE_CARD),
    withCard('buy-with-ships', O.BUY_WITH_SHIPS),
    withCard('spend', O.SPEND_CARD),
    { verb: 'trade-card', base: O.TRADE_CARD, codes: pairs(range(5), O.KINDS, kinds) },
    withCard('sell', O.SELL_CARD),
    { verb: 'sell-resource', base: O.SELL_SLOT, codes: layers },
    { verb: 'spend-resource', base: O.SPEND_SLOT, codes: layers },
    { verb: 'produce-any', base: O.PRODUCE_ANY, codes: pairs(layers, 4, range(4)) },
    withCard('add-colony', O.ADD_COLONY),
    { verb: 'recon', base: O.RECON_PLANET, codes: planets },
    withCard('recon-card', O.RECON_CARD),
    { verb: 'annex', base: O.ANNEX, codes: pairs(seats, O.PLACES, places) },
    {
      verb: 'annex-with-battlecruiser',
      base: O.ANNEX_PRIMARY,
      codes: pairs(seats, O.PLACES, places),
    },
    { verb: 'take-over', base: O.TAKE_OVER, codes: pairs(seats, O.PLACES, places) },
    { verb: 'remove-permanent', base: O.REMOVE_PERMANENT, codes: pairs(seats, O.KINDS, kinds) },
    { verb: 'break-fleet', base: O.BREAK_FLEET, codes: seats },
    { verb: 'move', base: O.MOVE_COLONY, codes: pairs(places, O.KINDS, kinds) },
  ];
}

const spaces = new Map<Ruleset, ActionSpace>();
/** The action of each engine option; NO_ACTION if the ruleset never offers it. */
const actionsByOption = new Map<ActionSpace, Int32Array>();
const NO_ACTION = -1;

/** Returns the action space of a ruleset. The result is cached. */
export function actionSpaceOf(ruleset: Ruleset): ActionSpace {
  const found = spaces.get(ruleset);
  if (found !== undefined) return found;
  const numbers: number[] = [];
  const groups: ActionGroup[] = [];
  for (const { verb, base, codes, names } of verbsOf(ruleset, piecesOf(ruleset))) {
    const group = { verb, first: numbers.length, size: codes.length };
    groups.push(names === undefined ? group : { ...group, names });
    for (const code of codes) numbers.push(base + code);
  }
  const options = Int32Array.from(numbers);
  const space: ActionSpace = {
    ruleset,
    size: options.length,
    options,
    groups,
    checksum: checksumOf([ruleset, groups]),
  };
  const byOption = new Int32Array(Math.max(...numbers) + 1).fill(NO_ACTION);
  for (const [action, option] of numbers.entries()) byOption[option] = action;
  spaces.set(ruleset, space);
  actionsByOption.set(space, byOption);
  return space;
}

/** Replaces engine options with actions in place. Throws RangeError for an unknown option. */
export function toActions(space: ActionSpace, options: number[]): number[] {
  const byOption = actionsByOption.get(space) as Int32Array;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as number;
    const action = byOption[option] ?? NO_ACTION;
    if (action === NO_ACTION)
      throw new RangeError(`option ${option} has no action in ${space.ruleset}`);
    options[i] = action;
  }
  return options;
}
