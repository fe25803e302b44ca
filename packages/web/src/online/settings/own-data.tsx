// Personal data: export and deletion.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { saveFile } from '../../storage/save-file.ts';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, ANY_RESPONSE } from '../api.ts';
import controls from '../parts/controls.module.css';
import { useSession } from '../user-session.ts';
import { SettingsError } from './settings-error.tsx';
import { SettingsSection, useRequest } from './settings-section.tsx';

export function OwnData() {
  const lang = useLang();
  const { request, denial, busy } = useRequest();
  const [isConfirming, setIsConfirming] = useState(false);
  const load = useSession((store) => store.load);
  const save = (data: unknown) => saveFile('eminent-domain-me.json', JSON.stringify(data, null, 2));
  const remove = () =>
    void request(
      () => ask('DELETE', '/me', ANY_RESPONSE),
      () => {
        void load();
        navigate('/online');
      },
    );
  return (
    <SettingsSection title={msg(lang, 'online.data.title')} text={msg(lang, 'online.data.text')}>
      <div className={controls.ways}>
        <button
          type="button"
          disabled={busy}
          onClick={() => void request(() => ask('GET', '/me/export', ANY_RESPONSE), save)}
        >
          {msg(lang, 'online.data.export')}
        </button>
        <button type="button" disabled={busy} onClick={() => setIsConfirming(true)}>
          {msg(lang, 'online.data.delete')}
        </button>
      </div>
      {!isConfirming && <SettingsError denial={denial} />}
      {isConfirming && (
        <Dialog title={msg(lang, 'online.data.delete')} onClose={() => setIsConfirming(false)}>
          <p>{msg(lang, 'online.data.deleteText')}</p>
          <div className={controls.ways}>
            <button type="button" className="primary" onClick={() => setIsConfirming(false)}>
              {msg(lang, 'online.data.keep')}
            </button>
            <button type="button" disabled={busy} onClick={remove}>
              {msg(lang, 'online.data.deleteNow')}
            </button>
          </div>
          <SettingsError denial={denial} />
        </Dialog>
      )}
    </SettingsSection>
  );
}
