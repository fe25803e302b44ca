// Maps the pieces on the table, such as hand cards, stacks and planets, to the options that a press
// on them selects.
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

/** The options that a piece represents at the current question; an empty object if none. */
export interface PieceChoice {
  /** Tokens of its options, separated by spaces, for the attribute `data-choice`. */
  readonly tokens?: string;
  /** Whether one of the options is selected. */
  readonly picked?: boolean;
  readonly onChoose?: () => void;
  /** The number of symbols that a hand card adds to the role. */
  readonly adds?: number | undefined;
}

const CARD_KINDS: readonly OptionInfo['kind'][] = [
  'play',
  'boost',
  'discard',
  'remove',
  'spend-card',
  'trade-card',
];

/** What a press on a hand card selects: an option of the question, or a boost of a role. */
export interface CardMeaning {
  readonly token: string;
  /** Absent if the card boosts a role that is selected but not committed yet. */
  readonly option?: OptionInfo;
  /** Token of the role that a press also selects if none is selected. */
  readonly starts?: string;
  readonly adds?: number | undefined;
}

/** Returns what a press on a hand card selects; undefined if the card has no use now. */
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
  // A teaching game has a separate question for boosts.
  if (isTeachingGame()) return undefined;
  const symbols = meIn(view)?.handSymbols?.[card] ?? {};
  const role = previewOf(view, chosen)?.role ?? followedRole(view);
  if (role === undefined)
    return chosen === undefined ? leadingWith(view, card, symbols) : undefined;
  const adds = symbols[role] ?? 0;
  return adds > 0 ? { token: boostToken(card), starts: 'follow', adds } : undefined;
}

/** With no role selected, a card that can boost only one of the roles also selects that role. */
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

function followedRole({ decision }: View): Role | undefined {
  const isOpen = decision?.options.some(({ kind }) => kind === 'follow') === true;
  return isOpen ? decision?.role : undefined;
}

/** A hand card; `copy` numbers equal cards, from 0. */
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

/** A role stack: leading the role, or taking a card (Produce's, if Trade shares the stack). */
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

/** Whether an option belongs to a planet of the player or a permanent that holds pieces. */
export function isForEmpire(option: OptionInfo): option is PlanetOption {
  return 'at' in option && !('owner' in option) && option.kind !== 'sell-resource';
}

/** The player's planet at index `at`: its options, or being the target of the selected role. */
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

/** A piece with several options. Each press selects the next one. */
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

/** Another player's planet: annexing it or taking it over. */
export function useOthersPlanetChoice(view: View, owner: number, at: number): PieceChoice {
  const option = view.decision?.options.find(
    (one) => 'owner' in one && 'at' in one && one.owner === owner && one.at === at,
  );
  return useOptionChoice(view, option);
}

/** A permanent: its Action, removing it, or options for the pieces on it. */
export function usePermanentChoice(view: View, owner: number, card: string): PieceChoice {
  const isOwn = owner === view.seat;
  const options = (view.decision?.options ?? []).filter((one) => {
    if (one.kind === 'use-card') return isOwn && one.card === card;
    if (one.kind === 'remove-permanent') return one.card === card && one.owner === owner;
    return isOwn && isForEmpire(one) && one.at === SHIP_PLACE && one.planet === card;
  });
  return useSeveralChoice(view, options);
}

/** A fleet tile: its Actions, building ships, or breaking it. */
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
