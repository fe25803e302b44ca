// The notice of an open proposal, such as to take back a move, and of its result.
import type { Clock, Proposal, Settled, Wish } from '@eminent/protocol/online';
import { faceOf } from '@eminent/pictures';
import { type Locale, msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useGameStore } from '../../game/current-game.ts';
import type { ViewProps } from '../../game/table-extras.ts';
import { useLang } from '../../settings/settings.ts';
import { spanText } from '../time-text.ts';
import { useShown, vote } from './table-store.ts';
import styles from './notice-bars.module.css';

/** The open proposal, with buttons to vote on it. */
export function OpenProposal({ names }: Pick<ViewProps, 'names'>) {
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
export function LastResult({ names }: Pick<ViewProps, 'names'>) {
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
