// The screen of a game that is open in another tab. A button continues the game in this tab.
import { msg } from '@eminent/text';
import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { Sigil } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './pass-device.module.css';
import type { OtherTabGame } from '../game/game-store.ts';
import { useGameStore } from '../game/current-game.ts';

export function OpenInOtherTab({ game }: { readonly game: OtherTabGame }) {
  const lang = useLang();
  const takeOver = useGameStore((store) => store.takeOver);
  const leave = useGameStore((store) => store.leave);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wasTaken = game.since === 'taken-over';
  const home = () => {
    leave();
    navigate('/');
  };
  return (
    <main className={styles.screen}>
      <Sigil size={96} />
      <h1 tabIndex={-1} ref={heading}>
        {msg(lang, wasTaken ? 'ui.otherTab.takenTitle' : 'ui.otherTab.title')}
      </h1>
      <p>{msg(lang, wasTaken ? 'ui.otherTab.takenText' : 'ui.otherTab.text')}</p>
      <p>
        <button type="button" className="primary big" onClick={takeOver}>
          {msg(lang, 'ui.otherTab.here')}
        </button>{' '}
        <button type="button" className="big" onClick={home}>
          {msg(lang, 'ui.home')}
        </button>
      </p>
    </main>
  );
}
