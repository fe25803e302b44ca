// Copies the HTML that shows an online game on another site. Appears only if everyone may watch the
// game, at an address that other computers can open.
import { msg } from '@eminent/text';
import { useEffect, useState } from 'react';
import { trackActivity } from '../activity/activity.ts';
import { useLang } from '../settings/settings.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { isOfThisComputer } from '../ui/own-computer.ts';
import { embedCode, recordAddress } from './embed-address.ts';

/** Whether someone without a session may read the record of a table. */
async function isPublic(table: string): Promise<boolean> {
  try {
    return (await fetch(recordAddress(table), { method: 'HEAD', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}

export function EmbedCode({ table, ply }: { readonly table: string; readonly ply: number }) {
  const lang = useLang();
  const { origin } = location;
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (isOfThisComputer(origin)) return undefined;
    let isCurrent = true;
    void trackActivity(isPublic(table)).then((isSo) => isCurrent && setOffered(isSo));
    return () => {
      isCurrent = false;
    };
  }, [table, origin]);
  if (!isOffered) return null;
  return (
    <CopyButton
      label={msg(lang, 'ui.embed')}
      copied={msg(lang, 'ui.embedCopied')}
      text={() => embedCode(origin, table, ply)}
      about={ply}
    />
  );
}
