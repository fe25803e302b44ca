// All Italian messages except the parts that are loaded on request.
import { effects } from './cards/effects.ts';
import { cards } from './cards/index.ts';
import { shortTexts } from './cards/short-texts.ts';
import { cli } from './cli.ts';
import { climax } from './planet-reveal.ts';
import { coach } from './coach.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { explanations } from './explanations.ts';
import { games, variants } from './games.ts';
import { glossary } from './glossary.ts';
import { market } from './market.ts';
import { opponents } from './opponents.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';
import {
  list,
  piece,
  planetTypeLetters,
  planetTypes,
  resources,
  scenarios,
  shipCounts,
  ships,
} from './pieces.ts';
import { picture } from './picture.ts';
import { previews } from './previews.ts';
import { problems } from './problems.ts';
import { reasons } from './reasons.ts';
import { recap } from './recap.ts';
import { reconstructed } from './rulesets/prototype-2010/messages.ts';
import { roles } from './roles.ts';
import { switches } from './rule-options.ts';
import { ends, phases, score } from './score.ts';
import { speech } from './bot-lines.ts';
import { tips } from './tips.ts';
import { ui } from './ui/index.ts';

export const messages = {
  list,
  resources,
  ships,
  shipCounts,
  scenarios,
  planetTypes,
  planetTypeLetters,
  picture,
  piece,
  roles,
  cards,
  shortTexts,
  effects,
  glossary,
  games,
  variants,
  switches,
  events,
  decisions,
  options,
  outcomes,
  explanations,
  market,
  speech,
  tips,
  phases,
  ends,
  score,
  opponents,
  previews,
  reasons,
  recap,
  problems,
  climax,
  coach,
  cli,
  reconstructed,
  ui,
} as const;
