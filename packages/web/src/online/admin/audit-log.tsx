// The audit log of administrators, newest first.
import { type Audited, audit } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import pieces from '../parts/controls.module.css';
import { Missing } from '../parts/request-error.tsx';
import { dateText } from '../time-text.ts';
import { usePagedRows } from '../use-paged-rows.ts';
import styles from './admin.module.css';

const rowsOf = ({ rows }: { readonly rows: readonly Audited[] }) => rows;

export function AuditLog() {
  const lang = useLang();
  const { rows, problem, again, more } = usePagedRows('/admin/audit', audit, rowsOf);
  return (
    <section className={styles.list}>
      <Missing problem={rows === undefined ? problem : undefined} onAgain={again}>
        {rows === undefined && <p role="status">{msg(lang, 'ui.loading')}</p>}
        {rows?.length === 0 && (
          <p className={pieces.quiet}>{msg(lang, 'online.admin.nothingDone')}</p>
        )}
        <ul className={pieces.lines}>
          {rows?.map(({ id, at, by, did, to, name, reason }) => (
            <li key={id} className={styles.done}>
              <b>{msg(lang, `online.admin.did.${did}`, { by, to: name ?? to })}</b>
              <span className="soft">
                {dateText(lang, at)} {reason}
              </span>
            </li>
          ))}
        </ul>
        {more !== undefined && (
          <button type="button" onClick={() => void more()}>
            {msg(lang, 'online.profile.more')}
          </button>
        )}
      </Missing>
    </section>
  );
}
