// What happened, sentence by sentence, newest first; a screen reader is told of new ones.
import { msg } from '@eminent/text';
import { eventText } from '@eminent/text';
import { type GameOnPage } from '../game/store.ts';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { tableOf } from './table-of.ts';

const MOST_SHOWN = 150;

interface LogProps {
  readonly game: GameOnPage;
  /** Shown as a window when it can be closed, else as a panel. */
  readonly onClose?: () => void;
}

export function LogPanel({ game, onClose }: LogProps) {
  const lang = useLang();
  if (onClose !== undefined) {
    return (
      <Dialog title={msg(lang, 'ui.log')} className="log-window" onClose={onClose}>
        <Sentences game={game} live="off" />
      </Dialog>
    );
  }
  return (
    // A long log is scrolled with the keys, so it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="log" aria-label={msg(lang, 'ui.log')} tabIndex={0}>
      <h2>{msg(lang, 'ui.log')}</h2>
      <Sentences game={game} live="polite" />
    </section>
  );
}

function Sentences({ game, live }: { readonly game: GameOnPage; readonly live: 'off' | 'polite' }) {
  const lang = useLang();
  const { events } = game;
  const table = tableOf(game);
  const first = Math.max(0, events.length - MOST_SHOWN);
  return (
    <ol aria-live={live}>
      {events
        .slice(first)
        .map((event, i) => (
          <li key={first + i} className={`event-${event.type}`}>
            {eventText(lang, event, table)}
          </li>
        ))
        .reverse()}
    </ol>
  );
}
