// The button that shares the result of a game as a picture.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { trackActivity } from '../activity/activity.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { shareFile } from '../storage/save-file.ts';

export function SharePicture({ game }: { readonly game: GameOnPage }) {
  const lang = useLang();
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const share = async () => {
    setState('drawing');
    try {
      const { drawResult } = await import('./draw-result.ts');
      const picture = await drawResult(lang, game);
      await shareFile(new File([picture], 'eminent-domain.png', { type: picture.type }));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={state === 'drawing'}
        onClick={() => {
          if (state !== 'drawing') void trackActivity(share());
        }}
      >
        {msg(lang, 'ui.aftermath.picture')}
      </button>
      {state === 'failed' && <span role="alert">{msg(lang, 'ui.aftermath.pictureFailed')}</span>}
    </>
  );
}
