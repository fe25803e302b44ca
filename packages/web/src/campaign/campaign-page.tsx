// The campaign page: chapters with their missions and victories, and the achievements.
import clsx from 'clsx';
import { LEVELS } from '@eminent/bots/registry';
import {
  gameChoiceText,
  listText,
  type Locale,
  msg,
  opponentText,
  variantText,
} from '@eminent/text';
import { SignIcon } from '../art/icons.tsx';
import { CHARACTER_NAMES } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { openGame } from '../game/open-game.ts';
import { useLang } from '../settings/settings.ts';
import { useVictories } from '../storage/storage.ts';
import { Page } from '../ui/page.tsx';
import { achievements, isChapterWon, nextMission, victoryIn } from './campaign-progress.ts';
import type { Victory } from '../storage/victories.ts';
import {
  type Chapter,
  CHAPTERS,
  type Mission,
  MISSIONS,
  type Opponent,
  setUpMission,
} from './missions.ts';
import shared from '../ui/page.module.css';
import styles from './campaign-page.module.css';

export function CampaignPage() {
  const lang = useLang();
  const victories = useVictories();
  const next = nextMission(victories);
  const n = MISSIONS.filter((one) => victoryIn(victories, one) !== undefined).length;
  return (
    <Page title={msg(lang, 'ui.campaign.title')} className={styles.campaign}>
      <p className={shared.intro}>
        {msg(lang, next === undefined ? 'ui.campaign.done' : 'ui.campaign.intro')}{' '}
        <b>{msg(lang, 'ui.campaign.count', { n, of: MISSIONS.length })}</b>
      </p>
      {CHAPTERS.map((chapter) => (
        <ChapterPanel key={chapter.id} chapter={chapter} victories={victories} next={next} />
      ))}
      <Achievements victories={victories} />
    </Page>
  );
}

interface ChapterPanelProps {
  readonly chapter: Chapter;
  readonly victories: readonly Victory[];
  readonly next: Mission | undefined;
}

function ChapterPanel({ chapter, victories, next }: ChapterPanelProps) {
  const lang = useLang();
  const id = `chapter-${chapter.id}`;
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>
        {msg(lang, `ui.campaign.chapters.${chapter.id}.name`)}
        {isChapterWon(chapter, victories) && (
          <small className={styles.won}>
            <SignIcon sign="check" size={16} /> {msg(lang, 'ui.campaign.complete')}
          </small>
        )}
      </h2>
      <p className="soft">{msg(lang, `ui.campaign.chapters.${chapter.id}.text`)}</p>
      <ol className={styles.missions}>
        {chapter.missions.map((mission) => (
          <MissionCard
            key={mission.id}
            mission={mission}
            victory={victoryIn(victories, mission)}
            isNext={mission === next}
          />
        ))}
      </ol>
    </section>
  );
}

/** Describes the game of a mission in a few words, such as "Official rules · Learning game". */
function gameWords(lang: Locale, { game, options }: Mission): string {
  const { players, scenarios, variant } = options;
  return [
    gameChoiceText(lang, game).name,
    ...(variant === 'standard' ? [] : [variantText(lang, variant).name]),
    ...(scenarios === 'off' ? [] : [msg(lang, 'ui.campaign.scenarios')]),
    ...(players === 2 ? [] : [msg(lang, 'ui.campaign.players', { n: players })]),
  ].join(' · ');
}

function nameOf(lang: Locale, opponent: Opponent): string {
  const title = opponentText(lang, opponent).name;
  return msg(lang, 'ui.campaign.opponent', { name: CHARACTER_NAMES[opponent], title });
}

interface FacesProps {
  readonly opponents: readonly Opponent[];
  /** Whether the mission can be played. Otherwise the faces are dimmed. */
  readonly isOpen: boolean;
}

function Faces({ opponents, isOpen }: FacesProps) {
  return (
    <span className={styles.faces}>
      {opponents.map((one) => (
        <Portrait
          key={one}
          face={one}
          name={CHARACTER_NAMES[one]}
          rank={LEVELS.find((level) => level === one)}
          dimmed={!isOpen}
          className={styles.face}
        />
      ))}
    </span>
  );
}

interface MissionCardProps {
  readonly mission: Mission;
  readonly victory: Victory | undefined;
  readonly isNext: boolean;
}

function MissionCard({ mission, victory, isNext }: MissionCardProps) {
  const lang = useLang();
  const { opponents } = mission;
  const names = listText(
    lang,
    opponents.map((one) => (opponents.length === 1 ? nameOf(lang, one) : CHARACTER_NAMES[one])),
  );
  const play = () => openGame(setUpMission(mission));
  const isOpen = isNext || victory !== undefined;
  return (
    <li className={styles.mission} data-open={isOpen || undefined}>
      <Faces opponents={opponents} isOpen={isOpen} />
      <span className={styles.words}>
        <b>{names}</b>
        {opponents.length === 1 && (
          <q className={styles.motto}>{msg(lang, `opponents.${opponents[0]}.motto`)}</q>
        )}
        <small className="soft">{gameWords(lang, mission)}</small>
        {victory !== undefined && (
          <small className={styles.won}>
            <SignIcon sign="check" size={16} /> {msg(lang, 'ui.campaign.won', { n: victory.lead })}
          </small>
        )}
      </span>
      {isOpen ? (
        <button
          type="button"
          className={clsx(isNext && 'primary')}
          aria-label={msg(lang, victory === undefined ? 'ui.campaign.play' : 'ui.campaign.again', {
            names,
          })}
          onClick={play}
        >
          {msg(lang, victory === undefined ? 'ui.play' : 'ui.campaign.rematch')}
        </button>
      ) : (
        <small className={clsx('soft', styles.locked)}>{msg(lang, 'ui.campaign.locked')}</small>
      )}
    </li>
  );
}

function Achievements({ victories }: { readonly victories: readonly Victory[] }) {
  const lang = useLang();
  const all = achievements(victories);
  const n = all.filter(({ isEarned }) => isEarned).length;
  return (
    <section className={shared.panel} aria-labelledby="achievements">
      <h2 id="achievements">
        {msg(lang, 'ui.campaign.achievements.title')}{' '}
        <small className="soft">
          {msg(lang, 'ui.campaign.achievements.count', { n, of: all.length })}
        </small>
      </h2>
      <ul className={styles.achievements}>
        {all.map(({ id, isEarned }) => (
          <li key={id} data-earned={isEarned || undefined}>
            <SignIcon sign={isEarned ? 'check' : 'flag'} size={18} />
            <span>
              {msg(lang, `ui.campaign.achievements.of.${id}`)}{' '}
              <small className={clsx(!isEarned && 'soft')}>
                {msg(
                  lang,
                  isEarned ? 'ui.campaign.achievements.earned' : 'ui.campaign.achievements.open',
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
