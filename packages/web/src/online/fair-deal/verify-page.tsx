// Verifies a deal from a proof file that the user opens or drops. The file stays on this device.
import { MAX_PROOF, parseProof, type FairProof } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type DragEvent, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { textOf } from '../../records/import-file.ts';
import { useLang } from '../../settings/settings.ts';
import { shortMessage } from '../../ui/error-boundary.tsx';
import { useFileInput } from '../../ui/file-input.tsx';
import { Page } from '../../ui/page.tsx';
import { noteOf } from '../deal-note.ts';
import { DealVerified } from './deal-verified.tsx';
import styles from './verify-page.module.css';

type Opened =
  | { readonly kind: 'proof'; readonly proof: FairProof }
  | { readonly kind: 'refused'; readonly error: string };

async function openFile(file: File): Promise<Opened> {
  const text = await textOf(file, MAX_PROOF);
  const read = parseProof(text ?? ' '.repeat(MAX_PROOF + 1));
  return read.ok ? { kind: 'proof', proof: read.value } : { kind: 'refused', error: read.error };
}

export function VerifyPage() {
  const lang = useLang();
  const [opened, setOpened] = useState<Opened>();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setOpened(await openFile(file));
  };
  const { input, choose } = useFileInput('.json,application/json', (file) => void open(file));
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDraggedOver(true);
    },
    onDragLeave: () => setIsDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDraggedOver(false);
      void open(event.dataTransfer.files[0]);
    },
  };
  return (
    <div {...drop}>
      {input}
      {opened?.kind === 'proof' ? (
        <DealVerified proof={opened.proof} note={noteOf(opened.proof.table)}>
          <button type="button" onClick={choose}>
            {msg(lang, 'online.verified.another')}
          </button>
        </DealVerified>
      ) : (
        <ChooseFile error={opened?.error} isDraggedOver={isDraggedOver} onChoose={choose} />
      )}
    </div>
  );
}

interface ChooseFileProps {
  readonly error: string | undefined;
  readonly isDraggedOver: boolean;
  readonly onChoose: () => void;
}

function ChooseFile({ error, isDraggedOver, onChoose }: ChooseFileProps) {
  const lang = useLang();
  return (
    <Page title={msg(lang, 'online.verified.title')}>
      <p>{msg(lang, 'online.verified.intro')}</p>
      {error !== undefined && (
        <p role="alert" className="problem">
          {msg(lang, 'online.verified.refused')}
          <small className="soft">
            {msg(lang, 'ui.trouble.says', { sentence: shortMessage(error) })}
          </small>
        </p>
      )}
      <p className={styles.place} data-over={isDraggedOver || undefined}>
        <button type="button" className="primary big" onClick={onChoose}>
          {msg(lang, 'online.verified.choose')}
        </button>
        <button type="button" onClick={() => navigate('/verify/how')}>
          {msg(lang, 'online.verified.how')}
        </button>
      </p>
    </Page>
  );
}
