// The dialog that asks for a name, which is all a guest needs to play.
import { MAX_PLAYER_NAME } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Refusal } from '../api.ts';
import { useSession } from '../user-session.ts';
import { useFieldError } from './field-error.tsx';
import controls from './controls.module.css';
import { RequestError } from './request-error.tsx';

export function NameWindow({
  onClose,
  onNamed,
}: {
  readonly onClose: () => void;
  /** Called when the server knows the user. */
  readonly onNamed: () => void;
}) {
  const lang = useLang();
  const begin = useSession((store) => store.begin);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async () => {
    const answer = await begin(name.trim());
    if (answer.ok) onNamed();
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog title={msg(lang, 'online.name.title')} onClose={onClose}>
      <form
        className={controls.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <NameField value={name} onChange={setName} />
        <RequestError refusal={refusal} />
        <button type="submit" className="primary" disabled={name.trim() === ''}>
          {msg(lang, 'online.name.go')}
        </button>
        <p>{msg(lang, 'online.name.why')}</p>
        <Link href="/online/settings" className={controls.link}>
          {msg(lang, 'online.lobby.signIn')}
        </Link>
      </form>
    </Dialog>
  );
}

export function NameField({
  value,
  onChange,
  className,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly className?: string | undefined;
}) {
  const lang = useLang();
  const { field, message } = useFieldError(msg(lang, 'online.name.missing'));
  return (
    <label className={`${controls.field} ${className ?? ''}`}>
      <span>{msg(lang, 'online.name.label')}</span>
      <input
        type="text"
        name="name"
        autoComplete="name"
        required
        pattern=".*\S.*"
        maxLength={MAX_PLAYER_NAME}
        value={value}
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
      {message}
    </label>
  );
}
