// Notification settings for waiting games: on this device, in a group chat, and at which times.
import {
  madeWebhook,
  NOTIFY_WHEN,
  type NotifySettings,
  notifySettings,
  pushDevices,
  webhooks as webhooksSchema,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, NOTHING } from '../api.ts';
import { FormChoice } from '../create/form-choice.tsx';
import { useFetched } from '../use-fetched.ts';
import { useFieldError } from '../parts/field-error.tsx';
import controls from '../parts/controls.module.css';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { useSession } from '../user-session.ts';
import { dateText } from '../time-text.ts';
import { RemovableRow } from './removable-row.tsx';
import { SettingsSection, useWish } from './settings-section.tsx';
import { beginPush, canPush, endPush } from './web-push.ts';
import styles from './online-settings.module.css';

export function NotificationSettings() {
  const lang = useLang();
  const { value, problem, again } = useFetched('/me/notifications', notifySettings);
  return (
    <SettingsSection
      title={msg(lang, 'online.notices.title')}
      text={msg(lang, 'online.notices.text')}
    >
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value === undefined ? (
          <p role="status">{msg(lang, 'ui.loading')}</p>
        ) : (
          <>
            <Devices />
            <When settings={value} onChange={again} />
            <Webhooks />
          </>
        )}
      </Missing>
    </SettingsSection>
  );
}

function Devices() {
  const lang = useLang();
  const hasPush = useSession(({ session }) => session?.features.push !== undefined);
  const { value, again } = useFetched(hasPush ? '/me/push' : undefined, pushDevices);
  const { wish, refusal, confirmation, busy } = useWish();
  if (!hasPush) return <p>{msg(lang, 'online.notices.noPush')}</p>;
  return (
    <div className={styles.group}>
      {canPush() ? (
        <button
          type="button"
          className={controls.small}
          disabled={busy}
          onClick={() => void wish(() => beginPush(lang), again, msg(lang, 'online.notices.begun'))}
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
            onEnd={() => void wish(() => endPush(id), again)}
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

function timeOf(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };

function When({
  settings,
  onChange,
}: {
  readonly settings: NotifySettings;
  readonly onChange: () => void;
}) {
  const lang = useLang();
  const { wish, refusal, confirmation } = useWish();
  // Optimistic update: the change is shown at once, and the next change builds on it.
  const [wished, setWished] = useState<NotifySettings>();
  const shown = wished ?? settings;
  const save = (now: NotifySettings) => {
    setWished(now);
    const put = async () => {
      const answer = await ask('PUT', '/me/notifications', NOTHING, now);
      if (!answer.ok) setWished(undefined);
      return answer;
    };
    void wish(put, onChange, msg(lang, 'online.settings.saved'));
  };
  const change = (part: Partial<NotifySettings>) => save({ ...shown, ...part });
  const { quiet, ...loud } = shown;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={({ target }) => {
            if (target.checked) return change({ quiet: { ...NIGHT, zone } });
            return save(loud);
          }}
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
                  target.value !== '' &&
                  change({ quiet: { ...quiet, [end]: minutesOf(target.value) } })
                }
              />
            </label>
          ))}
        </div>
      )}
      <p role="status">{confirmation}</p>
      <RequestError refusal={refusal} />
    </div>
  );
}

function Webhooks() {
  const lang = useLang();
  const { value, again } = useFetched('/me/webhooks', webhooksSchema);
  const { wish, refusal, busy } = useWish();
  const [url, setUrl] = useState('');
  const { field, message } = useFieldError(msg(lang, 'online.notices.badUrl'));
  const [secret, setSecret] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    void wish(
      () => ask('POST', '/me/webhooks', madeWebhook, { url }),
      (made) => {
        setSecret(made.secret);
        setUrl('');
        again();
      },
    );
  };
  return (
    <details className={styles.group}>
      <summary>{msg(lang, 'online.notices.webhooks')}</summary>
      <p>{msg(lang, 'online.notices.webhooksText')}</p>
      <ul className={controls.lines}>
        {value?.rows.map(({ id, to, trouble }) => (
          <RemovableRow
            key={id}
            name={to}
            busy={busy}
            onEnd={() =>
              void wish(() => ask('DELETE', `/me/webhooks/${inPath(id)}`, NOTHING), again)
            }
          >
            {to}
            {trouble !== undefined && <small> {trouble}</small>}
          </RemovableRow>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <label className={controls.field}>
          <span>{msg(lang, 'online.notices.url')}</span>
          <input
            type="url"
            placeholder="https://"
            value={url}
            {...field}
            onChange={({ target }) => setUrl(target.value)}
          />
          {message}
        </label>
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
