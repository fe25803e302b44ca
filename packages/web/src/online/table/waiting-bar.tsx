// The action bar while other players decide: a prepared answer, standing orders, and the next
// waiting table.
import type { NextQuestion, View } from '@eminent/engine';
import type { Prepared, StandingOrder } from '@eminent/protocol/online';
import { msg, outcomeText } from '@eminent/text';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { pendingAnswerOf, type Selection } from '../../suggestions/selection.ts';
import { followUpAnswers } from '../../question/follow-up-answers.ts';
import { StandingOrderSelect } from '../../question/standing-order-select.tsx';
import { suggestionFor } from '../../suggestions/suggestion.ts';
import type { QueuedAnswer } from '../../game/queued-answers.ts';
import { useGameStore } from '../../game/current-game.ts';
import { useLang, useSettings } from '../../settings/settings.ts';
import type { OfView } from '../../game/table-extras.ts';
import { nextWaiting, useOwnTables } from '../own-tables.ts';
import { SignInHint } from '../settings/sign-in-hint.tsx';
import { pendingText, preparedText } from './answer-label.ts';
import { orderTo, prepare, useShown, useTable } from './table-store.ts';
import styles from './waiting-bar.module.css';

export function WaitingBar({ view, names }: OfView) {
  const lang = useLang();
  const pending = useGameStore((store) => store.pending);
  const seat = useShown((shown) => shown.own.seat);
  const isPlayed = useShown(({ own, seats }) => seats[own.seat ?? -1]?.away !== 'resigned');
  if (pending !== undefined) {
    const what = pendingText(lang, pending, names);
    return (
      <p className={styles.sending} data-pending>
        {what === undefined
          ? msg(lang, 'online.table.sendingAny')
          : msg(lang, 'online.table.sending', { what })}
      </p>
    );
  }
  if (seat === undefined) return <Onlooker />;
  return (
    <>
      {isPlayed === true && <Prepare view={view} names={names} />}
      {isPlayed === true && <Orders />}
      <NextTable />
    </>
  );
}

/** A spectator may have a seat here by an account that is not signed in on this device. */
function Onlooker() {
  const lang = useLang();
  const seats = useShown((shown) => (shown.phase === 'playing' ? shown.seats : undefined));
  return (
    <div className={styles.onlooker}>
      <p className={styles.sending}>{msg(lang, 'online.table.youWatch')}</p>
      {seats !== undefined && <SignInHint seats={seats} className={styles.soft} />}
    </div>
  );
}

/** The answers given to the steps of a role, as far as they are known before the questions. */
export function answersOf(
  tokens: readonly string[],
  finish: boolean,
  rest: readonly QueuedAnswer[],
): Prepared {
  const known = rest.findIndex((one) => one.tokens === 'all');
  const steps = known < 0 ? rest : rest.slice(0, known);
  return [
    { tokens, finish },
    ...steps.map((one) => ({
      tokens: one.tokens === 'all' ? [] : one.tokens,
      finish: one.step === 'boost',
    })),
  ];
}

function Prepare({ view, names }: OfView) {
  const upcoming = useShown((shown) => shown.own.upcoming);
  const prepared = useShown((shown) => shown.own.prepared);
  const lang = useLang();
  if (prepared !== undefined) {
    const what = preparedText(lang, view, upcoming, prepared, names);
    return (
      <div className={styles.prepared} data-prepared>
        <span className={styles.seal}>
          <SignIcon sign="seal" size={18} />
        </span>
        <div>
          <p className={styles.what}>
            {what === undefined
              ? msg(lang, 'online.table.prepare.isSet')
              : msg(lang, 'online.table.prepare.now', { what })}
          </p>
          <p className={styles.soft}>{msg(lang, 'online.table.prepare.used')}</p>
        </div>
        <button type="button" className={styles.quiet} onClick={() => prepare([])}>
          {msg(lang, 'online.table.prepare.takeBack')}
        </button>
      </div>
    );
  }
  return upcoming === undefined ? null : <Offer view={view} names={names} upcoming={upcoming} />;
}

/** The view as if the question were open. */
export function aheadOf(view: View, { decision, previews }: NextQuestion): View {
  return { ...view, decision, previews };
}

function Offer({ view, names, upcoming }: OfView & { readonly upcoming: NextQuestion }) {
  const lang = useLang();
  const lookAhead = useGameStore((store) => store.lookAhead);
  const prepared = useMemo(() => aheadOf(view, upcoming), [view, upcoming]);
  const { decision } = upcoming;
  const level = useSettings((settings) => settings.assistance);
  const suggestion = useMemo(
    () => suggestionFor(prepared, decision, level),
    [prepared, decision, level],
  );
  const text = ({ picks }: Selection) =>
    outcomeText(lang, { decision, view: prepared, names }, pendingAnswerOf(decision, { picks }));
  const give = (selection: Selection) => {
    const { options } = pendingAnswerOf(decision, selection);
    const tokens = options.map(({ token }) => token);
    prepare(answersOf(tokens, false, followUpAnswers(prepared, decision, selection)));
  };
  const dissent: Selection = { picks: [{ token: 'dissent', copy: 0 }] };
  const follows = suggestion.picks[0]?.token === 'follow';
  const mayFollow = decision.options.some(({ kind }) => kind === 'follow');
  return (
    <div className={styles.offer} role="group" aria-label={msg(lang, 'online.table.prepare.title')}>
      {follows && (
        <button
          type="button"
          className={styles.quiet}
          data-prepare="follow"
          onClick={() => give(suggestion)}
        >
          {text(suggestion)}
        </button>
      )}
      <button
        type="button"
        className={styles.quiet}
        data-prepare="dissent"
        onClick={() => give(dissent)}
      >
        {text(dissent)}
      </button>
      {mayFollow && (
        <button
          type="button"
          className={styles.quiet}
          data-prepare="choose"
          onClick={() =>
            lookAhead({
              decision,
              give: (tokens, finish, rest) => {
                prepare(answersOf(tokens, finish, rest));
                lookAhead(undefined);
              },
            })
          }
        >
          {msg(lang, 'online.table.prepare.choose')}
        </button>
      )}
      <span className={styles.soft}>{msg(lang, 'online.table.prepare.secret')}</span>
    </div>
  );
}

/** The server's standing orders, by the names of the local ones. */
const ORDERS = {
  ask: 'none',
  'dissent-this-turn': 'turn',
  'dissent-when-unable': 'cannot',
  'dissent-always': 'always',
} as const satisfies Readonly<Record<StandingOrder, string>>;

const ALL_ORDERS = Object.keys(ORDERS) as readonly StandingOrder[];

function Orders() {
  const lang = useLang();
  const order = useShown((shown) => shown.own.order) ?? 'ask';
  return (
    <StandingOrderSelect
      className={styles.orders}
      value={order}
      orders={ALL_ORDERS}
      nameOf={(one) => msg(lang, `ui.order.${ORDERS[one]}`)}
      active={order !== 'ask'}
      onChange={orderTo}
    />
  );
}

/** A link from an answered game to the next waiting one. */
function NextTable() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  useOwnTables((mine) => mine.rows);
  const next = nextWaiting(table);
  return next === undefined ? null : (
    <Link href={`/online/t/${next.table}`} className={styles.next} data-next-table>
      {msg(lang, 'online.table.nextTable')}
    </Link>
  );
}

/** Marks that the player is preparing an answer, with a cancel button. */
export function AheadNote() {
  const lang = useLang();
  const ahead = useGameStore((store) => store.ahead);
  const lookAhead = useGameStore((store) => store.lookAhead);
  const upcoming = useShown((shown) => shown.own.upcoming);
  const isGone = ahead !== undefined && upcoming?.decision !== ahead.decision;
  // The question has come, or another one: the selection can no longer be prepared.
  useEffect(() => {
    if (isGone) lookAhead(undefined);
  }, [isGone, lookAhead]);
  if (ahead === undefined) return null;
  return (
    <p className={styles.note} data-ahead>
      <SignIcon sign="seal" size={16} />
      <span>{msg(lang, 'online.table.prepare.offer')}</span>
      <button type="button" className={styles.quiet} onClick={() => lookAhead(undefined)}>
        {msg(lang, 'online.table.prepare.stop')}
      </button>
    </p>
  );
}
