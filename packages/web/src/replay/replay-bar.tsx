// The bar above a replay: the current step, the log button, and the choice of the perspective.
import { SPECTATOR } from '@eminent/engine';
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { useLang } from '../settings/settings.ts';
import bar from '../table/top-bar.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { ReplayStatus, type ReplayStatusProps } from './replay-status.tsx';
import styles from './replay-viewer.module.css';

interface ReplayBarProps extends ReplayStatusProps {
  readonly perspective: number;
  readonly onPerspective: (seat: number) => void;
  readonly onLog: () => void;
}

export function ReplayBar({ perspective, onPerspective, onLog, ...status }: ReplayBarProps) {
  const lang = useLang();
  return (
    <header className={bar.bar}>
      <h1 className="sr-only">{msg(lang, 'ui.replays')}</h1>
      <IconButton
        sign="back"
        label={msg(lang, 'ui.replays')}
        onClick={() => navigate('/replays')}
      />
      <ReplayStatus {...status} />
      <IconButton sign="log" label={msg(lang, 'ui.log')} onClick={onLog} />
      <label className={styles.perspective}>
        <span>{msg(lang, 'ui.perspective')}</span>
        <select
          aria-label={msg(lang, 'ui.perspective')}
          value={perspective}
          onChange={({ target }) => onPerspective(Number(target.value))}
        >
          {status.names.map((name, seat) => (
            <option key={`${name} ${seat + 1}`} value={seat}>
              {name}
            </option>
          ))}
          <option value={SPECTATOR}>{msg(lang, 'ui.spectator')}</option>
        </select>
      </label>
    </header>
  );
}
