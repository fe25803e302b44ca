// A list loaded in pages. Without rows, shows that it is loading, failed or empty.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { PagedRows } from '../use-paged-rows.ts';
import controls from './controls.module.css';
import { Missing } from './request-error.tsx';

interface PagedListProps<Row> {
  readonly page: PagedRows<Row>;
  /** Shown if there are no rows. */
  readonly none: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function PagedList<Row>({ page, none, children }: PagedListProps<Row>) {
  const lang = useLang();
  const { rows, problem, again, more } = page;
  return (
    <Missing problem={rows === undefined ? problem : undefined} onAgain={again}>
      {rows === undefined && <p role="status">{msg(lang, 'ui.loading')}</p>}
      {rows?.length === 0 && <p className={controls.quiet}>{none}</p>}
      {rows !== undefined && rows.length > 0 && children(rows)}
      {more !== undefined && (
        <button type="button" onClick={() => void more()}>
          {msg(lang, 'online.profile.more')}
        </button>
      )}
    </Missing>
  );
}
