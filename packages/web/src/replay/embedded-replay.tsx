// The replay widget for other sites: a finished online game that everyone may watch, as spectators
// see it. Uses neither cookies nor storage, and analyzes nothing.
import { SPECTATOR } from '@eminent/engine';
import { listText, msg } from '@eminent/text';
import { useEffect, useMemo, useState } from 'react';
import { trackActivity } from '../activity/activity.ts';
import { namesIn } from '../game/player-names.ts';
import type { Window } from '../game/table-windows.ts';
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

type Loaded = { readonly record?: string };

/** The public record; empty if the game is not public. */
async function loadRecord(table: string): Promise<Loaded> {
  try {
    const response = await fetch(recordAddress(table), { credentials: 'omit' });
    return response.ok ? { record: await response.text() } : {};
  } catch {
    return {};
  }
}

export function EmbeddedReplay({ table }: { readonly table: string }) {
  const lang = useLang();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    void trackActivity(loadRecord(table)).then((found) => isCurrent && setLoaded(found));
    return () => {
      isCurrent = false;
    };
  }, [table]);
  const timeline = useMemo(() => {
    const read = loaded?.record === undefined ? undefined : Timeline.read(loaded.record, lang);
    return read?.ok === true ? read.value : undefined;
  }, [loaded, lang]);
  if (loaded === undefined) return <LoadingScreen />;
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
      className={`big primary ${styles.open}`}
      href={replayAddress(location.origin, table, ply)}
      target="_blank"
      rel="noopener"
    >
      {msg(lang, 'ui.embedOpen')}
    </a>
  );
}

function Widget({ table, timeline }: { readonly table: string; readonly timeline: Timeline }) {
  const lang = useLang();
  useFullHeight();
  const [ply, setPly] = useState(() => Math.min(embeddedPly(location.hash), timeline.length));
  const windows = useModalStack();
  const { show } = windows;
  const { about } = useMemo(() => seatsOfRecord(timeline, undefined), [timeline]);
  const names = useMemo(() => namesIn(lang, timeline.names), [lang, timeline]);
  const view = useMemo(() => {
    const { decision: _, ...shown } = timeline.viewAt(ply, SPECTATOR);
    return shown;
  }, [timeline, ply]);
  const onOpen = (window: Window) => {
    // The widget has no drawers beside the table.
    if (window.kind !== 'log' && window.kind !== 'talk') show(window);
  };
  return (
    <div
      className={`${layout.game} ${layout.replay}`}
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
