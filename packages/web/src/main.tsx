// The page begins here.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jost/wght.css';
import './theme/tokens.css';
import.meta.glob('./theme/themes/*.css', { eager: true });
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { gameOfTab, useStore } from './game/store.ts';
import { applySettings, learnLanguage } from './settings/settings.ts';

const root = document.getElementById('root');
if (root !== null) void begin(root);

async function begin(place: HTMLElement): Promise<void> {
  await learnLanguage();
  applySettings();
  takeUpGame();
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** A visit that begins at the table, such as a reload, goes on with the game that was left there. */
function takeUpGame(): void {
  const kept = location.hash === '#/table' ? gameOfTab() : undefined;
  if (kept !== undefined) useStore.getState().start(kept);
}
