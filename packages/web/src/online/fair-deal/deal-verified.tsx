// Verifies the proof of a deal in a worker, and shows the result as a picture and a list of steps.
import type { FairNote, FairProof } from '@eminent/protocol/online';
import { formatCompact, parseRecord } from '@eminent/engine';
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { saveFile } from '../../storage/save-file.ts';
import { useLang } from '../../settings/settings.ts';
import { Page } from '../../ui/page.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './deal-verified.module.css';
import { DealOrrery } from './deal-orrery.tsx';
import { StepList } from './step-list.tsx';
import { useVerdict, type Verifying } from './verify-in-worker.ts';

interface DealVerifiedProps {
  readonly proof: FairProof;
  /** What this device stored about the deal: its words and the promise of the server. */
  readonly note?: FairNote | undefined;
  /** Without it, a button opens the replay of a verified game. */
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

function outcomeOf(found: Verifying): 'running' | 'fits' | 'differs' {
  if (found.kind !== 'verdict') return 'running';
  return found.verdict.ok ? 'fits' : 'differs';
}

export function DealVerified({ proof, note, onBack, children }: DealVerifiedProps) {
  const lang = useLang();
  const found = useVerdict(proof, note);
  const outcome = outcomeOf(found);
  return (
    <Page
      title={msg(lang, `online.verified.${outcome === 'running' ? 'title' : outcome}`)}
      className={styles.page}
    >
      <div className={styles.verified} data-outcome={outcome}>
        <figure className={styles.picture}>
          <DealOrrery seats={proof.seats} outcome={outcome} />
          <figcaption className="soft">{msg(lang, 'online.verified.madeOf')}</figcaption>
        </figure>
        <section className={styles.verdict} aria-label={msg(lang, 'online.verified.title')}>
          <p role="status" className={styles.lead}>
            {msg(lang, leadTextKey(found))}
          </p>
          {found.kind === 'verdict' && <StepList steps={found.verdict.steps} seats={proof.seats} />}
          <VerifyElsewhere proof={proof} />
          <p className={styles.ways}>
            {onBack !== undefined && (
              <button type="button" className="primary" onClick={onBack}>
                <SignIcon sign="play" size={18} /> {msg(lang, 'online.verified.back')}
              </button>
            )}
            {onBack === undefined && outcome === 'fits' && (
              <button type="button" className="primary" onClick={() => openReplay(proof)}>
                <SignIcon sign="play" size={18} /> {msg(lang, 'online.verified.watch')}
              </button>
            )}
            <button type="button" onClick={() => navigate('/verify/how')}>
              {msg(lang, 'online.verified.how')}
            </button>
            {children}
          </p>
        </section>
      </div>
    </Page>
  );
}

function leadTextKey(found: Verifying) {
  switch (found.kind) {
    case 'running':
      return 'online.verified.running';
    case 'stopped':
      return 'online.verified.stopped';
    case 'verdict':
      return found.verdict.ok ? 'online.verified.fitsLead' : 'online.verified.differsLead';
  }
}

function openReplay({ record }: FairProof): void {
  const read = parseRecord(record);
  if (read.ok) navigate(`/replay/${formatCompact(read.value)}/0`);
}

/** The proof as a file, and the command that verifies it outside the browser. */
function VerifyElsewhere({ proof }: Pick<DealVerifiedProps, 'proof'>) {
  const lang = useLang();
  const file = `eminent-${proof.table}.json`;
  const command = `npm run eminent -- verify ${file}`;
  const { outcome, copy } = useCopy(() => command, command);
  return (
    <div className={styles.elsewhere}>
      <h2>{msg(lang, 'online.verified.repeat')}</h2>
      <code className={styles.command}>{command}</code>
      <button type="button" onClick={copy}>
        {msg(lang, 'online.verified.copy')}
      </button>
      <button
        type="button"
        onClick={() => saveFile(file, `${JSON.stringify(proof, undefined, 2)}\n`)}
      >
        {msg(lang, 'online.verified.save')}
      </button>
      <span role="status" className={styles.copied}>
        {outcome === 'copied' && msg(lang, 'online.verified.copied')}
        {outcome === 'failed' && msg(lang, 'ui.copyByHand')}
      </span>
    </div>
  );
}
