// The dialog that reports a user to the administrators.
import { madeReport, type OnlinePerson, REPORT_REASONS } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask } from '../api.ts';
import { FormChoice } from '../create/form-choice.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useRequest } from '../settings/settings-section.tsx';

const MAX_LENGTH = 1000;

interface ReportWindowProps {
  readonly person: OnlinePerson;
  readonly onClose: () => void;
}

export function ReportWindow({ person, onClose }: ReportWindowProps) {
  const lang = useLang();
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog title={msg(lang, 'online.report.title', { name: person.name })} onClose={onClose}>
      {isSent ? (
        <p role="status">{msg(lang, 'online.report.sent')}</p>
      ) : (
        <ReportForm person={person} onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  readonly person: OnlinePerson;
  readonly onSent: () => void;
}

function ReportForm({ person, onSent }: ReportFormProps) {
  const lang = useLang();
  const { request, refusal, busy } = useRequest();
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('insult');
  const [words, setWords] = useState('');
  const send = () => {
    const description = words.trim();
    const body = {
      person: person.id,
      reason,
      ...(description === '' ? {} : { words: description }),
    };
    void request(() => ask('POST', '/reports', madeReport, body), onSent);
  };
  return (
    <form className={controls.stack} onSubmit={submitHandler(send)}>
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
          maxLength={MAX_LENGTH}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <RequestError refusal={refusal} />
      <button type="submit" className="primary" disabled={busy}>
        {msg(lang, 'online.report.send')}
      </button>
    </form>
  );
}
