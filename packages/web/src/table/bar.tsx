// The top of the table: whose turn and phase it is, how near the end, who leads; and what can be opened.
import clsx from 'clsx';
import { msg, roleName, seatName } from '@eminent/text';
import { memo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { InfluenceIcon, RoleIcon, Sigil } from '../art/icons.tsx';
import { type GameOnPage, useStore } from '../game/store.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { EndGauge } from './end-gauge.tsx';
import { phaseOf } from './phase.ts';
import type { Window } from './window.ts';
import styles from './bar.module.css';

const PHASES = ['action', 'role', 'cleanup'] as const;

interface BarProps {
  readonly game: GameOnPage;
  /** Absent while there is nothing to ask. */
  readonly onHint: (() => void) | undefined;
  readonly onOpen: (window: Window) => void;
}

export const Bar = memo(({ game, onOpen, onHint }: BarProps) => {
  const lang = useLang();
  const { sound, liveScore, change } = useSettings();
  const leave = useStore((store) => store.leave);
  const undo = useStore((store) => store.undo);
  const { view, names, saved } = game;
  const phase = phaseOf(view);
  const best = Math.max(...view.players.map((player) => player.score.total));
  const { free, further } = game.undo;
  const canUndo = free < view.ply && !view.over;
  const quit = () => {
    leave();
    navigate(saved.lesson === undefined ? '/' : '/learn');
  };
  return (
    <header className={styles.bar}>
      <h1 className="sr-only">Eminent Domain</h1>
      <span className={styles.brand}>
        <Sigil size={30} />
      </span>
      <p className={styles.status}>
        <b>
          {view.leader === view.seat
            ? msg(lang, 'ui.yourTurn', { n: view.turnNumber })
            : msg(lang, 'ui.turn', { n: view.turnNumber, name: seatName({ names }, view.leader) })}
        </b>
        <span className={styles.phases}>
          {PHASES.map((one) => (
            <span key={one} className={clsx(one === phase && styles.on)}>
              {msg(lang, `ui.phases.${one}`)}
            </span>
          ))}
        </span>
        {view.role !== undefined && (
          <span className={styles.roleNow} data-hue={view.role}>
            <RoleIcon role={view.role} size={20} /> <span>{roleName(lang, view.role)}</span>
          </span>
        )}
      </p>
      <EndGauge view={view} />
      {liveScore && (
        <ul className={styles.standing} aria-label={msg(lang, 'ui.standing')}>
          {view.players.map((player) => (
            <li key={player.seat} className={clsx(player.score.total === best && styles.best)}>
              <span>{seatName({ names }, player.seat)}</span>
              <InfluenceIcon size={13} />
              <b>{player.score.total}</b>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.tools} aria-label={msg(lang, 'ui.tools')}>
        <IconButton
          sign="undo"
          label={msg(lang, 'ui.undo')}
          text={msg(lang, 'ui.undo')}
          disabled={!canUndo}
          onClick={() => undo(free, false)}
        />
        {further !== undefined && !view.over && (
          <IconButton
            sign="back"
            label={msg(lang, 'ui.undoFurther')}
            onClick={() => undo(further, true)}
          />
        )}
        <IconButton
          sign="hint"
          label={msg(lang, 'ui.hint.ask')}
          text={msg(lang, 'ui.hint.ask')}
          disabled={onHint === undefined}
          onClick={() => onHint?.()}
        />
        <IconButton
          sign="technology"
          label={msg(lang, 'ui.technologies')}
          text={msg(lang, 'ui.technologies')}
          onClick={() => onOpen({ kind: 'catalogue' })}
        />
        <IconButton
          sign="log"
          label={msg(lang, 'ui.log')}
          onClick={() => onOpen({ kind: 'log' })}
        />
        <span className={styles.roomOnly}>
          <IconButton
            sign={sound ? 'sound' : 'mute'}
            label={msg(lang, 'ui.sound')}
            pressed={sound}
            onClick={() => change({ sound: !sound })}
          />
        </span>
        <IconButton
          sign="help"
          label={msg(lang, 'ui.keys')}
          onClick={() => onOpen({ kind: 'keys' })}
        />
        <IconButton
          sign="gear"
          label={msg(lang, 'ui.settings')}
          onClick={() => navigate('/settings')}
        />
        <IconButton sign="leave" label={msg(lang, 'ui.leave')} onClick={quit} />
      </nav>
    </header>
  );
});
