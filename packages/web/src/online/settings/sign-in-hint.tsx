// Offers to sign in at a table: the user may have a seat with an account signed out on this device.
import type { OnlineSession, SeatState } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import controls from '../parts/controls.module.css';
import { useSession } from '../user-session.ts';
import { SignInMethods } from './sign-in.tsx';

interface SignInHintProps {
  /** The seats, if known. If no user has a seat, there is no hint. */
  readonly seats?: readonly Pick<SeatState, 'person'>[] | undefined;
  readonly className?: string | undefined;
}

/** A sentence and a button that opens the sign-in dialog; nothing for a user with an account. */
export function SignInHint({ seats, className }: SignInHintProps) {
  const lang = useLang();
  const session = useSession((store) => store.session);
  const [isOpen, setIsOpen] = useState(false);
  const needsNoHint = session === undefined || session.person?.kind === 'account';
  if (needsNoHint || seats?.every(({ person }) => person === undefined) === true) return null;
  return (
    <div className={clsx(controls.ways, className)} data-own-seat>
      <span>{msg(lang, 'online.table.ownSeat')}</span>
      <button type="button" className={controls.small} onClick={() => setIsOpen(true)}>
        {msg(lang, 'online.settings.signIn')}
      </button>
      {isOpen && <SignInWindow onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function SignInWindow({ onClose }: { readonly onClose: () => void }) {
  const lang = useLang();
  const apply = useSession((store) => store.apply);
  const onSignIn = (session: OnlineSession) => {
    onClose();
    apply(session);
  };
  return (
    <Dialog title={msg(lang, 'online.settings.signIn')} onClose={onClose}>
      <div className={controls.stack}>
        <SignInMethods onDone={onSignIn} />
      </div>
    </Dialog>
  );
}
