// Text has a contrast of at least 4.5 to 1 (WCAG) on every background of every theme.
import { readFileSync } from 'node:fs';
import { PLANET_TYPES, RESOURCES, ROLES } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { inRoot } from './paths.ts';

describe.each(LOOKS)('text is readable on every background of %s', (look) => {
  const sheet = readFileSync(inRoot(`packages/web/src/theme/themes/${look}.css`), 'utf8');
  const value = (name: string): string => {
    const found = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1];
    if (found === undefined) throw new Error(`no --${name}`);
    return found;
  };
  const color = (name: string): readonly number[] =>
    [1, 3, 5].map((at) => Number.parseInt(value(name).slice(at, at + 2), 16) / 255);
  const lightness = (parts: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: readonly number[], b: readonly number[]): number => {
    const [dark = 0, light = 0] = [lightness(a), lightness(b)].toSorted((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  const grounds = ['space', 'panel-solid', 'raised', 'well', 'ribbon-1', 'ribbon-2'];

  test.each<[string, string]>([
    ...['text', 'soft', 'accent', 'score', 'danger', 'brass', 'fighter', 'colony'].flatMap((word) =>
      grounds.map((background): [string, string] => [word, background]),
    ),
    ['on-accent', 'accent'],
    ['text', 'danger-bg'],
    ['on-alarm', 'alarm'],
    ['on-tag', 'tag'],
    ['on-pill', 'pill'],
    ['text', 'second'],
    ...['primary-1', 'primary-2', 'primary-3'].map(
      (gold) => ['on-primary', gold] as [string, string],
    ),
    ...['plate-1', 'plate-2'].flatMap((plate) =>
      ['on-plate', 'soft-on-plate'].map((word) => [word, plate] as [string, string]),
    ),
  ])('--%s on --%s', (word, background) => {
    expect(contrast(color(word), color(background))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...ROLES, ...PLANET_TYPES, ...RESOURCES])('the hue of %s as text', (hue) => {
    const share = Number.parseFloat(value('hue-share')) / 100;
    const words = color('text');
    const ink = color(hue).map((part, i) => part * share + (words[i] ?? 0) * (1 - share));
    expect(grounds.filter((background) => contrast(ink, color(background)) < 4.5)).toEqual([]);
  });
});
