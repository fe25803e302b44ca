// A finished game by its address: kept here or carried by the link, or what is wrong with it.
import type { ReadRecord, RecordProblem } from '@eminent/engine';
import { msg, recordProblemText } from '@eminent/text';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { finishedGames } from '../storage/storage.ts';
import { useLang, WordingContext } from '../settings/settings.ts';
import { shortMessage } from '../ui/error-boundary.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { recordOfLink } from './record-link.ts';
import { saveFile } from '../storage/save-file.ts';
import { Timeline } from './timeline.ts';
import { Viewer } from './replay-viewer.tsx';

/** Shows the game kept under an id, or carried by a link; at a ply of it. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: number }) {
  const lang = useLang();
  const found = useMemo(() => recordOf(id), [id]);
  if (found === undefined) {
    return (
      <ErrorScreen sentence={msg(lang, 'ui.trouble.noReplay')}>
        <WaysFromReplay />
      </ErrorScreen>
    );
  }
  return found.ok ? (
    <ReplayOf key={id} record={found.value} at={at} />
  ) : (
    <DamagedReplay text={id} error={found.error} problem={found.problem} />
  );
}

function recordOf(id: string): ReadRecord<string> | undefined {
  const kept = finishedGames.find(id);
  return kept === undefined ? recordOfLink(id) : { ok: true, value: kept.record };
}

interface DamagedProps {
  readonly text: string;
  readonly error: string;
  readonly problem: RecordProblem;
}

/** What is wrong with it, and the thing itself to keep. */
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

/** Speaks in the terms of the rules that were played. */
function ReplayOf({ record, at }: { readonly record: string; readonly at: number }) {
  const lang = useLang();
  const read = useMemo(() => Timeline.read(record, lang), [record, lang]);
  if (!read.ok) return <DamagedReplay text={record} error={read.error} problem={read.problem} />;
  return (
    <WordingContext value={read.value.options}>
      <Viewer record={record} timeline={read.value} at={plyNear(at, read.value.length)} />
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

/** The nearest ply that there is to what an address asks for. */
function plyNear(at: number, length: number): number {
  return Number.isNaN(at) ? 0 : Math.max(0, Math.min(length, Math.trunc(at)));
}
