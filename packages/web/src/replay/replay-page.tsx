// The page of a replay: a stored game or one in a link, or the problem of its record.
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

/** Shows a game from ply `at` on. `id` is the id of a stored game, or a packed record. */
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

function ReplayOf({ found, at }: { readonly found: FoundRecord; readonly at: number }) {
  const lang = useLang();
  const { record, notes } = found;
  const read = useMemo(() => Timeline.read(record, lang), [record, lang]);
  if (!read.ok) return <DamagedReplay text={record} error={read.error} problem={read.problem} />;
  return (
    <WordingContext value={read.value.options}>
      <Viewer
        key={at}
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

/** Limits the ply of an address to the game. An invalid number becomes 0. */
function plyNear(at: number, length: number): number {
  return Number.isNaN(at) ? 0 : Math.max(0, Math.min(length, Math.trunc(at)));
}
