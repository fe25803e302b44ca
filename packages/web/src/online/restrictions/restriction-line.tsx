// Shows a muted or banned user the restrictions with their reasons.
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useLang } from '../../settings/settings.ts';
import { useNow } from '../time-text.ts';
import { activeRestrictions, noticeText, useRestrictions } from './restrictions.ts';

export function RestrictionLine({ className }: { readonly className?: string | undefined }) {
  const lang = useLang();
  const rows = useRestrictions((store) => store.rows);
  const active = activeRestrictions(rows, useNow());
  return active.length === 0 ? null : (
    <section aria-label={msg(lang, 'online.restrictions.title')}>
      {active.map((notice) => (
        <p key={notice.id} data-restriction={notice.kind} className={clsx('problem', className)}>
          {noticeText(lang, notice)}
        </p>
      ))}
    </section>
  );
}
