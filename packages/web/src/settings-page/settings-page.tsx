// The settings page, in groups. A change applies at once and is stored on this device.
import { LANGUAGES, languageName, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SignIcon } from '../art/icons.tsx';
import {
  ASSISTANCE,
  PACES,
  type Settings,
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
  const { lang } = useSettings();
  return (
    <Group id="look">
      <Choices
        setting="lang"
        title={msg(lang, 'ui.language')}
        values={LANGUAGES}
        name={languageName}
      />
      <MissingLanguage />
      <Themes />
      <Choices
        setting="textSize"
        title={msg(lang, 'ui.textSize')}
        values={TEXT_SIZES}
        name={(size) => msg(lang, 'ui.percent', { n: size })}
      />
      <Check setting="letters">{msg(lang, 'ui.letters')}</Check>
      <Check setting="liveScore">{msg(lang, 'ui.liveScore')}</Check>
    </Group>
  );
}

function Themes() {
  const { lang } = useSettings();
  return (
    <Choices
      setting="theme"
      title={msg(lang, 'ui.theme')}
      values={THEMES}
      name={(one) => (
        <span className={styles.theme}>
          <ThemePreview theme={one} />
          {msg(lang, `ui.themes.${one}`)}
        </span>
      )}
    />
  );
}

/** A miniature of a table. The automatic theme shows light and dark. */
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
  const { lang } = useSettings();
  return (
    <Group id="sound">
      <Check setting="sound">{msg(lang, 'ui.sound')}</Check>
      <Volume />
      <Check setting="music">{msg(lang, 'ui.music')}</Check>
    </Group>
  );
}

function PaceGroup() {
  const { lang } = useSettings();
  return (
    <Group id="pace">
      <Choices
        setting="pace"
        title={msg(lang, 'ui.pace')}
        values={PACES}
        name={(one) => msg(lang, `ui.paces.${one}`)}
      />
      <Choices
        setting="thinking"
        title={msg(lang, 'ui.thinkingTime')}
        values={THINKING_TIMES}
        name={(ms) => msg(lang, 'ui.seconds', { n: (ms / 1000).toLocaleString(lang) })}
      />
      <Check setting="settle">{msg(lang, 'ui.settle')}</Check>
      <Check setting="talk">{msg(lang, 'ui.talk')}</Check>
    </Group>
  );
}

function AssistanceGroup() {
  const { lang } = useSettings();
  return (
    <Group id="assistance">
      <Choices
        setting="skips"
        title={msg(lang, 'ui.skips')}
        values={SKIPS}
        name={(skips) => msg(lang, `ui.skippedSteps.${skips}`)}
      />
      <Check setting="skipsAmongPeople">{msg(lang, 'ui.skipsAmongPeople')}</Check>
      <Check setting="allChoices">{msg(lang, 'ui.allChoicesShown')}</Check>
      <Choices
        setting="assistance"
        title={msg(lang, 'ui.assistance')}
        values={ASSISTANCE}
        name={(level) => msg(lang, `ui.assistanceLevels.${level}`)}
      />
      <Check setting="firstClick">{msg(lang, 'ui.firstClick')}</Check>
    </Group>
  );
}

function ReadingGroup() {
  const { lang } = useSettings();
  return (
    <Group id="reading">
      <Choices
        setting="speech"
        title={msg(lang, 'ui.speech')}
        values={SPEECHES}
        name={(one) => msg(lang, `ui.speeches.${one}`)}
      />
    </Group>
  );
}

/** Links to the notification settings, which the server stores with the account. */
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

/** The volume slider. Plays a sound when the user releases the pointer or a key. */
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
        onPointerUp={playSample}
        onKeyUp={playSample}
      />
      <output>{msg(lang, 'ui.percent', { n: volume })}</output>
    </label>
  );
}

function playSample(): void {
  void withMixer(({ mixer }) => mixer.cues([{ recipe: RECIPES.star, at: 0, gain: 1 }]));
}

/** Names of the settings with values of type T. */
type SettingOf<T> = { [K in keyof Settings]: Settings[K] extends T ? K : never }[keyof Settings];
type ChoiceSetting = SettingOf<string | number>;

interface CheckProps {
  readonly setting: SettingOf<boolean>;
  readonly children: ReactNode;
}

function Check({ setting, children }: CheckProps) {
  const { change, [setting]: checked } = useSettings();
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => change({ [setting]: target.checked })}
      />
      <span>{children}</span>
    </label>
  );
}

interface ChoicesProps<K extends ChoiceSetting> {
  readonly setting: K;
  readonly title: string;
  readonly values: readonly Settings[K][];
  readonly name: (value: Settings[K]) => ReactNode;
}

function Choices<K extends ChoiceSetting>({ setting, title, values, name }: ChoicesProps<K>) {
  const { wanted, change, [setting]: current } = useSettings();
  // Shows a chosen language as selected while it loads.
  const value = setting === 'lang' ? wanted : current;
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
              onChange={() => change({ [setting]: one })}
            />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
