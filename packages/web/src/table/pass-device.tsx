// The screen between the turns of people who share a device. Hides the table until the next person
// confirms.
import { msg } from '@eminent/text';
import { useEffect, useRef } from 'react';
import { Sigil } from '../art/icons.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import styles from './pass-device.module.css';

export function PassDevice({ game }: { readonly game: GameOnPage }) {
  const lang = useLang();
  const sit = useGameStore((store) => store.sit);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const seat = game.passTo ?? 0;
  const name = game.names[seat] ?? '';
  return (
    <main className={styles.screen} data-curtain>
      <Sigil size={96} />
      <h1>{msg(lang, 'ui.passTo', { name })}</h1>
      <p>{msg(lang, 'ui.passHint')}</p>
      <button type="button" className="primary big" ref={button} onClick={() => sit(seat)}>
        {msg(lang, 'ui.sitDown', { name })}
      </button>
    </main>
  );
}
