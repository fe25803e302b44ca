// The dialog that lists the sanctions of a user, lifts them, and adds one: a warning, a mute or a
// ban from playing, with a reason and a duration.
import {
  judgedPerson,
  type OnlinePerson,
  type Sanction,
  SANCTIONS,
  type SanctionKind,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { FormChoice } from '../create/form-choice.tsx';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useRequest } from '../settings/settings-section.tsx';
import { dateText } from '../../ui/date-text.ts';
import { ReasonField } from './reason-field.tsx';

const DAY_MS = 24 * 3600 * 1000;
const SPANS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, ever: undefined } as const;
type Span = keyof typeof SPANS;

interface SanctionWindowProps {
  readonly person: OnlinePerson;
  readonly onClose: () => void;
}

export function SanctionWindow({ person, onClose }: SanctionWindowProps) {
  const lang = useLang();
  const path = `/admin/people/${inPath(person.id)}`;
  const { value, problem, again } = useFetched(path, judgedPerson);
  const { request, refusal, busy } = useRequest();
  const [kind, setKind] = useState<SanctionKind>('warn');
  const [span, setSpan] = useState<Span>('week');
  const [reason, setReason] = useState('');
  const send = () => {
    const time = kind === 'warn' ? undefined : SPANS[span];
    const body = { kind, reason: reason.trim(), ...(time === undefined ? {} : { for: time }) };
    void request(
      () => ask('POST', `${path}/sanctions`, ANY_RESPONSE, body),
      () => {
        setReason('');
        again();
      },
    );
  };
  const lift = (sanction: Sanction) =>
    void request(
      () =>
        ask('POST', `/admin/sanctions/${inPath(sanction.id)}/lift`, ANY_RESPONSE, {
          reason: reason.trim() || sanction.reason,
        }),
      again,
    );
  return (
    <Dialog title={person.name} onClose={onClose}>
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        <SanctionList sanctions={value?.sanctions ?? []} busy={busy} onLift={lift} />
      </Missing>
      <form className={controls.stack} onSubmit={submitHandler(send)}>
        <FormChoice
          title={msg(lang, 'online.admin.what')}
          value={kind}
          values={SANCTIONS}
          name={(one) => msg(lang, `online.admin.sanctions.${one}`)}
          onChange={setKind}
        />
        {kind !== 'warn' && <SpanChoice span={span} onChange={setSpan} />}
        <ReasonField label={msg(lang, 'online.admin.reason')} value={reason} onChange={setReason} />
        <RequestError refusal={refusal} />
        <button type="submit" className="primary" disabled={busy || reason.trim() === ''}>
          {msg(lang, `online.admin.sanctions.${kind}`)}
        </button>
      </form>
    </Dialog>
  );
}

interface SpanChoiceProps {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

function SpanChoice({ span, onChange }: SpanChoiceProps) {
  const lang = useLang();
  return (
    <FormChoice
      title={msg(lang, 'online.admin.howLong')}
      value={span}
      values={Object.keys(SPANS) as Span[]}
      name={(one) => msg(lang, `online.admin.spans.${one}`)}
      onChange={onChange}
    />
  );
}

interface SanctionListProps {
  readonly sanctions: readonly Sanction[];
  readonly busy: boolean;
  readonly onLift: (sanction: Sanction) => void;
}

function SanctionList({ sanctions, busy, onLift }: SanctionListProps) {
  const lang = useLang();
  return (
    <ul className={controls.lines}>
      {sanctions.map((sanction) => (
        <li key={sanction.id} className="row">
          <span>
            <b>{msg(lang, `online.admin.sanctions.${sanction.kind}`)}</b>{' '}
            {dateText(lang, sanction.at)}: {sanction.reason}
          </span>
          {sanction.lifted === undefined ? (
            <button
              type="button"
              className={controls.small}
              disabled={busy}
              onClick={() => onLift(sanction)}
            >
              {msg(lang, 'online.admin.lift')}
            </button>
          ) : (
            <span className="soft">{msg(lang, 'online.admin.lifted')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
