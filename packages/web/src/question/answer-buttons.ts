// Lists the answer buttons: those beside the primary button in the action bar, and those of the
// list of all options, in the order of the number keys.
import { type Decision, isSelection, type OptionInfo, SHIP_PLACE } from '@eminent/engine';
import {
  cardLabel,
  conquests,
  type DecisionContext,
  gatherText,
  type PendingAnswer,
  type Locale,
  msg,
  optionText,
  outcomeText,
  previewOf,
  planetLabel,
} from '@eminent/text';
import {
  boostToken,
  pendingAnswerOf,
  isMultiSelect,
  EMPTY_SELECTION,
  everyCopy,
  meIn,
  takesBoosts,
  targetToken,
  tokensOf,
} from '../suggestions/selection.ts';
import {
  addBoost,
  assistanceNow,
  commit,
  selectGathering,
  commitOption,
  press,
  selectsOnly,
  selectTarget,
  suggestedOption,
  toggleAll,
} from './selection-store.ts';
import { helpersOf } from '../suggestions/suggest-boosts.ts';
import { isForEmpire } from './piece-answers.ts';
import { isTeachingGame } from './teaching-game.ts';
import { selectionWith, gatheringWith } from '../suggestions/suggestion.ts';

export interface AnswerButton {
  readonly key: string;
  readonly text: string;
  readonly option?: OptionInfo;
  readonly act: () => void;
  /** The tokens that the button commits, separated by spaces; absent if it only selects. */
  readonly answers?: string;
  /** For a button that covers several equal options or cards: how many are selected. */
  readonly times?: number;
  readonly isSelected?: boolean;
  /** Whether the button is disabled and invisible, to keep its space. */
  readonly isPlaceholder?: boolean;
}

/** Options with a button in the action bar even if a piece represents them. */
const KINDS_WITH_BUTTON: readonly OptionInfo['kind'][] = [
  'done',
  'dissent',
  'follow',
  'role-first',
  'collect',
  'remove-this',
  'remove-discarded',
  'trade-fighter',
  'name',
  'deck',
  'use-fleet',
  'use-card',
  'upgrade',
  'follow-other',
  'more-role',
  'keep-two',
  'spend-fighter',
  'build',
  'take-over',
  'move-colony',
  // Pressing the planet selects the attack with other ships.
  'attack-with-battlecruiser',
];

/** Free actions that are recognized by their kind. The action bar shows free actions in a menu. */
const FREE_ACTION_KINDS: readonly OptionInfo['kind'][] = [
  'sell-fighter',
  'sell-card',
  'sell-resource',
  'add-colony',
];

/** Whether an option is a free action. The question is asked again after it. */
export function isFreeAction({ step }: Decision, { kind }: OptionInfo): boolean {
  return (
    FREE_ACTION_KINDS.includes(kind) ||
    (kind === 'remove' && step !== 'remove' && step !== 'discard')
  );
}

/** Whether an option needs a button: no piece represents it, or its piece has an earlier option. */
function needsButton({ options }: Decision, option: OptionInfo): boolean {
  if (KINDS_WITH_BUTTON.includes(option.kind)) return true;
  if (option.kind === 'trade-card' || option.kind === 'spend-card') {
    // Pressing the card selects the first of its uses.
    return options.find((one) => 'card' in one && one.card === option.card) !== option;
  }
  if (!isForEmpire(option)) return false;
  if (option.at === SHIP_PLACE) return true;
  if (option.kind === 'produce' && option.anySlot !== undefined) return true;
  if (isMultiSelect(option)) return false;
  return options.find((one) => isForEmpire(one) && one.at === option.at) !== option;
}

/** Lists the buttons beside the primary button. */
export function secondaryButtons(
  lang: Locale,
  context: DecisionContext,
  pending: PendingAnswer,
): readonly AnswerButton[] {
  const { decision, view } = context;
  if (decision.several) {
    return [
      ...multiSelectButtons(lang, context, pending),
      ...allDiscardsButton(lang, context, pending),
      ...endButton(lang, context, pending),
    ];
  }
  const suggested = suggestedOption(view, decision);
  const [selected] = pending.options;
  const others = decision.options.filter(
    (option) =>
      needsButton(decision, option) &&
      !isFreeAction(decision, option) &&
      !isDuplicate(decision, option) &&
      option !== suggested,
  );
  // The suggestion has no button because it starts on the primary button. When the player selects
  // another answer, the suggestion takes that answer's place, so that no button moves.
  const shown = others.map((one) =>
    one === selected && suggested !== undefined && needsButton(decision, suggested)
      ? suggested
      : one,
  );
  return [
    ...shown.map((option) => answerButton(lang, context, option, option === selected)),
    ...gatherButton(lang, context, pending),
  ];
}

/** Commits an answer, or only selects it if the player could add cards or a planet. */
function answerButton(
  lang: Locale,
  context: DecisionContext,
  option: OptionInfo,
  isSelected: boolean,
): AnswerButton {
  const { decision, view } = context;
  const button = { key: option.token, option, act: () => commitOption(view, option) };
  if (selectsOnly(view, option)) {
    return { ...button, text: optionText(lang, option, context), isSelected };
  }
  const selection = selectionWith(view, decision, option, assistanceNow());
  const text = outcomeText(lang, context, pendingAnswerOf(decision, selection));
  return { ...button, text, answers: tokensOf(selection) };
}

/** Collects fighters or colonies although the role could attack or settle at once. */
function gatherButton(
  lang: Locale,
  { decision, view }: DecisionContext,
  pending: PendingAnswer,
): readonly AnswerButton[] {
  const [option] = pending.options;
  const preview = decision.step === 'role' ? previewOf(view, option) : undefined;
  if (option === undefined || preview === undefined || pending.boosts.length > 0) return [];
  if (conquests(preview).length === 0) return [];
  const level = assistanceNow();
  const selection = gatheringWith(view, option, level);
  const { boosts } = pendingAnswerOf(decision, selection);
  const button = {
    key: 'gather',
    text: gatherText(lang, view, preview, boosts),
  };
  if (level !== 'suggest' && boosts.length === 0) {
    const isSelected = pending.gathers === true;
    return [{ ...button, act: () => selectGathering(view, selection), isSelected }];
  }
  return [{ ...button, act: () => commit(view, selection), answers: tokensOf(selection) }];
}

/** Ends a multi-select question with nothing selected. */
function endButton(
  lang: Locale,
  context: DecisionContext,
  { options }: PendingAnswer,
): readonly AnswerButton[] {
  const doneOption = context.decision.options.find(({ kind }) => kind === 'done');
  if (doneOption === undefined) return [];
  // Only the primary button has room for the outcome of a role.
  const text =
    context.decision.step === 'boost'
      ? optionText(lang, doneOption, context)
      : outcomeText(lang, context, { options: [], boosts: [] });
  const button = {
    key: 'none',
    text,
    act: () => commit(context.view, EMPTY_SELECTION),
  };
  // With nothing selected, the primary button does the same.
  return [options.length === 0 ? { ...button, isPlaceholder: true } : { ...button, answers: '' }];
}

const MIN_DISCARDS_FOR_SELECT_ALL = 4;

/** Selects all cards to discard or, if all are selected, none. */
function allDiscardsButton(
  lang: Locale,
  { decision, view }: DecisionContext,
  { options }: PendingAnswer,
): readonly AnswerButton[] {
  const discards = decision.options.filter(({ kind }) => kind === 'discard');
  const all = everyCopy(decision).filter(({ kind }) => kind === 'discard');
  if (all.length < MIN_DISCARDS_FOR_SELECT_ALL || !isSelection(decision, all)) return [];
  return [
    {
      key: 'all',
      text: msg(lang, 'ui.selectAll'),
      act: () => toggleAll(view, discards),
      isSelected: options.length === all.length,
    },
  ];
}

/** Whether an any-type slot needs no button, as the piece's other slots have enough. */
function isSurplusSlot(decision: Decision, option: OptionInfo): boolean {
  if (!decision.several || option.kind !== 'produce' || option.anySlot === undefined) return false;
  const { at, anySlot } = option;
  const earlierSlots = decision.options.flatMap((one) =>
    one.kind === 'produce' && one.at === at && one.anySlot !== undefined && one.anySlot < anySlot
      ? [one.anySlot]
      : [],
  );
  return new Set(earlierSlots).size >= decision.most;
}

/** Whether an earlier option does the same with another any-type slot of the same piece. */
function isDuplicate({ options }: Decision, option: OptionInfo): boolean {
  return options.find((one) => buttonGroupOf(one) === buttonGroupOf(option)) !== option;
}

/** Interchangeable options share a button. */
function multiSelectButtons(
  lang: Locale,
  context: DecisionContext,
  pending: PendingAnswer,
): readonly AnswerButton[] {
  const { decision, view } = context;
  const shown = decision.options.filter(
    (option) =>
      option.kind !== 'done' &&
      needsButton(decision, option) &&
      !isFreeAction(decision, option) &&
      !isSurplusSlot(decision, option),
  );
  const groups = new Set(shown.map(buttonGroupOf));
  return [...groups].flatMap((group) => {
    const options = shown.filter((option) => buttonGroupOf(option) === group);
    const [first] = options;
    if (first === undefined) return [];
    const button = optionButton(lang, context, first);
    if (options.length === 1) return [button];
    const chosen = pending.options.filter((one) => options.includes(one));
    const next = nextToFill(options, pending.options);
    return [{ ...button, times: chosen.length, act: () => press(view, next) }];
  });
}

/** Options with the same key share a button: any-type slots of one piece with the same resource. */
function buttonGroupOf(option: OptionInfo): string {
  return option.kind === 'produce' && option.anySlot !== undefined
    ? `${option.at} ${option.resource}`
    : option.token;
}

/** The option that a press changes: of an empty slot if possible; the last if all are selected. */
function nextToFill(options: readonly OptionInfo[], pending: readonly OptionInfo[]): OptionInfo {
  const slotOf = (one: OptionInfo) => (one.kind === 'produce' ? one.anySlot : undefined);
  const filled = new Set(pending.map(slotOf));
  const unselected = options.filter((one) => !pending.includes(one));
  const next =
    unselected.find((one) => !filled.has(slotOf(one))) ?? unselected[0] ?? options.at(-1);
  if (next === undefined) throw new RangeError('an empty group of options');
  return next;
}

function optionButton(lang: Locale, context: DecisionContext, option: OptionInfo): AnswerButton {
  const text = optionText(lang, option, context);
  return { key: option.token, text, option, act: () => press(context.view, option) };
}

export function freeActionButtons(lang: Locale, context: DecisionContext): readonly AnswerButton[] {
  const { decision, view } = context;
  return decision.options
    .filter((option) => isFreeAction(decision, option))
    .map((option) => ({
      ...optionButton(lang, context, option),
      act: () => commitOption(view, option),
    }));
}

/** Buttons for every option, in the order of the number keys, then for additions to the role. */
export function allAnswerButtons(
  lang: Locale,
  context: DecisionContext,
  pending: PendingAnswer,
): readonly AnswerButton[] {
  const { decision } = context;
  const options = decision.options
    .filter(({ kind }) => !decision.several || kind !== 'done')
    .map((option) => optionButton(lang, context, option));
  return [...options, ...roleAdditionButtons(lang, context, pending)];
}

function roleAdditionButtons(
  lang: Locale,
  { decision, view }: DecisionContext,
  { options: [role], boosts, target }: PendingAnswer,
): readonly AnswerButton[] {
  const preview = takesBoosts(decision) && !isTeachingGame() ? previewOf(view, role) : undefined;
  if (preview === undefined) return [];
  const key = preview.role === 'warfare' ? 'options.attackNow' : 'options.settle';
  const planets = conquests(preview).map((at) => ({
    key: targetToken(at),
    text: msg(lang, key, { planet: planetLabel(lang, meIn(view)?.planets[at]) }),
    isSelected: target === at,
    act: () => selectTarget(view, at),
  }));
  const helpers = helpersOf(view, preview.role);
  const cards = [...new Set(helpers)].map((card) => ({
    key: boostToken(card),
    text: msg(lang, 'options.boost', { card: cardLabel(lang, card) }),
    times: boosts.filter((one) => one === card).length,
    act: () => addBoost(view, card, helpers.filter((one) => one === card).length),
  }));
  return [...planets, ...cards];
}
