// The settings page, in groups. A change applies immediately and is stored on this device.
import { LANGUAGES, languageName, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SignIcon } from '../art/icons.tsx';
import {
  ASSISTANCE,
  PACES,
  SPEECHES,
  TEXT_SIZES,
  THINKING_TIMES,
  useSettings,
  SKIPS,
} from '../settings/settings.ts';
import { withMixer } from '../sound/load-sound.ts';
import { RECIPES } from '../sound/sound-recipes.ts';
import { MissingLanguage } from '../settings/missing-language.tsx';
import { Page } from '../ui/page.tsx';
import segments from '../ui/segments.module.css';
import { type Look, lookOf, type Theme, THEMES } from '../theme/themes.ts';
import styles from './settings-page.module.css';

export function SettingsPage() {
  return (
    <Page title={msg(useSettings().lang, 'ui.settings')} className={styles.settings}>
      <LookGroup />
      <SoundGroup />
      <PaceGroup />
      <AssistanceGroup />
      <ReadingGroup />
      <NotificationsGroup />
    </Page>
  );
}

function LookGroup() {
  const settings = useSettings();
  const { lang, change } = settings;
  return (
    <Group id="look">
      <Choices
        title={msg(lang, 'ui.language')}
        value={settings.wanted}
        values={LANGUAGES}
        name={languageName}
        onChange={(value) => change({ lang: value })}
      />
      <MissingLanguage />
      <Themes />
      <Choices
        title={msg(lang, 'ui.textSize')}
        value={settings.textSize}
        values={TEXT_SIZES}
        name={(size) => msg(lang, 'ui.percent', { n: size })}
        onChange={(value) => change({ textSize: value })}
      />
      <Check checked={settings.letters} onChange={(letters) => change({ letters })}>
        {msg(lang, 'ui.letters')}
      </Check>
      <Check checked={settings.liveScore} onChange={(liveScore) => change({ liveScore })}>
        {msg(lang, 'ui.liveScore')}
      </Check>
    </Group>
  );
}

/** Each theme with a small preview in its colors. */
function Themes() {
  const { lang, theme, change } = useSettings();
  return (
    <Choices
      title={msg(lang, 'ui.theme')}
      value={theme}
      values={THEMES}
      name={(one) => (
        <span className={styles.theme}>
          <ThemePreview theme={one} />
          {msg(lang, `ui.themes.${one}`)}
        </span>
      )}
      onChange={(value) => change({ theme: value })}
    />
  );
}

/** A table in miniature. The automatic theme shows both of its looks. */
function ThemePreview({ theme }: { readonly theme: Theme }) {
  const looks: readonly Look[] =
    theme === 'auto' ? [lookOf(theme, false), lookOf(theme, true)] : [theme];
  return (
    <span className={styles.preview} aria-hidden="true">
      {looks.map((look) => (
        <span key={look} className={styles.look} data-preview={look}>
          <i className={styles.star} />
          <i className={styles.card} />
          <i className={styles.card} />
          <i className={styles.button} />
        </span>
      ))}
    </span>
  );
}

function SoundGroup() {
  const { lang, sound, music, change } = useSettings();
  return (
    <Group id="sound">
      <Check checked={sound} onChange={(on) => change({ sound: on })}>
        {msg(lang, 'ui.sound')}
      </Check>
      <Volume />
      <Check checked={music} onChange={(on) => change({ music: on })}>
        {msg(lang, 'ui.music')}
      </Check>
    </Group>
  );
}

function PaceGroup() {
  const { lang, pace, thinking, settle, talk, change } = useSettings();
  return (
    <Group id="pace">
      <Choices
        title={msg(lang, 'ui.pace')}
        value={pace}
        values={PACES}
        name={(one) => msg(lang, `ui.paces.${one}`)}
        onChange={(value) => change({ pace: value })}
      />
      <Choices
        title={msg(lang, 'ui.thinkingTime')}
        value={thinking}
        values={THINKING_TIMES}
        name={(ms) => msg(lang, 'ui.seconds', { n: (ms / 1000).toLocaleString(lang) })}
        onChange={(value) => change({ thinking: value })}
      />
      <Check checked={settle} onChange={(on) => change({ settle: on })}>
        {msg(lang, 'ui.settle')}
      </Check>
      <Check checked={talk} onChange={(on) => change({ talk: on })}>
        {msg(lang, 'ui.talk')}
      </Check>
    </Group>
  );
}

function AssistanceGroup() {
  const settings = useSettings();
  const { lang, change } = settings;
  return (
    <Group id="assistance">
      <Choices
        title={msg(lang, 'ui.skips')}
        value={settings.skips}
        values={SKIPS}
        name={(skips) => msg(lang, `ui.skippedSteps.${skips}`)}
        onChange={(value) => change({ skips: value })}
      />
      <Check
        checked={settings.skipsAmongPeople}
        onChange={(skipsAmongPeople) => change({ skipsAmongPeople })}
      >
        {msg(lang, 'ui.skipsAmongPeople')}
      </Check>
      <Check checked={settings.allChoices} onChange={(allChoices) => change({ allChoices })}>
        {msg(lang, 'ui.allChoicesShown')}
      </Check>
      <Choices
        title={msg(lang, 'ui.assistance')}
        value={settings.assistance}
        values={ASSISTANCE}
        name={(level) => msg(lang, `ui.assistanceLevels.${level}`)}
        onChange={(value) => change({ assistance: value })}
      />
      <Check checked={settings.firstClick} onChange={(firstClick) => change({ firstClick })}>
        {msg(lang, 'ui.firstClick')}
      </Check>
    </Group>
  );
}

function ReadingGroup() {
  const { lang, speech, change } = useSettings();
  return (
    <Group id="reading">
      <Choices
        title={msg(lang, 'ui.speech')}
        value={speech}
        values={SPEECHES}
        name={(one) => msg(lang, `ui.speeches.${one}`)}
        onChange={(value) => change({ speech: value })}
      />
    </Group>
  );
}

/** Notification settings, which a server stores with the account. */
function NotificationsGroup() {
  const { lang } = useSettings();
  return (
    <Group id="notifications">
      <p>{msg(lang, 'ui.notificationsText')}</p>
      <Link href="/online/settings" className={styles.link}>
        <SignIcon sign="bell" />
        {msg(lang, 'ui.notificationsOnline')}
      </Link>
    </Group>
  );
}

type GroupId = 'look' | 'sound' | 'pace' | 'assistance' | 'reading' | 'notifications';

function Group({ id, children }: { readonly id: GroupId; readonly children: ReactNode }) {
  const { lang } = useSettings();
  return (
    <section className={styles.group} aria-labelledby={`settings-${id}`}>
      <h2 id={`settings-${id}`}>{msg(lang, `ui.settingGroups.${id}`)}</h2>
      {children}
    </section>
  );
}

/** The volume; each step plays a sound. */
function Volume() {
  const { lang, volume, sound, change } = useSettings();
  return (
    <label className={styles.option}>
      <span>{msg(lang, 'ui.volume')}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={!sound}
        className={styles.volume}
        onChange={({ target }) => change({ volume: Number(target.value) })}
        onPointerUp={sample}
        onKeyUp={sample}
      />
      <output>{msg(lang, 'ui.percent', { n: volume })}</output>
    </label>
  );
}

function sample(): void {
  void withMixer(({ mixer }) => mixer.cues([{ recipe: RECIPES.star, at: 0, gain: 1 }]));
}

function Check({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

interface ChoicesProps<T extends string | number> {
  readonly title: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly name: (value: T) => ReactNode;
  readonly onChange: (value: T) => void;
}

/** A row of buttons of which one is selected. */
function Choices<T extends string | number>({
  title,
  value,
  values,
  name,
  onChange,
}: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={segments.segments}>
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={title}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
