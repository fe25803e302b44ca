// The lobby: waiting games, open tables, matchmaking, friends, and a button for a new table.
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { useTableUpdates } from '../lobby-subscription.ts';
import controls from '../parts/controls.module.css';
import { useMe } from '../user-session.ts';
import { useOwnTables, waitingOf } from '../own-tables.ts';
import { LobbyFriends } from './lobby-friends.tsx';
import { OpenTables } from './open-tables.tsx';
import { MatchmakingPanel } from './matchmaking-panel.tsx';
import { WaitingGames } from './waiting-games.tsx';
import styles from './lobby.module.css';

export function LobbyPage() {
  const lang = useLang();
  const me = useMe();
  useTableUpdates(true);
  const rows = useOwnTables((tables) => tables.rows) ?? [];
  return (
    <OnlineLayout title={msg(lang, 'online.lobby.title')} className={styles.lobby}>
      <div className={styles.waitingGames}>
        <WaitingGames rows={rows} />
      </div>
      <div className={styles.side}>
        {waitingOf(rows).length > 0 && (
          <button
            type="button"
            className={`${controls.cream} ${controls.wide}`}
            onClick={() => navigate('/online/new')}
          >
            <SignIcon sign="plus" />
            {msg(lang, 'online.lobby.create')}
          </button>
        )}
        <MatchmakingPanel />
      </div>
      <OpenTables />
      {me !== undefined && <LobbyFriends />}
    </OnlineLayout>
  );
}
