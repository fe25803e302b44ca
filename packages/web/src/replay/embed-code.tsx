// A button that copies the HTML for showing an online game on another site. Appears only if the
// game is public and the server is not on this computer.
import { msg } from '@eminent/text';
import { useLoaded } from '../activity/activity.ts';
import { useLang } from '../settings/settings.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { isLocalAddress } from '../ui/local-address.ts';
import { embedCode, recordAddress } from './embed-address.ts';

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
  const isOffered = useLoaded(isPublic, isLocalAddress(origin) ? undefined : table);
  if (isOffered !== true) return null;
  return (
    <CopyButton
      label={msg(lang, 'ui.embed')}
      copied={msg(lang, 'ui.embedCopied')}
      text={() => embedCode(origin, table, ply)}
      about={ply}
    />
  );
}
