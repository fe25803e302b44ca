// Error boundaries: show the error screen instead of a screen or page that throws.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { leaveGame } from '../game/open-game.ts';
import { localStore } from '../storage/storage.ts';
import { textToSave } from '../storage/unsaved-games.ts';
import { saveFile } from '../storage/save-file.ts';
import { useLang } from '../settings/settings.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Catches errors of a screen. Renders its children again when the address changes. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const [location] = useHashLocation();
  return (
    <ErrorBoundary FallbackComponent={BrokenScreen} resetKeys={[location]}>
      {children}
    </ErrorBoundary>
  );
}

/** Catches errors outside the screens. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={BrokenPage}>{children}</ErrorBoundary>;
}

/** Returns the first line of an error's message, cut to 200 characters. */
export function shortMessage(error: unknown): string {
  const line = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
  return line.length > 200 ? `${line.slice(0, 200)} …` : line;
}

function BrokenScreen({ error, resetErrorBoundary }: FallbackProps) {
  const lang = useLang();
  const home = () => {
    leaveGame('/');
    resetErrorBoundary();
  };
  return (
    <ErrorScreen sentence={msg(lang, 'ui.trouble.screen')} detail={shortMessage(error)}>
      <button type="button" className="primary" onClick={home}>
        {msg(lang, 'ui.home')}
      </button>
      <RecoveryButtons />
    </ErrorScreen>
  );
}

function BrokenPage({ error }: FallbackProps) {
  const lang = useLang();
  return (
    <ErrorScreen sentence={msg(lang, 'ui.trouble.page')} detail={shortMessage(error)}>
      <RecoveryButtons />
    </ErrorScreen>
  );
}

function RecoveryButtons() {
  const lang = useLang();
  const game = useGameStore((store) => store.game);
  const gameText = game?.record ?? (game?.saved && JSON.stringify(game.saved));
  return (
    <>
      <button type="button" onClick={() => location.reload()}>
        {msg(lang, 'ui.trouble.reload')}
      </button>
      {gameText !== undefined && (
        <button type="button" onClick={() => saveFile('eminent-domain.txt', gameText)}>
          {msg(lang, 'ui.trouble.saveGame')}
        </button>
      )}
      <button
        type="button"
        onClick={() => saveFile('eminent-domain-kept.json', textToSave(localStore))}
      >
        {msg(lang, 'ui.trouble.saveKept')}
      </button>
    </>
  );
}
