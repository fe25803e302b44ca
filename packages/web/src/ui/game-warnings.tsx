// Warnings about the storage of this device and about the open game.
import { problemText } from '../game/problem-text.ts';
import { useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { StorageWarning } from './storage-warning.tsx';

export function GameWarnings() {
  const lang = useLang();
  const problem = useGameStore((store) => store.problem);
  return (
    <>
      <StorageWarning />
      {problem !== undefined && problem.kind !== 'full' && (
        <p role="alert" className="problem">
          {problemText(lang, problem)}
        </p>
      )}
    </>
  );
}
