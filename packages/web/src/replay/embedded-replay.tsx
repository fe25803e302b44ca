// The replay widget for other sites: a finished public game. Uses neither cookies nor storage.
import clsx from 'clsx';
import { SPECTATOR, type View } from '@eminent/engine';
import { listText, msg } from '@eminent/text';
import { useMemo, useState } from 'react';
import { useLoaded } from '../activity/activity.ts';
import { namesIn } from '../game/player-names.ts';
import type { TableWindow } from '../game/table-windows.ts';
import { seatsOfRecord } from '../records/seats-of-record.ts';
import { Timeline } from '../records/timeline.ts';
import { TableSky } from '../scene/table-sky.tsx';
import { useLang, WordingContext } from '../settings/settings.ts';
import layout from '../table/layout.module.css';
import { ModalStack, useModalStack } from '../table/modal-stack.tsx';
import { isInPlay } from '../table/play-area.tsx';
import bar from '../table/top-bar.module.css';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { useFullHeight } from '../ui/use-full-height.ts';
import { embeddedPly, recordAddress, replayAddress } from './embed-address.ts';
import { EmbeddedControls } from './playback-controls.tsx';
import { TableBoard } from '../table/table-board.tsx';
import { LastEvents, ReplayStatus } from './replay-status.tsx';
import styles from './replay-viewer.module.css';

/** Loads the record of a table. Null if the game is not public or the request fails. */
async function loadRecord(table: string): Promise<string | null> {
  try {
    const response = await fetch(recordAddress(table), { credentials: 'omit' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

export function EmbeddedReplay({ table }: { readonly table: string }) {
  const lang = useLang();
  const record = useLoaded(loadRecord, table);
  const timeline = useMemo(() => {
    const read = typeof record === 'string' ? Timeline.read(record, lang) : undefined;
    return read?.ok === true ? read.value : undefined;
  }, [record, lang]);
  if (record === undefined) return <LoadingScreen />;
  if (timeline === undefined) {
    return (
      <ErrorScreen sentence={msg(lang, 'ui.embedMissing')}>
        <PageLink table={table} ply={0} />
      </ErrorScreen>
    );
  }
  return (
    <WordingContext value={timeline.options}>
      <Widget table={table} timeline={timeline} />
    </WordingContext>
  );
}

function PageLink({ table, ply }: { readonly table: string; readonly ply: number }) {
  const lang = useLang();
  return (
    <a
      className={clsx('big primary', styles.open)}
      href={replayAddress(location.origin, table, ply)}
      target="_blank"
      rel="noopener"
    >
      {msg(lang, 'ui.embedOpen')}
    </a>
  );
}

/** Removes the question, because a replay has no open question. */
function spectatorView(timeline: Timeline, ply: number): View {
  const { decision: _, ...viewOnly } = timeline.viewAt(ply, SPECTATOR);
  return viewOnly;
}

function Widget({ table, timeline }: { readonly table: string; readonly timeline: Timeline }) {
  const lang = useLang();
  useFullHeight();
  const [ply, setPly] = useState(() => Math.min(embeddedPly(location.hash), timeline.length));
  const windows = useModalStack();
  const { show } = windows;
  const { about } = useMemo(() => seatsOfRecord(timeline, undefined), [timeline]);
  const names = useMemo(() => namesIn(lang, timeline.names), [lang, timeline]);
  const view = useMemo(() => spectatorView(timeline, ply), [timeline, ply]);
  const onOpen = (window: TableWindow) => {
    // The widget has no drawers beside the table.
    if (window.kind !== 'log' && window.kind !== 'talk') show(window);
  };
  return (
    <div
      className={clsx(layout.game, layout.replay)}
      data-game
      data-scene
      data-players={view.players.length}
      data-camera={isInPlay(view) ? 'play' : 'choose'}
    >
      <TableSky view={view} />
      <header className={bar.bar}>
        <h1 className="sr-only">{listText(lang, names)}</h1>
        <ReplayStatus view={view} names={names} ply={ply} length={timeline.length} />
      </header>
      <TableBoard
        view={view}
        about={about}
        names={names}
        inspect={(inspected) => show({ kind: 'details', inspected })}
        onOpen={onOpen}
      />
      <footer className={layout.dock}>
        <div className={layout.question}>
          <div className={styles.controls}>
            <p role="status" className={styles.notice}>
              <LastEvents timeline={timeline} view={view} names={names} ply={ply} />
            </p>
            <EmbeddedControls timeline={timeline} ply={ply} onPly={setPly}>
              <PageLink table={table} ply={ply} />
            </EmbeddedControls>
          </div>
        </div>
      </footer>
      <ModalStack view={view} names={names} about={about} windows={windows} />
    </div>
  );
}
