// The ways to answer beside the primary one: what has a button in the ribbon, and what the number keys choose.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import {
  type DecisionContext,
  gatherText,
  type Intended,
  type Locale,
  optionText,
  outcomeText,
  previewOf,
} from '@eminent/text';
import { type Chosen, isPickable, NOTHING, tokensOf } from './chosen.ts';
import { choose, commit } from './picks.ts';
import { chosenWith, gatheringWith } from './preset.ts';
import { conquests } from './preset-role.ts';

/** Something to press that answers at once or chooses. */
export interface Way {
  readonly key: string;
  readonly text: string;
  readonly option: OptionInfo | undefined;
  readonly act: () => void;
  /** The tokens that it answers, where it answers at once. */
  readonly answers?: string;
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
];

/** Whether no piece on the table stands for an option. Of several answers on one planet the planet stands for the first. */
function hasNoThing({ options }: Decision, option: OptionInfo): boolean {
  if (NO_THING.includes(option.kind)) return true;
  if (!('at' in option) || isPickable(option)) return false;
  return options.find((one) => 'at' in one && one.at === option.at) !== option;
}

/** The quieter answers beside the primary one, as buttons. */
export function waysBeside(
  lang: Locale,
  asked: DecisionContext,
  intended: Intended,
): readonly Way[] {
  const { decision, view } = asked;
  if (decision.several) return [...endWay(lang, asked, intended), ...pickWays(lang, asked)];
  const gather = gatherWay(lang, asked, intended);
  const others = decision.options.filter(
    (option) => hasNoThing(decision, option) && !intended.options.includes(option),
  );
  return [
    ...gather,
    ...others.map((option) => {
      const chosen = chosenWith(view, decision, option);
      return {
        key: option.token,
        text: wayText(lang, asked, option, chosen),
        option,
        act: () => (option.kind === 'follow' ? commit(view, chosen) : choose(view, option)),
        answers: tokensOf(chosen),
      };
    }),
  ];
}

function wayText(
  lang: Locale,
  asked: DecisionContext,
  option: OptionInfo,
  { picks }: Chosen,
): string {
  const boosts = picks.slice(1).map(({ token }) => token.slice('boost:'.length));
  return outcomeText(lang, asked, { options: [option], boosts });
}

/** To gather instead of settling or attacking, where the role would do that at once. */
function gatherWay(
  lang: Locale,
  { decision, view }: DecisionContext,
  intended: Intended,
): readonly Way[] {
  const [option] = intended.options;
  const preview = decision.step === 'role' ? previewOf(view, option) : undefined;
  if (option === undefined || preview === undefined || intended.boosts.length > 0) return [];
  if (conquests(preview).length === 0) return [];
  const chosen = gatheringWith(view, option);
  const text = gatherText(lang, view, preview);
  const act = () => commit(view, chosen);
  return [{ key: 'gather', text, option: undefined, act, answers: tokensOf(chosen) }];
}

/** To end a question of several with nothing chosen. */
function endWay(lang: Locale, asked: DecisionContext, { options }: Intended): readonly Way[] {
  const done = asked.decision.options.find(({ kind }) => kind === 'done');
  if (done === undefined || options.length === 0) return [];
  // Of a role only the primary button says what comes of it: both would not find room.
  const text =
    asked.decision.step === 'boost'
      ? optionText(lang, done, asked)
      : outcomeText(lang, asked, { options: [], boosts: [] });
  return [
    { key: 'none', text, option: undefined, act: () => commit(asked.view, NOTHING), answers: '' },
  ];
}

/** What is picked together with others and lies nowhere on the table. */
function pickWays(lang: Locale, asked: DecisionContext): readonly Way[] {
  const { decision, view } = asked;
  return decision.options
    .filter((option) => option.kind !== 'done' && hasNoThing(decision, option))
    .map((option) => allWay(lang, asked, option, view));
}

function allWay(lang: Locale, asked: DecisionContext, option: OptionInfo, view: View): Way {
  const text = optionText(lang, option, asked);
  return { key: option.token, text, option, act: () => choose(view, option) };
}

/** Every option, in the order of the number keys; where several are picked the first ends the question. */
export function allWays(lang: Locale, asked: DecisionContext): readonly Way[] {
  const { decision, view } = asked;
  return decision.options
    .filter(({ kind }) => !decision.several || kind !== 'done')
    .map((option) => allWay(lang, asked, option, view));
}
