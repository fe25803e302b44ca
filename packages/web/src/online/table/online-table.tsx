// An online table on the page: joined on opening and left when another one is opened. Shows the
// seats before the game, then the usual table with online extensions.
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
import { socket } from '../online-socket.ts';
import { useMe, useSession } from '../user-session.ts';
import { useDeferred } from '../../activity/activity.ts';
import { DealOfTable } from './game-over.tsx';
import { useIsLost } from './portrait-status.tsx';
import { forgetDraft, writeAgain } from './chat-draft.ts';
import { aheadOf } from './waiting-bar.tsx';
import { useMutedUsers } from './muted-users.ts';
import { ENDED_EXTRAS, ONLINE_EXTRAS } from './online-extras.ts';
import { aboutOf, openTable, type TableEvents } from './open-table.ts';
import { forget, useShown, useTable } from './table-store.ts';
import styles from './online-table.module.css';

/** Stores the promise on this device, to compare the proof with it. */
function noteDeal({ table, phase, own, commitment, setup }: TableSnapshot): void {
  const words = ownWords(table);
  if (phase !== 'gathering' || own.seat === undefined || words === undefined) return;
  keepNote({ table, commitment, words, game: setup.game, first: setup.first });
}

/** Joins an online table, unless it is already open. */
function join(table: string): void {
  if (useTable.getState().table === table) return;
  const events: TableEvents = {
    onTable: (shown) => {
      useTable.setState({ shown, barred: undefined });
      noteDeal(shown);
    },
    onBarred: (barred) => useTable.setState({ barred }),
    onRefused: (wish, { reason }) => {
      useTable.setState({ refused: { wish: wish.type, reason } });
      if (wish.type === 'say' && wish.text !== undefined) writeAgain(wish.table, wish.text);
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
      if (useTable.getState().table === table) forget();
    },
  };
  // First leaves another table, which notifies its channel.
  useGameStore.getState().join((...callbacks) => {
    useTable.setState({ table });
    return openTable(socket, table, events)(...callbacks);
  });
}

/** Clears the table when the user changes. */
useSession.subscribe(({ session }, { session: before }) => {
  if (before === undefined || session?.person?.id === before.person?.id) return;
  forgetDraft();
  if (useTable.getState().table !== undefined) useGameStore.getState().leave();
});

/** Mutes the users that this user has blocked on any device. */
async function muteBlocked(): Promise<void> {
  const answer = await ask('GET', '/me/friends', friends);
  if (!answer.ok) return;
  for (const { id } of answer.value.blocked) useMutedUsers.getState().mute(id, true);
}

interface OnlineTableProps {
  readonly table: string;
  /** Shown while the table gathers players. */
  readonly place: ReactNode;
}

export function OnlineTable({ table, place }: OnlineTableProps) {
  const me = useMe()?.id;
  useEffect(() => {
    if (me !== undefined) void muteBlocked();
  }, [me]);
  useEffect(() => {
    join(table);
    // Joins again for another user.
    void me;
    // A table without a running game is removed from the page.
    return () => {
      const { table: joined, shown } = useTable.getState();
      if (joined === table && shown?.phase !== 'playing') useGameStore.getState().leave();
    };
  }, [table, me]);
  const shown = useTable((store) => (store.table === table ? store.shown : undefined));
  const barred = useTable((store) => store.barred);
  const verifies = useTable((store) => store.verifies);
  // A user who saw the table gather players may not be allowed to watch the game.
  const isClosed = barred?.reason === 'not-allowed' && shown?.phase === 'gathering';
  if (shown === undefined || isClosed) {
    // An invited user may not be allowed to watch.
    const isPlace = barred?.reason === 'not-allowed' && !isClosed;
    return isPlace ? place : <Coming reason={barred?.reason} />;
  }
  if (verifies) return <DealOfTable />;
  // A canceled table never had a game.
  const isOff = shown.phase === 'over' && shown.game === undefined;
  return shown.phase === 'gathering' || isOff ? place : <Playing />;
}

/** The table is not loaded yet, or cannot be. */
function Coming({ reason }: { readonly reason: string | undefined }) {
  const lang = useLang();
  const known = reason === 'no-such-table' || reason === 'not-allowed' ? reason : 'other';
  return (
    <Page title={msg(lang, 'online.table.title')}>
      <p role="status">
        {reason === undefined
          ? msg(lang, 'online.table.coming')
          : msg(lang, `online.table.barred.${known}`)}
      </p>
      <button type="button" onClick={() => navigate('/online')}>
        {msg(lang, 'online.table.toLobby')}
      </button>
    </Page>
  );
}

function Playing() {
  const game = useNamed(useDeferred(useGameStore((store) => store.game)));
  const ahead = useGameStore((store) => store.ahead);
  const upcoming = useShown((shown) => shown.own.upcoming);
  const isLost = useIsLost();
  const isOver = useShown(({ phase }) => phase === 'over') === true;
  // While the player prepares an answer, the table shows the future question.
  const shown = useMemo(() => {
    const asks = ahead !== undefined && upcoming?.decision === ahead.decision;
    if (game !== undefined && isOver && !game.view.over) {
      const { decision: _decision, previews: _previews, yields: _yields, ...view } = game.view;
      return { ...game, view, undo: { free: view.ply } };
    }
    return game && asks ? { ...game, view: aheadOf(game.view, upcoming) } : game;
  }, [game, ahead, upcoming, isOver]);
  if (shown === undefined) return null;
  const isUnfinished = isOver && !shown.view.over;
  return (
    <WordingContext value={shown.view.options}>
      <ExtrasContext value={isUnfinished ? ENDED_EXTRAS : ONLINE_EXTRAS}>
        <div
          className={styles.online}
          data-online
          data-no-contact={isLost || undefined}
          data-prepares={ahead !== undefined || undefined}
        >
          <GameTable game={shown} />
        </div>
      </ExtrasContext>
    </WordingContext>
  );
}
