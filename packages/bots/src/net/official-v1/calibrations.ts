// Written by npm run tools -- calibration --fit. By number of players.
import type { Calibrations } from '../calibration.ts';

export const CALIBRATIONS: Calibrations = {
  2: { decider: 0.8125, others: 0.3688, toMove: 0.15 },
  3: { decider: 0.6875, others: 0.575, toMove: 0.1125 },
  4: { decider: 0.675, others: 0.65, toMove: 0.1125 },
};
