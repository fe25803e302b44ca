// Texts for the picture of a position: title and status.
import { phaseOf, type View } from '@eminent/engine';
import { type Locale, msg, roleName, seatName } from '@eminent/text';
import { outcomeText } from '../result/result-texts.ts';

export type PositionSubject =
  | { readonly kind: 'puzzle'; readonly n: number }
  /** The name of an analysis board may be empty. */
  | { readonly kind: 'board'; readonly name: string };

/** Returns the title of a position; empty for an unnamed board whose game is over. */
export function positionTitle(lang: Locale, subject: PositionSubject, { over }: View): string {
  if (subject.kind === 'puzzle') return msg(lang, 'picture.puzzle', { n: subject.n });
  if (subject.name !== '') return subject.name;
  return over ? '' : msg(lang, 'picture.position');
}

/**
 * Returns turn, phase, role, and the deciding seat if it is not the leader. Before the first turn
 * and after the end, returns a sentence about that instead.
 */
export function statusText(
  lang: Locale,
  view: View,
  { names, you }: { readonly names: readonly string[]; readonly you: number | undefined },
): string {
  if (view.over) return outcomeText(lang, view, { names, reader: undefined });
  if (view.turnNumber === 0) return msg(lang, 'ui.beforeTurns');
  const { role, waiting } = view;
  const phase = phaseOf(view);
  const { leader, turnNumber: n } = view;
  const parts = [
    leader === you
      ? msg(lang, 'ui.yourTurn', { n })
      : msg(lang, 'ui.turn', { n, name: seatName({ names }, leader) }),
  ];
  if (phase !== undefined) parts.push(msg(lang, `phases.${phase}`));
  if (role !== undefined) parts.push(roleName(lang, role));
  if (waiting !== undefined && waiting.seat !== leader) {
    parts.push(
      waiting.seat === you
        ? msg(lang, 'picture.youDecide')
        : msg(lang, 'picture.decides', { name: seatName({ names }, waiting.seat) }),
    );
  }
  return parts.join(' · ');
}
