// The colors of pictures: the page's dark theme (packages/web/src/theme, dark.css and tokens.css).
import type { PlanetKind, Role } from '@eminent/engine';

export const DARK = {
  panel: '#0e1230d9',
  line: '#3a4070',
  accent: '#f4cf7c',
  brass: '#caa055',
  text: '#f6f0e2',
  soft: '#c3c3d6',
  score: '#ffe3a0',
  seats: ['#f4cf7c', '#74ccff', '#ff9184', '#86e5a8', '#dda6ff'],
} as const;

export const ROLE_COLORS: Readonly<Record<Role, string>> = {
  survey: '#74ccff',
  warfare: '#ff9184',
  colonize: '#86e5a8',
  produce: '#ffc36a',
  trade: '#dda6ff',
  research: '#aebdff',
};

export const PLANET_COLORS: Readonly<Record<PlanetKind, string>> = {
  advanced: '#8fb6ff',
  fertile: '#7fe3a6',
  metallic: '#ffab7d',
  prestige: '#f2b0e6',
  utopian: '#ffe27a',
};
