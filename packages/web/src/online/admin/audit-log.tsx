// The audit log of administrators, newest first.
import { audit } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';
import { PagedList } from '../parts/paged-list.tsx';
import { dateText } from '../../ui/date-text.ts';
import { usePagedRows } from '../use-paged-rows.ts';
import styles from './admin.module.css';

export function AuditLog() {
  const lang = useLang();
  const page = usePagedRows('/admin/audit', audit, ({ rows }) => rows);
  return (
    <section className={styles.list}>
      <PagedList page={page} none={msg(lang, 'online.admin.nothingDone')}>
        {(rows) => (
          <ul className={controls.lines}>
            {rows.map(({ id, at, by, did, to, name, reason }) => (
              <li key={id} className={styles.done}>
                <b>{msg(lang, `online.admin.did.${did}`, { by, to: name ?? to })}</b>
                <span className="soft">
                  {dateText(lang, at)} {reason}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
