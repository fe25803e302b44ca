// Personal data: export and deletion.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { saveFile } from '../../storage/save-file.ts';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, NOTHING } from '../api.ts';
import controls from '../parts/controls.module.css';
import { useSession } from '../user-session.ts';
import { SettingsError } from './settings-error.tsx';
import { SettingsSection, useWish } from './settings-section.tsx';

export function OwnData() {
  const lang = useLang();
  const { wish, denial, busy } = useWish();
  const [isAsking, setIsAsking] = useState(false);
  const learn = useSession((store) => store.learn);
  const save = (data: unknown) => saveFile('eminent-domain-me.json', JSON.stringify(data, null, 2));
  const remove = () =>
    void wish(
      () => ask('DELETE', '/me', NOTHING),
      () => {
        void learn();
        navigate('/online');
      },
    );
  return (
    <SettingsSection title={msg(lang, 'online.data.title')} text={msg(lang, 'online.data.text')}>
      <div className={controls.ways}>
        <button
          type="button"
          disabled={busy}
          onClick={() => void wish(() => ask('GET', '/me/export', NOTHING), save)}
        >
          {msg(lang, 'online.data.export')}
        </button>
        <button type="button" disabled={busy} onClick={() => setIsAsking(true)}>
          {msg(lang, 'online.data.delete')}
        </button>
      </div>
      {!isAsking && <SettingsError denial={denial} />}
      {isAsking && (
        <Dialog title={msg(lang, 'online.data.delete')} onClose={() => setIsAsking(false)}>
          <p>{msg(lang, 'online.data.deleteText')}</p>
          <div className={controls.ways}>
            <button type="button" className="primary" onClick={() => setIsAsking(false)}>
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
