// Entry point of the page: loads language and fonts, resumes a game, and renders the app.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jost/wght.css';
import './theme/tokens.css';
import.meta.glob('./theme/themes/*.css', { eager: true });
import './theme/base.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { gameOfTab, useGameStore } from './game/current-game.ts';
import { embeddedTable } from './replay/embed-address.ts';
import { applySettings, loadPageLanguage } from './settings/settings.ts';
import { loadTable } from './table/load-table.ts';
import { beginActivity } from './activity/activity.ts';
import { nextTask } from './activity/when-idle.ts';
import { reloadOnMissingScript } from './ui/load-newer-page.ts';
import { loadFonts } from './ui/load-fonts.ts';
import { registerServiceWorker } from './ui/register-service-worker.ts';

const TABLE_HASH = '#/table';

const root = document.getElementById('root');
// Parsing the scripts was already a long task, so the start gets its own task.
if (root !== null) setTimeout(() => void begin(root));

async function begin(place: HTMLElement): Promise<void> {
  const endStart = beginActivity();
  reloadOnMissingScript();
  if (location.hash === TABLE_HASH) void loadTable().catch(() => undefined);
  await Promise.all([loadPageLanguage(), loadFonts()]);
  await nextTask();
  applySettings();
  // A replay embedded in another site resumes no game and registers no service worker.
  if (embeddedTable(location.pathname) === undefined) {
    resumeGame();
    registerServiceWorker();
  }
  const page = createRoot(place);
  // A transition renders in small steps and keeps the browser responsive.
  startTransition(() => {
    page.render(
      <StrictMode>
        <App />
        <AfterCommit act={endStart} />
      </StrictMode>,
    );
  });
}

function AfterCommit({ act }: { readonly act: () => void }): null {
  useLayoutEffect(act, [act]);
  return null;
}

/** Resumes the game of this tab if the page opens at the table, as after a reload. */
function resumeGame(): void {
  const saved = location.hash === TABLE_HASH ? gameOfTab() : undefined;
  if (saved !== undefined) useGameStore.getState().start(saved);
}
