// Settings of an online user: account, notifications, devices, bots, personal data.
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import controls from '../parts/controls.module.css';
import { useMe } from '../user-session.ts';
import { Appearance } from './appearance.tsx';
import { OwnBots } from './own-bots.tsx';
import { AccountSecurity } from './account-security.tsx';
import { MailLink } from './mail-link.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { OwnData } from './own-data.tsx';
import { GuestSignIn, SignIn } from './sign-in.tsx';
import styles from './online-settings.module.css';

/** `mailToken` is the secret of a mailed link. */
export function OnlineSettings({ mailToken }: { readonly mailToken?: string | undefined }) {
  const lang = useLang();
  const me = useMe();
  return (
    <OnlineLayout title={msg(lang, 'online.settings.title')} seed={97} className={styles.settings}>
      {mailToken !== undefined && <MailLink token={mailToken} />}
      {me === undefined ? (
        <SignIn />
      ) : (
        <>
          <Appearance me={me} />
          <NotificationSettings />
          <AccountSecurity me={me} />
          {me.kind === 'guest' && <GuestSignIn />}
          <OwnBots />
          <OwnData />
          {me.admin && (
            <Link href="/online/admin" className={controls.link}>
              <SignIcon sign="alarm" />
              {msg(lang, 'online.admin.title')}
            </Link>
          )}
        </>
      )}
    </OnlineLayout>
  );
}
