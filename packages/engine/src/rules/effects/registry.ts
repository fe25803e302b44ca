// The list of all effects. Their order determines the numbers of their steps.
import { annex } from './annex.ts';
import { attack } from './attack.ts';
import { build } from './build.ts';
import { colony } from './colony.ts';
import { colonyOrSettle } from './colony-or-settle.ts';
import { draw } from './draw.ts';
import { registerEffects } from './effect.ts';
import { espionage } from './espionage.ts';
import { fighters } from './fighters.ts';
import { fightersOrAttack } from './fighters-or-attack.ts';
import { fillPlanet } from './fill-planet.ts';
import { hire } from './hire.ts';
import { influence } from './influence.ts';
import { moreActions } from './more-actions.ts';
import { moreRoles } from './more-roles.ts';
import { planet } from './planet.ts';
import { produce } from './produce.ts';
import { produceOrTrade } from './produce-or-trade.ts';
import { producePerFighter } from './produce-per-fighter.ts';
import { reconDeck, reconPlanets } from './recon.ts';
import { remove } from './remove.ts';
import { removeAnywhere } from './remove-anywhere.ts';
import { removePermanent } from './remove-permanent.ts';
import { removeThis } from './remove-this.ts';
import { settle } from './settle.ts';
import { ships } from './ships.ts';
import { specialize } from './specialize.ts';
import { specializeProduction } from './specialize-production.ts';
import { take } from './take.ts';
import { takeTechnology } from './take-technology.ts';
import { terraform } from './terraform.ts';
import { trade } from './trade.ts';
import { turnEffect } from './turn-effect.ts';

export const EFFECTS = [
  fightersOrAttack,
  produce,
  trade,
  colonyOrSettle,
  settle,
  attack,
  terraform,
  produceOrTrade,
  remove,
  take,
  specialize,
  colony,
  removeAnywhere,
  draw,
  fighters,
  influence,
  removeThis,
  planet,
  fillPlanet,
  turnEffect,
  annex,
  build,
  espionage,
  hire,
  moreActions,
  moreRoles,
  producePerFighter,
  reconDeck,
  reconPlanets,
  removePermanent,
  ships,
  specializeProduction,
  takeTechnology,
] as const;

registerEffects(EFFECTS);
