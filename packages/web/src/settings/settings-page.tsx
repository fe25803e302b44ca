// The settings, each with a sentence on what it does. They hold at once and are kept.
import { LANGUAGES, languageName, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import {
  ASSISTANCE,
  PACES,
  SPEECHES,
  TEXT_SIZES,
  THINKING_TIMES,
  useSettings,
} from './settings.ts';
import { SKIPS } from '../decide/unasked.ts';
import { withDesk } from '../sound/load.ts';
import { RECIPES } from '../sound/recipes.ts';
import { MissingLanguage } from './missing-language.tsx';
import { Page } from '../ui/page.tsx';
import segments from '../ui/segments.module.css';
import { THEMES } from '../theme/themes.ts';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const settings = useSettings();
  const { lang, change } = settings;
  return (
    <Page title={msg(lang, 'ui.settings')} className={styles.settings}>
      <Choices
        title={msg(lang, 'ui.language')}
        value={settings.wanted}
        values={LANGUAGES}
        name={languageName}
        onChange={(value) => change({ lang: value })}
      />
      <MissingLanguage />
      <Choices
        title={msg(lang, 'ui.theme')}
        value={settings.theme}
        values={THEMES}
        name={(theme) => msg(lang, `ui.themes.${theme}`)}
        onChange={(value) => change({ theme: value })}
      />
      <Choices
        title={msg(lang, 'ui.pace')}
        value={settings.pace}
        values={PACES}
        name={(pace) => msg(lang, `ui.paces.${pace}`)}
        onChange={(value) => change({ pace: value })}
      />
      <Choices
        title={msg(lang, 'ui.textSize')}
        value={settings.textSize}
        values={TEXT_SIZES}
        name={(size) => `${size} %`}
        onChange={(value) => change({ textSize: value })}
      />
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
      <Choices
        title={msg(lang, 'ui.speech')}
        value={settings.speech}
        values={SPEECHES}
        name={(speech) => msg(lang, `ui.speeches.${speech}`)}
        onChange={(value) => change({ speech: value })}
      />
      <Choices
        title={msg(lang, 'ui.thinkingTime')}
        value={settings.thinking}
        values={THINKING_TIMES}
        name={(ms) => msg(lang, 'ui.seconds', { n: (ms / 1000).toLocaleString(lang) })}
        onChange={(value) => change({ thinking: value })}
      />
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
      <Check checked={settings.settle} onChange={(settle) => change({ settle })}>
        {msg(lang, 'ui.settle')}
      </Check>
      <Check checked={settings.sound} onChange={(sound) => change({ sound })}>
        {msg(lang, 'ui.sound')}
      </Check>
      <Volume />
      <Check checked={settings.music} onChange={(music) => change({ music })}>
        {msg(lang, 'ui.music')}
      </Check>
      <Check checked={settings.letters} onChange={(letters) => change({ letters })}>
        {msg(lang, 'ui.letters')}
      </Check>
      <Check checked={settings.liveScore} onChange={(liveScore) => change({ liveScore })}>
        {msg(lang, 'ui.liveScore')}
      </Check>
      <Check checked={settings.talk} onChange={(talk) => change({ talk })}>
        {msg(lang, 'ui.talk')}
      </Check>
    </Page>
  );
}

/** How loud it is; a step is heard when it is taken. */
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
      <output>{volume} %</output>
    </label>
  );
}

function sample(): void {
  void withDesk(({ desk }) => desk.cues([{ recipe: RECIPES.star, at: 0, near: 1 }]));
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
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A row of buttons of which one is on. */
export function Choices<T extends string | number>({
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
