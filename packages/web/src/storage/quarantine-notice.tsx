// Says that something kept could not be read, and offers to save it elsewhere before it is deleted.
import { msg } from '@eminent/text';
import { saveFile } from '../replay/save-file.ts';
import { useSettings } from '../settings/settings.ts';
import { asideText, forgetAside } from './quarantine.ts';
import { shelf, useAsideCount } from './storage.ts';

export function SetAside() {
  const lang = useSettings((settings) => settings.lang);
  const n = useAsideCount();
  if (n === 0) return null;
  return (
    <p role="status" className="problem">
      {msg(lang, 'ui.keep.aside', { n })}{' '}
      <button type="button" onClick={() => saveFile('eminent-set-aside.json', asideText(shelf))}>
        {msg(lang, 'ui.keep.saveAside')}
      </button>{' '}
      <button type="button" onClick={() => forgetAside(shelf)}>
        {msg(lang, 'ui.keep.forgetAside')}
      </button>
    </p>
  );
}
