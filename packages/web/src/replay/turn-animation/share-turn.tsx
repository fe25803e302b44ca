// The button that shares a turn of a replay as an animation, with its progress.
import { msg } from '@eminent/text';
import { useEffect, useRef, useState } from 'react';
import { trackActivity } from '../../activity/activity.ts';
import type { About } from '../../game/game-channel.ts';
import type { Timeline } from '../../records/timeline.ts';
import { useLang } from '../../settings/settings.ts';
import { shareFile } from '../../storage/save-file.ts';
import styles from './share-turn.module.css';

interface ShareTurnProps {
  readonly timeline: Timeline;
  readonly ply: number;
  /** The seat whose view is shown. */
  readonly perspective: number;
  readonly seats: About['seats'];
  readonly faces: About['faces'];
}

type State =
  | { readonly kind: 'ready' | 'failed' }
  | { readonly kind: 'drawing'; readonly step: number; readonly steps: number };

export function ShareTurn({ timeline, ply, perspective, seats, faces }: ShareTurnProps) {
  const lang = useLang();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const drawing = useRef<AbortController>(undefined);
  useEffect(() => () => drawing.current?.abort(), []);
  const share = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    drawing.current = controller;
    const change = (next: State) => signal.aborted || setState(next);
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
      await shareFile(
        new File([picture], `eminent-domain-turn-${number}.gif`, { type: picture.type }),
      );
      change({ kind: 'ready' });
    } catch {
      change({ kind: 'failed' });
    }
  };
  if (state.kind === 'drawing') {
    const { step, steps } = state;
    const label = msg(lang, 'ui.drawingTurn', { n: step, of: steps });
    return (
      <div className={styles.drawing}>
        <progress value={step} max={steps} aria-label={label} />
        <button
          type="button"
          onClick={() => {
            drawing.current?.abort();
            setState({ kind: 'ready' });
          }}
        >
          {msg(lang, 'ui.stopDrawing')}
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" onClick={() => void trackActivity(share())}>
        {msg(lang, 'ui.shareTurn')}
      </button>
      {state.kind === 'failed' && <span role="alert">{msg(lang, 'ui.drawTurnFailed')}</span>}
    </>
  );
}
