// The progress of drawing a turn as an animation, with a button that stops it, or an error message.
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import type { TurnSharing } from './use-share-turn.ts';

export function SharingStatus({ sharing }: { readonly sharing: TurnSharing }) {
  const lang = useLang();
  const { state, stop } = sharing;
  if (state.kind === 'ready') return null;
  if (state.kind === 'failed') {
    return (
      <>
        <span role="alert">{msg(lang, 'ui.drawTurnFailed')}</span>
        <button type="button" onClick={stop}>
          {msg(lang, 'ui.close')}
        </button>
      </>
    );
  }
  const { step, steps } = state;
  return (
    <>
      <progress
        value={step}
        max={steps}
        aria-label={msg(lang, 'ui.drawingTurn', { n: step, of: steps })}
      />
      <button type="button" onClick={stop}>
        {msg(lang, 'ui.stopDrawing')}
      </button>
    </>
  );
}
