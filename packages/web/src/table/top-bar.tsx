// The top bar: whose turn it is, which role is led, and buttons that open windows.
import { msg, roleName, seatName } from '@eminent/text';
import { memo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { RoleIcon, Sigil } from '../art/icons.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { hasHints } from '../game/game-channel.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useMenu } from '../ui/use-menu.ts';
import { useExtras } from '../game/table-extras.ts';
import type { Window } from '../game/table-windows.ts';
import styles from './top-bar.module.css';

/** The page to return to after the table. */
function placeAfter({ far, lesson, daily, board, isPuzzle }: GameOnPage['about']): string {
  if (board === true) return '/board';
  if (far !== undefined) return '/online';
  if (daily !== undefined) return '/daily';
  if (isPuzzle === true) return '/puzzles';
  return lesson === undefined ? '/' : '/learn';
}

interface BarProps {
  readonly game: GameOnPage;
  /** Absent while there is no question for a hint. */
  readonly onHint: (() => void) | undefined;
  readonly onOpen: (window: Window) => void;
  /** The result covers it. */
  readonly isCovered?: boolean;
}

export const TopBar = memo(({ game, onOpen, onHint, isCovered = false }: BarProps) => {
  const lang = useLang();
  const undo = useGameStore((store) => store.undo);
  const { view, names, about } = game;
  const { free } = game.undo;
  const { Status, Tools } = useExtras();
  const canUndo = free < view.ply && !view.over;
  const { open, setOpen, place: tools } = useMenu<HTMLElement>();
  return (
    <header className={styles.bar} inert={isCovered}>
      <h1 className="sr-only">Eminent Domain</h1>
      <span className={styles.brand}>
        <Sigil size={30} />
      </span>
      <p className={styles.status}>
        <b>
          {view.turnNumber === 0
            ? msg(lang, 'ui.beforeTurns')
            : view.leader === view.seat
              ? msg(lang, 'ui.yourTurn', { n: view.turnNumber })
              : msg(lang, 'ui.turn', {
                  n: view.turnNumber,
                  name: seatName({ names }, view.leader),
                })}
        </b>
        {view.role !== undefined && (
          <span className={styles.roleNow} data-hue={view.role}>
            <RoleIcon role={view.role} size="1.1em" /> <span>{roleName(lang, view.role)}</span>
          </span>
        )}
      </p>
      {Status && <Status />}
      <nav className={styles.tools} aria-label={msg(lang, 'ui.tools')} ref={tools}>
        <IconButton
          sign="undo"
          label={msg(lang, 'ui.undo')}
          text={msg(lang, 'ui.undo')}
          disabled={!canUndo}
          onClick={() => undo(free, false)}
        />
        {hasHints(about) && (
          <IconButton
            sign="hint"
            label={msg(lang, 'ui.hint.ask')}
            text={msg(lang, 'ui.hint.ask')}
            disabled={onHint === undefined}
            onClick={() => onHint?.()}
          />
        )}
        {Tools && <Tools onTalk={() => onOpen({ kind: 'talk' })} />}
        <span className={styles.menu}>
          <IconButton
            sign="menu"
            label={msg(lang, 'ui.menu')}
            expanded={open}
            onClick={() => setOpen(!open)}
          />
        </span>
        <MoreButtons game={game} isOpen={open} onOpen={onOpen} />
      </nav>
    </header>
  );
});

interface MoreButtonsProps extends Pick<BarProps, 'game' | 'onOpen'> {
  readonly isOpen: boolean;
}

/** The buttons that are in the menu where the bar has no room for them. */
function MoreButtons({ game, isOpen, onOpen }: MoreButtonsProps) {
  const lang = useLang();
  const { sound, change } = useSettings();
  const leave = useGameStore((store) => store.leave);
  const undo = useGameStore((store) => store.undo);
  const { MoreTools } = useExtras();
  const { further } = game.undo;
  const quit = () => {
    leave();
    navigate(placeAfter(game.about));
  };
  return (
    <span className={styles.more} data-open={isOpen || undefined}>
      {further !== undefined && !game.view.over && (
        <IconButton
          sign="back"
          label={msg(lang, 'ui.undoFurther')}
          text={msg(lang, 'ui.undoFurtherShort')}
          onClick={() => undo(further, true)}
        />
      )}
      {MoreTools && <MoreTools />}
      <IconButton
        sign="technology"
        label={msg(lang, 'ui.technologies')}
        text={msg(lang, 'ui.technologies')}
        onClick={() => onOpen({ kind: 'catalogue' })}
      />
      <IconButton
        sign="log"
        label={msg(lang, 'ui.log')}
        text={msg(lang, 'ui.log')}
        onClick={() => onOpen({ kind: 'log' })}
      />
      <IconButton
        sign={sound ? 'sound' : 'mute'}
        label={msg(lang, 'ui.sound')}
        text={msg(lang, 'ui.sound')}
        pressed={sound}
        onClick={() => change({ sound: !sound })}
      />
      <IconButton
        sign="help"
        label={msg(lang, 'ui.guide.title')}
        text={msg(lang, 'ui.guide.title')}
        onClick={() => onOpen({ kind: 'guide' })}
      />
      <IconButton
        sign="gear"
        label={msg(lang, 'ui.settings')}
        text={msg(lang, 'ui.settings')}
        onClick={() => navigate('/settings')}
      />
      <IconButton
        sign="leave"
        label={msg(lang, 'ui.leave')}
        text={msg(lang, 'ui.leave')}
        onClick={quit}
      />
    </span>
  );
}
