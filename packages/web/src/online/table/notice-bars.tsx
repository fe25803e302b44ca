// Notices above the question: a lost connection, proposals and their results, a pause, a bot that
// plays for the user, restrictions, and refused commands.
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { refusalText } from '../../game/problem-text.ts';
import type { ViewProps } from '../../game/table-extras.ts';
import { useLang } from '../../settings/settings.ts';
import { useConnection } from '../connection-status.ts';
import { RestrictionLine } from '../restrictions/restriction-line.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { useIsLost } from './portrait-status.tsx';
import { LastResult, OpenProposal } from './proposal-notice.tsx';
import { useReclaimSeat } from './reclaim-seat.ts';
import { propose, takeBackSeat, useAway, useShown, useTable } from './table-store.ts';
import styles from './notice-bars.module.css';

export function NoticeBars({ names }: ViewProps) {
  useReclaimSeat();
  const isLost = useIsLost();
  const isHeld = useConnection((state) => state.isHeld);
  const isOver = useShown(({ phase }) => phase === 'over') === true;
  return (
    <>
      {isLost || isHeld ? (
        <ConnectionNotice names={names} isHeld={!isLost} />
      ) : (
        <OpenProposal names={names} />
      )}
      {!isOver && <LastResult names={names} />}
      {!isLost && !isOver && <Paused />}
      {!isLost && !isOver && <BotPlays />}
      {!isLost && !isOver && <SeatReturned />}
      {!isOver && <RestrictionLine className={styles.refused} />}
      <Refused />
    </>
  );
}

const SHOW_REFUSAL_MS = 10_000;

/** Hidden after SHOW_REFUSAL_MS, or by a new question or proposal. */
function Refused() {
  const lang = useLang();
  const refused = useTable((table) => table.refused);
  const question = useShown(({ game }) => game?.question);
  const proposal = useShown((shown) => shown.proposal?.id);
  useEffect(() => {
    if (refused === undefined) return undefined;
    const timer = setTimeout(() => useTable.setState({ refused: undefined }), SHOW_REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  useEffect(() => useTable.setState({ refused: undefined }), [question, proposal]);
  return refused === undefined ? null : (
    <p role="alert" className={styles.refused}>
      {refused.command === 'propose' && refused.reason === 'too-many'
        ? msg(lang, 'online.table.consent.onceATurn')
        : refusalText(lang, refused.reason)}
    </p>
  );
}

function Paused() {
  const lang = useLang();
  const isPaused = useShown(({ clocks, proposal }) => clocks.paused && proposal === undefined);
  const isSeated = useShown(({ own }) => own.seat !== undefined);
  if (isPaused !== true) return null;
  return (
    <section className={styles.notice} data-paused>
      <p className={styles.title}>{msg(lang, 'online.table.paused')}</p>
      {isSeated === true && (
        <div className={styles.acts}>
          <button
            type="button"
            className={styles.allow}
            onClick={() => propose({ kind: 'resume' })}
          >
            {msg(lang, 'online.table.resume')}
          </button>
        </div>
      )}
    </section>
  );
}

function BotPlays() {
  const lang = useLang();
  const away = useAway();
  if (away === undefined) return null;
  return (
    <section className={styles.notice} data-away={away}>
      <p className={styles.title}>{msg(lang, `online.table.bot.${away}`)}</p>
      <div className={styles.acts}>
        <button type="button" className={styles.allow} onClick={takeBackSeat}>
          {msg(lang, 'online.table.tools.back')}
        </button>
      </div>
    </section>
  );
}

const SHOW_RETURNED_MS = 15_000;

/** Tells a player who has the seat back after a timeout that a bot played meanwhile. */
function SeatReturned() {
  const lang = useLang();
  const away = useAway();
  const [before, setBefore] = useState(away);
  const [isNew, setIsNew] = useState(false);
  if (away !== before) {
    setBefore(away);
    setIsNew(before === 'late' && away === undefined);
  }
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setIsNew(false), SHOW_RETURNED_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  return isNew ? (
    <p role="status" className={clsx(styles.notice, styles.title)} data-returned>
      {msg(lang, 'online.table.bot.back')}
    </p>
  ) : null;
}
