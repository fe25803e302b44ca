// Reports that stored data could not be read, and offers to save it to a file or delete it.
import { msg } from '@eminent/text';
import { saveFile } from '../storage/save-file.ts';
import { useSettings } from '../settings/settings.ts';
import { quarantinedText, deleteQuarantined } from '../storage/quarantine.ts';
import { localStore, useQuarantineCount } from '../storage/storage.ts';

export function QuarantineNotice() {
  const lang = useSettings((settings) => settings.lang);
  const n = useQuarantineCount();
  if (n === 0) return null;
  return (
    <p role="status" className="problem">
      {msg(lang, 'ui.keep.aside', { n })}{' '}
      <button
        type="button"
        onClick={() => saveFile('eminent-set-aside.json', quarantinedText(localStore))}
      >
        {msg(lang, 'ui.keep.saveAside')}
      </button>{' '}
      <button type="button" onClick={() => deleteQuarantined(localStore)}>
        {msg(lang, 'ui.keep.forgetAside')}
      </button>
    </p>
  );
}
