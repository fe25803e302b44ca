// The notification settings: push messages to devices, when to notify, and webhooks to group chats.
import {
  madeWebhook,
  NOTIFY_WHEN,
  type NotifySettings,
  notifySettings,
  pushDevices,
  type Webhooks as OwnWebhooks,
  webhooks as webhooksSchema,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { FormChoice } from '../create/form-choice.tsx';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { Loaded, RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { TextField } from '../parts/text-field.tsx';
import { useSession } from '../user-session.ts';
import { dateText } from '../../ui/date-text.ts';
import { RemovableRow } from './removable-row.tsx';
import { SettingsSection, useRequest } from './settings-section.tsx';
import { beginPush, canPush, endPush } from './web-push.ts';
import styles from './online-settings.module.css';

export function NotificationSettings() {
  const lang = useLang();
  const fetched = useFetched('/me/notifications', notifySettings);
  return (
    <SettingsSection
      title={msg(lang, 'online.notices.title')}
      text={msg(lang, 'online.notices.text')}
    >
      <Loaded fetched={fetched}>
        {(settings) => (
          <>
            <Devices />
            <When settings={settings} onChange={fetched.again} />
            <Webhooks />
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function Devices() {
  const lang = useLang();
  const hasPush = useSession(({ session }) => session?.features.push !== undefined);
  const { value, again } = useFetched(hasPush ? '/me/push' : undefined, pushDevices);
  const { request, refusal, confirmation, busy } = useRequest();
  if (!hasPush) return <p>{msg(lang, 'online.notices.noPush')}</p>;
  return (
    <div className={styles.group}>
      {canPush() ? (
        <button
          type="button"
          className={controls.small}
          disabled={busy}
          onClick={() =>
            void request(() => beginPush(lang), again, msg(lang, 'online.notices.begun'))
          }
        >
          <SignIcon sign="bell" />
          {msg(lang, 'online.notices.thisDevice')}
        </button>
      ) : (
        <p>{msg(lang, 'online.notices.cannot')}</p>
      )}
      <p role="status">{confirmation}</p>
      <RequestError refusal={refusal} />
      <ul className={controls.lines}>
        {value?.devices.map(({ id, device, created }) => (
          <RemovableRow
            key={id}
            name={device}
            busy={busy}
            onRemove={() => void request(() => endPush(id), again)}
          >
            {device === '' ? msg(lang, 'online.settings.device') : device},{' '}
            {dateText(lang, created)}
          </RemovableRow>
        ))}
      </ul>
    </div>
  );
}

const CHECKS = ['reminder', 'invited', 'over'] as const;

/** Formats minutes after midnight for a time field, such as `08:30`. */
function timeOf(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** In minutes after midnight. */
const DEFAULT_QUIET_HOURS = { from: 22 * 60, to: 8 * 60 };

interface WhenProps {
  readonly settings: NotifySettings;
  readonly onChange: () => void;
}

function When({ settings, onChange }: WhenProps) {
  const lang = useLang();
  const { request, refusal, confirmation } = useRequest();
  // Optimistic update: a change is shown at once, and the next change builds on it.
  const [saved, setSaved] = useState<NotifySettings>();
  const shown = saved ?? settings;
  const save = (now: NotifySettings) => {
    setSaved(now);
    const put = async () => {
      const answer = await ask('PUT', '/me/notifications', ANY_RESPONSE, now);
      if (!answer.ok) setSaved(undefined);
      return answer;
    };
    void request(put, onChange, msg(lang, 'online.settings.saved'));
  };
  const change = (part: Partial<NotifySettings>) => save({ ...shown, ...part });
  const { quiet, ...withoutQuiet } = shown;
  return (
    <div className={styles.group}>
      <FormChoice
        title={msg(lang, 'online.notices.turn')}
        value={shown.turn}
        values={NOTIFY_WHEN}
        name={(when) => msg(lang, `online.notices.when.${when}`)}
        onChange={(turn) => change({ turn })}
      />
      {CHECKS.map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={shown[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
          {msg(lang, `online.notices.about.${name}`)}
        </label>
      ))}
      <QuietHours
        quiet={quiet}
        onChange={(hours) => (hours === undefined ? save(withoutQuiet) : change({ quiet: hours }))}
      />
      <p role="status">{confirmation}</p>
      <RequestError refusal={refusal} />
    </div>
  );
}

type Quiet = NotifySettings['quiet'];

interface QuietHoursProps {
  readonly quiet: Quiet;
  readonly onChange: (quiet: Quiet) => void;
}

/** `quiet` is undefined if there are no quiet hours. */
function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const lang = useLang();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={({ target }) =>
            onChange(target.checked ? { ...DEFAULT_QUIET_HOURS, zone } : undefined)
          }
        />
        {msg(lang, 'online.notices.quiet')}
      </label>
      {quiet !== undefined && (
        <div className={controls.ways}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={controls.field}>
              <span>{msg(lang, `online.notices.${end}`)}</span>
              <input
                type="time"
                className={controls.input}
                value={timeOf(quiet[end])}
                onChange={({ target }) =>
                  target.value !== '' && onChange({ ...quiet, [end]: minutesOf(target.value) })
                }
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

function Webhooks() {
  const lang = useLang();
  const { value, again } = useFetched('/me/webhooks', webhooksSchema);
  const { request, refusal, busy } = useRequest();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string>();
  const add = () =>
    void request(
      () => ask('POST', '/me/webhooks', madeWebhook, { url }),
      (created) => {
        setSecret(created.secret);
        setUrl('');
        again();
      },
    );
  const remove = (id: string) =>
    void request(() => ask('DELETE', `/me/webhooks/${inPath(id)}`, ANY_RESPONSE), again);
  return (
    <details className={styles.group}>
      <summary>{msg(lang, 'online.notices.webhooks')}</summary>
      <p>{msg(lang, 'online.notices.webhooksText')}</p>
      <WebhookList rows={value?.rows ?? []} busy={busy} onRemove={remove} />
      <form className={styles.form} onSubmit={submitHandler(add)}>
        <TextField
          label={msg(lang, 'online.notices.url')}
          error={msg(lang, 'online.notices.badUrl')}
          type="url"
          placeholder="https://"
          value={url}
          onChange={setUrl}
        />
        <button type="submit" disabled={busy || url === ''}>
          {msg(lang, 'online.notices.addWebhook')}
        </button>
      </form>
      <p role="status">
        {secret !== undefined && (
          <>
            {msg(lang, 'online.notices.secret')} <code>{secret}</code>
          </>
        )}
      </p>
      <RequestError refusal={refusal} />
    </details>
  );
}

interface WebhookListProps extends Pick<OwnWebhooks, 'rows'> {
  readonly busy: boolean;
  readonly onRemove: (id: string) => void;
}

function WebhookList({ rows, busy, onRemove }: WebhookListProps) {
  return (
    <ul className={controls.lines}>
      {rows.map(({ id, to, trouble }) => (
        <RemovableRow key={id} name={to} busy={busy} onRemove={() => onRemove(id)}>
          {to}
          {trouble !== undefined && <small> {trouble}</small>}
        </RemovableRow>
      ))}
    </ul>
  );
}
