// A link that came by mail: it confirms an address, or lets its owner in again.
import { account, session as sessionSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { useLang } from '../../settings/settings.ts';
import { ask } from '../api.ts';
import { Refused } from '../parts/refused.tsx';
import { useMe, useSession } from '../session.ts';
import { Part, useWish } from './part.tsx';

export function MailLink({ token }: { readonly token: string }) {
  const lang = useLang();
  const me = useMe();
  const take = useSession((store) => store.take);
  const { wish, refusal, busy } = useWish();
  const open = () => {
    const leave = () => navigate('/online/settings', { replace: true });
    if (me !== undefined) return wish(ask('POST', '/me/mail/confirm', account, { token }), leave);
    return wish(ask('POST', '/session/mail/confirm', sessionSchema, { token }), (session) => {
      take(session);
      leave();
    });
  };
  return (
    <Part
      title={msg(lang, 'online.settings.mailLink')}
      text={msg(lang, me === undefined ? 'online.settings.mailIn' : 'online.settings.mailConfirm')}
    >
      <button type="button" className="primary" disabled={busy} onClick={() => void open()}>
        {msg(lang, 'online.settings.mailOpen')}
      </button>
      <Refused refusal={refusal} />
    </Part>
  );
}
