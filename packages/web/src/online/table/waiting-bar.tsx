// The action bar while other players decide. Shows the answer being sent; otherwise the prepared
// answer or buttons to prepare one, the standing orders, and a link to the next waiting table.
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
import type { ViewProps } from '../../game/table-extras.ts';
import { nextWaiting, useOwnTables } from '../own-tables.ts';
import { SignInHint } from '../settings/sign-in-hint.tsx';
import { pendingText, preparedText } from './answer-label.ts';
import { prepare, setStandingOrder, useAway, useShown, useTable } from './table-store.ts';
import styles from './waiting-bar.module.css';

export function WaitingBar({ view, names }: ViewProps) {
  const lang = useLang();
  const pending = useGameStore((store) => store.pending);
  const seat = useShown((shown) => shown.own.seat);
  const hasResigned = useAway() === 'resigned';
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
  if (seat === undefined) return <Spectator />;
  return (
    <>
      {!hasResigned && <Prepare view={view} names={names} />}
      {!hasResigned && <StandingOrders />}
      <NextTable />
    </>
  );
}

/** A spectator may have a seat with an account that is signed out on this device. */
function Spectator() {
  const lang = useLang();
  const seats = useShown((shown) => (shown.phase === 'playing' ? shown.seats : undefined));
  return (
    <div className={styles.spectator}>
      <p className={styles.sending}>{msg(lang, 'online.table.youWatch')}</p>
      {seats !== undefined && <SignInHint seats={seats} className={styles.soft} />}
    </div>
  );
}

/** Returns the given answer, then those in `rest` up to the first that plays everything. */
export function answersOf(
  tokens: readonly string[],
  finish: boolean,
  rest: readonly QueuedAnswer[],
): Prepared {
  const steps: Prepared[number][] = [];
  for (const one of rest) {
    if (one.tokens === 'all') break;
    steps.push({ tokens: one.tokens, finish: one.step === 'boost' });
  }
  return [{ tokens, finish }, ...steps];
}

function Prepare({ view, names }: ViewProps) {
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
  return upcoming === undefined ? null : (
    <PrepareButtons view={view} names={names} upcoming={upcoming} />
  );
}

/** Returns the view as if the next question were already open. */
export function aheadOf(view: View, { decision, previews }: NextQuestion): View {
  return { ...view, decision, previews };
}

function PrepareButtons({
  view,
  names,
  upcoming,
}: ViewProps & { readonly upcoming: NextQuestion }) {
  const lang = useLang();
  const overrideQuestion = useGameStore((store) => store.overrideQuestion);
  const future = useMemo(() => aheadOf(view, upcoming), [view, upcoming]);
  const { decision } = upcoming;
  const level = useSettings((settings) => settings.assistance);
  const suggestion = useMemo(
    () => suggestionFor(future, decision, level),
    [future, decision, level],
  );
  const text = ({ picks }: Selection) =>
    outcomeText(lang, { decision, view: future, names }, pendingAnswerOf(decision, { picks }));
  const prepareSelection = (selection: Selection) => {
    const { options } = pendingAnswerOf(decision, selection);
    const tokens = options.map(({ token }) => token);
    prepare(answersOf(tokens, false, followUpAnswers(future, decision, selection)));
  };
  const choose = () =>
    overrideQuestion({
      decision,
      onAnswer: (tokens, finish, rest) => {
        prepare(answersOf(tokens, finish, rest));
        overrideQuestion(undefined);
      },
    });
  const dissent: Selection = { picks: [{ token: 'dissent', copy: 0 }] };
  const follows = suggestion.picks[0]?.token === 'follow';
  const mayFollow = decision.options.some(({ kind }) => kind === 'follow');
  return (
    <div className={styles.offer} role="group" aria-label={msg(lang, 'online.table.prepare.title')}>
      {follows && (
        <PrepareButton answer="follow" onPress={() => prepareSelection(suggestion)}>
          {text(suggestion)}
        </PrepareButton>
      )}
      <PrepareButton answer="dissent" onPress={() => prepareSelection(dissent)}>
        {text(dissent)}
      </PrepareButton>
      {mayFollow && (
        <PrepareButton answer="choose" onPress={choose}>
          {msg(lang, 'online.table.prepare.choose')}
        </PrepareButton>
      )}
      <span className={styles.soft}>{msg(lang, 'online.table.prepare.secret')}</span>
    </div>
  );
}

interface PrepareButtonProps {
  readonly answer: 'follow' | 'dissent' | 'choose';
  readonly onPress: () => void;
  readonly children: string;
}

function PrepareButton({ answer, onPress, children }: PrepareButtonProps) {
  return (
    <button type="button" className={styles.quiet} data-prepare={answer} onClick={onPress}>
      {children}
    </button>
  );
}

const ORDERS = {
  ask: 'none',
  'dissent-this-turn': 'turn',
  'dissent-when-unable': 'cannot',
  'dissent-always': 'always',
} as const satisfies Readonly<Record<StandingOrder, string>>;

const ALL_ORDERS = Object.keys(ORDERS) as readonly StandingOrder[];

function StandingOrders() {
  const lang = useLang();
  const order = useShown((shown) => shown.own.order) ?? 'ask';
  return (
    <StandingOrderSelect
      className={styles.orders}
      value={order}
      orders={ALL_ORDERS}
      nameOf={(one) => msg(lang, `ui.order.${ORDERS[one]}`)}
      active={order !== 'ask'}
      onChange={setStandingOrder}
    />
  );
}

function NextTable() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  // Subscribes to the rows, which `nextWaiting` reads.
  useOwnTables((tables) => tables.rows);
  const next = nextWaiting(table);
  return next === undefined ? null : (
    <Link href={`/online/t/${next.table}`} className={styles.next} data-next-table>
      {msg(lang, 'online.table.nextTable')}
    </Link>
  );
}

/** Shown while the player prepares an answer, with a cancel button. */
export function AheadNote() {
  const lang = useLang();
  const questionOverride = useGameStore((store) => store.questionOverride);
  const overrideQuestion = useGameStore((store) => store.overrideQuestion);
  const upcoming = useShown((shown) => shown.own.upcoming);
  const isGone = questionOverride !== undefined && upcoming?.decision !== questionOverride.decision;
  // The prepared question has opened or was replaced by another one.
  useEffect(() => {
    if (isGone) overrideQuestion(undefined);
  }, [isGone, overrideQuestion]);
  if (questionOverride === undefined) return null;
  return (
    <p className={styles.note} data-ahead>
      <SignIcon sign="seal" size={16} />
      <span>{msg(lang, 'online.table.prepare.offer')}</span>
      <button type="button" className={styles.quiet} onClick={() => overrideQuestion(undefined)}>
        {msg(lang, 'online.table.prepare.stop')}
      </button>
    </p>
  );
}
