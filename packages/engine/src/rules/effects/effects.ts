// The list of effects: a new one is a file here and a line below.
import { attack } from './attack.ts';
import { colony } from './colony.ts';
import { colonyOrSettle } from './colony-or-settle.ts';
import { draw } from './draw.ts';
import { registerEffects } from './effect.ts';
import { fighters } from './fighters.ts';
import { fightersOrAttack } from './fighters-or-attack.ts';
import { fillPlanet } from './fill-planet.ts';
import { influence } from './influence.ts';
import { planet } from './planet.ts';
import { produce } from './produce.ts';
import { produceOrTrade } from './produce-or-trade.ts';
import { remove } from './remove.ts';
import { removeAnywhere } from './remove-anywhere.ts';
import { removeThis } from './remove-this.ts';
import { settle } from './settle.ts';
import { specialize } from './specialize.ts';
import { take } from './take.ts';
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
] as const;

registerEffects(EFFECTS);
