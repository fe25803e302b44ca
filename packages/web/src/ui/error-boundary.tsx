// What is shown in place of a screen, or of the whole page, that throws: never nothing.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { navigate, useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { localStore } from '../storage/storage.ts';
import { textToSave } from '../storage/unsaved-games.ts';
import { saveFile } from '../storage/save-file.ts';
import { useLang } from '../settings/settings.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Around each screen: another address shows another screen. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const [location] = useHashLocation();
  return (
    <ErrorBoundary FallbackComponent={BrokenScreen} resetKeys={[location]}>
      {children}
    </ErrorBoundary>
  );
}

/** Around everything, for what goes wrong between the screens. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={BrokenPage}>{children}</ErrorBoundary>;
}

/** An error in a line: a long one helps nobody who reads it on a page. */
export function lineOf(error: unknown): string {
  const line = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
  return line.length > 200 ? `${line.slice(0, 200)} …` : line;
}

function BrokenScreen({ error, resetErrorBoundary }: FallbackProps) {
  const lang = useLang();
  const leave = useGameStore((store) => store.leave);
  const home = () => {
    leave();
    navigate('/');
    resetErrorBoundary();
  };
  return (
    <ErrorScreen sentence={msg(lang, 'ui.trouble.screen')} detail={lineOf(error)}>
      <button type="button" className="primary" onClick={home}>
        {msg(lang, 'ui.home')}
      </button>
      <Ways />
    </ErrorScreen>
  );
}

function BrokenPage({ error }: FallbackProps) {
  const lang = useLang();
  return (
    <ErrorScreen sentence={msg(lang, 'ui.trouble.page')} detail={lineOf(error)}>
      <Ways />
    </ErrorScreen>
  );
}

/** To load again, and to save what there is. */
function Ways() {
  const lang = useLang();
  const game = useGameStore((store) => store.game);
  const kept = game?.record ?? (game?.saved && JSON.stringify(game.saved));
  return (
    <>
      <button type="button" onClick={() => location.reload()}>
        {msg(lang, 'ui.trouble.reload')}
      </button>
      {kept !== undefined && (
        <button type="button" onClick={() => saveFile('eminent-domain.txt', kept)}>
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
