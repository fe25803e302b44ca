// Choices of several pieces: what has been picked so far for the question of a ply, and the gestures that change it.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import { useState } from 'react';
import { useStore } from '../game/store.ts';
import { useSettings } from '../settings/settings.ts';

/** Whether an option is one of several that are picked together and confirmed once. */
export function isPickable(decision: Decision, option: OptionInfo): boolean {
  return decision.several && option.kind !== 'done';
}

export interface Choosing {
  readonly picked: readonly OptionInfo[];
  /** Answers with an option, or picks it where several may be chosen; where a person wants it so, a second choice of it answers. */
  readonly choose: (option: OptionInfo) => void;
  /** Answers with what is picked, and ends the step. */
  readonly confirm: () => void;
  readonly clear: () => void;
}

interface Picks {
  readonly ply: number;
  readonly options: readonly OptionInfo[];
}

const NOTHING: readonly OptionInfo[] = [];

/** The choice in progress for the decision of a view. */
export function useChoosing(view: View): Choosing {
  const answer = useStore((store) => store.answer);
  const confirmEach = useSettings((settings) => settings.confirm);
  const [picks, setPicks] = useState<Picks>({ ply: view.ply, options: NOTHING });
  const picked = picks.ply === view.ply ? picks.options : NOTHING;
  const { decision } = view;
  return {
    picked,
    choose(option) {
      if (decision === undefined) return;
      if (isPickable(decision, option)) {
        setPicks({ ply: view.ply, options: toggled(view, picked, option) });
      } else if (confirmEach && !picked.includes(option)) {
        setPicks({ ply: view.ply, options: [option] });
      } else answer(view.ply, [option.token]);
    },
    confirm() {
      const inOrder = [...picked].sort((a, b) => a.option - b.option);
      answer(
        view.ply,
        inOrder.map((one) => one.token),
        true,
      );
    },
    clear: () => setPicks({ ply: view.ply, options: NOTHING }),
  };
}

/** Picks one more of an option while there are cards for it and the count allows, then starts again at none. */
function toggled(
  view: View,
  picked: readonly OptionInfo[],
  option: OptionInfo,
): readonly OptionInfo[] {
  const others = picked.filter((one) => one.option !== option.option);
  const now = picked.length - others.length;
  if (now < copiesOf(view, option) && hasRoom(view, picked.length)) return [...picked, option];
  return others;
}

function copiesOf(view: View, option: OptionInfo): number {
  if (option.kind === 'tuck') return view.decision?.count ?? 1;
  if (option.kind !== 'discard' && option.kind !== 'boost' && option.kind !== 'remove') return 1;
  const hand = view.players[view.seat ?? -1]?.hand ?? [];
  return hand.filter((card) => card === option.card).length;
}

function hasRoom({ decision }: View, picked: number): boolean {
  const isLimited = decision?.step !== 'boost' && decision?.count !== undefined;
  return !isLimited || picked < (decision.count ?? 0);
}
