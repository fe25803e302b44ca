// The top bar: whose turn it is, the role in progress, and the tool buttons.
import { msg, roleName, seatName } from '@eminent/text';
import { type ComponentProps, memo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { RoleIcon, Sigil } from '../art/icons.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { leaveGame } from '../game/open-game.ts';
import { hasHints } from '../game/game-channel.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useMenu } from '../ui/use-menu.ts';
import { useExtras, type ViewProps } from '../game/table-extras.ts';
import type { TableWindow } from '../game/table-windows.ts';
import styles from './top-bar.module.css';

function routeAfter({ far, lesson, daily, board, isPuzzle }: GameOnPage['about']): string {
  if (board === true) return '/board';
  if (far !== undefined) return '/online';
  if (daily !== undefined) return '/daily';
  if (isPuzzle === true) return '/puzzles';
  return lesson === undefined ? '/' : '/learn';
}

interface BarProps {
  readonly game: GameOnPage;
  /** Requests a hint; undefined while the player has no question. */
  readonly onHint: (() => void) | undefined;
  readonly onOpen: (window: TableWindow) => void;
  readonly isCovered: boolean;
}

export const TopBar = memo(({ game, onOpen, onHint, isCovered }: BarProps) => {
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
      <TurnStatus view={view} names={names} />
      {Status && <Status />}
      <nav className={styles.tools} aria-label={msg(lang, 'ui.tools')} ref={tools}>
        <Tool
          sign="undo"
          label={msg(lang, 'ui.undo')}
          disabled={!canUndo}
          onClick={() => undo(free, false)}
        />
        {hasHints(about) && (
          <Tool
            sign="hint"
            label={msg(lang, 'ui.hint.ask')}
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

function TurnStatus({ view, names }: ViewProps) {
  const lang = useLang();
  const { turnNumber: n, leader, seat, role } = view;
  return (
    <p className={styles.status}>
      <b>
        {n === 0
          ? msg(lang, 'ui.beforeTurns')
          : leader === seat
            ? msg(lang, 'ui.yourTurn', { n })
            : msg(lang, 'ui.turn', { n, name: seatName({ names }, leader) })}
      </b>
      {role !== undefined && (
        <span className={styles.roleNow} data-hue={role}>
          <RoleIcon role={role} size="1.1em" /> <span>{roleName(lang, role)}</span>
        </span>
      )}
    </p>
  );
}

function Tool(props: Omit<ComponentProps<typeof IconButton>, 'text'>) {
  return <IconButton {...props} text={props.label} />;
}

interface MoreButtonsProps extends Pick<BarProps, 'game' | 'onOpen'> {
  readonly isOpen: boolean;
}

/** The buttons that move into a menu where the bar has no room for them. */
function MoreButtons({ game, isOpen, onOpen }: MoreButtonsProps) {
  const lang = useLang();
  const { sound, change } = useSettings();
  const undo = useGameStore((store) => store.undo);
  const { further } = game.undo;
  const quit = () => leaveGame(routeAfter(game.about));
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
      <Tool
        sign="technology"
        label={msg(lang, 'ui.technologies')}
        onClick={() => onOpen({ kind: 'catalogue' })}
      />
      <Tool sign="log" label={msg(lang, 'ui.log')} onClick={() => onOpen({ kind: 'log' })} />
      <Tool
        sign={sound ? 'sound' : 'mute'}
        label={msg(lang, 'ui.sound')}
        pressed={sound}
        onClick={() => change({ sound: !sound })}
      />
      <Tool
        sign="help"
        label={msg(lang, 'ui.guide.title')}
        onClick={() => onOpen({ kind: 'guide' })}
      />
      <Tool sign="gear" label={msg(lang, 'ui.settings')} onClick={() => navigate('/settings')} />
      <Tool sign="leave" label={msg(lang, 'ui.leave')} onClick={quit} />
    </span>
  );
}
