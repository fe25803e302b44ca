// The replay of a game stored on this device or contained in a link, or the problem of its record.
import type { RecordProblem } from '@eminent/engine';
import { msg, recordProblemText } from '@eminent/text';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { useLang, WordingContext } from '../settings/settings.ts';
import { shortMessage } from '../ui/error-boundary.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { findRecord, type FoundRecord } from '../records/find-record.ts';
import { saveFile } from '../storage/save-file.ts';
import { Timeline } from '../records/timeline.ts';
import { Viewer } from './replay-viewer.tsx';

/** Shows the game with an id at a ply. The id is that of a stored game, or a packed record. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: number }) {
  const lang = useLang();
  const found = useMemo(() => findRecord(id), [id]);
  if (found === undefined) {
    return (
      <ErrorScreen sentence={msg(lang, 'ui.trouble.noReplay')}>
        <WaysFromReplay />
      </ErrorScreen>
    );
  }
  return found.ok ? (
    <ReplayOf key={id} found={found.value} at={at} />
  ) : (
    <DamagedReplay text={id} error={found.error} problem={found.problem} />
  );
}

interface DamagedProps {
  readonly text: string;
  readonly error: string;
  readonly problem: RecordProblem;
}

/** Explains the problem of a record, with a button to download the text. */
function DamagedReplay({ text, error, problem }: DamagedProps) {
  const lang = useLang();
  return (
    <ErrorScreen
      sentence={msg(lang, 'ui.trouble.damagedReplay', {
        problem: recordProblemText(lang, problem),
      })}
      detail={shortMessage(error)}
    >
      <WaysFromReplay />
      <button type="button" onClick={() => saveFile('eminent-domain-damaged.txt', text)}>
        {msg(lang, 'ui.trouble.saveDamaged')}
      </button>
    </ErrorScreen>
  );
}

/** Reads the record and shows the replay, with the terms of the ruleset. */
function ReplayOf({ found, at }: { readonly found: FoundRecord; readonly at: number }) {
  const lang = useLang();
  const { record, notes } = found;
  const read = useMemo(() => Timeline.read(record, lang), [record, lang]);
  if (!read.ok) return <DamagedReplay text={record} error={read.error} problem={read.problem} />;
  return (
    <WordingContext value={read.value.options}>
      <Viewer
        record={record}
        notes={notes}
        timeline={read.value}
        at={plyNear(at, read.value.length)}
      />
    </WordingContext>
  );
}

function WaysFromReplay() {
  const lang = useLang();
  return (
    <>
      <button type="button" className="primary" onClick={() => navigate('/')}>
        {msg(lang, 'ui.home')}
      </button>
      <button type="button" onClick={() => navigate('/replays')}>
        {msg(lang, 'ui.replays')}
      </button>
    </>
  );
}

/** Clamps the ply of an address to the game. */
function plyNear(at: number, length: number): number {
  return Number.isNaN(at) ? 0 : Math.max(0, Math.min(length, Math.trunc(at)));
}
