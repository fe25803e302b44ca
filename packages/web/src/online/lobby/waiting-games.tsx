// The games that wait for the user. The game that has waited longest is large, with the primary
// button; the next two are small. If no game waits, shows a button to create a table.
import type { MyRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { TableThumbnail } from '../table-thumbnail/table-thumbnail.tsx';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { FreeSeat } from '../table-thumbnail/orbit-seat.tsx';
import controls from '../parts/controls.module.css';
import { useMe } from '../user-session.ts';
import { spanText, useNow } from '../time-text.ts';
import { waitingOf } from '../own-tables.ts';
import { standingText, turnWithText, waitingForText } from './table-summary.ts';
import styles from './lobby.module.css';

const MAX_SMALL_GAMES = 2;

export function WaitingGames({ rows }: { readonly rows: readonly MyRow[] }) {
  const waiting = waitingOf(rows);
  const [first, ...others] = waiting;
  if (first === undefined) return <NothingWaits games={rows.length} />;
  return <Waiting first={first} others={others} />;
}

function Waiting({ first, others }: { readonly first: MyRow; readonly others: readonly MyRow[] }) {
  const lang = useLang();
  const now = useNow();
  const more = others.length - MAX_SMALL_GAMES;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={controls.heading}>
        {msg(lang, 'online.lobby.waiting', { n: others.length + 1 })}
      </h2>
      <div className={styles.waiting}>
        <div className={styles.hero}>
          <TableThumbnail row={first} size="hero" ownSeat={first.seat} />
          <div>
            <WaitingTime row={first} now={now} />
            <h3>{waitingForText(lang, first)}</h3>
            <p className={controls.quiet}>
              {standingText(lang, first)} <TimeLeft row={first} now={now} />
            </p>
            <button
              type="button"
              className={`primary ${styles.answer}`}
              onClick={() => navigate(`/online/t/${first.table}`)}
            >
              {msg(lang, 'online.lobby.answer')}
            </button>
          </div>
        </div>
        {others.length > 0 && (
          <ul className={styles.beside}>
            {others.slice(0, MAX_SMALL_GAMES).map((row) => (
              <li key={row.table}>
                <SmallGame row={row} now={now} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {more > 0 && (
        <Link href="/online/games" className={controls.link}>
          <SignIcon sign="play" />
          {msg(lang, 'online.lobby.moreWaiting', { n: more })}
        </Link>
      )}
    </section>
  );
}

interface GameProps {
  readonly row: MyRow;
  readonly now: number;
}

function SmallGame({ row, now }: GameProps) {
  const lang = useLang();
  return (
    <Link href={`/online/t/${row.table}`} className={styles.next}>
      <TableThumbnail row={row} size="beside" ownSeat={row.seat} />
      <span>
        <WaitingTime row={row} now={now} />
        <b>{waitingForText(lang, row)}</b>
        <span className={controls.quiet}>{turnWithText(lang, row)}</span>
      </span>
    </Link>
  );
}

/** Shows how long the game has waited for the user. */
export function WaitingTime({ row, now }: GameProps) {
  const lang = useLang();
  return (
    <span className={controls.wait}>
      <SignIcon sign="clock" />
      {msg(lang, 'online.lobby.waitsFor', {
        time: spanText(lang, now - (row.question?.since ?? now)),
      })}
    </span>
  );
}

/** Shows the time left for the answer; nothing without a deadline. */
export function TimeLeft({ row, now }: GameProps) {
  const lang = useLang();
  const until = row.question?.deadline;
  if (until === undefined) return null;
  const hasReserve = row.clock.kind === 'timed' && row.clock.reserve > 0;
  return msg(lang, hasReserve ? 'online.lobby.leftInAll' : 'online.lobby.left', {
    time: spanText(lang, until - now),
  });
}

function NothingWaits({ games }: { readonly games: number }) {
  const lang = useLang();
  const me = useMe();
  return (
    <section aria-labelledby="waiting" className={styles.begin}>
      <Orbit seats={FREE_SEATS} className={styles.emptyOrbit} />
      <div className={controls.stack}>
        <h2 id="waiting" className={controls.heading}>
          {me === undefined
            ? msg(lang, 'online.lobby.welcome')
            : msg(lang, 'online.lobby.nothingWaits')}
        </h2>
        <p className={controls.quiet}>
          {me === undefined
            ? msg(lang, 'online.lobby.welcomeText')
            : msg(lang, 'online.lobby.nothingWaitsText')}
        </p>
        <button
          type="button"
          className={`primary ${controls.wide} ${styles.create}`}
          onClick={() => navigate('/online/new')}
        >
          <SignIcon sign="plus" />
          {msg(lang, 'online.lobby.create')}
        </button>
        {games > 0 && (
          <Link href="/online/games" className={controls.link}>
            <SignIcon sign="play" />
            {msg(lang, 'online.lobby.yourGames', { n: games })}
          </Link>
        )}
        {me === undefined && (
          <Link href="/online/settings" className={controls.link}>
            <SignIcon sign="key" />
            {msg(lang, 'online.lobby.signIn')}
          </Link>
        )}
      </div>
    </section>
  );
}

const FREE_SEATS = [0, 1, 2, 3].map((seat) => <FreeSeat key={seat} />);
