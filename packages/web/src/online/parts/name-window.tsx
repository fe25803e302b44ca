// The dialog that asks for a name and creates a guest user, and the field for the name.
import { MAX_PLAYER_NAME } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Refusal } from '../api.ts';
import { useSession } from '../user-session.ts';
import controls from './controls.module.css';
import { RequestError } from './request-error.tsx';
import { submitHandler } from './submit-handler.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function NameWindow({
  onClose,
  onNamed,
}: {
  readonly onClose: () => void;
  /** Called after the server has created the guest. */
  readonly onNamed: () => void;
}) {
  const lang = useLang();
  const createGuest = useSession((store) => store.createGuest);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async () => {
    const answer = await createGuest(name.trim());
    if (answer.ok) onNamed();
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog title={msg(lang, 'online.name.title')} onClose={onClose}>
      <form className={controls.stack} onSubmit={submitHandler(() => void send())}>
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

export function NameField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'className'>) {
  const lang = useLang();
  return (
    <TextField
      label={msg(lang, 'online.name.label')}
      error={msg(lang, 'online.name.missing')}
      name="name"
      autoComplete="name"
      required
      pattern=".*\S.*"
      maxLength={MAX_PLAYER_NAME}
      {...props}
    />
  );
}
