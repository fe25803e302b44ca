// Open or closed reports of users: the reporter, the reported user, the message, and the actions.
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { type Report, reports as reportsSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';
import { PagedList } from '../parts/paged-list.tsx';
import { RequestError } from '../parts/request-error.tsx';
import { useRequest } from '../settings/settings-section.tsx';
import { dateText } from '../../ui/date-text.ts';
import { usePagedRows } from '../use-paged-rows.ts';
import { SanctionWindow } from './sanction-window.tsx';
import styles from './admin.module.css';

const STATES = ['open', 'closed'] as const;

export function Reports() {
  const lang = useLang();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const page = usePagedRows(`/admin/reports?state=${state}`, reportsSchema, ({ rows }) => rows);
  return (
    <section className={styles.list}>
      <div
        className={controls.chips}
        role="group"
        aria-label={msg(lang, 'online.admin.tabs.reports')}
      >
        {STATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {msg(lang, `online.admin.states.${one}`)}
          </button>
        ))}
      </div>
      <PagedList page={page} none={msg(lang, 'online.admin.noReports')}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((report) => (
              <ReportRow key={report.id} report={report} onChange={page.again} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

interface ReportRowProps {
  readonly report: Report;
  readonly onChange: () => void;
}

function ReportRow({ report, onChange }: ReportRowProps) {
  const lang = useLang();
  const { by, about, reason, quote, words, at, others, closed } = report;
  return (
    <li className={`${controls.panel} ${styles.report}`}>
      <h2>
        <Link href={`/online/profile/${about.id}`}>{about.name}</Link>:{' '}
        {msg(lang, `online.report.reasons.${reason}`)}
      </h2>
      <p className="soft">
        {msg(lang, 'online.admin.reportedBy', { name: by.name, day: dateText(lang, at) })}{' '}
        {others > 0 && msg(lang, 'online.admin.others', { n: others })}
      </p>
      {quote !== undefined && <blockquote>{quote}</blockquote>}
      {words !== undefined && <p>{words}</p>}
      {closed !== undefined && (
        <p className="soft">
          {msg(lang, 'online.admin.closedOn', { day: dateText(lang, closed.at) })} {closed.note}
        </p>
      )}
      <ReportActions report={report} onChange={onChange} />
    </li>
  );
}

function ReportActions({ report, onChange }: ReportRowProps) {
  const lang = useLang();
  const { request, refusal, busy } = useRequest();
  const [isOpen, setIsOpen] = useState(false);
  const { id, about, reason, table, line, closed } = report;
  const post = (path: string, body: object) =>
    void request(() => ask('POST', path, ANY_RESPONSE, body), onChange);
  return (
    <>
      <div className={controls.ways}>
        <button type="button" className={controls.small} onClick={() => setIsOpen(true)}>
          {msg(lang, 'online.admin.act')}
        </button>
        {table !== undefined && line !== undefined && (
          <button
            type="button"
            className={controls.small}
            disabled={busy}
            onClick={() => post(`/admin/tables/${inPath(table)}/talk/${line}/delete`, { reason })}
          >
            {msg(lang, 'online.admin.deleteTalk')}
          </button>
        )}
        {closed === undefined && (
          <button
            type="button"
            className={controls.small}
            disabled={busy}
            onClick={() => post(`/admin/reports/${inPath(id)}/close`, {})}
          >
            {msg(lang, 'online.admin.close')}
          </button>
        )}
      </div>
      <RequestError refusal={refusal} />
      {isOpen && (
        <SanctionWindow
          person={about}
          onClose={() => {
            setIsOpen(false);
            onChange();
          }}
        />
      )}
    </>
  );
}
