// A dialog with unread notices from the administrators.
import { msg } from '@eminent/text';
import { useRef } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import controls from '../parts/controls.module.css';
import { noticeText, unreadNotices, useNotices, useRestrictions } from './restrictions.ts';

export function ModerationNotice() {
  useNotices();
  const lang = useLang();
  const { rows, markRead } = useRestrictions();
  const notices = unreadNotices(rows);
  const content = useRef<HTMLDivElement>(null);
  if (notices.length === 0) return null;
  return (
    <Dialog title={msg(lang, 'online.restrictions.title')} onClose={() => void markRead(notices)}>
      <div className={controls.stack} ref={content}>
        {notices.map((notice) => (
          <p key={notice.id}>{noticeText(lang, notice)}</p>
        ))}
        <button
          type="button"
          className="primary"
          onClick={() => content.current?.closest('dialog')?.close()}
        >
          {msg(lang, 'online.restrictions.read')}
        </button>
      </div>
    </Dialog>
  );
}
