// Notices above the question: a lost connection, proposals and their results, a pause, a bot that
// plays for the user, restrictions, and refused commands.
import type { Clock, Proposal, Settled, Wish } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { faceOf } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useGameStore } from '../../game/current-game.ts';
import { useLang } from '../../settings/settings.ts';
import type { ViewProps } from '../../game/table-extras.ts';
import { useConnection } from '../connection-status.ts';
import { loadNewerPage, socket } from '../online-socket.ts';
import { spanText } from '../time-text.ts';
import { RestrictionLine } from '../restrictions/restriction-line.tsx';
import { useIsLost } from './portrait-status.tsx';
import { refusalText } from '../../game/problem-text.ts';
import { pendingText } from './answer-label.ts';
import { useReclaimSeat } from './reclaim-seat.ts';
import { propose, takeBackSeat, useAway, useShown, useTable, vote } from './table-store.ts';
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

function OpenProposal({ names }: Pick<ViewProps, 'names'>) {
  const proposal = useShown((shown) => shown.proposal);
  return proposal === undefined ? null : (
    <ProposalNotice key={proposal.id} proposal={proposal} names={names} />
  );
}

const SHOW_RESULT_MS = 8000;

/** Returns the result as a sentence; undefined for the player whose vote settled the proposal. */
export function settledText(
  lang: Locale,
  { how, seat }: Settled,
  ownSeat: number | undefined,
  names: readonly string[],
): string | undefined {
  if (seat !== undefined && seat === ownSeat) return undefined;
  return msg(lang, `online.table.consent.settled.${how}`, { name: names[seat ?? -1] ?? '' });
}

/** The result of the last proposal, if this page has shown the proposal. */
function LastResult({ names }: Pick<ViewProps, 'names'>) {
  const proposalId = useShown((shown) => shown.proposal?.id);
  const settled = useShown((shown) => shown.settled);
  const [seen, setSeen] = useState<number>();
  if (proposalId !== undefined && proposalId !== seen) setSeen(proposalId);
  if (settled === undefined || settled.id !== seen) return null;
  return <ProposalResult key={settled.id} settled={settled} names={names} />;
}

function ProposalResult({
  settled,
  names,
}: Pick<ViewProps, 'names'> & { readonly settled: Settled }) {
  const lang = useLang();
  const ownSeat = useShown((shown) => shown.own.seat);
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), SHOW_RESULT_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = settledText(lang, settled, ownSeat, names);
  return isNew && text !== undefined ? (
    <p className={clsx(styles.notice, styles.title)} data-settled={settled.how}>
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

const OWN_PROPOSALS = {
  undo: 'youUndo',
  pause: 'youPause',
  resume: 'youResume',
  end: 'youEnd',
} as const;

/** Returns a proposal as a sentence. `name`: its author; undefined if that is the reader. */
export function proposalText(lang: Locale, wish: Wish, name: string | undefined): string {
  if (wish.kind === 'clock') {
    const clock = clockWords(lang, wish.clock);
    if (name === undefined) return msg(lang, 'online.table.consent.youClock', { clock });
    return wish.clock.kind === 'none'
      ? msg(lang, 'online.table.consent.clockNone', { name })
      : msg(lang, 'online.table.consent.clockTo', { name, clock });
  }
  return name === undefined
    ? msg(lang, `online.table.consent.${OWN_PROPOSALS[wish.kind]}`)
    : msg(lang, `online.table.consent.${wish.kind}`, { name });
}

interface ProposalNoticeProps extends Pick<ViewProps, 'names'> {
  readonly proposal: Proposal;
}

function ProposalNotice({ proposal, names }: ProposalNoticeProps) {
  const lang = useLang();
  const about = useGameStore((store) => store.game?.about);
  const ownSeat = useShown((shown) => shown.own.seat);
  const { id, by, wish, agreed } = proposal;
  const isOwn = by === ownSeat;
  const mayVote = ownSeat !== undefined && agreed[ownSeat] !== true;
  const text = proposalText(lang, wish, isOwn ? undefined : (names[by] ?? ''));
  const isEnd = wish.kind === 'end';
  return (
    <section
      className={styles.notice}
      aria-label={msg(lang, 'online.table.consent.title')}
      data-consent={wish.kind}
    >
      {about && (
        <Portrait face={faceOf(about, by)} name={names[by] ?? ''} className={styles.face} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{text}</p>
        <p className={styles.detail}>
          {msg(lang, isEnd ? 'online.table.consent.detailEnd' : 'online.table.consent.detail')}
        </p>
      </div>
      <Votes proposal={proposal} names={names} />
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

function Votes({ proposal: { by, agreed }, names }: ProposalNoticeProps) {
  const lang = useLang();
  const about = useGameStore((store) => store.game?.about);
  const others = agreed.flatMap((yes, seat) => (seat === by ? [] : [{ seat, yes }]));
  return (
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

interface ConnectionNoticeProps extends Pick<ViewProps, 'names'> {
  readonly isHeld: boolean;
}

/** Shown while the connection is lost, or while the server cannot store a command. */
function ConnectionNotice({ names, isHeld }: ConnectionNoticeProps) {
  const lang = useLang();
  const status = useConnection((state) => state.status);
  const pending = useGameStore((store) => store.pending);
  const what = pending && pendingText(lang, pending, names);
  const isOutdated = status === 'outdated';
  return (
    <section className={clsx(styles.notice, styles.lost)} data-lost aria-live="polite">
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
