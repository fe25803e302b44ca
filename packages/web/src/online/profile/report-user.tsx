// Reports a user to the administrators.
import { madeReport, REPORT_REASONS } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask } from '../api.ts';
import { FormChoice } from '../create/form-choice.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useWish } from '../settings/settings-section.tsx';

const MAX_WORDS = 1000;

export interface ReportedLine {
  readonly person: string;
  /** The table and the chat message that the report is about. */
  readonly table?: string;
  readonly line?: number;
}

export function ReportWindow({
  about,
  name,
  onClose,
}: {
  readonly about: ReportedLine;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const lang = useLang();
  const { wish, refusal, busy } = useWish();
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('insult');
  const [words, setWords] = useState('');
  const [isSent, setIsSent] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const description = words.trim();
    const body = { ...about, reason, ...(description === '' ? {} : { words: description }) };
    void wish(
      () => ask('POST', '/reports', madeReport, body),
      () => setIsSent(true),
    );
  };
  return (
    <Dialog title={msg(lang, 'online.report.title', { name })} onClose={onClose}>
      {isSent ? (
        <p role="status">{msg(lang, 'online.report.sent')}</p>
      ) : (
        <form className={controls.stack} onSubmit={send}>
          <FormChoice
            title={msg(lang, 'online.report.why')}
            value={reason}
            values={REPORT_REASONS}
            name={(one) => msg(lang, `online.report.reasons.${one}`)}
            onChange={setReason}
          />
          <label className={controls.field}>
            <span>{msg(lang, 'online.report.words')}</span>
            <textarea
              className={controls.input}
              rows={3}
              maxLength={MAX_WORDS}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <RequestError refusal={refusal} />
          <button type="submit" className="primary" disabled={busy}>
            {msg(lang, 'online.report.send')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
