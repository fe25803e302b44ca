// The page begins here.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jost/wght.css';
import './theme/tokens.css';
import.meta.glob('./theme/themes/*.css', { eager: true });
import './theme/base.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { gameOfTab, useGameStore } from './game/current-game.ts';
import { applySettings, learnLanguage } from './settings/settings.ts';
import { loadTable } from './table/load-table.ts';
import { beginActivity } from './activity/activity.ts';
import { reloadWhereParted } from './ui/reload-page.ts';
import { loadFonts } from './ui/load-fonts.ts';
import { registerServiceWorker } from './ui/register-service-worker.ts';

/** Where a game on this device is played. */
const TABLE = '#/table';

const root = document.getElementById('root');
// In a task of its own: to read the scripts takes long enough.
if (root !== null) setTimeout(() => void begin(root));

async function begin(place: HTMLElement): Promise<void> {
  const endStart = beginActivity();
  reloadWhereParted();
  if (location.hash === TABLE) void loadTable().catch(() => undefined);
  await Promise.all([learnLanguage(), loadFonts()]);
  await ownTask();
  applySettings();
  takeUpGame();
  registerServiceWorker();
  const page = createRoot(place);
  // In small steps, between which the browser draws and answers.
  startTransition(() => {
    page.render(
      <StrictMode>
        <App />
        <AfterCommit act={endStart} />
      </StrictMode>,
    );
  });
}

/** Calls back when the first screen, or what stands in for it, is on the page. */
function AfterCommit({ act }: { readonly act: () => void }): null {
  useLayoutEffect(act, [act]);
  return null;
}

/** What follows is no part of the task so far: to fetch the table and to read a game take long enough each. */
function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A visit that begins at the table, such as a reload, goes on with the game that was left there. */
function takeUpGame(): void {
  const kept = location.hash === TABLE ? gameOfTab() : undefined;
  if (kept !== undefined) useGameStore.getState().start(kept);
}
