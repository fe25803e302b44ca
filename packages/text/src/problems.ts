// Error messages about records, fair deals and conflicting rule options.
import type { GameOptions, OptionProblem, RecordProblem } from '@eminent/engine';
import { gameChoiceText, switchText, variantText } from './glossary.ts';
import { type Locale, msg } from './language.ts';
import type { verified } from './locales/en/online/verified.ts';

/** Returns a problem of a record as a sentence. */
export function recordProblemText(locale: Locale, problem: RecordProblem): string {
  switch (problem.kind) {
    case 'not-possible':
    case 'differs':
      return msg(locale, `problems.record.${problem.kind}`, { token: '', ...problem });
    default:
      return msg(locale, `problems.record.${problem.kind}`);
  }
}

/** `DealProblem` of the protocol package. `undo` counts from 0. */
export interface DealProblemDetails {
  readonly kind: keyof typeof verified.problem | 'record';
  readonly undo?: number;
  readonly problem?: RecordProblem;
}

/** Returns a problem of a fair deal as a sentence. Needs the message part `online`. */
export function dealProblemText(locale: Locale, details: DealProblemDetails): string {
  const { kind, problem, undo = 0 } = details;
  if (kind !== 'record') {
    return msg(locale, `online.verified.problem.${kind}`, { undo: undo + 1 });
  }
  return recordProblemText(locale, problem ?? { kind: 'damaged' });
}

/** Returns a sentence that names the choice with which `chosen` conflicts. */
export function obstacleText(
  locale: Locale,
  options: GameOptions,
  chosen: keyof GameOptions,
  problem: OptionProblem,
): string {
  const between = [problem.option, problem.reason === 'needs' ? problem.other : 'ruleset'] as const;
  const other = between[0] === chosen ? between[1] : between[0];
  return msg(locale, 'problems.notWith', { other: choiceText(locale, options, other) });
}

function choiceText(locale: Locale, options: GameOptions, name: keyof GameOptions): string {
  switch (name) {
    case 'players':
      return msg(locale, 'problems.players', { n: options.players });
    case 'ruleset':
      return gameChoiceText(locale, options.ruleset).name;
    case 'variant':
      return msg(locale, 'problems.named', { name: variantText(locale, options.variant).name });
    default:
      return msg(locale, 'problems.named', { name: switchText(locale, name, options[name]).name });
  }
}
