// Assigns themes to a puzzle by its question and its best answer.
import {
  cardAt,
  describe,
  findKind,
  type GameState,
  type OptionInfo,
  playTrusted,
} from '@eminent/engine';
import { type Theme, THEMES } from '../../packages/web/src/puzzles/puzzle.ts';
import { type Answer, playAnswer } from './answers.ts';

const PLANETS = [
  'keep',
  'keep-two',
  'attack',
  'settle',
  'tuck',
  'annex',
  'take-over',
  'start-planet',
];
const REMOVALS = ['remove', 'remove-discarded', 'remove-this', 'remove-permanent'];
const TECHNOLOGIES = ['buy', 'buy-with-ships', 'deck'];
const FLEET = ['use-fleet', 'upgrade', 'build', 'collect', 'attack-with-battlecruiser'];

function removesCards(card: string): boolean {
  const kind = findKind(card);
  return kind !== undefined && cardAt(kind).action.some(({ op }) => op.startsWith('remove'));
}

function themeOf(option: OptionInfo): Theme {
  const { kind } = option;
  if (PLANETS.includes(kind)) return 'planet';
  if (REMOVALS.includes(kind)) return 'thin';
  if (TECHNOLOGIES.includes(kind)) return 'technology';
  if (FLEET.includes(kind)) return 'fleet';
  switch (option.kind) {
    case 'lead':
      if (option.role === 'research') return 'technology';
      return option.role === 'warfare' ? 'fleet' : 'role';
    case 'follow':
    case 'follow-other':
    case 'dissent':
      return 'follow';
    case 'play':
      return removesCards(option.card) ? 'thin' : 'cards';
    default:
      return 'cards';
  }
}

/** Whether an answer starts the end of the game. */
function endsGame(state: GameState, answer: Answer): boolean {
  const after = state.clone();
  playAnswer(after, answer);
  return (after.over || after.ending !== 0) && state.ending === 0;
}

export function themesOf(state: GameState, best: Answer): readonly Theme[] {
  const trial = state.clone();
  const themes = new Set<Theme>();
  const { options, step } = describe(state);
  if (step === 'role') themes.add('role');
  if (step === 'follow-or-dissent') themes.add('follow');
  for (const option of best) {
    const info = describe(trial).options.find((one) => one.option === option);
    const isNone = info?.kind === 'done' && best.length > 1;
    if (info !== undefined && !isNone) themes.add(themeOf(info));
    playTrusted(trial, option);
  }
  // If the best answer is to do nothing, the theme is that of the first other option.
  const [only] = best;
  const isPass = options.find((one) => one.option === only)?.kind === 'done';
  const other = options.find(({ kind }) => kind !== 'done');
  if (isPass && best.length === 1 && other !== undefined) {
    themes.delete('cards');
    themes.add(themeOf(other));
  }
  if (endsGame(state, best)) themes.add('end');
  return THEMES.filter((theme) => themes.has(theme));
}
