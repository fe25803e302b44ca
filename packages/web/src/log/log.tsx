// What happened, sentence by sentence, newest first. Cards and planets that it names can be looked up.
import { msg } from '@eminent/text';
import { memo } from 'react';
import type { GameOnPage } from '../game/store.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../table/details.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { partsOf, stopped } from './mentions.ts';
import { tableOf } from './table-of.ts';
import { told } from './told.ts';
import styles from './log.module.css';

const MOST_SHOWN = 150;

interface LogProps {
  readonly game: GameOnPage;
  readonly inspect: (inspected: Inspected) => void;
  /** Shown as a window when it can be closed, else as a panel. */
  readonly onClose?: () => void;
}

export const LogPanel = memo(({ game, inspect, onClose }: LogProps) => {
  const lang = useLang();
  if (onClose !== undefined) {
    return (
      <Dialog title={msg(lang, 'ui.log')} className={styles.window} onClose={onClose}>
        <Sentences game={game} inspect={inspect} />
      </Dialog>
    );
  }
  return (
    // A long log is scrolled with the keys, so it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.log} aria-label={msg(lang, 'ui.log')} tabIndex={0}>
      <h2>{msg(lang, 'ui.log')}</h2>
      <Sentences game={game} inspect={inspect} tabIndex={-1} />
    </section>
  );
});

interface SentencesProps extends Pick<LogProps, 'game' | 'inspect'> {
  /** Beside the table the keys do not walk through all that is named; in the window of the log they do. */
  readonly tabIndex?: -1;
}

function Sentences({ game, inspect, tabIndex }: SentencesProps) {
  const lang = useLang();
  const { events, view } = game;
  const table = tableOf(game);
  const first = Math.max(0, events.length - MOST_SHOWN);
  return (
    <ol>
      {told(lang, events.slice(first), table)
        .map(({ event, at: own, sentence, times }) => (
          <li key={first + own} data-event={event.type}>
            {stopped(partsOf(lang, sentence, event, view)).map(({ text, stop, inspected }, at) =>
              inspected === undefined ? (
                text
              ) : (
                // The parts of a sentence keep their places.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at} className={styles.mentioned}>
                  <button
                    type="button"
                    className={styles.mention}
                    tabIndex={tabIndex}
                    onClick={() => inspect(inspected)}
                  >
                    {text}
                  </button>
                  {stop}
                </span>
              ),
            )}
            {times > 1 && <> {msg(lang, 'ui.times', { n: times })}</>}
          </li>
        ))
        .reverse()}
    </ol>
  );
}
