// The lobby: what waits for me, what can be joined or watched now, a table of one's own, whoever wants to play, friends.
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { Frame } from '../layout/online-layout.tsx';
import { useFollowing } from '../lobby-subscription.ts';
import pieces from '../parts/controls.module.css';
import { useMe } from '../user-session.ts';
import { useMine, waitingOf } from '../own-tables.ts';
import { FriendsPart } from './lobby-friends.tsx';
import { OpenTables } from './open-tables.tsx';
import { SeekPart } from './matchmaking-panel.tsx';
import { WaitingPart } from './waiting-games.tsx';
import styles from './lobby.module.css';

export function LobbyPage() {
  const lang = useLang();
  const me = useMe();
  useFollowing(true);
  const rows = useMine((mine) => mine.rows);
  const waits = waitingOf(rows ?? []);
  return (
    <Frame title={msg(lang, 'online.lobby.title')} className={styles.lobby}>
      <div className={styles.mine}>
        <WaitingPart rows={rows ?? []} />
      </div>
      <div className={styles.side}>
        {waits.length > 0 && (
          <button
            type="button"
            className={`${pieces.cream} ${pieces.wide}`}
            onClick={() => navigate('/online/new')}
          >
            <SignIcon sign="plus" />
            {msg(lang, 'online.lobby.create')}
          </button>
        )}
        <SeekPart />
      </div>
      <OpenTables />
      {me !== undefined && <FriendsPart />}
    </Frame>
  );
}
