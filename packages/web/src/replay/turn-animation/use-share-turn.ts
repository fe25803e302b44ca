// Shares a turn of a replay as an animation.
import { useEffect, useRef, useState } from 'react';
import { trackActivity } from '../../activity/activity.ts';
import type { About } from '../../game/game-channel.ts';
import type { Timeline } from '../../records/timeline.ts';
import { useLang } from '../../settings/settings.ts';
import { shareFile } from '../../storage/save-file.ts';

interface TurnToShare {
  readonly timeline: Timeline;
  readonly ply: number;
  readonly perspective: number;
  readonly seats: About['seats'];
  readonly faces: About['faces'];
}

export type SharingState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'drawing'; readonly step: number; readonly steps: number };

export interface TurnSharing {
  readonly state: SharingState;
  readonly share: () => void;
  /** Stops drawing, or closes the message about a failure. */
  readonly stop: () => void;
}

/** Draws and shares the turn at `ply`. Sharing again or leaving the replay stops the drawing. */
export function useShareTurn(turn: TurnToShare): TurnSharing {
  const lang = useLang();
  const [state, setState] = useState<SharingState>({ kind: 'ready' });
  const drawing = useRef<AbortController>(undefined);
  useEffect(() => () => drawing.current?.abort(), []);
  const draw = async () => {
    const { timeline, ply, perspective, seats, faces } = turn;
    drawing.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    drawing.current = controller;
    const change = (next: SharingState) => {
      if (!signal.aborted) setState(next);
    };
    change({ kind: 'drawing', step: 0, steps: 1 });
    try {
      const [{ drawTurn }, { framesOfTurn }] = await Promise.all([
        import('./draw-turn.ts'),
        import('./turn-frames.ts'),
      ]);
      const picture = await drawTurn({
        lang,
        about: { seats, ...(faces && { faces }) },
        frames: framesOfTurn(timeline, ply, perspective),
        onStep: (step, steps) => change({ kind: 'drawing', step, steps }),
        signal,
      });
      signal.throwIfAborted();
      const { number = 0 } = timeline.turns[timeline.turnOf(ply)] ?? {};
      const name = `eminent-domain-turn-${number}.gif`;
      await shareFile(new File([picture], name, { type: picture.type }));
      change({ kind: 'ready' });
    } catch {
      change({ kind: 'failed' });
    }
  };
  return {
    state,
    share: () => void trackActivity(draw()),
    stop: () => {
      drawing.current?.abort();
      setState({ kind: 'ready' });
    },
  };
}
