// The administrator's page: server statistics, reports, running tables, and the audit log.
import { adminOverview } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import controls from '../parts/controls.module.css';
import { Missing } from '../parts/request-error.tsx';
import { useMe } from '../user-session.ts';
import { dateText } from '../../ui/date-text.ts';
import { AuditLog } from './audit-log.tsx';
import { Reports } from './reports.tsx';
import { RunningTables } from './running-tables.tsx';
import styles from './admin.module.css';

const TABS = ['reports', 'tables', 'audit'] as const;
const POLL_MS = 10_000;

export function AdminPage() {
  const lang = useLang();
  const me = useMe();
  const [tab, setTab] = useState<(typeof TABS)[number]>('reports');
  return (
    <OnlineLayout title={msg(lang, 'online.admin.title')} seed={101} className={styles.admin}>
      {me?.admin === true ? (
        <>
          <Overview />
          <div className={controls.chips} role="group" aria-label={msg(lang, 'online.admin.title')}>
            {TABS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === tab}
                onClick={() => setTab(one)}
              >
                {msg(lang, `online.admin.tabs.${one}`)}
              </button>
            ))}
          </div>
          {tab === 'reports' && <Reports />}
          {tab === 'tables' && <RunningTables />}
          {tab === 'audit' && <AuditLog />}
        </>
      ) : (
        <p className={controls.quiet}>{msg(lang, 'online.admin.notYou')}</p>
      )}
    </OnlineLayout>
  );
}

const FIGURES = ['sockets', 'people', 'gathering', 'playing', 'over', 'reports'] as const;

function Overview() {
  const lang = useLang();
  const { value, problem, again } = useFetched('/admin', adminOverview, POLL_MS);
  return (
    <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
      {value !== undefined && (
        <dl className={styles.figures}>
          {FIGURES.map((name) => (
            <div key={name}>
              <dt>{msg(lang, `online.admin.figures.${name}`)}</dt>
              <dd>{value[name].toLocaleString(lang)}</dd>
            </div>
          ))}
          <div>
            <dt>{msg(lang, 'online.admin.figures.commit')}</dt>
            <dd>{value.commitMs.toLocaleString(lang, { maximumFractionDigits: 1 })} ms</dd>
          </div>
          <div>
            <dt>{msg(lang, 'online.admin.figures.since')}</dt>
            <dd>{dateText(lang, value.since)}</dd>
          </div>
        </dl>
      )}
    </Missing>
  );
}
