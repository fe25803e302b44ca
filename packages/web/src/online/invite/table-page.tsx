// The page of an online table: the seats and the link while it gathers players, then the game.
import { shownRow, type TableRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { ownWords } from '../deal-note.ts';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { useTableUpdates } from '../lobby-subscription.ts';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import controls from '../parts/controls.module.css';
import { Missing } from '../parts/request-error.tsx';
import { DealPromise } from '../table/deal-promise.tsx';
import { SignInHint } from '../settings/sign-in-hint.tsx';
import { OnlineTable } from '../table/online-table.tsx';
import { useShown } from '../table/table-store.ts';
import { useOwnTables } from '../own-tables.ts';
import { Gathering } from './gathering.tsx';
import styles from './invite.module.css';

const POLL_MS = 3000;

interface TablePageProps {
  readonly table: string;
  /** The row of a table opened by link. The table may be in no list of this user. */
  readonly row?: TableRow;
}

export function TablePage({ table, row }: TablePageProps) {
  useTableUpdates(false);
  return <OnlineTable table={table} beforeGame={<BeforeGame table={table} row={row} />} />;
}

/** Shown if the server reports no such table, as it does without the link that a table requires. */
function ByLinkOnly() {
  const lang = useLang();
  return (
    <div className={styles.nothing}>
      <Orbit seats={[]} className={styles.orbit} />
      <h2 className={controls.heading}>{msg(lang, 'online.gather.closed.title')}</h2>
      <p className={controls.quiet} role="status">
        {msg(lang, 'online.gather.closed.text')}
      </p>
      <Link href="/online" className={controls.small}>
        <SignIcon sign="eye" />
        {msg(lang, 'online.gather.closed.others')}
      </Link>
      <SignInHint />
    </div>
  );
}

function BeforeGame({
  table,
  row: rowOfLink,
}: {
  readonly table: string;
  readonly row: TableRow | undefined;
}) {
  const lang = useLang();
  const mine = useOwnTables(({ rows }) => rows?.find((row) => row.table === table));
  const { value, problem, again } = useFetched(`/tables/${inPath(table)}`, shownRow, POLL_MS);
  const commitment = useShown((shown) => shown.commitment);
  const isOver = useShown(({ phase }) => phase === 'over') === true;
  const row = mine ?? value?.row ?? rowOfLink;
  const isMissing = row === undefined && problem !== undefined;
  const isClosed = isMissing && problem.code === 'no-such-table';
  return (
    <OnlineLayout
      title={msg(lang, isMissing ? 'online.table.title' : 'online.gather.title')}
      seed={61}
    >
      {isClosed && <ByLinkOnly />}
      <Missing problem={isMissing && !isClosed ? problem : undefined} onAgain={again}>
        {isClosed ? null : row === undefined ? (
          <p role="status">{msg(lang, 'ui.loading')}</p>
        ) : (
          <Gathering
            row={isOver ? { ...row, phase: 'over' } : row}
            seat={mine?.seat}
            invitation={mine?.invitation}
          />
        )}
      </Missing>
      {isMissing && !isClosed && <SignInHint className={styles.missing} />}
      {commitment !== undefined && <DealPromise commitment={commitment} words={ownWords(table)} />}
    </OnlineLayout>
  );
}
