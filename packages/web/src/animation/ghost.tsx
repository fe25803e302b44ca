// A flying piece: a copy that looks like the piece on the table.
import { type PlanetBack, planetAt, planetOf } from '@eminent/engine';
import clsx from 'clsx';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { InfluenceIcon, ShipIcon, SlotIcon, TypeIcon } from '../art/icons.tsx';
import { Globe } from '../art/planet-art.tsx';
import { CardBack } from '../cards/card-back.tsx';
import { Card } from '../cards/card.tsx';
import { artName } from '../cards/planet.tsx';
import type { Animate } from './active-flights.ts';
import { type Corner, type Flight, riseOf, TURN, pathOf } from './flight.ts';
import type { Face } from './journeys.ts';
import styles from './ghost.module.css';

interface GhostProps {
  readonly flight: Flight;
  readonly corner: Corner;
  readonly animate: Animate;
}

/** Memoized: the start or end of another flight does not render this one again. */
export const Ghost = memo(({ flight, corner, animate }: GhostProps) => {
  const path = useRef<HTMLDivElement>(null);
  const rise = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { start, ms, waits } = flight;
    const timing: KeyframeAnimationOptions = {
      duration: ms,
      delay: start,
      fill: waits ? 'backwards' : 'none',
    };
    const lift = riseOf(flight);
    const animations = [
      animate(path.current, pathOf(flight, corner), timing),
      lift && animate(rise.current, lift, { duration: ms, delay: start }),
      flight.face.kind === 'turning'
        ? animate(turn.current, TURN, { duration: ms, delay: start, fill: 'both' })
        : undefined,
    ];
    return () => {
      for (const animation of animations) animation?.cancel();
    };
  }, [flight, corner, animate]);
  const { face, width, height } = flight;
  const size = {
    width,
    height,
    '--card-width': `${width}px`,
    '--card-height': `${height}px`,
    '--d': `${width}px`,
  };
  return (
    <div ref={path} className={styles.ghost} data-ghost={face.kind} style={size}>
      <div ref={rise} className={styles.part}>
        <div ref={turn} className={clsx(styles.part, face.kind === 'turning' && styles.turning)}>
          <FlyingPiece face={face} width={width} />
        </div>
      </div>
    </div>
  );
});

function FlyingPiece({ face, width }: { readonly face: Face; readonly width: number }): ReactNode {
  switch (face.kind) {
    case 'card':
      return <Card card={face.card} errata={false} />;
    case 'back':
      return <CardBack />;
    case 'turning':
      return <TurningCard card={face.card} />;
    case 'veil':
      return <FaceDownPlanet back={face.back} width={width} />;
    case 'planet': {
      const { type } = planetAt(planetOf(face.planet));
      return <Globe name={face.planet} type={type} />;
    }
    case 'goods':
      return <SlotIcon resource={face.resource} filled size={width} />;
    case 'influence':
      return (
        <span className={styles.influence}>
          <InfluenceIcon size={width} />
        </span>
      );
    case 'ship':
    case 'fighter':
      return (
        <span className={styles.fighter}>
          <ShipIcon ship={face.kind === 'ship' ? face.ship : 'fighter'} size={width} />
        </span>
      );
    case 'spark':
      return <span className={styles.spark} data-hue={face.role} />;
  }
}

function TurningCard({ card }: { readonly card: string }) {
  return (
    <>
      <div className={styles.front}>
        <Card card={card} errata={false} />
      </div>
      <div className={styles.behind}>
        <CardBack />
      </div>
    </>
  );
}

function FaceDownPlanet({ back, width }: { readonly back: PlanetBack; readonly width: number }) {
  const { type } = back;
  return (
    <>
      <Globe name={artName(back)} type={type} dark />
      <span className={styles.emblem}>
        <TypeIcon type={type} size={width * 0.4} />
      </span>
    </>
  );
}
