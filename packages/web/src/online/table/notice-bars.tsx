// Notices above the question: proposals to all players, and a lost connection.
import type { Clock, Proposal, Settled, Wish } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { faceOf } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useGameStore } from '../../game/current-game.ts';
import { useLang } from '../../settings/settings.ts';
import type { OfView } from '../../game/table-extras.ts';
import { useConnection } from '../connection-status.ts';
import { loadNewerPage, socket } from '../online-socket.ts';
import { spanText } from '../time-text.ts';
import { RestrictionLine } from '../restrictions/restriction-line.tsx';
import { useIsLost } from './portrait-status.tsx';
import { refusalText } from '../../game/problem-text.ts';
import { pendingText } from './answer-label.ts';
import { useReclaimSeat } from './reclaim-seat.ts';
import { propose, takeBackSeat, useShown, useTable, vote } from './table-store.ts';
import styles from './notice-bars.module.css';

export function NoticeBars({ names }: OfView) {
  useReclaimSeat();
  const isLost = useIsLost();
  const isHeld = useConnection((state) => state.isHeld);
  const isOver = useShown(({ phase }) => phase === 'over') === true;
  return (
    <>
      {isLost || isHeld ? <Lost names={names} isHeld={!isLost} /> : <OpenProposal names={names} />}
      {!isOver && <LastAsked names={names} />}
      {!isLost && !isOver && <Paused />}
      {!isLost && !isOver && <Standing />}
      {!isLost && !isOver && <Returned />}
      {!isOver && <RestrictionLine className={styles.refused} />}
      <Refused />
    </>
  );
}

/** How long a refusal is shown, in milliseconds. */
const REFUSED_MS = 10_000;

/** A refused command other than an answer, until the next question or for some seconds. */
function Refused() {
  const lang = useLang();
  const refused = useTable((table) => table.refused);
  const question = useShown(({ game }) => game?.question);
  const proposal = useShown((shown) => shown.proposal?.id);
  useEffect(() => {
    if (refused === undefined) return undefined;
    const forget = () => useTable.setState({ refused: undefined });
    const timer = setTimeout(forget, REFUSED_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  useEffect(() => useTable.setState({ refused: undefined }), [question, proposal]);
  return refused === undefined ? null : (
    <p role="alert" className={styles.refused}>
      {refused.wish === 'propose' && refused.reason === 'too-many'
        ? msg(lang, 'online.table.consent.onceATurn')
        : refusalText(lang, refused.reason)}
    </p>
  );
}

function OpenProposal({ names }: Pick<OfView, 'names'>) {
  const proposal = useShown((shown) => shown.proposal);
  return proposal === undefined ? null : (
    <Consent key={proposal.id} proposal={proposal} names={names} />
  );
}

/** How long the result of a proposal is shown, in milliseconds. */
const SETTLED_MS = 8000;

/** The result of a proposal; undefined for the player who settled it. */
export function settledText(
  lang: Locale,
  { how, seat }: Settled,
  own: number | undefined,
  names: readonly string[],
): string | undefined {
  if (seat !== undefined && seat === own) return undefined;
  return msg(lang, `online.table.consent.settled.${how}`, { name: names[seat ?? -1] ?? '' });
}

/** The result of a proposal that was shown here. */
function LastAsked({ names }: Pick<OfView, 'names'>) {
  const proposalId = useShown((shown) => shown.proposal?.id);
  const settled = useShown((shown) => shown.settled);
  const [seen, setSeen] = useState<number>();
  if (proposalId !== undefined && proposalId !== seen) setSeen(proposalId);
  if (settled === undefined || settled.id !== seen) return null;
  return <LastSettled key={settled.id} settled={settled} names={names} />;
}

function LastSettled({ settled, names }: Pick<OfView, 'names'> & { readonly settled: Settled }) {
  const lang = useLang();
  const own = useShown((shown) => shown.own.seat);
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = settledText(lang, settled, own, names);
  return isNew && text !== undefined ? (
    <p className={clsx(styles.consent, styles.title)} data-settled={settled.how}>
      {text}
    </p>
  ) : null;
}

function clockWords(lang: Locale, clock: Clock): string {
  if (clock.kind === 'none') return msg(lang, 'online.table.consent.noClocks');
  const decision = spanText(lang, clock.decision * 1000);
  if (clock.reserve === 0) return msg(lang, 'online.table.consent.clockDays', { decision });
  const reserve = spanText(lang, clock.reserve * 1000);
  return msg(lang, 'online.table.consent.clockLive', { decision, reserve });
}

/** A proposal as a sentence, for its author or for the other players. */
export function proposalText(lang: Locale, wish: Wish, name: string | undefined): string {
  switch (wish.kind) {
    case 'clock': {
      const clock = clockWords(lang, wish.clock);
      if (name === undefined) return msg(lang, 'online.table.consent.youClock', { clock });
      return wish.clock.kind === 'none'
        ? msg(lang, 'online.table.consent.clockNone', { name })
        : msg(lang, 'online.table.consent.clockTo', { name, clock });
    }
    case 'undo':
      return name === undefined
        ? msg(lang, 'online.table.consent.youUndo')
        : msg(lang, 'online.table.consent.undo', { name });
    case 'pause':
      return name === undefined
        ? msg(lang, 'online.table.consent.youPause')
        : msg(lang, 'online.table.consent.pause', { name });
    case 'resume':
      return name === undefined
        ? msg(lang, 'online.table.consent.youResume')
        : msg(lang, 'online.table.consent.resume', { name });
    case 'end':
      return name === undefined
        ? msg(lang, 'online.table.consent.youEnd')
        : msg(lang, 'online.table.consent.end', { name });
  }
}

interface ConsentProps extends Pick<OfView, 'names'> {
  readonly proposal: Proposal;
}

function Consent({ proposal, names }: ConsentProps) {
  const lang = useLang();
  const about = useGameStore((store) => store.game?.about);
  const own = useShown((shown) => shown.own.seat);
  const { id, by, wish, agreed } = proposal;
  const isOwn = by === own;
  const mayVote = own !== undefined && agreed[own] !== true;
  const text = proposalText(lang, wish, isOwn ? undefined : (names[by] ?? ''));
  const others = agreed.flatMap((yes, seat) => (seat === by ? [] : [{ seat, yes }]));
  const end = wish.kind === 'end';
  return (
    <section
      className={styles.consent}
      aria-label={msg(lang, 'online.table.consent.title')}
      data-consent={wish.kind}
    >
      {about && (
        <Portrait face={faceOf(about, by)} name={names[by] ?? ''} className={styles.face} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{text}</p>
        <p className={styles.detail}>
          {msg(lang, end ? 'online.table.consent.detailEnd' : 'online.table.consent.detail')}
        </p>
      </div>
      <ul className={styles.votes}>
        {others.map(({ seat, yes }) => (
          <li key={seat} data-agreed={yes}>
            {about && (
              <Portrait
                face={faceOf(about, seat)}
                name={names[seat] ?? ''}
                className={styles.voter}
              />
            )}
            <span aria-hidden="true">{yes ? <SignIcon sign="check" size={16} /> : '…'}</span>
            <span className="sr-only">
              {msg(lang, yes ? 'online.table.consent.agreed' : 'online.table.consent.open', {
                name: names[seat] ?? '',
              })}
            </span>
          </li>
        ))}
      </ul>
      {(mayVote || isOwn) && (
        <div className={styles.acts}>
          {mayVote && (
            <button type="button" className={styles.allow} onClick={() => vote(id, true)}>
              {msg(lang, 'online.table.consent.allow')}
            </button>
          )}
          <button type="button" className={styles.refuse} onClick={() => vote(id, false)}>
            {msg(lang, isOwn ? 'online.table.consent.withdraw' : 'online.table.consent.refuse')}
          </button>
        </div>
      )}
    </section>
  );
}

/** All players agreed to a pause: no answer counts until all agree to continue. */
function Paused() {
  const lang = useLang();
  const isPaused = useShown(({ clocks, proposal }) => clocks.paused && proposal === undefined);
  const isSeated = useShown(({ own }) => own.seat !== undefined);
  if (isPaused !== true) return null;
  return (
    <section className={styles.consent} data-paused>
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

/** A bot plays for this player, who can take the seat back. */
function Standing() {
  const lang = useLang();
  const away = useShown(({ own, seats }) => seats[own.seat ?? -1]?.away);
  if (away === undefined) return null;
  return (
    <section className={styles.consent} data-away={away}>
      <p className={styles.title}>{msg(lang, `online.table.bot.${away}`)}</p>
      <div className={styles.acts}>
        <button type="button" className={styles.allow} onClick={takeBackSeat}>
          {msg(lang, 'online.table.tools.back')}
        </button>
      </div>
    </section>
  );
}

/** How long it is shown that a bot has played, in milliseconds. */
const RETURNED_MS = 15_000;

/**
 * A player who ran out of time gets the seat back with their next action, and is informed that a
 * bot has played.
 */
function Returned() {
  const lang = useLang();
  const away = useShown(({ own, seats }) => seats[own.seat ?? -1]?.away);
  const [before, setBefore] = useState(away);
  const [isNew, setIsNew] = useState(false);
  if (away !== before) {
    setBefore(away);
    setIsNew(before === 'late' && away === undefined);
  }
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setIsNew(false), RETURNED_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  return isNew ? (
    <p role="status" className={clsx(styles.consent, styles.title)} data-returned>
      {msg(lang, 'online.table.bot.back')}
    </p>
  ) : null;
}

interface LostProps extends Pick<OfView, 'names'> {
  /** The server is reachable but cannot store commands. */
  readonly isHeld: boolean;
}

function Lost({ names, isHeld }: LostProps) {
  const lang = useLang();
  const contact = useConnection((state) => state.contact);
  const pending = useGameStore((store) => store.pending);
  const what = pending && pendingText(lang, pending, names);
  const isOutdated = contact === 'outdated';
  return (
    <section className={clsx(styles.consent, styles.lost)} data-lost aria-live="polite">
      <span className={styles.sign}>
        <SignIcon sign="noContact" size={18} />
        {msg(lang, isHeld ? 'online.table.lost.held' : 'online.table.lost.title')}
      </span>
      <p className={styles.title}>
        {isOutdated
          ? msg(lang, 'online.table.lost.outdated')
          : pending === undefined
            ? msg(lang, 'online.table.lost.nothing')
            : what === undefined
              ? msg(lang, 'online.table.lost.keptAny')
              : msg(lang, 'online.table.lost.kept', { what })}
      </p>
      {isOutdated ? (
        <button type="button" className={styles.refuse} onClick={() => void loadNewerPage()}>
          {msg(lang, 'online.table.lost.reload')}
        </button>
      ) : (
        <>
          <NextTry />
          <button type="button" className={styles.refuse} onClick={() => socket.checkNow()}>
            {msg(lang, 'online.table.lost.tryNow')}
          </button>
        </>
      )}
    </section>
  );
}

function NextTry() {
  const lang = useLang();
  const nextTry = useConnection((state) => state.nextTry);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const n = nextTry === undefined ? 0 : Math.ceil((nextTry - now) / 1000);
  return (
    <span className={styles.detail} aria-hidden="true">
      {n > 0
        ? msg(lang, 'online.table.lost.nextTry', { n })
        : msg(lang, 'online.table.lost.trying')}
    </span>
  );
}
