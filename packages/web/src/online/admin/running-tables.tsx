// The running tables, which an administrator may end with a reason.
import { adminTables, type TableRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { TableThumbnail } from '../table-thumbnail/table-thumbnail.tsx';
import { kindText, seatsText, tableName } from '../lobby/table-summary.ts';
import controls from '../parts/controls.module.css';
import { PagedList } from '../parts/paged-list.tsx';
import { RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useRequest } from '../settings/settings-section.tsx';
import { usePagedRows } from '../use-paged-rows.ts';
import styles from './admin.module.css';
import { ReasonField } from './reason-field.tsx';

export function RunningTables() {
  const lang = useLang();
  const page = usePagedRows('/admin/tables', adminTables, ({ rows }) => rows);
  const [ending, setEnding] = useState<TableRow>();
  return (
    <section className={styles.list}>
      <PagedList page={page} none={msg(lang, 'online.admin.noTables')}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.table} className={styles.table}>
                <TableThumbnail row={row} size="row" />
                <span>
                  <b>{tableName(lang, row)}</b>
                  <span className={controls.quiet}>
                    {kindText(lang, row)}. {seatsText(lang, row)}
                  </span>
                </span>
                <button
                  type="button"
                  className={controls.small}
                  aria-label={`${msg(lang, 'online.admin.endTable')}: ${tableName(lang, row)}`}
                  onClick={() => setEnding(row)}
                >
                  {msg(lang, 'online.admin.endTable')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {ending !== undefined && (
        <EndWindow
          row={ending}
          onClose={() => {
            setEnding(undefined);
            page.again();
          }}
        />
      )}
    </section>
  );
}

function EndWindow({ row, onClose }: { readonly row: TableRow; readonly onClose: () => void }) {
  const lang = useLang();
  const { request, refusal, busy } = useRequest();
  const [reason, setReason] = useState('');
  const path = `/admin/tables/${inPath(row.table)}/end`;
  const send = () =>
    void request(() => ask('POST', path, ANY_RESPONSE, { reason: reason.trim() }), onClose);
  return (
    <Dialog title={tableName(lang, row)} onClose={onClose}>
      <form className={controls.stack} onSubmit={submitHandler(send)}>
        <ReasonField
          label={msg(lang, 'online.admin.reasonListed')}
          value={reason}
          onChange={setReason}
        />
        <RequestError refusal={refusal} />
        <button type="submit" className="primary" disabled={busy || reason.trim() === ''}>
          {msg(lang, 'online.admin.endTable')}
        </button>
      </form>
    </Dialog>
  );
}
