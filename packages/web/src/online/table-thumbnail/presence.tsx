// Presence of a player without color: disc (here), crescent (away), crossed-out ring (offline).
import type { Friend } from '@eminent/protocol/online';
import styles from './presence.module.css';

export function PresenceMark({ presence }: Pick<Friend, 'presence'>) {
  return (
    <svg viewBox="0 0 20 20" className={styles.mark} data-presence={presence} aria-hidden="true">
      {presence === 'here' && <circle cx="10" cy="10" r="7.5" className={styles.disc} />}
      {presence === 'away' && (
        <path
          d="M12.5 2.8a7.6 7.6 0 1 0 4.7 10.6A6.4 6.4 0 0 1 12.5 2.8z"
          className={styles.disc}
        />
      )}
      {presence === 'offline' && (
        <g className={styles.ring}>
          <circle cx="10" cy="10" r="6.8" />
          <path d="m5.4 14.6 9.2-9.2" />
        </g>
      )}
    </svg>
  );
}
