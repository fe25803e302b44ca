// Maps the pieces on the table, such as hand cards, stacks and planets, to the options that they
// represent. A press on a piece selects its option.
import { type OptionInfo, type Role, SHIP_PLACE, type View } from '@eminent/engine';
import { conquests, type PendingAnswer, previewOf } from '@eminent/text';
import { boostToken, isMultiSelect, meIn, targetToken } from '../suggestions/selection.ts';
import { isTeachingGame } from './teaching-game.ts';
import {
  selectTarget,
  toggleBoost,
  nextOf,
  press,
  selectNext,
  usePendingAnswer,
  useIsSelected,
  useSelectedCount,
} from './selection-store.ts';

/** The options that a piece represents at the current question; empty if none. */
export interface PieceChoice {
  /** The tokens of its options, separated by spaces, for the attribute `data-choice`. */
  readonly tokens?: string;
  /** Whether one of its options is selected. */
  readonly picked?: boolean;
  readonly onChoose?: () => void;
  /** The symbols that a hand card adds to the role. */
  readonly adds?: number | undefined;
}

/** The kinds of options that hand cards represent. */
const CARD_KINDS: readonly OptionInfo['kind'][] = [
  'play',
  'boost',
  'discard',
  'remove',
  'spend-card',
  'trade-card',
];

/** The use of a hand card: an option of the question, or a boost of the selected role. */
export interface CardMeaning {
  readonly token: string;
  /** Absent for a boost of a role that is not led or followed yet. */
  readonly option?: OptionInfo;
  /** The token that a press selects along with the card: follow, or lead its role. */
  readonly starts?: string;
  readonly adds?: number | undefined;
}

/** The use of a card of the player's hand; undefined if it has no use now. */
export function meaningOf(
  view: View,
  { options: [chosen] }: PendingAnswer,
  card: string,
): CardMeaning | undefined {
  const option = view.decision?.options.find(
    (one) => 'card' in one && one.card === card && CARD_KINDS.includes(one.kind),
  );
  if (option !== undefined) {
    const adds = option.kind === 'boost' ? option.symbols : undefined;
    return { token: option.token, option, adds };
  }
  // A teaching game asks for boosts in a question of their own.
  if (isTeachingGame()) return undefined;
  const symbols = meIn(view)?.handSymbols?.[card] ?? {};
  const role = previewOf(view, chosen)?.role ?? followedRole(view);
  if (role === undefined)
    return chosen === undefined ? leadingWith(view, card, symbols) : undefined;
  const adds = symbols[role] ?? 0;
  return adds > 0 ? { token: boostToken(card), starts: 'follow', adds } : undefined;
}

/** Before a role is selected, a card that can boost only one role also selects that role. */
function leadingWith(
  { decision }: View,
  card: string,
  symbols: Partial<Record<Role, number>>,
): CardMeaning | undefined {
  const leads = (decision?.options ?? []).filter(
    (option) => option.kind === 'lead' && (symbols[option.role] ?? 0) > 0,
  );
  const [only] = leads;
  return only !== undefined && leads.length === 1
    ? { token: boostToken(card), starts: only.token }
    : undefined;
}

/** The role the player could follow instead of dissenting. */
function followedRole({ decision }: View): Role | undefined {
  const isOpen = decision?.options.some(({ kind }) => kind === 'follow') === true;
  return isOpen ? decision?.role : undefined;
}

/** The choice that a card of the player's hand represents; `copy` numbers equal cards from 0. */
export function useCardChoice(view: View, card: string, copy: number): PieceChoice {
  const meaning = meaningOf(view, usePendingAnswer(view), card);
  const option = meaning?.option;
  const picked = useIsSelected(view, meaning?.token, copy);
  if (meaning === undefined) return {};
  const { token, starts, adds } = meaning;
  const onChoose = () =>
    option === undefined ? toggleBoost(view, { token, copy }, starts) : press(view, option, copy);
  return { tokens: token, picked, onChoose, adds };
}

/** The stack of a role: leads the role, or takes a card. */
export function useStackChoice(
  view: View,
  role: Role,
): PieceChoice & { readonly option: OptionInfo | undefined } {
  const card = view.stackOf[role];
  const isSecond = role === 'trade' && view.stackOf.produce === card;
  const option = view.decision?.options.find(
    (one) =>
      (one.kind === 'lead' && one.role === role) ||
      (one.kind === 'take' && one.card === card && !isSecond),
  );
  return { option, ...useOptionChoice(view, option) };
}

type PlanetOption = Extract<OptionInfo, { readonly at: number }>;

/**
 * Whether an option concerns a planet of the player's empire, or a permanent that holds pieces, and
 * is no free action.
 */
export function isForEmpire(option: OptionInfo): option is PlanetOption {
  return 'at' in option && !('owner' in option) && option.kind !== 'sell-resource';
}

/** A planet of the player's empire: its options, or a target of the selected role. */
export function usePlanetChoice(view: View, at: number): PieceChoice {
  const options = (view.decision?.options ?? []).filter(
    (one) => isForEmpire(one) && one.at === at && one.kind !== 'attack-with-battlecruiser',
  );
  const {
    options: [role],
    target,
  } = usePendingAnswer(view);
  const choice = useSeveralChoice(view, options);
  if (options.length > 0) return choice;
  const preview = previewOf(view, role);
  if (preview === undefined || isTeachingGame() || !conquests(preview).includes(at)) return {};
  return { tokens: targetToken(at), picked: target === at, onChoose: () => selectTarget(view, at) };
}

/** A piece with several options. Each press selects the next one; a single option uses `press`. */
function useSeveralChoice(view: View, options: readonly OptionInfo[]): PieceChoice {
  const tokens = options.map(({ token }) => token);
  const picked = useSelectedCount(view, tokens) > 0;
  if (options.length === 0) return {};
  const isPicking = options.some(isMultiSelect);
  const onChoose = () => {
    const option = isPicking || options.length === 1 ? nextOf(view, options) : undefined;
    if (option === undefined) selectNext(view, options);
    else press(view, option);
  };
  return { tokens: tokens.join(' '), picked, onChoose };
}

/** A planet of another player: annexing it or taking it over. */
export function useOthersPlanetChoice(view: View, owner: number, at: number): PieceChoice {
  const option = view.decision?.options.find(
    (one) => 'owner' in one && 'at' in one && one.owner === owner && one.at === at,
  );
  return useOptionChoice(view, option);
}

/** A permanent: its Action, removing it, or moving colonies and resources onto or off it. */
export function usePermanentChoice(view: View, owner: number, card: string): PieceChoice {
  const isOwn = owner === view.seat;
  const options = (view.decision?.options ?? []).filter((one) => {
    if (one.kind === 'use-card') return isOwn && one.card === card;
    if (one.kind === 'remove-permanent') return one.card === card && one.owner === owner;
    return isOwn && isForEmpire(one) && one.at === SHIP_PLACE && one.planet === card;
  });
  return useSeveralChoice(view, options);
}

/** The fleet tile of a player: its Actions, building ships, or breaking it. */
export function useFleetChoice(view: View, owner: number): PieceChoice {
  const isOwn = owner === view.seat;
  const options = (view.decision?.options ?? []).filter((one) =>
    one.kind === 'break-fleet'
      ? one.owner === owner
      : isOwn && (one.kind === 'use-fleet' || one.kind === 'build'),
  );
  return useSeveralChoice(view, options);
}

/** A piece that represents at most one option. */
export function useOptionChoice(view: View, option: OptionInfo | undefined): PieceChoice {
  const picked = useIsSelected(view, option?.token);
  if (option === undefined) return {};
  return { tokens: option.token, picked, onChoose: () => press(view, option) };
}
