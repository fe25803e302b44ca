// Distinct shapes: types, roles and resources can be distinguished without color, by outline and
// drawing.
import { PLANET_TYPES, RESOURCES, ROLES } from '@eminent/engine';
import {
  LANGUAGES,
  loadLanguage,
  planetTypeLetter,
  planetTypeName,
  roleLetter,
} from '@eminent/text';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { RoleIcon, SlotIcon, TypeIcon } from '../src/art/icons.tsx';
import { useSettings } from '../src/settings/settings.ts';
import { difference, silhouette } from './silhouette.ts';

/** Share of the union of two outlines. A circle and an octagon differ by less. */
const MIN_DIFFERENCE = 0.1;

interface Drawn {
  readonly outline: string;
  readonly inside: string;
}

/** Leaves out colors. */
function drawn(icon: ReactElement): Drawn {
  const { container } = render(icon);
  const [first, ...others] = container.querySelectorAll('path, ellipse, circle, text');
  const outline = first?.getAttribute('d') ?? '';
  const inside = others.map((one) =>
    one.outerHTML.replaceAll(/(?:class|fill|stroke)="[^"]*"/g, ''),
  );
  cleanup();
  return { outline, inside: inside.join('') };
}

const FAMILIES: Readonly<Record<string, readonly Drawn[]>> = {
  types: PLANET_TYPES.map((type) => drawn(<TypeIcon type={type} />)),
  roles: ROLES.map((role) => drawn(<RoleIcon role={role} />)),
  tokens: RESOURCES.map((resource) => drawn(<SlotIcon resource={resource} filled />)),
  sockets: RESOURCES.map((resource) => drawn(<SlotIcon resource={resource} filled={false} />)),
};

test.each(Object.entries(FAMILIES))('%s differ in outline and in drawing', (_, all) => {
  const shapes = all.map(({ outline }) => silhouette(outline));
  for (const [i, a] of shapes.entries()) {
    expect(a.filter(Boolean).length).toBeGreaterThan(0.3 * a.length);
    for (const b of shapes.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(MIN_DIFFERENCE);
  }
  expect(new Set(all.map(({ inside }) => inside)).size).toBe(all.length);
});

test('a role contains either its drawing or its letter, without hidden elements', () => {
  for (const role of ROLES) {
    for (const [letters, theme] of [
      [false, 'dark'],
      [true, 'dark'],
      [false, 'contrast'],
    ] as const) {
      act(() => useSettings.getState().change({ letters, theme }));
      const { container } = render(<RoleIcon role={role} />);
      const isLettered = letters || theme === 'contrast';
      expect(container.textContent).toBe(isLettered ? roleLetter('en', role) : '');
      expect(container.querySelectorAll('svg *').length).toBeLessThanOrEqual(isLettered ? 3 : 5);
      cleanup();
    }
  }
  act(() => useSettings.getState().change({ letters: false, theme: 'dark' }));
});

test('the same shape written differently is equal', () => {
  const square = silhouette('M4 4h16v16H4z');
  expect(difference(square, silhouette('m4 4 16 0 0 16-16 0z'))).toBe(0);
  expect(
    difference(silhouette('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'), square),
  ).toBeGreaterThan(0.2);
});

test.each(LANGUAGES)(
  'letters of types and of roles are unique and taken from their names, in %s',
  async (lang) => {
    await loadLanguage(lang);
    const letters = PLANET_TYPES.map((type) => planetTypeLetter(lang, type));
    expect(new Set(letters).size).toBe(PLANET_TYPES.length);
    PLANET_TYPES.forEach((type, i) => {
      expect(planetTypeName(lang, type).toUpperCase()).toContain(letters[i]);
    });
    expect(new Set(ROLES.map((role) => roleLetter(lang, role))).size).toBe(ROLES.length);
  },
);

test('a full resource slot is solid, an empty one is not', () => {
  for (const resource of RESOURCES) {
    const [full, empty] = [true, false].map(
      (filled) => render(<SlotIcon resource={resource} filled={filled} />).container.innerHTML,
    );
    expect(full).not.toBe(empty);
    cleanup();
  }
});
