// All texts of the page's interface, one file for each screen, in Italian.
import { aftermath } from './aftermath.ts';
import { campaign } from './campaign.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { storage } from './storage.ts';
import { piles } from './piles.ts';
import { question } from './question.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { setUp } from './set-up.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { technologies } from './technologies.ts';
import { errors } from './errors.ts';

export const ui = {
  ...general,
  ...home,
  ...campaign,
  ...storage,
  ...setUp,
  ...settings,
  ...table,
  ...question,
  ...technologies,
  ...piles,
  ...result,
  ...aftermath,
  ...replay,
  ...rules,
  ...errors,
} as const;
