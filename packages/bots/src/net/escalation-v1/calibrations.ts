// Written by npm run tools -- calibration --fit. By number of players.
import type { Calibrations } from '../calibration.ts';

export const CALIBRATIONS: Calibrations = {
  2: { decider: 0.8688, others: 0.4313, toMove: 0.1062 },
  3: { decider: 0.625, others: 0.5938, toMove: 0.05 },
  4: { decider: 0.8375, others: 0.8, toMove: 0.0875 },
};
