// The screen of an online table. It subscribes to the table, and shows the seats before the game,
// then the usual table with online extensions.
import { msg } from '@eminent/text';
import { friends, type TableSnapshot } from '@eminent/protocol/online';
import { type ReactNode, useEffect, useMemo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { useGameStore } from '../../game/current-game.ts';
import { finishedGames } from '../../storage/storage.ts';
import { useLang, WordingContext } from '../../settings/settings.ts';
import { ExtrasContext } from '../../game/table-extras.ts';
import { GameTable, useNamed } from '../../table/table.tsx';
import { Page } from '../../ui/page.tsx';
import { ask } from '../api.ts';
import { keepNote, ownWords } from '../deal-note.ts';
import { socket } from '../page-socket.ts';
import { onUserChange, useMe } from '../user-session.ts';
import { useDeferred } from '../../activity/activity.ts';
import { DealOfTable } from './game-over.tsx';
import { useIsLost } from './portrait-status.tsx';
import { removeDraft, restoreDraft } from './chat-draft.ts';
import { aheadOf } from './waiting-bar.tsx';
import { useMutedUsers } from './muted-users.ts';
import { ENDED_EXTRAS, ONLINE_EXTRAS } from './online-extras.ts';
import { aboutOf, openTable, type TableEvents, withoutQuestion } from './open-table.ts';
import { closeTable, useShown, useTable } from './table-store.ts';
import styles from './online-table.module.css';

/** Stores the promise before the game, so that the proof can be checked afterwards. */
function notePromise({ table, phase, own, commitment, setup }: TableSnapshot): void {
  const words = ownWords(table);
  if (phase !== 'gathering' || own.seat === undefined || words === undefined) return;
  keepNote({ table, commitment, words, game: setup.game, first: setup.first });
}

/** Opens an online table in the game store. Does nothing if it is already open. */
function joinTable(table: string): void {
  if (useTable.getState().table === table) return;
  const events: TableEvents = {
    onTable: (shown) => {
      useTable.setState({ shown, barred: undefined });
      notePromise(shown);
    },
    onBarred: (barred) => useTable.setState({ barred }),
    onRefused: (command, { reason }) => {
      useTable.setState({ refused: { command: command.type, reason } });
      if (command.type === 'say' && command.text !== undefined)
        restoreDraft(command.table, command.text);
    },
    onRecord: (snapshot, record) => {
      const { game, seats, own } = snapshot;
      if (game === undefined) return;
      const about = aboutOf(snapshot);
      const { players, winners = [] } = game.view;
      finishedGames.add({
        id: table,
        table,
        at: Date.now(),
        names: seats.map(({ name }) => name),
        scores: players.map(({ score }) => score.total),
        winners,
        record,
        seats: [...about.seats],
        ...(about.faces && { faces: [...about.faces] }),
        ...(own.seat !== undefined && { own: own.seat }),
      });
    },
    onLeft: () => {
      if (useTable.getState().table === table) closeTable();
    },
  };
  // The store closes the previous table before it calls back. `onLeft` of that table resets the
  // table store, so `table` is set here.
  useGameStore.getState().join((...callbacks) => {
    useTable.setState({ table });
    return openTable(socket, table, events)(...callbacks);
  });
}

onUserChange(() => {
  removeDraft();
  if (useTable.getState().table !== undefined) useGameStore.getState().leave();
});

/** Mutes on this device the users whom this user has blocked, perhaps on another one. */
async function muteBlocked(): Promise<void> {
  const answer = await ask('GET', '/me/friends', friends);
  if (!answer.ok) return;
  for (const { id } of answer.value.blocked) useMutedUsers.getState().mute(id, true);
}

interface OnlineTableProps {
  readonly table: string;
  /** Shown before the game starts, and to users who may not watch it. */
  readonly beforeGame: ReactNode;
}

export function OnlineTable({ table, beforeGame }: OnlineTableProps) {
  const me = useMe()?.id;
  useEffect(() => {
    if (me !== undefined) void muteBlocked();
  }, [me]);
  useEffect(() => {
    joinTable(table);
    // A dependency, so that the table is joined again for another user.
    void me;
    // A running game stays open when the user leaves this screen.
    return () => {
      const { table: joined, shown } = useTable.getState();
      if (joined === table && shown?.phase !== 'playing') useGameStore.getState().leave();
    };
  }, [table, me]);
  const shown = useTable((store) => (store.table === table ? store.shown : undefined));
  const barred = useTable((store) => store.barred);
  const verifies = useTable((store) => store.verifies);
  const isForbidden = barred?.reason === 'not-allowed';
  if (shown === undefined) {
    // An invited user who may not watch sees the seats.
    return isForbidden ? beforeGame : <NotLoaded reason={barred?.reason} />;
  }
  // The user saw the table gather players, but may not watch the game.
  if (isForbidden && shown.phase === 'gathering') return <NotLoaded reason={barred.reason} />;
  if (verifies) return <DealOfTable />;
  const isCanceled = shown.phase === 'over' && shown.game === undefined;
  return shown.phase === 'gathering' || isCanceled ? beforeGame : <Playing />;
}

function NotLoaded({ reason }: { readonly reason: string | undefined }) {
  const lang = useLang();
  const textKey = reason === 'no-such-table' || reason === 'not-allowed' ? reason : 'other';
  return (
    <Page title={msg(lang, 'online.table.title')}>
      <p role="status">
        {reason === undefined
          ? msg(lang, 'online.table.coming')
          : msg(lang, `online.table.barred.${textKey}`)}
      </p>
      <button type="button" onClick={() => navigate('/online')}>
        {msg(lang, 'online.table.toLobby')}
      </button>
    </Page>
  );
}

function Playing() {
  const game = useNamed(useDeferred(useGameStore((store) => store.game)));
  const questionOverride = useGameStore((store) => store.questionOverride);
  const upcoming = useShown((shown) => shown.own.upcoming);
  const isLost = useIsLost();
  const isOver = useShown(({ phase }) => phase === 'over') === true;
  const shown = useMemo(() => {
    // A game that ended early has no question.
    if (game !== undefined && isOver && !game.view.over) {
      return { ...game, view: withoutQuestion(game.view), undo: { free: game.view.ply } };
    }
    // While the player prepares an answer, the table shows the future question.
    const prepares =
      questionOverride !== undefined && upcoming?.decision === questionOverride.decision;
    return game && prepares ? { ...game, view: aheadOf(game.view, upcoming) } : game;
  }, [game, questionOverride, upcoming, isOver]);
  if (shown === undefined) return null;
  const isUnfinished = isOver && !shown.view.over;
  return (
    <WordingContext value={shown.view.options}>
      <ExtrasContext value={isUnfinished ? ENDED_EXTRAS : ONLINE_EXTRAS}>
        <div
          className={styles.online}
          data-online
          data-no-contact={isLost || undefined}
          data-prepares={questionOverride !== undefined || undefined}
        >
          <GameTable game={shown} />
        </div>
      </ExtrasContext>
    </WordingContext>
  );
}
