// At the end of an online game: how it ended, and playing again with the same people.
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useStore } from '../../game/store.ts';
import { useLang } from '../../settings/settings.ts';
import type { OfGame } from '../../table/extras.ts';
import { playAgain, useShown } from './table-store.ts';
import styles from './after.module.css';

/** Playing again begins when all people of the table want it; the deal is the same when all want that. */
export function After({ game: { names } }: OfGame) {
  const lang = useLang();
  const leave = useStore((store) => store.leave);
  const own = useShown((shown) => shown.own.seat);
  const rematch = useShown((shown) => shown.rematch);
  const [turned, setTurned] = useState(false);
  const away = (path: string) => {
    leave();
    navigate(path);
  };
  const next = rematch?.table;
  const mine = own !== undefined && rematch?.wanted[own] === true;
  const others = (rematch?.wanted ?? []).flatMap((wants, seat) =>
    wants && seat !== own ? [names[seat] ?? ''] : [],
  );
  return (
    <>
      {next !== undefined ? (
        <button
          type="button"
          className="primary"
          data-next
          onClick={() => away(`/online/t/${next}`)}
        >
          <SignIcon sign="play" size={18} />
          {msg(lang, 'online.table.after.toRematch')}
        </button>
      ) : (
        own !== undefined && (
          <span className={styles.rematch}>
            {mine ? (
              <span role="status">{msg(lang, 'online.table.after.wanted')}</span>
            ) : (
              <>
                <button
                  type="button"
                  className="primary"
                  data-rematch
                  onClick={() => playAgain(turned)}
                >
                  <SignIcon sign="replay" size={18} />
                  {msg(lang, 'online.table.after.rematch')}
                </button>
                <label className={styles.turned}>
                  <input
                    type="checkbox"
                    checked={turned}
                    onChange={({ target }) => setTurned(target.checked)}
                  />{' '}
                  {msg(lang, 'online.table.after.turned')}
                </label>
              </>
            )}
            {others.map((name) => (
              <span key={name} role="status" className={styles.wanted}>
                {msg(lang, 'online.table.after.wantedBy', { name })}
              </span>
            ))}
          </span>
        )
      )}
      <button type="button" onClick={() => away('/online')}>
        {msg(lang, 'online.table.toLobby')}
      </button>
    </>
  );
}

/** How it ended, where it was not played to its end. */
export function Afterwards() {
  const lang = useLang();
  const how = useShown((shown) => shown.result?.how);
  return how === undefined || how === 'played' ? null : (
    <p data-ended={how}>{msg(lang, `online.table.after.${how}`)}</p>
  );
}
