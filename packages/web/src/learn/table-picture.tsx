// A picture of the table with ten numbered parts, explained below it.
import clsx from 'clsx';
import { planetAt, planetOf, ROLES } from '@eminent/engine';
import { msg, roleName } from '@eminent/text';
import type { ReactNode } from 'react';
import { FighterIcon, InfluenceIcon, RoleIcon } from '../art/icons.tsx';
import { PlanetArt } from '../art/planet-art.tsx';
import { Portrait } from '../art/portraits/portrait.tsx';
import { CardBack } from '../cards/card-back.tsx';
import { PrintedCard } from '../cards/card.tsx';
import { useLang } from '../settings/settings.ts';
import { GUIDE_PARTS, type GuidePart } from '../table/guide-parts.ts';
import list from './numbered-list.module.css';
import styles from './table-picture.module.css';

const HAND = ['survey', 'warfare', 'colonize', 'research'] as const;
const INFLUENCE_TOKENS = 12;

export function TablePicture() {
  const lang = useLang();
  return (
    <figure className={styles.picture} aria-label={msg(lang, 'ui.rulesStart.picture')}>
      <div className={styles.table} aria-hidden="true">
        <Part id="opponents">
          <Portrait face="oracle" className={styles.face} />
          <PlanetDisc name="zephan" />
          <PlanetDisc name="voson" />
        </Part>
        <SharedParts />
        <OwnParts />
      </div>
      <figcaption>
        <ol className={clsx(styles.legend, list.numbered)}>
          {GUIDE_PARTS.map(({ id }) => (
            <li key={id}>
              <b>{msg(lang, `ui.guide.parts.${id}.name`)}</b>{' '}
              {msg(lang, `ui.guide.parts.${id}.text`)}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function SharedParts() {
  return (
    <>
      <Part id="influence">
        {Array.from({ length: INFLUENCE_TOKENS }, (_, i) => (
          <InfluenceIcon key={`token ${i + 1}`} size="1em" />
        ))}
      </Part>
      <Part id="planets">
        <span className={styles.back}>
          <PlanetDisc name="drawde" isDark />
        </span>
      </Part>
      <Part id="stacks">
        {ROLES.map((role) => (
          <span key={role} className={styles.stack} data-hue={role}>
            <RoleIcon role={role} size="1.4em" />
          </span>
        ))}
      </Part>
      <Part id="technologies">
        <FaceDownCard />
        <FaceDownCard />
      </Part>
    </>
  );
}

function OwnParts() {
  const lang = useLang();
  return (
    <>
      <Part id="own">
        <PlanetDisc name="drawde" />
        <PlanetDisc name="chrispen" />
        <PlanetDisc name="erkam-w" isDark />
      </Part>
      <Part id="question">
        <span className={styles.ask}>
          <i />
          <b>{roleName(lang, 'survey')}</b>
        </span>
      </Part>
      <Part id="piles">
        <Portrait face="regent" className={styles.face} />
        <FaceDownCard />
      </Part>
      <Part id="hand">
        {HAND.map((card) => (
          <span key={card} className={styles.handCard}>
            <PrintedCard card={card} errata={false} />
          </span>
        ))}
      </Part>
      <Part id="fighters">
        <FighterIcon size="1.5em" />
        <b>3</b>
      </Part>
    </>
  );
}

function Part({ id, children }: { readonly id: GuidePart; readonly children: ReactNode }) {
  const number = GUIDE_PARTS.findIndex((part) => part.id === id) + 1;
  return (
    <div className={styles.part} style={{ gridArea: id }}>
      {children}
      <span className={styles.number}>{number}</span>
    </div>
  );
}

function FaceDownCard() {
  return (
    <span className={styles.card}>
      <CardBack />
    </span>
  );
}

function PlanetDisc({
  name,
  isDark = false,
}: {
  readonly name: string;
  readonly isDark?: boolean;
}) {
  const { id, type } = planetAt(planetOf(name));
  return (
    <span className={styles.planet}>
      <PlanetArt name={id} type={type} dark={isDark} />
    </span>
  );
}
