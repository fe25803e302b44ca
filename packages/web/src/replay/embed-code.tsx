// Copies the HTML that shows an online game on another site. Appears only if everyone may watch the
// game, at an address that other computers can open.
import { msg } from '@eminent/text';
import { useEffect, useState } from 'react';
import { trackActivity } from '../activity/activity.ts';
import { useLang } from '../settings/settings.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { embedCode, recordAddress } from './embed-address.ts';

/** Whether someone without a session may read the record of a table. */
async function isPublic(table: string): Promise<boolean> {
  try {
    return (await fetch(recordAddress(table), { method: 'HEAD', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}

/** The origin for the code of a table; undefined if other sites could not show it. */
async function originOf(table: string): Promise<string | undefined> {
  if (!(await isPublic(table))) return undefined;
  // Loaded on demand: the widget itself needs no session.
  const { originForOthers } = await import('../online/share-link.ts');
  return originForOthers();
}

export function EmbedCode({ table, ply }: { readonly table: string; readonly ply: number }) {
  const lang = useLang();
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void trackActivity(originOf(table)).then((found) => isCurrent && setOrigin(found));
    return () => {
      isCurrent = false;
    };
  }, [table]);
  if (origin === undefined) return null;
  return (
    <CopyButton
      label={msg(lang, 'ui.embed')}
      copied={msg(lang, 'ui.embedCopied')}
      text={() => embedCode(origin, table, ply)}
      about={ply}
    />
  );
}
