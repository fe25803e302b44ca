// All finished games of a user, newest first, loaded in pages.
import { pastGames, profile as profileSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import controls from '../parts/controls.module.css';
import { usePagedRows } from '../use-paged-rows.ts';
import { PagedList } from '../parts/paged-list.tsx';
import { GameLine } from './game-line.tsx';
import { personName } from './profile-page.tsx';
import styles from './profile.module.css';

export function HistoryPage({ id }: { readonly id: string }) {
  const lang = useLang();
  const profile = useFetched(`/people/${inPath(id)}`, profileSchema);
  const page = usePagedRows(`/people/${inPath(id)}/games`, pastGames, ({ games }) => games);
  const name = profile.value && personName(lang, profile.value.person);
  const title =
    name === undefined
      ? msg(lang, 'online.profile.latest')
      : msg(lang, 'online.profile.gamesOf', { name });
  return (
    <OnlineLayout title={title} seed={71} className={styles.history}>
      <PagedList page={page} none={msg(lang, 'online.profile.noGames')}>
        {(games) => (
          <ul className={controls.lines}>
            {games.map((game) => (
              <GameLine key={game.table} game={game} />
            ))}
          </ul>
        )}
      </PagedList>
    </OnlineLayout>
  );
}
