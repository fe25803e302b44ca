// Informs a muted or banned user what is restricted and why, on every screen.
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useLang } from '../../settings/settings.ts';
import { useNow } from '../time-text.ts';
import { holding, noticeText, useRestrictions } from './restrictions.ts';

export function RestrictionLine({ className }: { readonly className?: string | undefined }) {
  const lang = useLang();
  const rows = useRestrictions((store) => store.rows);
  const held = holding(rows, useNow());
  return held.length === 0 ? null : (
    <section aria-label={msg(lang, 'online.restrictions.title')}>
      {held.map((notice) => (
        <p key={notice.id} data-restriction={notice.kind} className={clsx('problem', className)}>
          {noticeText(lang, notice)}
        </p>
      ))}
    </section>
  );
}
