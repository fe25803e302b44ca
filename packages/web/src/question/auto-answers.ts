// Questions that are not asked: those with one answer, those with one sensible answer, and those for which there is a standing order.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import type { About } from '../game/game-channel.ts';
import type { Skips } from '../settings/settings.ts';
import { meansOf, type StandingOrder } from './standing-orders.ts';
import { brings } from './suggest-role.ts';

/** What was answered for the person. */
export interface AutoAnswer {
  readonly view: View;
  readonly decision: Decision;
  readonly options: readonly OptionInfo[];
  readonly why: 'cannot-follow' | 'brings-nothing' | 'ordered' | 'only' | 'all';
  /** Milliseconds to wait, so that others do not learn that there was nothing to decide. */
  readonly pause: number;
}

export interface AutoAnswerSettings {
  readonly skips: Skips;
  /** Whether questions with one answer are left out among people, too. */
  readonly skipsAmongPeople: boolean;
  readonly order: StandingOrder | undefined;
  /** In a game that teaches everything is asked. */
  readonly isTaught: boolean;
  /** The others play elsewhere. */
  readonly far?: About['far'] | undefined;
}

const HIDING_PAUSE_MS = 1400;

export function peopleIn({ seats }: Pick<About, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** What is answered without asking; undefined where the person is asked. */
export function autoAnswerFor(
  view: View,
  people: number,
  wishes: AutoAnswerSettings,
): AutoAnswer | undefined {
  const { decision } = view;
  if (decision === undefined || wishes.isTaught) return undefined;
  const dissent = decision.options.find(({ kind }) => kind === 'dissent');
  const given = (
    options: readonly OptionInfo[],
    why: AutoAnswer['why'],
    pause = 0,
  ): AutoAnswer => ({
    view,
    decision,
    options,
    why,
    pause,
  });
  // Nobody is answered for where another person may sit at the screen.
  if (people === 1 && dissent !== undefined && meansOf(wishes.order, view) === 'dissent') {
    return given([dissent], 'ordered');
  }
  const { skips, far } = wishes;
  const [only, ...others] = decision.options;
  if (skips === 'none' || only === undefined) return undefined;
  if (people > 1 && !mayTell(wishes)) return undefined;
  if (others.length === 0) {
    const why = only.kind === 'dissent' ? 'cannot-follow' : 'only';
    return given([only], why, people > 1 && far === undefined ? HIDING_PAUSE_MS : 0);
  }
  if (skips === 'single' || people > 1) return undefined;
  const follow = decision.options.find(({ kind }) => kind === 'follow');
  if (dissent !== undefined && !brings(view, follow)) return given([dissent], 'brings-nothing');
  const all = everything(decision);
  return all === undefined ? undefined : given(all, 'all');
}

/**
 * Whether the others may learn by the time it takes that there was nothing to decide. At one screen the person says so; of people
 * elsewhere the table does, and where it hides that, the server answers when it tells nothing.
 */
function mayTell({ far, skipsAmongPeople }: AutoAnswerSettings): boolean {
  return far === undefined ? skipsAmongPeople : !far.hidesHesitation;
}

/** Every good that can be produced or traded, where there is nothing to choose between. */
export function everything(decision: Decision): readonly OptionInfo[] | undefined {
  if (decision.step !== 'produce' && decision.step !== 'trade') return undefined;
  // Of a slot for any resource one has to say which, and a card that is traded is gone.
  const isChoice = decision.options.some(
    (option) =>
      option.kind === 'trade-card' || (option.kind === 'produce' && option.anySlot !== undefined),
  );
  if (isChoice) return undefined;
  const all = decision.options.flatMap((option) =>
    Array.from({ length: option.copies ?? 0 }, () => option),
  );
  return all.length > 0 && all.length <= decision.most ? all : undefined;
}
