// The answers beside the primary one: what has a button in the ribbon, and what the number keys select.
import { type Decision, type OptionInfo, SHIP_PLACE, type View } from '@eminent/engine';
import {
  type DecisionContext,
  gatherText,
  type PendingAnswer,
  type Locale,
  optionText,
  outcomeText,
  previewOf,
} from '@eminent/text';
import { pendingAnswerOf, isMultiSelect, EMPTY_SELECTION, tokensOf } from './selection.ts';
import {
  assistanceNow,
  commit,
  selectGathering,
  commitOption,
  press,
  selectsOnly,
  suggestedAnswer,
} from './selection-store.ts';
import { isOnOwn } from './piece-answers.ts';
import { selectionWith, gatheringWith } from './suggestion.ts';
import { conquests } from './suggest-role.ts';

/** Something to press that commits an answer or selects one. */
export interface AnswerButton {
  readonly key: string;
  readonly text: string;
  readonly option: OptionInfo | undefined;
  readonly act: () => void;
  /** The tokens that it answers, where it answers at once. */
  readonly answers?: string;
  /** How many of the options that it stands for are chosen, where it stands for several alike. */
  readonly times?: number;
  /** Whether what it selects is selected, where it commits nothing. */
  readonly isSelected?: boolean;
  /** It keeps its place although it can do nothing now. */
  readonly isIdle?: boolean;
}

const NO_THING: readonly OptionInfo['kind'][] = [
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
  // The price that its planet shows is another one.
  'attack-with-battlecruiser',
];

/** Beside what is asked, once or more in each of one's turns: the ribbon has them in a menu. */
const FREE: readonly OptionInfo['kind'][] = [
  'sell-fighter',
  'sell-card',
  'sell-resource',
  'add-colony',
];

/** Whether an option is a free action, which answers nothing. */
export function isFree({ step }: Decision, { kind }: OptionInfo): boolean {
  return FREE.includes(kind) || (kind === 'remove' && step !== 'remove' && step !== 'discard');
}

/** Whether no piece on the table stands for an option. Of several answers on one planet the planet stands for the first. */
function hasNoThing({ options }: Decision, option: OptionInfo): boolean {
  if (NO_THING.includes(option.kind)) return true;
  if (option.kind === 'trade-card' || option.kind === 'spend-card') {
    // A hand card stands for the first of its uses.
    return options.find((one) => 'card' in one && one.card === option.card) !== option;
  }
  if (!isOnOwn(option)) return false;
  if (option.at === SHIP_PLACE) return true;
  if (option.kind === 'produce' && option.anySlot !== undefined) return true;
  if (isMultiSelect(option)) return false;
  return options.find((one) => isOnOwn(one) && one.at === option.at) !== option;
}

/** The quieter answers beside the primary one, as buttons. */
export function secondaryButtons(
  lang: Locale,
  asked: DecisionContext,
  intended: PendingAnswer,
): readonly AnswerButton[] {
  const { decision, view } = asked;
  if (decision.several) {
    return [...multiSelectButtons(lang, asked, intended), ...endButton(lang, asked, intended)];
  }
  const [suggested] = suggestedAnswer(view).options;
  const [selected] = intended.options;
  const others = decision.options.filter(
    (option) =>
      hasNoThing(decision, option) &&
      !isFree(decision, option) &&
      !isSaidBefore(decision, option) &&
      option !== suggested,
  );
  // What was suggested takes the place of what is selected instead, so that no button moves.
  const shown = others.map((one) =>
    one === selected && suggested !== undefined && hasNoThing(decision, suggested)
      ? suggested
      : one,
  );
  return [
    ...shown.map((option) => answerButton(lang, asked, option, option === selected)),
    ...gatherWay(lang, asked, intended),
  ];
}

/** The button of one answer: commits it, or selects it where the cards that go with it are the player's choice. */
function answerButton(
  lang: Locale,
  asked: DecisionContext,
  option: OptionInfo,
  isSelected: boolean,
): AnswerButton {
  const { decision, view } = asked;
  const way = { key: option.token, option, act: () => commitOption(view, option) };
  if (selectsOnly(view, option)) {
    return { ...way, text: optionText(lang, option, asked), isSelected };
  }
  const selection = selectionWith(view, decision, option, assistanceNow());
  const text = outcomeText(lang, asked, pendingAnswerOf(decision, selection));
  return { ...way, text, answers: tokensOf(selection) };
}

/** To gather instead of settling or attacking, where the role would do that at once. */
function gatherWay(
  lang: Locale,
  { decision, view }: DecisionContext,
  intended: PendingAnswer,
): readonly AnswerButton[] {
  const [option] = intended.options;
  const preview = decision.step === 'role' ? previewOf(view, option) : undefined;
  if (option === undefined || preview === undefined || intended.boosts.length > 0) return [];
  if (conquests(preview).length === 0) return [];
  const level = assistanceNow();
  const selection = gatheringWith(view, option, level);
  const { boosts } = pendingAnswerOf(decision, selection);
  const way = { key: 'gather', text: gatherText(lang, view, preview, boosts), option: undefined };
  if (level !== 'suggest' && boosts.length === 0) {
    const isSelected = intended.gathers === true;
    return [{ ...way, act: () => selectGathering(view, selection), isSelected }];
  }
  return [{ ...way, act: () => commit(view, selection), answers: tokensOf(selection) }];
}

/** To end a question of several with nothing chosen. */
function endButton(
  lang: Locale,
  asked: DecisionContext,
  { options }: PendingAnswer,
): readonly AnswerButton[] {
  const done = asked.decision.options.find(({ kind }) => kind === 'done');
  if (done === undefined) return [];
  // Of a role only the primary button says what comes of it: both would not find room.
  const text =
    asked.decision.step === 'boost'
      ? optionText(lang, done, asked)
      : outcomeText(lang, asked, { options: [], boosts: [] });
  const way = {
    key: 'none',
    text,
    option: undefined,
    act: () => commit(asked.view, EMPTY_SELECTION),
  };
  // With nothing selected the primary button says it.
  return [options.length === 0 ? { ...way, isIdle: true } : { ...way, answers: '' }];
}

/** Whether an option fills a slot of any type beyond those that there are resources for: those before it on the same thing say the same. */
function isOneTooMany(decision: Decision, option: OptionInfo): boolean {
  if (!decision.several || option.kind !== 'produce' || option.anySlot === undefined) return false;
  const { at, anySlot } = option;
  const before = decision.options.flatMap((one) =>
    one.kind === 'produce' && one.at === at && one.anySlot !== undefined && one.anySlot < anySlot
      ? [one.anySlot]
      : [],
  );
  return new Set(before).size >= decision.most;
}

/** Whether an option before it fills another slot of any type on the same thing with the same. */
function isSaidBefore({ options }: Decision, option: OptionInfo): boolean {
  return options.find((one) => fillingOf(one) === fillingOf(option)) !== option;
}

/** What is picked together with others and lies nowhere on the table. */
function multiSelectButtons(
  lang: Locale,
  asked: DecisionContext,
  intended: PendingAnswer,
): readonly AnswerButton[] {
  const { decision, view } = asked;
  const picked = decision.options.filter(
    (option) =>
      option.kind !== 'done' &&
      hasNoThing(decision, option) &&
      !isFree(decision, option) &&
      !isOneTooMany(decision, option),
  );
  const fillings = new Set(picked.map(fillingOf));
  return [...fillings].flatMap((filling) => {
    const options = picked.filter((option) => fillingOf(option) === filling);
    const [first] = options;
    if (first === undefined) return [];
    const way = selectAllButton(lang, asked, first, view);
    if (options.length === 1) return [way];
    const chosen = intended.options.filter((one) => options.includes(one));
    const next = nextToFill(options, intended.options);
    return [{ ...way, times: chosen.length, act: () => press(view, next) }];
  });
}

/** What an option is called: of slots of any type on one thing, the resource; each other option is alone. */
function fillingOf(option: OptionInfo): string {
  return option.kind === 'produce' && option.anySlot !== undefined
    ? `${option.at} ${option.resource}`
    : option.token;
}

/**
 * Of options alike the one that a press chooses: for a slot that nothing fills yet, then for one that something else fills; when all are chosen, the
 * last of them, which it takes out.
 */
function nextToFill(options: readonly OptionInfo[], intended: readonly OptionInfo[]): OptionInfo {
  const slotOf = (one: OptionInfo) => (one.kind === 'produce' ? one.anySlot : undefined);
  const filled = new Set(intended.map(slotOf));
  const open = options.filter((one) => !intended.includes(one));
  const next = open.find((one) => !filled.has(slotOf(one))) ?? open[0] ?? options.at(-1);
  if (next === undefined) throw new RangeError('nothing to choose');
  return next;
}

function selectAllButton(
  lang: Locale,
  asked: DecisionContext,
  option: OptionInfo,
  view: View,
): AnswerButton {
  const text = optionText(lang, option, asked);
  return { key: option.token, text, option, act: () => press(view, option) };
}

/** Free actions, for their menu. */
export function freeActionButtons(lang: Locale, asked: DecisionContext): readonly AnswerButton[] {
  const { decision, view } = asked;
  return decision.options
    .filter((option) => isFree(decision, option))
    .map((option) => ({
      ...selectAllButton(lang, asked, option, view),
      act: () => commitOption(view, option),
    }));
}

/** Every option, in the order of the number keys; where several are picked the first ends the question. */
export function allAnswerButtons(lang: Locale, asked: DecisionContext): readonly AnswerButton[] {
  const { decision, view } = asked;
  return decision.options
    .filter(({ kind }) => !decision.several || kind !== 'done')
    .map((option) => selectAllButton(lang, asked, option, view));
}
