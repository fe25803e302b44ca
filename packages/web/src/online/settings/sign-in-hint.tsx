// At a table where the reader has no seat: offers to sign in, because a player with an account may
// be signed out on this device.
import type { OnlineSession, SeatState } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import controls from '../parts/controls.module.css';
import { useSession } from '../user-session.ts';
import { WaysIn } from './sign-in.tsx';

interface OwnSeatProps {
  /** The seats, if known; a table of bots only has no seat for the reader. */
  readonly seats?: readonly Pick<SeatState, 'person'>[] | undefined;
  readonly className?: string | undefined;
}

/** A sentence with a sign-in link that opens a dialog; nothing for a signed-in user. */
export function SignInHint({ seats, className }: OwnSeatProps) {
  const lang = useLang();
  const session = useSession((store) => store.session);
  const [isOpen, setIsOpen] = useState(false);
  const isSignedIn = session === undefined || session.person?.kind === 'account';
  if (isSignedIn || seats?.every(({ person }) => person === undefined) === true) return null;
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
  const take = useSession((store) => store.take);
  const enter = (session: OnlineSession) => {
    onClose();
    take(session);
  };
  return (
    <Dialog title={msg(lang, 'online.settings.signIn')} onClose={onClose}>
      <div className={controls.stack}>
        <WaysIn onDone={enter} />
      </div>
    </Dialog>
  );
}
